/**
 * One user makes as many requests as allowed, and the most expensive ones, beside many tables. Measures what the other players
 * notice.
 */
import { setTimeout as after } from 'node:timers/promises'
import { at } from '../../engine/lists.js'
import { GAMES } from '../../games/index.js'
import type { Pause } from '../../operator/pauses.js'
import type { InteractionOutcome } from '../../sandbox/server/interactions/interactions.js'
import { openStore } from '../../store/sqlite/open.js'
import { fillWithGames } from '../bench/storage/finished-games.js'
import { FIGURES, REGULAR_IN } from '../bench/worst/stage.js'
import { FEW_PICTURES } from '../wire/crowded.js'
import { isAnswered, settledIn } from '../wire/settled.js'
import { type Ask, prepareAsks } from './attack/questions.js'
import { type Answers, type Crowd, isTimeFor, openTables, playAhead, playSlowly } from './load/crowd.js'
import { type Answered, pauseFigures, quantile } from './load/measure.js'
import { sampleVitals } from './load/vitals.js'
import type { Asked, Trial, Verdict } from './trial.js'
import { type Arena, stop, type Terms, whileRunning, withArena } from './wire/arena.js'

/** The tables under attack and the content of their server. */
export interface Attacked extends Omit<Crowd, 'rushMs'> {
  /** Presses that the attacker's own game is old. */
  readonly steps: number
  readonly games: number
  readonly players: number
}

const USUAL: Attacked = { tables: 50, thinkingMs: 8_000, spread: 100, steps: 110, games: 1_000_000, players: 100_000 }

/** The bot's default limit on one user's requests, and the time it applies to. */
const LIMIT = 120
const WINDOW_MS = 10_000
/** Holds for 99 of 100 presses of the other players. */
const P99_LIMIT_MS = 250
const ATTACKER = 'Black Bart'
const ACCOMPLICE = 'Charley'

export const attackTrial: Trial = {
  name: 'attack',
  what: `for N minutes one user asks ${LIMIT} times in ten seconds, all at once, beside ${USUAL.tables} tables, on a server with ${USUAL.games} finished games`,
  unit: 'minutes',
  usual: 4,
  run: (asked) => withstand(asked, USUAL),
}

/**
 * Repeats the slowest question for a third of `amount` minutes, cycles through all of them, then presses the button that erases
 * the attacker.
 */
export function withstand({ amount, seed, progress }: Asked, attacked: Attacked, terms: Terms = {}): Promise<Verdict> {
  const work = async (arena: Arena): Promise<Verdict> => {
    const attacker = arena.sandbox.addUser({ name: ATTACKER, locale: 'en-US' })
    arena.sandbox.addUser({ name: ACCOMPLICE, locale: 'en-US' })
    progress(`storing ${attacked.games} games of ${attacked.players} players`)
    fill(arena, attacker.id, attacked)
    const bot = arena.launch()
    const url = /^Metrics: (\S+)$/m.exec(await bot.ready)?.[1]
    const sampling = url === undefined ? null : sampleVitals(url)
    const matches = await openTables(arena, attacked.tables, seed)
    await whileRunning(bot, playAhead(matches, attacked.spread))
    progress(`${matches.length} tables are at all stages of their games`)
    const asks = await whileRunning(bot, prepareAsks(arena, ATTACKER, ACCOMPLICE, attacked.steps, seed))
    const from = performance.now()
    const third = amount * 20_000
    const isEnd = () => isTimeFor(attacked, from + 3 * third, answers)
    const answers: Answers = { presses: [], hints: [] }
    const play = matches.map((match, index) => playSlowly(arena, match, index, attacked, seed, isEnd, answers))
    const attack = async () => {
      const alone = await assail([asks.slowest], from + third)
      progress('now all questions in turn')
      const inTurn = await assail(asks.all, from + 2 * third)
      progress('now the button that erases whoever presses it')
      await asks.leave()
      return [...alone, ...inTurn, ...(await assail([asks.erase], from + 3 * third))]
    }
    const [assault] = await whileRunning(bot, Promise.all([attack(), ...play]))
    await sampling?.stop()
    const pauses = (sampling?.looks ?? []).filter((look) => look.at >= from).map(({ ownPause }) => ownPause)
    const { figures, failures } = verdictOn(answers.presses, assault, pauses)
    const kinds = asks.all.length + 1
    return {
      figures: { tables: matches.length, 'different questions': kinds, ...figures },
      failures: [...failures, ...(await stop(bot))],
    }
  }
  const settings = { METRICS_PORT: '0', PRESS_LIMIT: `${LIMIT}` }
  return withArena(attacked.tables, work, { settings, discord: FEW_PICTURES, ...terms })
}

/** Stores finished games of the arena's server. The attacker has played one in fifty of them. */
function fill({ sandbox, games: [game], database }: Arena, userId: string, { games, players }: Attacked): void {
  if (!('path' in database)) throw new Error('The attack fills a database file.')
  openStore(database.path).close()
  const regular = { userId, in: REGULAR_IN }
  const ids = { guildId: sandbox.guild().id, gameId: game?.id ?? at(GAMES, 0).id, idsFrom: '31000000000000' }
  fillWithGames(database.path, { ...ids, games, players, regular, figures: FIGURES, until: new Date() })
}

/**
 * Asks {@link LIMIT} times at once, and again whenever the bot accepts more, but at least once. Returns whether each was
 * answered.
 */
async function assail(asks: readonly Ask[], to: number): Promise<readonly boolean[]> {
  const pending: Promise<InteractionOutcome | null>[] = []
  let asked = 0
  do {
    for (let burst = 0; burst < LIMIT; burst++) pending.push(settledIn(at(asks, asked++ % asks.length)(), WINDOW_MS))
    await after(Math.min(WINDOW_MS, Math.max(0, to - performance.now())))
  } while (performance.now() < to)
  return (await Promise.all(pending)).map(isAnswered)
}

/** What the other players noticed. Whether the attacker was answered is reported but is no criterion. */
export function verdictOn(answers: readonly Answered[], assault: readonly boolean[], pauses: readonly Pause[]): Verdict {
  const times = answers.flatMap(({ ms }) => ms ?? [])
  const lost = answers.length - times.length
  const p99 = quantile(times, 0.99)
  return {
    figures: {
      'questions of the attacker': assault.length,
      'of them answered': assault.filter(Boolean).length,
      'presses of the others': answers.length,
      'answer to the others, median (ms)': quantile(times, 0.5),
      'answer to the others, 99 of 100 (ms)': p99,
      'answer to the others, slowest (ms)': Math.max(0, ...times),
      'presses of the others without an answer': lost,
      ...pauseFigures(pauses),
    },
    failures: [
      ...(times.length === 0 ? ['nothing was answered to the others'] : []),
      ...(lost > 0 ? [`${lost} presses of the others were not answered`] : []),
      ...(p99 >= P99_LIMIT_MS
        ? [`99 of 100 answers to the others take up to ${Math.round(p99)} ms, not less than ${P99_LIMIT_MS}`]
        : []),
    ],
  }
}
