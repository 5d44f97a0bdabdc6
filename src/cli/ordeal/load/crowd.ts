/** A crowd of scripted players at many tables: how they sit down, and at what pace they press. */
import { setTimeout as after } from 'node:timers/promises'
import { at } from '../../../engine/lists.js'
import { seededRandom } from '../../../engine/random.js'
import { nextPress, type Player } from '../../wire/player.js'
import type { Offer } from '../../wire/screen.js'
import { isAnswered, settledIn } from '../../wire/settled.js'
import type { Arena } from '../wire/arena.js'
import { companyOf } from '../wire/company.js'
import { askForPanels, gather, hintBeside, isOver, type Match, sitDown } from '../wire/match.js'
import type { Answered } from './measure.js'

export interface Crowd {
  readonly tables: number
  /** The average time between two presses at a table. */
  readonly thinkingMs: number
  /** How many presses the last table is ahead of the first when measuring begins, as if the tables had been opened over time. */
  readonly spread: number
  /** At the end everybody presses without thinking for this long, to measure the throughput. */
  readonly rushMs: number
  /** Measuring continues until this many presses were answered, however long that takes. */
  readonly leastAnswers?: number
}

const OPENING_AT_ONCE = 5
/** Idle time per check, and the number of idle checks after which players ask for their panels. */
const IDLE_MS = 100
const PATIENCE = 30

/** Opens `count` tables with all seats taken. Tables that could not be opened are missing from the result. */
export async function openTables(arena: Arena, count: number, seed: string): Promise<readonly Match[]> {
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

/** The n-th game of a table's players. The tables cycle through all numbers of seats. */
function matchAt({ sandbox, games }: Arena, table: number, round: number, seed: string): Match {
  const game = at(games, table % games.length)
  const company = companyOf(table, table, game)
  const random = seededRandom(`${seed}/${table}/${round}`)
  return gather(sandbox, { gameId: game.id, channel: `table-${table}-${round}`, company, random })
}

/** One in this many players asks for a hint before a press. */
const HINT_EVERY = 10

/** What was asked while a crowd played. */
export interface Answers {
  readonly presses: Answered[]
  /** A hint is thought about first, so that it takes longer. */
  readonly hints: Answered[]
}

/** Presses after thinking, until `isEnd`. When a game is over the same players begin another one. */
export async function playSlowly(
  arena: Arena,
  first: Match,
  table: number,
  { thinkingMs }: Pick<Crowd, 'thinkingMs'>,
  seed: string,
  isEnd: () => boolean,
  answers: Answers,
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
    const hint = match.random.below(HINT_EVERY) === 0 ? hintBeside(match, next) : null
    const answer = await timed(next.player, hint ?? next.offer)
    // A player without an answer presses again.
    if (answer.ms === null) called.delete(next.player)
    const asked = hint === null ? answers.presses : answers.hints
    asked.push(answer)
  }
}

async function timed(player: Player, offer: Offer): Promise<Answered> {
  const began = performance.now()
  const outcome = await settledIn(player.use(offer))
  return { at: began, ms: isAnswered(outcome) ? performance.now() - began : null }
}

/** Computer players think before each move, so their tables play ahead only this part of the others' presses. */
const WITH_COMPUTERS = 1 / 6

/** Spreads the tables over all stages of a game. The last one is `spread` presses ahead of the first. */
export async function playAhead(matches: readonly Match[], spread: number): Promise<void> {
  const share = ({ computers }: Match, index: number) =>
    ((spread * index) / matches.length) * (computers === null ? 1 : WITH_COMPUTERS)
  await Promise.all(matches.map((match, index) => hurry(match, (presses) => isOver(match) || presses >= share(match, index))))
}

/** Presses without thinking until `enough`. Returns the number of answered presses. */
export async function hurry(match: Match, enough: (presses: number) => boolean): Promise<number> {
  const called = new Map<Player, string>()
  let presses = 0
  let idle = 0
  while (!enough(presses)) {
    const next = isOver(match) ? null : nextPress(match.players, called, match.random)
    if (next === null) {
      await after(IDLE_MS)
      // A player who was called and found nothing to press looks again.
      if (++idle % PATIENCE === 0 && !isOver(match)) await askForPanels(match)
      continue
    }
    idle = 0
    if (isAnswered(await settledIn(next.player.use(next.offer)))) presses++
    else called.delete(next.player)
  }
  return presses
}

/** Whether the time `at` has come and at least the crowd's `leastAnswers` presses were answered. */
export function isTimeFor({ leastAnswers = 0 }: Pick<Crowd, 'leastAnswers'>, at: number, { presses }: Answers): boolean {
  return performance.now() >= at && presses.filter(({ ms }) => ms !== null).length >= leastAnswers
}
