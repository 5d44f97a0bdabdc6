/** Undo, by replaying the log and never by patching a state. Draws are repeated under new numbers, so their results are new. */
import type { Seat } from '../../engine/game.js'
import type { GameState } from '../../games/game.js'
import type { Announcement } from '../model/announcement.js'
import { type Attendance, attending } from '../model/attendance.js'
import { endingAt } from '../model/deadlines.js'
import type { LoadedTable } from '../model/loaded-table.js'
import { counting, isContinued, type LogEntry, latestPress, pressesAt } from '../model/log.js'
import type { User } from '../model/people.js'
import type { TableRefusal, UndoBlock } from '../model/refusal.js'
import { isSecret } from '../model/secrecy.js'
import type { Moved } from '../model/services.js'
import type { PlayingTable } from '../model/table.js'
import { stateAt } from '../past/replay.js'
import { grantAnnouncements } from './announce.js'
import { isAloneWithComputers, othersWhoPlay } from './consent.js'
import { type Decision, type Moment, refuse } from './decision.js'
import { freeAt } from './free-steps.js'
import { findPlayer } from './player.js'
import { arrive, carryOn, logged, progressOf } from './progress.js'

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
  /** What happened after the position at which it was made. */
  readonly since: readonly LogEntry[]
}

/**
 * How much one player may undo in one turn: far more than anybody tries out. What was undone stays in the log, and all that tells
 * of a turn reads it, so without a limit one player could keep the program busy for everybody.
 */
const UNDOS_IN_TURN = 200

/** The refusal for a user who has undone too much in this turn. Whether others agreed makes no difference. */
export function undoneTooOften(log: readonly LogEntry[], user: User, turn: number): TableRefusal | null {
  const own = log.filter((entry) => entry.kind === 'undo' && entry.userId === user.id && entry.turn === turn)
  return own.length < UNDOS_IN_TURN ? null : { code: 'undone-too-often', most: UNDOS_IN_TURN }
}

/** Takes back the user's latest press if nobody has to be asked. */
export function undo(loaded: LoadedTable, press: UndoPress, { log, since }: UndoMeans, moment: Moment): Decision<Moved> {
  const { user, expected } = press
  const found = findPlayer(loaded.table, user.id)
  if (!found.ok) return found
  const { table, seat } = found
  if (expected !== table.position) return refuse({ code: isUndoneAlready(since, seat) ? 'done-already' : 'stale' })
  const to = table.takeback?.seat === seat ? table.takeback.steps.at(-1) : undefined
  if (to === undefined) return refuse(refusalOf(table, log, user, seat))
  const refusal = undoneTooOften(log, user, table.game.turn(table.state).number)
  if (refusal !== null) return refuse(refusal)
  return takeBack(loaded, table, { seat, userId: user.id, to, asked: false }, log, moment)
}

/** Whether this very press was done: it was pressed twice, or its answer was lost. */
function isUndoneAlready([first, ...later]: readonly LogEntry[], seat: Seat): boolean {
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
  const state = earlierState(loaded, table, log, step.to)
  if (state === null) return refuse(blocked('other-rules'))
  const begun = progressOf(table, loaded.draws, moment)
  const isHidden = isOfSecrets(table, state, log, step)
  const owed = isHidden ? begun.attendance : owing(begun.attendance, step.seat)
  const entry = { kind: 'undo' as const, ...step, ...(isHidden ? { secret: true as const } : {}) }
  const progress = carryOn(logged({ ...begun, state, attendance: recounted(owed, log, step.to) }, entry))
  const position = table.position + progress.entries.length
  const after = { game: table.game, state: progress.state }
  const calls = step.asked ? grantAnnouncements(table, after, step.seat, position) : []
  const takeback = progress.entries.length === 1 ? freeAt(table, state, log, step.to) : null
  return arrive(loaded, progress, { takeback, more: [...more, ...calls] })
}

/** Whether an undo to the state `before` takes back only what nobody else knows. Others know what they agree to. */
function isOfSecrets({ game, state: after }: PlayingTable, before: GameState, log: readonly LogEntry[], { to, asked }: Step) {
  const undone = counting(log).filter(({ position }) => position > to)
  return !asked && isSecret(game, { before, facts: undone.flatMap(({ facts }) => facts), after })
}

/** The state right after entry `to`. Null if the game began under other rules, so that its log no longer leads there. */
export function earlierState(loaded: LoadedTable, table: PlayingTable, log: readonly LogEntry[], to: number): GameState | null {
  return loaded.begunUnder === table.game.rulesVersion ? stateAt(table, log, to) : null
}

/**
 * The seat's wait goes on, its next press only repeats the one taken back, and the table ends no turn of it before that. Its
 * player is there, so a turn for which its time had run out is waited for again.
 */
function owing(attendance: readonly Attendance[], seat: Seat): readonly Attendance[] {
  const wait = attendance[seat]?.wait ?? null
  const owed = wait === null ? null : endingAt({ ...wait, owed: wait.owed + 1 }, null)
  return attending(attendance, seat, { wait: owed, lateTurn: null })
}

/** The attendance with only the presses that still count after an undo to entry `to`. */
function recounted(attendance: readonly Attendance[], log: readonly LogEntry[], to: number): readonly Attendance[] {
  const isLeft = (entry: LogEntry) => entry.position <= to && !isContinued(entry)
  return attendance.map((own, seat) => ({ ...own, presses: pressesAt(log, seat).filter(isLeft).length }))
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
  const barrier = entries.find((entry) => entry.position > press.position && (entry.kind === 'draw' || entry.seat !== seat))
  const isOver = (barrier?.turn ?? table.game.turn(table.state).number) !== press.turn
  if (barrier === undefined || isOver) return 'turn-over'
  return barrier.kind === 'draw' ? 'drawn' : 'other-seat'
}
