/**
 * What a seat may take back without asking: its latest presses, as long as nothing was drawn, nobody else acted, nothing was told
 * to one seat alone, and the seat is still to move in the same turn.
 */
import type { Seat } from '../../engine/game.js'
import type { GameState } from '../../games/game.js'
import type { Takeback } from '../model/attendance.js'
import { type ActionEntry, counting, type GameEntry, isContinued, type LogEntry, takenOverAt } from '../model/log.js'
import type { PlayingTable } from '../model/table.js'
import { isOpenPress, type Progress } from './progress.js'

/** After a press of `seat` with so many actions: that press, and what could be taken back right before it. */
export function freeAfter({ from, state, entries }: Progress, seat: Seat, actions: number): Takeback | null {
  const isOpen = entries.length === actions && entries.every((entry) => entry.kind === 'action' && isOpenPress(entry))
  if (!isOpen || !isStillToMove(from, state, seat, from.game.turn(from.state).number)) return null
  const earlier = from.takeback?.seat === seat ? from.takeback.steps : []
  return { seat, steps: [...earlier, from.position] }
}

/**
 * After an undo that led back to `state` right after entry `to`: what could be taken back there before. Only entries that still
 * count are looked at, so nothing that does is taken back with it, whoever agreed to the undo. `log` is the whole log.
 */
export function freeAt(table: PlayingTable, state: GameState, log: readonly LogEntry[], to: number): Takeback | null {
  const entries = counting(log).filter(({ position }) => position <= to)
  const last = entries.at(-1)
  if (last?.kind !== 'action' || !isStillToMove(table, state, last.seat, last.turn)) return null
  const since = takenOverAt(log, last.seat)
  const barrier = entries.findLastIndex((entry) => entry.position <= since || !isFreeWith(entry, last))
  // What is left of a press whose beginning is a barrier is no press of its own.
  const presses = entries.slice(barrier + 1).filter((entry) => !isContinued(entry))
  return { seat: last.seat, steps: presses.map(({ position }) => position - 1) }
}

/** Whether a seat is to move in the turn with this number. */
function isStillToMove({ game }: PlayingTable, state: GameState, seat: Seat, turn: number): boolean {
  const next = game.toMove(state)
  return next.kind === 'seats' && next.seats.includes(seat) && game.turn(state).number === turn
}

/** Whether an entry is an open press in the same turn and seat as `last`. */
function isFreeWith(entry: GameEntry, { seat, turn }: ActionEntry): boolean {
  return entry.kind === 'action' && entry.seat === seat && isOpenPress(entry) && entry.turn === turn
}
