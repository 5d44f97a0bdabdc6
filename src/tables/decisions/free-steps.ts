/**
 * What a seat may take back without asking: its latest presses, as long as nothing was drawn, nobody else acted, nothing was told
 * to one seat alone, and the seat is still to move in the same turn. What others do in secret makes no difference, or a refusal
 * would tell of it. For the same reason nothing that everybody saw is free while others may act in secret: it would have to go
 * past what they have done since.
 */
import type { Seat } from '../../engine/game.js'
import type { GameState } from '../../games/game.js'
import type { Takeback } from '../model/attendance.js'
import {
  type ActionEntry,
  counting,
  type GameEntry,
  isContinued,
  isHiddenFrom,
  type LogEntry,
  takenOverAt,
} from '../model/log.js'
import { othersActInSecret } from '../model/secrecy.js'
import { type PlayingTable, stepsBack } from '../model/table.js'
import { freeStill, isOpenPress, type Progress } from './progress.js'

/** After a press of `seat` with so many actions: that press, and what could be taken back right before it. */
export function freeAfter(progress: Progress, seat: Seat, actions: number): readonly Takeback[] {
  const { from, state, entries } = progress
  const others = freeStill(progress)
  const isOpen = entries.length === actions && entries.every((entry) => entry.kind === 'action' && isOpenPress(entry))
  if (!isOpen || !isStillToMove(from, state, seat, from.game.turn(from.state).number)) return others
  const isHidden = entries.every((entry) => isHiddenFrom('table', entry))
  if (!isHidden && othersActInSecret(from.game, state, seat)) return others
  return [...others, { seat, steps: [...stepsBack(from, seat), from.position] }]
}

/** After a secret undo of the seat's latest free press. */
export function freeBefore(progress: Progress, seat: Seat): readonly Takeback[] {
  return [...freeStill(progress), { seat, steps: stepsBack(progress.from, seat).slice(0, -1) }]
}

/**
 * After an undo that led back to `state` right after entry `to`: what could be taken back there before. Only entries that still
 * count are looked at, so nothing that does is taken back with it, whoever agreed to the undo. `log` is the whole log.
 */
export function freeAt(table: PlayingTable, state: GameState, log: readonly LogEntry[], to: number): readonly Takeback[] {
  const entries = counting(log).filter(({ position }) => position <= to)
  const movers = new Set(entries.flatMap((entry) => (entry.kind === 'action' ? [entry.seat] : [])))
  return [...movers].flatMap((seat) => {
    const steps = freeStepsAt(table, state, { log, entries }, seat)
    return steps.length === 0 ? [] : [{ seat, steps }]
  })
}

interface Past {
  readonly log: readonly LogEntry[]
  /** What counts of it up to the state. */
  readonly entries: readonly GameEntry[]
}

/** The free steps of one seat, in a state to which `entries` led. */
function freeStepsAt(table: PlayingTable, state: GameState, { log, entries }: Past, seat: Seat): readonly number[] {
  const seen = entries.filter((entry) => !isHiddenFrom(seat, entry))
  const last = seen.at(-1)
  if (last?.kind !== 'action' || last.seat !== seat || !isStillToMove(table, state, seat, last.turn)) return []
  const since = takenOverAt(log, seat)
  const needsSecrecy = othersActInSecret(table.game, state, seat)
  const isBarrier = (entry: GameEntry) =>
    entry.position <= since || !isFreeWith(entry, last) || (needsSecrecy && !isHiddenFrom('table', entry))
  const presses = seen.slice(seen.findLastIndex(isBarrier) + 1)
  // What is left of a press whose beginning is a barrier is no press of its own.
  return presses.filter((entry) => !isContinued(entry)).map(({ position }) => position - 1)
}

/** Whether a seat is to move in the turn with this number. */
export function isStillToMove({ game }: PlayingTable, state: GameState, seat: Seat, turn: number): boolean {
  const next = game.toMove(state)
  return next.kind === 'seats' && next.seats.includes(seat) && game.turn(state).number === turn
}

/** Whether an entry is an open press in the same turn and seat as `last`. */
function isFreeWith(entry: GameEntry, { seat, turn }: ActionEntry): boolean {
  return entry.kind === 'action' && entry.seat === seat && isOpenPress(entry) && entry.turn === turn
}
