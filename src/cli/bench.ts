/** `npm run bench`: measures the program. Results on standard output, progress on standard error. */
import { instruct } from './arguments.js'
import { METRICS } from './bench/metrics.js'
import { parseBench, usageOf } from './bench/options.js'
import { reportTable } from './bench/report.js'
import { runBench } from './bench/run.js'
import { askTheWorst, USUAL_GAMES, USUAL_PLAYERS, worstTable } from './bench/worst/run.js'
import { compileProgram } from './compiled.js'

const progress = (text: string) => void process.stderr.write(`${text}\n`)
const parsed = parseBench(process.argv.slice(2), METRICS)
switch (parsed.kind) {
  case 'help':
  case 'wrong':
    process.exitCode = instruct('bench', usageOf(METRICS), parsed)
    break
  case 'worst': {
    const report = await askTheWorst(USUAL_GAMES, USUAL_PLAYERS, progress)
    process.stdout.write(parsed.json ? `${JSON.stringify(report)}\n` : worstTable(report))
    break
  }
  case 'run': {
    await compileProgram()
    const report = await runBench(parsed.metrics, progress)
    process.stdout.write(parsed.json ? `${JSON.stringify(report)}\n` : reportTable(report))
    break
  }
  default:
    parsed satisfies never
}
