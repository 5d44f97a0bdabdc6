import type { Contest } from './command.js'
import { intervalOf } from './interval.js'
import { type Result, resultsOf } from './results.js'
import { type Score, seedOf } from './run-contest.js'

/** The results as a Markdown table. */
export function resultsAsTable(contest: Contest, scores: readonly Score[]): string {
  const { game, policies, chosen } = contest
  const games = scores.length
  const options = Object.entries(chosen).map(([name, value]) => `, ${name} ${value}`)
  const rows = resultsOf(contest, scores).map((result) => {
    const { policy, wins, share, interval, par, points, ms } = figuresOf(contest, games, result)
    const [low, high] = interval
    const cells = [policy, wins.toFixed(1), `${percent(share)} (${percent(low)} to ${percent(high)})`, percent(par)]
    return `| ${[...cells, points.toFixed(1), ms.toFixed(2)].join(' | ')} |`
  })
  return [
    `${game.id}: ${games} games of ${policies.join(',')}${options.join('')}, seeds ${seedsOf(contest).join(' to ')}`,
    '',
    '| Policy | Wins | Share of wins (95 % interval) | Par | Points | ms of processor a decision |',
    '|---|--:|--:|--:|--:|--:|',
    ...rows,
    '',
  ].join('\n')
}

/** The results as one JSON object. Shares are from 0 to 1, times in milliseconds. */
export function resultsAsJson(contest: Contest, scores: readonly Score[]): string {
  const { game, policies, chosen } = contest
  const games = scores.length
  const figures = resultsOf(contest, scores).map((result) => figuresOf(contest, games, result))
  return `${JSON.stringify({ game: game.id, games, policies, options: chosen, seeds: seedsOf(contest), results: figures })}\n`
}

/** `par` is the share of wins that it would have among equals; points are those of a seat and game on average. */
function figuresOf({ policies }: Contest, games: number, { policy, seats, wins, points, decisions, ms }: Result) {
  return {
    policy,
    seats,
    wins,
    share: wins / games,
    interval: intervalOf(wins, games),
    par: seats / policies.length,
    points: points / games / seats,
    decisions,
    ms: decisions === 0 ? 0 : ms / decisions,
  }
}

/** The seeds of the first and of the last deal. */
function seedsOf(contest: Contest): readonly string[] {
  const last = seedOf(contest, contest.games)
  return last === contest.seed ? [last] : [contest.seed, last]
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
