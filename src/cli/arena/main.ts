/** `npm run arena`: plays policies against each other. Prints results to standard output, everything else to standard error. */
import { GAMES } from '../../games/index.js'
import { run } from '../arguments.js'
import { arenaCommand } from './command.js'
import { resultsAsJson, resultsAsTable } from './report.js'
import { runContest } from './run-contest.js'

await run(arenaCommand(GAMES), (contest) => {
  const results = runContest(contest, (text) => process.stderr.write(`${text}\n`))
  process.stdout.write(contest.json ? resultsAsJson(contest, results) : resultsAsTable(contest, results))
  return 0
})
