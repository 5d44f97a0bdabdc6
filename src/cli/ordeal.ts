/** `npm run ordeal`: puts the program through something hard. What came of it on standard output, progress on standard error. */
import { instruct } from './arguments.js'
import { compileProgram } from './compiled.js'
import { parseOrdeal, usageOf } from './ordeal/options.js'
import { reportOf } from './ordeal/report.js'
import { TRIALS } from './ordeal/trials.js'

async function main(args: readonly string[]): Promise<number> {
  const parsed = parseOrdeal(args, TRIALS)
  switch (parsed.kind) {
    case 'help':
    case 'wrong':
      return instruct('ordeal', usageOf(TRIALS), parsed)
    case 'run': {
      await compileProgram()
      const { trial, amount, seed, json } = parsed
      const began = performance.now()
      const verdict = await trial.run({ amount, seed, progress: (text) => process.stderr.write(`${text}\n`) })
      process.stdout.write(reportOf(trial.name, seed, verdict, (performance.now() - began) / 1000, json))
      return verdict.failures.length === 0 ? 0 : 1
    }
    default:
      return parsed satisfies never
  }
}

process.exitCode = await main(process.argv.slice(2))
