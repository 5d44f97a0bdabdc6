/** Plays many tables at once at the pace of people. Measures response times and the condition of the bot's process. */
import { FEW_PICTURES } from '../wire/crowded.js'
import { type Answers, type Crowd, hurry, isTimeFor, openTables, playAhead, playSlowly } from './load/crowd.js'
import { verdictOf } from './load/measure.js'
import { sampleVitals } from './load/vitals.js'
import type { Asked, Trial, Verdict } from './trial.js'
import { type Arena, stop, type Terms, whileRunning, withArena } from './wire/arena.js'
import type { Match } from './wire/match.js'

/** A game takes 150 to 200 presses. At this pace that is about twenty minutes, which is fast for people. */
const USUAL: Crowd = { tables: 200, thinkingMs: 8_000, spread: 180, rushMs: 20_000 }

export const loadTrial: Trial = {
  name: 'load',
  what: `${USUAL.tables} tables at once for N minutes, a press every ${USUAL.thinkingMs / 1000} seconds at each, from all stages of a game on`,
  unit: 'minutes',
  usual: 10,
  run: (asked) => bear(asked, USUAL),
}

/** Has a crowd play for `amount` minutes. */
export function bear({ amount, seed, progress }: Asked, crowd: Crowd, discord: Terms['discord'] = {}): Promise<Verdict> {
  const work = async (arena: Arena): Promise<Verdict> => {
    const bot = arena.launch()
    const url = /^Metrics: (\S+)$/m.exec(await bot.ready)?.[1]
    if (url === undefined) throw new Error('The bot does not say where its metrics are.')
    const sampling = sampleVitals(url)
    const answers: Answers = { presses: [], hints: [] }
    const matches = await openTables(arena, crowd.tables, seed)
    progress(`${matches.length} tables are open`)
    await whileRunning(bot, playAhead(matches, crowd.spread))
    progress('they are at all stages of their games')
    const from = performance.now()
    let to = Number.POSITIVE_INFINITY
    const isEnd = () => {
      if (isTimeFor(crowd, from + amount * 60_000, answers)) to = Math.min(to, performance.now())
      return Number.isFinite(to)
    }
    const play = Promise.all(matches.map((match, index) => playSlowly(arena, match, index, crowd, seed, isEnd, answers)))
    await whileRunning(bot, play)
    await sampling.stop()
    const { figures, failures } = verdictOf({ tables: matches.length, from, to, ...answers, looks: sampling.looks })
    progress('now everybody presses without thinking')
    const most = await rush(matches, crowd.rushMs)
    const opened = matches.length === crowd.tables ? [] : [`only ${matches.length} tables could be opened`]
    return { figures: { ...figures, 'most presses a second': most }, failures: [...opened, ...failures, ...(await stop(bot))] }
  }
  return withArena(crowd.tables, work, { settings: { METRICS_PORT: '0' }, discord: { ...FEW_PICTURES, ...discord } })
}

/** Answered presses per second when everybody presses as soon as possible. */
async function rush(matches: readonly Match[], ms: number): Promise<number> {
  const end = performance.now() + ms
  const presses = await Promise.all(matches.map((match) => hurry(match, () => performance.now() >= end)))
  return presses.reduce((sum, count) => sum + count, 0) / (ms / 1000)
}
