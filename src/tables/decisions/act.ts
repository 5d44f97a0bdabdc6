/** Decides whether a press may act, including a press that was seen at an older position. */
import type { Seat } from '../../engine/game.js'
import { actionsOfPress, inOnePress } from '../../engine/panel.js'
import type { Submitted } from '../../games/game.js'
import type { Attendance } from '../model/attendance.js'
import type { LoadedTable } from '../model/loaded-table.js'
import type { ActionEntry, LogEntry } from '../model/log.js'
import type { User } from '../model/people.js'
import type { TableRefusal } from '../model/refusal.js'
import type { Moved } from '../model/services.js'
import type { PlayingTable } from '../model/table.js'
import { type Decision, type Moment, refuse } from './decision.js'
import { freeAfter } from './free-steps.js'
import { findPlayer } from './player.js'
import { arrive, carryOn, performed, progressOf, withAttendance } from './progress.js'
import { UNDOS_IN_TURN } from './undo.js'

export interface Act {
  readonly user: User
  /** The log position that the user saw. */
  readonly expected: number
  /** One action, or several: see `actionsOfPress`. */
  readonly action: string
}

/** Decides what a press leads to. `since` is what its player may know of what happened after `expected`, as by `knownSince`. */
export function act(loaded: LoadedTable, press: Act, since: readonly LogEntry[] | null, moment: Moment): Decision<Moved> {
  const { user, action } = press
  const found = findPlayer(loaded.table, user.id)
  if (!found.ok) return found
  const { table, seat } = found
  if (since === null) return refuse({ code: 'stale' })
  const isStale = since.length > 0
  if (isDoneAlready(since, table, seat, press)) return refuse({ code: 'done-already' })
  if (isStale && missedSomething(since, table, seat)) return refuse({ code: 'stale' })

  const actions = actionsOfPress(action)
  const takenBack = actions.some((each) => table.game.takesBack(each)) ? takenBackOnceMore(table, seat) : null
  if (takenBack !== null && takenBack.times > UNDOS_IN_TURN) return refuse({ code: 'undone-too-often', most: UNDOS_IN_TURN })

  const presses = (table.attendance[seat]?.presses ?? 0) + 1
  const counted = { expiries: 0, lateTurn: null, presses, ...(takenBack === null ? {} : { takenBack }) }
  let progress = withAttendance(progressOf(table, loaded.draws, moment), seat, counted)
  const own = { seat, userId: user.id, cause: 'player' } as const
  for (const [index, each] of actions.entries()) {
    const submitted = table.game.submit(progress.state, seat, each)
    if (submitted.kind !== 'accepted') return refuse(refusalOf(submitted, { ...table, state: progress.state }, seat, isStale))
    progress = performed(progress, { ...own, ...(index === 0 ? {} : { continues: true }), action: each }, submitted)
  }
  progress = carryOn(progress)
  return arrive(loaded, progress, { takebacks: freeAfter(progress, seat, actions.length) })
}

/** How often a seat's player takes back choices in this turn, with the present press. Undos are counted apart, in the log. */
function takenBackOnceMore({ game, state, attendance }: PlayingTable, seat: Seat): NonNullable<Attendance['takenBack']> {
  const { number } = game.turn(state)
  const before = attendance[seat]?.takenBack
  return { turn: number, times: before?.turn === number ? before.times + 1 : 1 }
}

/**
 * Whether all that `seat` has pressed since it saw the table is this very press, which still counts: it was pressed twice, or its
 * answer was lost. Not if the seat's next turn has come. `since` is as in {@link act}.
 */
function isDoneAlready(since: readonly LogEntry[], table: PlayingTable, seat: Seat, { action }: Act): boolean {
  // What the table has done for the seat since then, such as ending a turn with nothing left to do, does not matter.
  const pressed = since.flatMap((entry) => (isPressIn(entry, seat) ? [entry] : []))
  const [first] = pressed
  if (first === undefined || inOnePress(pressed.map((entry) => entry.action)) !== action) return false
  const hasMissedNothing = since.find((entry) => isBarrier(entry, seat)) === first
  const isUndone = since.some((entry) => entry.kind === 'undo')
  return hasMissedNothing && !isUndone && !isAskedAnew(table, seat, first.turn)
}

function isPressIn(entry: LogEntry, seat: Seat): entry is ActionEntry {
  return entry.kind === 'action' && entry.seat === seat && entry.cause === 'player'
}

/** Whether the table waits for `seat` in another turn than `turn`. */
function isAskedAnew({ game, state }: PlayingTable, seat: Seat, turn: number): boolean {
  const next = game.toMove(state)
  return next.kind === 'seats' && next.seats.includes(seat) && game.turn(state).number !== turn
}

/** Something that happened, by what decides whether a press still counts. */
interface Seen {
  readonly kind: LogEntry['kind']
  readonly turn: number
  readonly seat?: Seat
}

/**
 * Whether `seat` may have missed something relevant to its move: an action of its own (a double press), a draw, an undo, the end
 * of a turn, or that its player has taken it over, who may have had another seat before. Actions of other seats in the same turn
 * do not block a press that is still legal. `since` has nothing of which the seat may not know.
 */
export function missedSomething(since: readonly Seen[], table: PlayingTable, seat: Seat): boolean {
  const { number } = table.game.turn(table.state)
  return since.some((seen) => isBarrier(seen, seat) || seen.turn !== number)
}

function isBarrier(seen: Seen, own: Seat): boolean {
  const { kind, seat } = seen
  return kind === 'draw' || kind === 'undo' || ((kind === 'action' || kind === 'replaced') && seat === own)
}

function refusalOf(
  submitted: Exclude<Submitted, { kind: 'accepted' }>,
  table: PlayingTable,
  seat: Seat,
  isStale: boolean,
): TableRefusal {
  const next = table.game.toMove(table.state)
  if (submitted.kind === 'unreadable') return { code: 'unreadable' }
  if (isStale) return { code: 'stale' }
  if (next.kind === 'seats' && !next.seats.includes(seat)) return { code: 'not-your-move', seats: next.seats }
  return { code: 'rules', refusal: submitted.refusal }
}
