/** `npm run ordeal`: puts the program under stress. Prints results to standard output and progress to standard error. */
import { run } from '../arguments.js'
import { compileProgram } from '../compiled.js'
import { ordealCommand } from './command.js'
import { reportOf } from './report.js'
import { TRIALS } from './trials.js'

await run(ordealCommand(TRIALS), async ({ trial, amount, seed, json, url }) => {
  await compileProgram()
  const began = performance.now()
  const progress = (text: string) => process.stderr.write(`${text}\n`)
  const verdict = await trial.run({ amount, seed, progress }, url === null ? {} : { database: { url } })
  process.stdout.write(reportOf(trial.name, seed, verdict, (performance.now() - began) / 1000, json))
  return verdict.failures.length === 0 ? 0 : 1
})
