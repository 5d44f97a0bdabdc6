/** The past of a game: every position it went through, found by replaying its log. Positions that were undone are left out. */
import type { Seat } from '../../engine/game.js'
import { grouped, replaced } from '../../engine/lists.js'
import type { GameState, Ruleset } from '../../games/game.js'
import { counting, type GameEntry, type LogEntry } from '../model/log.js'
import type { User } from '../model/people.js'
import { isSecret } from '../model/secrecy.js'
import type { Lobby, Table } from '../model/table.js'
import { isSameState, replay } from './replay.js'

/** A table whose game has begun, in any later status. */
export type Played = Exclude<Table, Lobby> & { readonly state: GameState }

/** A seat that changed hands, and its player until then. */
interface Handover {
  readonly seat: Seat
  readonly from: User
}

/** An earlier position of a game. */
interface Position {
  readonly state: GameState
  /** Number of the turn that it belongs to. */
  readonly turn: number
  /** The entry that led to it. Null for the first position. */
  readonly entry: GameEntry | null
  /** The handovers after that entry, in order. */
  readonly later: readonly Handover[]
}

/**
 * All positions by their number, which counts from 0. Position 0 is the first decision or the start of the first turn. Never
 * empty.
 */
export type Past = readonly [Position, ...Position[]]

/** The table if its game has begun, else null. */
export function playedOf(table: Table): Played | null {
  if (table.status === 'lobby') return null
  const { state } = table
  return state === null ? null : { ...table, state }
}

/**
 * The past of a table from its whole log. Yields after each entry that is replayed. Returns null if the log does not lead to the
 * table's state (as after a change of the rules), or if nobody had anything to decide yet. As long as the game goes on, secret
 * steps are left out, or their number would tell everybody how many there were.
 */
export function* retraced(table: Played, log: readonly LogEntry[]): Generator<undefined, Past | null> {
  const { game, players, options, status } = table
  const dealt = game.setup(players.length, options)
  if (dealt === null) return null
  try {
    const all = yield* positionsFrom(table, dealt, log)
    if (all.length === 0 || !isSameState(game, all.at(-1)?.state ?? dealt, table.state)) return null
    const [first, ...others] = status === 'playing' ? yield* openOnes(game, all) : all
    return first === undefined ? null : [{ ...first, entry: null }, ...others]
  } catch {
    return null
  }
}

/** Positions from the start of the first turn on, or from the first decision before it. Throws if an entry does not fit. */
function* positionsFrom({ game }: Played, dealt: GameState, log: readonly LogEntry[]): Generator<undefined, readonly Position[]> {
  const handovers = log.flatMap((entry) => (entry.kind === 'replaced' ? [entry] : []))
  const positions: Position[] = []
  let state = dealt
  for (const entry of counting(log)) {
    state = replay(game, state, [entry])
    const turn = game.turn(state).number
    const hasBegun = turn > 0 || positions.length > 0 || game.toMove(state).kind === 'seats'
    const later = handovers.flatMap(({ position, seat, from }) => (position > entry.position ? [{ seat, from }] : []))
    if (hasBegun) positions.push({ state, turn, entry, later })
    yield
  }
  return positions
}

/** The positions without those to which secret steps led. */
function* openOnes(game: Ruleset, positions: readonly Position[]): Generator<undefined, readonly Position[]> {
  const open: Position[] = []
  let before: GameState | null = null
  for (const position of positions) {
    const { state: after, entry } = position
    if (before === null || !isSecret(game, { before, facts: entry?.facts ?? [], after })) open.push(position)
    before = after
    yield
  }
  return open
}

/** Numbers of the last positions of turns, including the last position of all. */
export function turnEnds(past: Past): readonly number[] {
  return past.flatMap(({ turn }, number) => (past[number + 1]?.turn === turn ? [] : [number]))
}

/** A position by its number, as the outcome of a single step or of all that has happened since the end of the turn before it. */
export interface Stop {
  readonly by: 'step' | 'turn'
  readonly number: number
}

/** Entries between which no seat changed hands, and the number of the position to which they led. */
export interface Stretch {
  readonly entries: readonly GameEntry[]
  readonly number: number
}

/** What led to a stop. Empty for the first position. */
export function stretchesTo(past: Past, { by, number }: Stop): readonly Stretch[] {
  const before = by === 'step' ? number - 1 : (turnEnds(past).findLast((end) => end < number) ?? 0)
  const numbers = [...past.keys()].filter((each) => each > before && each <= number && past[each]?.entry != null)
  return [...grouped(numbers, (each) => past[each]?.later.length).values()].map((each) => ({
    entries: each.flatMap((one) => past[one]?.entry ?? []),
    number: each.at(-1) ?? number,
  }))
}

/** Who had the seats when the entry that led to a position was made. */
export function playersAt(table: Played, past: Past, number: number): readonly User[] {
  const later = past[number]?.later ?? []
  // The names that the table keeps of those who left it may be hidden from the reader, so they come before those of the log. A
  // table without a result keeps none.
  const leavers = 'leavers' in table ? table.leavers : []
  return later.reduceRight(
    (players, { seat, from }, index) => replaced(players, seat, leavers.at(index - later.length)?.user ?? from),
    table.players,
  )
}

/** Who has the seats at a position: at the present one those who have them now, although nothing may have followed yet. */
export function holdersAt(table: Played, past: Past, number: number): readonly User[] {
  return number < past.length - 1 ? playersAt(table, past, number) : table.players
}
