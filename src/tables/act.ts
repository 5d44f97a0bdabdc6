/** A press at a table: may it act, and if it was seen at an older position, may it still? */
import type { Seat } from '../engine/game.js'
import { type Decision, type Moment, play } from './course.js'
import type { Held } from './held.js'
import type { Store, Trace } from './ports.js'
import { type PlayingTable, seatOf, type User } from './table.js'
import type { Moved } from './tables.js'

/** A press from further back than this many entries is stale without looking at them. */
const STALE_REACH = 64

export interface Act {
  readonly user: User
  /** The log position that the user saw. */
  readonly expected: number
  readonly action: string
}

/** Decides what a press comes to; looks into the log only if it was seen at an older position. */
export async function act(held: Held, press: Act, store: Pick<Store, 'trace'>, moment: Moment): Promise<Decision<Moved>> {
  const { table } = held
  const { user, expected, action } = press
  if (table.status === 'lobby') return { ok: false, refusal: { code: 'not-started' } }
  if (table.status !== 'playing') return { ok: false, refusal: { code: 'already-over' } }
  const seat = seatOf(table, user.id)
  if (seat === null) return { ok: false, refusal: { code: 'not-seated' } }
  if (outOfReach(table, expected)) return { ok: false, refusal: { code: 'stale' } }
  const stale = expected < table.position
  if (stale && missedSomething(await store.trace(table.id, expected), table, seat))
    return { ok: false, refusal: { code: 'stale' } }
  return play(table, held, { seat, userId: user.id, action, stale }, moment)
}

/** Whether `expected` is a position that the table has not reached, or left so far behind that nothing of it can be accepted. */
function outOfReach(table: PlayingTable, expected: number): boolean {
  return !Number.isInteger(expected) || expected < 0 || expected > table.position || table.position - expected > STALE_REACH
}

/**
 * Whether `seat` may have missed something that bears on its own move: a step of its own (a double press), a draw, something
 * taken back, or the end of a turn. What other seats did in the same turn does not stand in the way of a press that is still legal.
 */
function missedSomething(since: readonly Trace[], table: PlayingTable, seat: Seat): boolean {
  const { number } = table.game.turn(table.state)
  return since.some((trace) => isBarrier(trace, seat) || trace.turn !== number)
}

function isBarrier({ kind, seat }: Trace, own: Seat): boolean {
  return kind === 'draw' || kind === 'undo' || (kind === 'action' && seat === own)
}
