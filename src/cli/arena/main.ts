/** `npm run arena`: plays policies against each other. Prints results to standard output, everything else to standard error. */
import { GAMES } from '../../games/index.js'
import { run } from '../arguments.js'
import { arenaCommand, type Contest } from './command.js'
import { LogUnusable, logScore, scoresIn } from './game-log.js'
import { resultsAsJson, resultsAsTable } from './report.js'
import { runContest } from './run-contest.js'

function main(contest: Contest): number {
  const { log, json } = contest
  const scores = runContest(
    contest,
    log === null ? [] : scoresIn(log, contest),
    (score) => log === null || logScore(log, contest, score),
    (text) => process.stderr.write(`${text}\n`),
  )
  process.stdout.write(json ? resultsAsJson(contest, scores) : resultsAsTable(contest, scores))
  return 0
}

await run(arenaCommand(GAMES), main, { kinds: [LogUnusable], status: 1 })
