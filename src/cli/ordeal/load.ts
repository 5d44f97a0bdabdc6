/** Many tables at once, at the pace of people: how long answers take, and how the bot's process bears it. */
import { setTimeout as after } from 'node:timers/promises'
import { at, seededRandom } from '../../engine/random.js'
import { GAMES } from '../../games/index.js'
import { nextPress, type Player } from '../wire/player.js'
import { settledIn } from '../wire/settled.js'
import { type Answered, verdictOf } from './load/measure.js'
import { keepVigil } from './load/vitals.js'
import type { Asked, Trial, Verdict } from './trial.js'
import { type Arena, namesAt, stop, type Terms, whileRunning, withArena } from './wire/arena.js'
import { askForPanels, gather, isOver, type Match, sitDown } from './wire/match.js'

export interface Crowd {
  readonly tables: number
  /** From one press at a table to the next, on average. */
  readonly thinkingMs: number
  /** So many presses the last table is ahead of the first when measuring begins, as if all had begun one after the other. */
  readonly spread: number
  /** At the end all press without thinking, to find out how much is possible. */
  readonly rushMs: number
  /** Measuring goes on, however long it takes, until so many presses were answered. */
  readonly leastAnswers?: number
}

/** A game takes 150 to 200 presses: at this pace some twenty minutes, which is brisk for people. */
const USUAL: Crowd = { tables: 200, thinkingMs: 8_000, spread: 180, rushMs: 20_000 }
const OPENING_AT_ONCE = 5
/** Nothing to press for so long at a time, so often: players ask for their panels. */
const IDLE_MS = 100
const PATIENCE = 30
/** Nobody looks at the pictures here. */
const FILE_BUDGET = 8 * 2 ** 20

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
    const vigil = keepVigil(url)
    const answers: Answered[] = []
    const matches = await openTables(arena, crowd.tables, seed)
    progress(`${matches.length} tables are open`)
    await whileRunning(bot, playAhead(matches, crowd.spread))
    progress('they are at all stages of their games')
    const from = performance.now()
    const answered = () => answers.filter(({ ms }) => ms !== null).length
    const isTime = () => performance.now() >= from + amount * 60_000 && answered() >= (crowd.leastAnswers ?? 0)
    let to = Number.POSITIVE_INFINITY
    const isEnd = () => {
      if (isTime()) to = Math.min(to, performance.now())
      return Number.isFinite(to)
    }
    const play = Promise.all(matches.map((match, index) => playSlowly(arena, match, index, crowd, seed, isEnd, answers)))
    await whileRunning(bot, play)
    await vigil.stop()
    const { figures, failures } = verdictOf({ tables: matches.length, from, to, answers, looks: vigil.looks })
    progress('now everybody presses without thinking')
    const most = await rush(matches, crowd.rushMs)
    const opened = matches.length === crowd.tables ? [] : [`only ${matches.length} tables could be opened`]
    return { figures: { ...figures, 'most presses a second': most }, failures: [...opened, ...failures, ...(await stop(bot))] }
  }
  return withArena(crowd.tables, work, { settings: { METRICS_PORT: '0' }, discord: { fileBudget: FILE_BUDGET, ...discord } })
}

async function openTables(arena: Arena, count: number, seed: string): Promise<readonly Match[]> {
  const opened: Match[] = []
  const waiting = [...Array(count).keys()]
  const openSome = async () => {
    for (let table = waiting.shift(); table !== undefined; table = waiting.shift()) {
      const match = matchAt(arena, table, 0, seed)
      if (await sitDown(match)) opened.push(match)
    }
  }
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, openSome))
  return opened
}

/** The n-th game of a table's players: by turns with all numbers of seats. */
function matchAt({ sandbox }: Arena, table: number, round: number, seed: string): Match {
  const game = at(GAMES, table % GAMES.length)
  const { min, max } = game.seats
  const names = namesAt(table).slice(0, min + (table % (max - min + 1)))
  return gather(sandbox, game.id, `table-${table}-${round}`, names, seededRandom(`${seed}/${table}/${round}`))
}

/** Presses after thinking, until it is time to stop; when a game is over the same players begin another one. */
async function playSlowly(
  arena: Arena,
  first: Match,
  table: number,
  { thinkingMs }: Crowd,
  seed: string,
  isEnd: () => boolean,
  answers: Answered[],
): Promise<void> {
  let match = first
  let called = new Map<Player, string>()
  for (let round = 1; ; ) {
    await after(thinkingMs / 2 + match.random.below(thinkingMs))
    if (isEnd()) return
    if (isOver(match)) {
      match = matchAt(arena, table, round++, seed)
      called = new Map()
      await sitDown(match)
      continue
    }
    const next = nextPress(match.players, called, match.random)
    if (next === null) {
      await askForPanels(match)
      continue
    }
    const began = performance.now()
    const outcome = await settledIn(next.player.use(next.offer))
    const isAnswered = outcome !== null && outcome.state !== 'failed'
    // Whoever was not answered presses again.
    if (!isAnswered) called.delete(next.player)
    answers.push({ at: began, ms: isAnswered ? performance.now() - began : null })
  }
}

/** Brings the tables to all stages of a game, the last one `spread` presses further than the first. */
async function playAhead(matches: readonly Match[], spread: number): Promise<void> {
  const share = (index: number) => (spread * index) / matches.length
  await Promise.all(matches.map((match, index) => hurry(match, (presses) => isOver(match) || presses >= share(index))))
}

/** How many presses a second are answered if everybody presses as soon as they can. */
async function rush(matches: readonly Match[], ms: number): Promise<number> {
  const end = performance.now() + ms
  const presses = await Promise.all(matches.map((match) => hurry(match, () => performance.now() >= end)))
  return presses.reduce((sum, count) => sum + count, 0) / (ms / 1000)
}

/** Presses without thinking until it is `enough`; how many presses were answered. */
async function hurry(match: Match, enough: (presses: number) => boolean): Promise<number> {
  const called = new Map<Player, string>()
  let presses = 0
  let idle = 0
  while (!enough(presses)) {
    const next = isOver(match) ? null : nextPress(match.players, called, match.random)
    if (next === null) {
      await after(IDLE_MS)
      // Whoever was called and found nothing to do yet looks again.
      if (++idle % PATIENCE === 0 && !isOver(match)) await askForPanels(match)
      continue
    }
    idle = 0
    const outcome = await settledIn(next.player.use(next.offer))
    if (outcome !== null && outcome.state !== 'failed') presses++
    else called.delete(next.player)
  }
  return presses
}
