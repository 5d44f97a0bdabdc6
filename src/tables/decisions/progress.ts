/**
 * The course of a game within one change of its table: what is performed, drawn and taken back, and what the table then
 * does by itself for players who are away or have left a standing order. Changes are returned, never stored here.
 */
import type { Seat } from '../../engine/game.js'
import type { GameState } from '../../games/plug.js'
import type { Announcement } from '../model/announcement.js'
import { type Attendance, attending, isDeserted, type Takeback } from '../model/attendance.js'
import { waitedFor } from '../model/deadlines.js'
import { kept, type LoadedTable } from '../model/loaded-table.js'
import type { Cause, LogEntry } from '../model/log.js'
import { outcomeOf } from '../model/outcome.js'
import type { EntryContent } from '../model/ports.js'
import type { Proposal } from '../model/proposal.js'
import type { Moved } from '../model/services.js'
import type { FinishedTable, PlayingTable } from '../model/table.js'
import { seatAnnouncements, turnAnnouncements } from './announce.js'
import { isAgreed, type Review, reviewed, settled } from './consent.js'
import { accept, type Decision, type Moment } from './decision.js'

/** What a game has come to since `from`, with the log entries that led there. */
export interface Course {
  readonly from: PlayingTable
  readonly moment: Moment
  readonly state: GameState
  readonly draws: number
  readonly attendance: readonly Attendance[]
  readonly entries: readonly LogEntry[]
}

/** Nothing goes on longer by itself; without a limit faulty rules would never return. */
const STEP_LIMIT = 10_000

export function courseOf(table: PlayingTable, draws: number, moment: Moment): Course {
  return { from: table, moment, state: table.state, draws, attendance: table.attendance, entries: [] }
}

/** Adds a log entry about the turn that the state is in. */
export function logged(course: Course, content: EntryContent): Course {
  const { from, moment, state, entries } = course
  const turn = from.game.turn(state).number
  const entry: LogEntry = { ...content, position: from.position + entries.length + 1, at: moment.at, turn }
  return { ...course, entries: [...entries, entry] }
}

/** Lets a seat act; throws if the rules refuse, which is then a bug. */
export function perform(course: Course, seat: Seat, action: string, cause: Cause): Course {
  const { game, players } = course.from
  const submitted = game.submit(course.state, seat, action)
  if (submitted.kind !== 'accepted') throw new Error(`${game.id}: the action ${action} by ${cause} is ${submitted.kind}`)
  return performed(course, seat, players[seat]?.id ?? '', action, cause, submitted)
}

type Accepted = Pick<Extract<ReturnType<PlayingTable['game']['submit']>, { kind: 'accepted' }>, 'state' | 'facts'>

/** The same for an action that the rules have accepted already. */
export function performed(
  course: Course,
  seat: Seat,
  userId: string,
  action: string,
  cause: Cause,
  { state, facts }: Accepted,
): Course {
  return { ...logged(course, { kind: 'action', seat, userId, cause, action, facts }), state }
}

/** Draws, and acts for whom the table decides, until a player has to decide or the game is over. */
export function carryOn(begun: Course): Course {
  let course = begun
  for (let steps = 0; steps < STEP_LIMIT; steps++) {
    const next = step(course)
    if (next === null) return course
    course = next
  }
  throw new Error(`${begun.from.game.id} goes on without end: this is a bug in its rules`)
}

/** The next thing that happens by itself; null if a player has to decide, or nobody plays any more. */
function step(course: Course): Course | null {
  const { game } = course.from
  const next = game.toMove(course.state)
  if (outcomeOf(game, course) !== null || next.kind === 'over') return null
  if (next.kind === 'chance') return drawn(course, next.draw(course.moment.random(course.draws)))
  if (isDeserted(course.attendance)) return null
  for (const seat of next.seats) {
    const own = course.attendance[seat]
    if (own === undefined) continue
    if (own.by !== 'player') return perform(course, seat, game.defaultAction(course.state, seat), 'autopilot')
    const ordered = own.order === null ? null : game.ordered(course.state, seat, own.order)
    if (ordered !== null) return perform(course, seat, ordered, 'order')
  }
  return null
}

function drawn(course: Course, action: string): Course {
  const { state, facts } = course.from.game.replay(course.state, 'chance', action)
  return { ...logged(course, { kind: 'draw', action, facts }), state, draws: course.draws + 1 }
}

/** What else a course brings to its table. */
interface Arrival {
  /** What may be taken back without asking from now on. Unless told: what it was if nothing happened in the game, else nothing. */
  readonly takeback?: Takeback | null
  /** What has to be told beside what happened. */
  readonly more?: readonly Announcement[]
  /** Ids of users whom it reminds. */
  readonly reminded?: readonly string[]
}

/** The decision that the table is where the course has led. */
export function arrive(loaded: LoadedTable, course: Course, arrival: Arrival = {}): Decision<Moved> {
  const { more = [], reminded = [] } = arrival
  const { entries, draws } = course
  const isGameUntouched = entries.every(({ kind }) => kind !== 'action' && kind !== 'draw' && kind !== 'undo')
  const takeback = arrival.takeback ?? (isGameUntouched ? course.from.takeback : null)
  const open = course.from.proposal
  const before = tableAfter(course, takeback)
  const review = open === null ? null : reviewed(open, before, isGameUntouched)
  const table = before.status === 'playing' ? { ...before, proposal: review?.open ?? null } : before
  const news = entries.length === 0 ? [] : turnAnnouncements(course.from, table)
  const announcements = [...seatAnnouncements(entries), ...news, ...more, ...proposalNews(open, review, table.position)]
  return accept(loaded, { table, draws, entries, announcements, reminded, value: { table, entries } }, course.moment.at)
}

/** What a change means for the open proposal, if anything; one that all have agreed to by now is granted right after. */
function proposalNews(before: Proposal | null, review: Review | null, position: number): readonly Announcement[] {
  if (before === null || review === null || review.open === before) return []
  if (review.open === null) return [settled(before, review.how, null, position)]
  return isAgreed(review.open) ? [] : [{ kind: 'proposal', proposal: review.open, position }]
}

function tableAfter(course: Course, takeback: Takeback | null): PlayingTable | FinishedTable {
  const { from, moment, state, entries } = course
  const { game, leavers, proposal, pauses, terms, retraceable } = from
  const base = { ...kept(from), position: from.position + entries.length, state, leavers }
  const acted = new Set(entries.flatMap((entry) => (entry.kind === 'action' ? [entry.seat] : [])))
  const outcome = outcomeOf(game, course)
  if (outcome !== null) {
    const attendance = course.attendance.map((own) => ({ ...own, wait: null }))
    return { ...base, attendance, status: 'over', outcome }
  }
  const isNewTurn = game.turn(state).number !== game.turn(from.state).number
  const attendance = waitedFor(course.attendance, { game, state, isNewTurn }, acted, terms.pace, moment.at)
  return { ...base, attendance, status: 'playing', proposal, pauses, takeback, retraceable }
}

/** The course with something of one seat's attendance changed. */
export function withAttendance(course: Course, seat: Seat, change: Partial<Attendance>): Course {
  return { ...course, attendance: attending(course.attendance, seat, change) }
}
