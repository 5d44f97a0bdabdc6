/** Undo, by replaying the log and never by patching a state. Draws are repeated under new numbers, so their results are new. */
import type { Seat } from '../../engine/game.js'
import type { Game, GameState } from '../../games/game.js'
import type { Announcement } from '../model/announcement.js'
import { type Attendance, attending } from '../model/attendance.js'
import { endingAt } from '../model/deadlines.js'
import type { LoadedTable } from '../model/loaded-table.js'
import { counting, type GameEntry, isContinued, isHiddenFrom, type LogEntry, latestPress, pressesAt } from '../model/log.js'
import type { User } from '../model/people.js'
import type { TableRefusal, UndoBlock } from '../model/refusal.js'
import { isSecret } from '../model/secrecy.js'
import type { Moved } from '../model/services.js'
import { type PlayingTable, stepsBack } from '../model/table.js'
import { stateAt } from '../past/replay.js'
import { grantAnnouncements } from './announce.js'
import { isAloneWithComputers, othersWhoPlay } from './consent.js'
import { type Decision, type Moment, refuse } from './decision.js'
import { freeAt, freeBefore, isStillToMove } from './free-steps.js'
import { findPlayer } from './player.js'
import { arrive, carryOn, freeStill, logged, progressOf } from './progress.js'

/** A request to undo at the position that the user saw. It is refused if the table has moved on since. */
export interface UndoPress {
  readonly user: User
  readonly expected: number
}

/** What is taken back: the press of a seat, and everything after entry `to`. */
interface Step {
  readonly seat: Seat
  readonly userId: string
  readonly to: number
  /** Whether others had to agree. */
  readonly asked: boolean
}

/** What an undo is decided by, besides the table. */
export interface UndoMeans {
  /** The whole log, if the press was made at the present position. */
  readonly log: readonly LogEntry[]
  /** What its player may know of what happened after the position at which it was made. Null as in `knownSince`. */
  readonly since: readonly LogEntry[] | null
}

/**
 * How much one player may undo in one turn: far more than anybody tries out. What was undone stays in the log, and all that tells
 * of a turn reads it, so without a limit one player could keep the program busy for everybody. The same holds for actions that
 * take back choices of their own (`takesBack`).
 */
export const UNDOS_IN_TURN = 200

/** The refusal for a user who has undone too much in this turn. Whether others agreed makes no difference. */
export function undoneTooOften(log: readonly LogEntry[], user: User, turn: number): TableRefusal | null {
  const own = log.filter((entry) => entry.kind === 'undo' && entry.userId === user.id && entry.turn === turn)
  return own.length < UNDOS_IN_TURN ? null : { code: 'undone-too-often', most: UNDOS_IN_TURN }
}

/** Takes back the user's latest press if nobody has to be asked. */
export function undo(loaded: LoadedTable, press: UndoPress, { log, since }: UndoMeans, moment: Moment): Decision<Moved> {
  const { user } = press
  const found = findPlayer(loaded.table, user.id)
  if (!found.ok) return found
  const { table, seat } = found
  if (since?.length !== 0) return refuse({ code: isUndoneAlready(since ?? [], seat) ? 'done-already' : 'stale' })
  const to = stepsBack(table, seat).at(-1)
  if (to === undefined) return refuse(refusalOf(table, log, user, seat))
  const refusal = undoneTooOften(log, user, table.game.turn(table.state).number)
  if (refusal !== null) return refuse(refusal)
  return takeBack(loaded, table, { seat, userId: user.id, to, asked: false }, log, moment)
}

/** Whether this very press was done: it was pressed twice, or its answer was lost. */
function isUndoneAlready(since: readonly LogEntry[], seat: Seat): boolean {
  const [first, ...later] = since
  const isOwn = (entry: LogEntry) => 'seat' in entry && entry.seat === seat
  return first?.kind === 'undo' && isOwn(first) && !later.some(isOwn)
}

/**
 * The table as it was right after entry `step.to`, with what could be taken back freely there. Whatever does not belong to the
 * game stays as it is. `more` is announced as well.
 */
export function takeBack(
  loaded: LoadedTable,
  table: PlayingTable,
  step: Step,
  log: readonly LogEntry[],
  moment: Moment,
  more: readonly Announcement[] = [],
): Decision<Moved> {
  const { seat, to, asked } = step
  const earlier = earlierState(loaded, table, log, to)
  if (earlier === null) return refuse(blocked('other-rules'))
  const secretly = asked ? null : withoutSecrets(table, earlier, log, step)
  const isFree = stepsBack(table, seat).at(-1) === to
  // What others did in secret is lost with nothing that was done before it, unless they agree.
  const isLosing = isFree && !asked && secretly === null && undoneBy(log, to).some((entry) => isHiddenFrom(seat, entry))
  if (isLosing) return refuse(blocked('others-decide'))
  const begun = { ...progressOf(table, loaded.draws, moment), state: secretly ?? earlier }
  const undone = logged(begun, { kind: 'undo', ...step, ...(secretly === null ? {} : { secret: true }) })
  const owed = secretly === null ? owing(begun.attendance, seat) : begun.attendance
  const progress = carryOn({ ...undone, attendance: recounted(owed, [...log, ...undone.entries]) })
  const position = table.position + progress.entries.length
  const calls = asked ? grantAnnouncements(table, { game: table.game, state: progress.state }, seat, position) : []
  const free = secretly !== null && isFree ? freeBefore(undone, seat) : freeAt(table, earlier, log, to)
  const takebacks = progress.entries.length === 1 ? free : freeStill(progress)
  return arrive(loaded, progress, { takebacks, more: [...more, ...calls] })
}

/**
 * Secret steps of others past which a secret undo still goes. A log's steps repeat them for each such undo, so that without a
 * limit two players could make a game's proof as long as they like. No battle has as many units to hit.
 */
const MOST_LEFT = 100

/** What an undo to right after entry `to` goes past. */
function undoneBy(log: readonly LogEntry[], to: number): readonly GameEntry[] {
  return counting(log).filter(({ position }) => position > to)
}

/**
 * The state without what a seat did after the `earlier` one, if nobody else knows of that. What others have done in secret
 * meanwhile stays. Null if others know of it.
 */
function withoutSecrets({ game, state: after }: PlayingTable, earlier: GameState, log: readonly LogEntry[], { seat, to }: Step) {
  const undone = undoneBy(log, to)
  const own = undone.filter((entry) => !isHiddenFrom(seat, entry))
  const others = undone.filter((entry) => isHiddenFrom(seat, entry))
  if (others.length > MOST_LEFT || own.some((entry) => entry.kind === 'draw' || entry.seat !== seat)) return null
  const before = replayed(game, earlier, others)
  const isHidden = before !== null && isSecret(game, { before, facts: own.flatMap(({ facts }) => facts), after })
  return isHidden ? before : null
}

/** The state to which entries lead. Null if one of them is not possible there. */
function replayed(game: Game, state: GameState, entries: readonly GameEntry[]): GameState | null {
  let now = state
  for (const entry of entries) {
    const done = entry.kind === 'action' ? game.submit(now, entry.seat, entry.action) : null
    if (done?.kind !== 'accepted') return null
    now = done.state
  }
  return now
}

/** The state right after entry `to`. Null if the game began under other rules, so that its log no longer leads there. */
export function earlierState(loaded: LoadedTable, table: PlayingTable, log: readonly LogEntry[], to: number): GameState | null {
  return loaded.begunUnder === table.game.rulesVersion ? stateAt(table, log, to) : null
}

/**
 * The seat's wait goes on, its next press only repeats the one taken back, and the table ends no turn of it before that. A turn
 * for which somebody's time had run out is waited for again, since what led to it is taken back.
 */
function owing(attendance: readonly Attendance[], seat: Seat): readonly Attendance[] {
  const patient = attendance.map((own) => ({ ...own, lateTurn: null }))
  const wait = attendance[seat]?.wait ?? null
  return wait === null ? patient : attending(patient, seat, { wait: endingAt({ ...wait, owed: wait.owed + 1 }, null) })
}

/** The attendance with only the presses that still count. `log` is the whole log, with the undo. */
function recounted(attendance: readonly Attendance[], log: readonly LogEntry[]): readonly Attendance[] {
  const presses = (seat: Seat) => pressesAt(log, seat).filter((entry) => !isContinued(entry)).length
  return attendance.map((own, seat) => ({ ...own, presses: presses(seat) }))
}

/** Why the user may not take back freely. If nobody could be asked either, the refusal says so. */
function refusalOf(table: PlayingTable, log: readonly LogEntry[], user: User, seat: Seat): TableRefusal {
  const by = table.retraceable ? blockOf(table, log, seat) : 'other-rules'
  const isFinal = by === 'nothing' || by === 'other-rules'
  const isAsked = othersWhoPlay(table, user).length > 0 || isAloneWithComputers(table, user)
  return isFinal || isAsked ? blocked(by) : { code: 'nobody-to-ask' }
}

function blocked(by: UndoBlock): TableRefusal {
  return { code: 'undo-blocked', by }
}

/** What blocks taking back a seat's latest press: the first barrier after it. */
function blockOf(table: PlayingTable, log: readonly LogEntry[], seat: Seat): UndoBlock {
  const entries = counting(log)
  const presses = latestPress(log, seat)
  const press = presses.at(-1)
  if (press === undefined) return 'nothing'
  if (presses.some(({ facts }) => facts.some(({ to }) => to !== 'table'))) return 'revealed'
  const isBarrier = (entry: GameEntry) => entry.kind === 'draw' || (entry.seat !== seat && !isHiddenFrom(seat, entry))
  const barrier = entries.find((entry) => entry.position > press.position && isBarrier(entry))
  const isOver = barrier === undefined ? !isStillToMove(table, table.state, seat, press.turn) : barrier.turn !== press.turn
  if (isOver) return 'turn-over'
  if (barrier === undefined) return 'others-decide'
  return barrier.kind === 'draw' ? 'drawn' : 'other-seat'
}
