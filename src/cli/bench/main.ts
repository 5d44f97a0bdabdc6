/** `npm run bench`: measures the program. Prints results to standard output and progress to standard error. */
import { run } from '../arguments.js'
import { compileProgram } from '../compiled.js'
import { benchCommand } from './command.js'
import { METRICS } from './metrics.js'
import { reportTable } from './report.js'
import { runBench } from './run.js'
import { askTheWorst, USUAL_GAMES, USUAL_PLAYERS, worstTable } from './worst/run.js'

const progress = (text: string) => void process.stderr.write(`${text}\n`)

await run(benchCommand(METRICS), async (job) => {
  if (job.kind === 'worst') {
    const report = await askTheWorst(USUAL_GAMES, USUAL_PLAYERS, progress)
    process.stdout.write(job.json ? `${JSON.stringify(report)}\n` : worstTable(report))
    return 0
  }
  await compileProgram()
  const report = await runBench(job.metrics, progress)
  process.stdout.write(job.json ? `${JSON.stringify(report)}\n` : reportTable(report))
  return 0
})
