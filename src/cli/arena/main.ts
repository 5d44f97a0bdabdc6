/** `npm run arena`: plays policies against each other. Prints results to standard output, everything else to standard error. */
import { GAMES } from '../../games/index.js'
import { run } from '../arguments.js'
import { arenaCommand } from './command.js'
import { logScore, scoresIn } from './game-log.js'
import { resultsAsJson, resultsAsTable } from './report.js'
import { runContest } from './run-contest.js'

await run(arenaCommand(GAMES), (contest) => {
  const { log, json } = contest
  const scores = runContest(
    contest,
    log === null ? [] : scoresIn(log, contest),
    (score) => log === null || logScore(log, contest, score),
    (text) => process.stderr.write(`${text}\n`),
  )
  process.stdout.write(json ? resultsAsJson(contest, scores) : resultsAsTable(contest, scores))
  return 0
})
