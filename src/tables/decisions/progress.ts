/**
 * The progress of a game within one change of its table: actions, draws and undos, and what the table then does for players who
 * are away, have no time left for their turn, or have a standing order. Changes are returned, never stored here.
 */
import type { Seat } from '../../engine/game.js'
import type { GameState } from '../../games/game.js'
import type { Announcement } from '../model/announcement.js'
import { type Attendance, attending, isDeserted, type Takeback } from '../model/attendance.js'
import { isByComputer } from '../model/computer-seats.js'
import { sparedOutage, waitedFor } from '../model/deadlines.js'
import { kept, type LoadedTable } from '../model/loaded-table.js'
import { type ActionEntry, type Cause, isHiddenFrom, type LogEntry } from '../model/log.js'
import { outcomeOf } from '../model/outcome.js'
import type { EntryContent } from '../model/ports.js'
import { isAgreed, type Proposal } from '../model/proposal.js'
import { isSecret } from '../model/secrecy.js'
import type { Moved } from '../model/services.js'
import type { FinishedTable, PlayingTable } from '../model/table.js'
import { seatAnnouncements, turnAnnouncements } from './announce.js'
import { type Review, reviewed, settled } from './consent.js'
import { accept, type Decision, type Moment } from './decision.js'
import { actionInstead, isBackInLateTurn } from './late-turn.js'
import { withPause } from './proposal-expiry.js'

/** A game as it developed from `from`, with the log entries that led there. */
export interface Progress {
  readonly from: PlayingTable
  readonly moment: Moment
  readonly state: GameState
  readonly draws: number
  readonly attendance: readonly Attendance[]
  readonly entries: readonly LogEntry[]
}

/** Limit of automatic steps in a row. Without it, faulty rules would loop forever. */
const STEP_LIMIT = 10_000

/** The progress that begins with a table. All that charges waits begins here, so here the total times are spared an outage. */
export function progressOf(table: PlayingTable, draws: number, moment: Moment): Progress {
  const { at, startedAt } = moment
  // A clock that was set back to before the start tells of no outage.
  const attendance = startedAt > at ? table.attendance : table.attendance.map((own) => sparedOutage(own, startedAt))
  return { from: table, moment, state: table.state, draws, attendance, entries: [] }
}

/** Adds a log entry that belongs to the current turn. */
export function logged(progress: Progress, content: EntryContent): Progress {
  const { from, moment, state, entries } = progress
  const turn = from.game.turn(state).number
  const entry: LogEntry = { ...content, position: from.position + entries.length + 1, at: moment.at, turn }
  return { ...progress, entries: [...entries, entry] }
}

/** Performs an action of a seat. Throws if the rules refuse it, which is a bug. */
export function perform(progress: Progress, seat: Seat, action: string, cause: Cause): Progress {
  const { game, players } = progress.from
  const submitted = game.submit(progress.state, seat, action)
  if (submitted.kind !== 'accepted') throw new Error(`${game.id}: the action ${action} by ${cause} is ${submitted.kind}`)
  return performed(progress, { seat, userId: players[seat]?.id ?? '', cause, action }, submitted)
}

type Accepted = Pick<Extract<ReturnType<PlayingTable['game']['submit']>, { kind: 'accepted' }>, 'state' | 'facts'>

type Performed = Pick<ActionEntry, 'seat' | 'userId' | 'cause' | 'continues' | 'action'>

/** The same for an action that the rules have already accepted. */
export function performed(progress: Progress, content: Performed, accepted: Accepted): Progress {
  const { state, facts } = accepted
  // That somebody's time ran out is no secret.
  const isHidden = content.cause !== 'clock' && isSecret(progress.from.game, { before: progress.state, facts, after: state })
  const entry = { kind: 'action' as const, ...content, ...(isHidden ? { secret: true as const } : {}), facts }
  return { ...logged(progress, entry), state }
}

/**
 * Draws, and acts for seats that the table decides for, until a player or a computer player has to decide or the game is over.
 */
export function carryOn(begun: Progress): Progress {
  let progress = begun
  for (let steps = 0; steps < STEP_LIMIT; steps++) {
    const next = step(progress)
    if (next === null) return progress
    progress = next
  }
  throw new Error(`${begun.from.game.id} goes on without end: this is a bug in its rules`)
}

/** The next automatic step. Null if a player has to decide, or nobody is playing any more. */
function step(progress: Progress): Progress | null {
  const { game, terms } = progress.from
  const next = game.toMove(progress.state)
  if (outcomeOf(game, progress) !== null || next.kind === 'over') return null
  if (next.kind === 'chance') return drawn(progress, next.draw(progress.moment.random(progress.draws)))
  if (isDeserted({ ...progress, game })) return null
  for (const seat of next.seats) {
    const own = progress.attendance[seat]
    if (own === undefined || isByComputer(own, terms)) continue
    if (own.by !== 'player') return perform(progress, seat, game.defaultAction(progress.state, seat), 'autopilot')
    if (isBackInLateTurn(own, game, progress.state, seat)) return perform(progress, seat, actionInstead(progress, seat), 'clock')
    const ordered = own.order === null ? null : game.ordered(progress.state, seat, own.order)
    if (ordered !== null) return perform(progress, seat, ordered, 'order')
    const end = leavesNoChoice(progress, seat) ? game.onlyEnd(progress.state, seat) : null
    if (end !== null) return perform(progress, seat, end, 'only-end')
  }
  return null
}

/**
 * Whether a seat to which the game has just come may take nothing back. Otherwise it can choose between that and the end of its
 * turn.
 */
function leavesNoChoice({ from, entries }: Progress, seat: Seat): boolean {
  const last = entries.at(-1)
  // After an undo the seat looks at its turn again, and nobody ends it again at once.
  if (last === undefined || (last.kind !== 'action' && last.kind !== 'draw')) return false
  return !from.retraceable || !entries.every((entry) => entry.kind === 'action' && entry.seat === seat && isOpenPress(entry))
}

/** Whether a player pressed, and nothing was told to one seat alone. */
export function isOpenPress({ cause, facts }: ActionEntry): boolean {
  return cause === 'player' && facts.every(({ to }) => to === 'table')
}

function drawn(progress: Progress, action: string): Progress {
  const { state, facts } = progress.from.game.replay(progress.state, 'chance', action)
  return { ...logged(progress, { kind: 'draw', action, facts }), state, draws: progress.draws + 1 }
}

/** What else a change brings to its table. */
interface Arrival {
  /** What may be taken back freely from now on. If absent, what {@link freeStill} says. */
  readonly takebacks?: readonly Takeback[]
  /** Announcements in addition to those of the game. */
  readonly more?: readonly Announcement[]
  /** Ids of users whom the change reminds. */
  readonly reminded?: readonly string[]
}

/** The decision that turns the table into the result of its progress. */
export function arrive(loaded: LoadedTable, progress: Progress, arrival: Arrival = {}): Decision<Moved> {
  const { more = [], reminded = [] } = arrival
  const { entries, draws } = progress
  const takebacks = arrival.takebacks ?? freeStill(progress)
  const open = progress.from.proposal
  const isNoticed = !isSecretly(progress)
  const isGameUntouched = !isNoticed || !entries.some(isOfGame)
  const before = tableAfter(progress, takebacks, isNoticed)
  const review = open === null ? null : reviewed(heeding(open, entries), before, isGameUntouched)
  const table = before.status === 'playing' ? withReview(before, review, progress) : before
  const all = entries.length === 0 ? [] : turnAnnouncements(progress.from, table, entries)
  // Not even the turn's message is shown again after a secret change: everybody sees that it was edited, and could count.
  const news = isNoticed ? all : all.filter(({ kind }) => kind !== 'progress')
  const announcements = [...seatAnnouncements(entries), ...news, ...more, ...proposalNews(open, review, table.position)]
  return accept(loaded, { table, draws, entries, announcements, reminded, value: { table, entries } }, progress.moment.at)
}

/** Whether only players themselves may know of all that they did, or took back. */
function isSecretly({ entries }: Progress): boolean {
  return entries.length > 0 && entries.every((entry) => isHiddenFrom('table', entry))
}

/**
 * What could be taken back freely before, and still can: everything if nothing happened in the game, and what only others could
 * if all that happened is secret. Nobody may learn of that by being refused an undo.
 */
export function freeStill(progress: Progress): readonly Takeback[] {
  const { from, entries } = progress
  if (!entries.some(isOfGame)) return from.takebacks
  if (!isSecretly(progress)) return []
  return from.takebacks.filter(({ seat }) => entries.every((entry) => !('seat' in entry) || entry.seat !== seat))
}

/** The proposal after these entries: a player who has pressed is there again, and is asked about the own seat. */
function heeding(proposal: Proposal, entries: readonly LogEntry[]): Proposal {
  const { motion } = proposal
  if (motion.kind !== 'replace' || motion.hasLeft !== true) return proposal
  const isBack = entries.some((entry) => {
    if (entry.kind === 'back') return entry.user.id === motion.from.id
    if (entry.kind === 'action') return entry.userId === motion.from.id && entry.cause === 'player'
    return entry.kind === 'undo' && entry.userId === motion.from.id
  })
  return isBack ? { ...proposal, motion: { ...motion, hasLeft: false } } : proposal
}

/** Whether something happened in the game. */
function isOfGame({ kind }: LogEntry): boolean {
  return kind === 'action' || kind === 'draw' || kind === 'undo'
}

/**
 * The table with what has become of its proposal. Proposers who overtake their own one pause as if they had withdrawn it.
 * Otherwise they could ask again after each press, and call everybody as often as they like.
 */
function withReview(table: PlayingTable, review: Review | null, { from, entries, moment }: Progress): PlayingTable {
  const isOvertaken = review?.open === null && review.how === 'overtaken'
  const isOwnDoing = isOvertaken && from.proposal !== null && hasGoneOn(from.proposal.by.id, entries)
  return isOwnDoing ? withPause(table, from.proposal, moment.at) : { ...table, proposal: review?.open ?? null }
}

/** Whether what happened in the game began with something that this user did, or has ordered. */
function hasGoneOn(userId: string, entries: readonly LogEntry[]): boolean {
  const first = entries.find(isOfGame)
  if (first?.kind === 'undo') return first.userId === userId
  return first?.kind === 'action' && first.userId === userId && (first.cause === 'player' || first.cause === 'order')
}

/**
 * The announcement of what a change means for the open proposal, if anything. A proposal that all have agreed to by now gets
 * none, because it is granted right after.
 */
function proposalNews(before: Proposal | null, review: Review | null, position: number): readonly Announcement[] {
  if (before === null || review === null || review.open === before) return []
  if (review.open === null) return [settled(before, review.how, null, position)]
  return isAgreed(review.open) ? [] : [{ kind: 'proposal', proposal: review.open, position }]
}

function tableAfter(progress: Progress, takebacks: readonly Takeback[], isNoticed: boolean): PlayingTable | FinishedTable {
  const { from, moment, state, entries } = progress
  const { game, idle, leavers, proposal, lastProposalId, pauses, terms, retraceable } = from
  const base = { ...kept(from), position: from.position + entries.length, state, leavers }
  const acted = new Set(entries.flatMap((entry) => (entry.kind === 'action' ? [entry.seat] : [])))
  const counted = withSecrets(progress)
  const outcome = outcomeOf(game, progress)
  if (outcome !== null) {
    const attendance = counted.map((own) => ({ ...own, wait: null }))
    return { ...base, attendance, status: 'over', outcome }
  }
  const isNewTurn = game.turn(state).number !== game.turn(from.state).number
  const attendance = waitedFor(counted, { game, state, isNewTurn, isNoticed }, acted, terms, moment.at)
  return { ...base, attendance, status: 'playing', idle, proposal, lastProposalId, pauses, takebacks, retraceable }
}

/** The attendance with the number of entries that are each seat's own secret. */
function withSecrets({ attendance, entries }: Progress): readonly Attendance[] {
  const secrets = entries.filter((entry) => isHiddenFrom('table', entry))
  const more = (seat: Seat) => secrets.filter((entry) => 'seat' in entry && entry.seat === seat).length
  return secrets.length === 0 ? attendance : attendance.map((own, seat) => ({ ...own, secrets: own.secrets + more(seat) }))
}

/** The progress with a changed attendance of one seat. */
export function withAttendance(progress: Progress, seat: Seat, change: Partial<Attendance>): Progress {
  return { ...progress, attendance: attending(progress.attendance, seat, change) }
}
