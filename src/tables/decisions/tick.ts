/**
 * What the clock does at a table: send reminders, play default decisions when time has run out, end proposals, and end turns in
 * which nothing else is left to do.
 */
import type { Seat } from '../../engine/game.js'
import type { Game, GameState } from '../../games/game.js'
import type { Announcement } from '../model/announcement.js'
import type { Wait } from '../model/attendance.js'
import { isByComputer } from '../model/computer-seats.js'
import {
  ASK_AGAIN_MS,
  awaiting,
  endingAt,
  LAST_LOOK_MS,
  ponderingFrom,
  remindersBy,
  turnEndsAt,
  waitMs,
  withoutWait,
} from '../model/deadlines.js'
import type { LoadedTable } from '../model/loaded-table.js'
import type { User } from '../model/people.js'
import { isAgreed } from '../model/proposal.js'
import type { Moved } from '../model/services.js'
import type { PlayingTable } from '../model/table.js'
import { settled } from './consent.js'
import { type Decision, type Moment, type Times, unchanged } from './decision.js'
import { fairFrom } from './grace.js'
import { actionInstead, isOwnTurn } from './late-turn.js'
import { arrive, carryOn, logged, type Progress, perform, progressOf, withAttendance } from './progress.js'
import { openMs, withPause } from './proposal-expiry.js'

/** A seat goes on autopilot after this many expiries in a row. */
const PATIENCE = 3

export interface Tick extends Moment {
  /** When each user may be called again, by id. Users who are not listed may be called now. */
  readonly quietUntil: ReadonlyMap<string, Date>
  /** The same after the latest reminder. The one before time runs out comes all the same. */
  readonly pausedUntil: ReadonlyMap<string, Date>
}

/** The result of checking a wait. */
type Look =
  | { readonly kind: 'ended'; readonly end: string; readonly at: Date }
  | { readonly kind: 'expired' }
  | { readonly kind: 'waits'; readonly wait: Wait; readonly told: Announcement | null }

/** Does what has come due at a table. Changes nothing if it is too early. */
export function tick(loaded: LoadedTable, { quietUntil, pausedUntil, ...moment }: Tick): Decision<Moved | null> {
  const seats = dueSeats(loaded, moment.at)
  const computers = dueComputers(loaded, moment.at)
  const isIdle = loaded.table.status !== 'playing' || !isProposalDue(loaded.table, moment.at)
  if (loaded.table.status !== 'playing' || (isIdle && seats.length + computers.length === 0)) return unchanged(loaded, null)
  const { table, told } = lapsed(loaded.table, moment)
  let progress = progressOf(table, loaded.draws, moment)
  const more: Announcement[] = [...told]
  const reminded: string[] = []
  for (const { seat, user, wait: waited } of seats) {
    const wait = progress.attendance[seat]?.wait ?? waited
    if (wait.next !== null && wait.next > moment.at.getTime()) {
      more.push({ kind: 'progress', turn: table.game.turn(table.state).number, position: table.position })
      continue
    }
    const quiet = quietUntil.get(user.id)?.getTime() ?? 0
    const paused = pausedUntil.get(user.id)?.getTime() ?? 0
    const look = lookAt(table, seat, wait, { at: moment.at, startedAt: moment.startedAt, quiet, paused })
    if (look.kind === 'ended') {
      progress = ended(progress, seat, look)
      continue
    }
    if (look.kind === 'expired') {
      progress = expired(progress, seat, user)
      continue
    }
    progress = withAttendance(progress, seat, { wait: { ...look.wait, checked: moment.at.getTime() } })
    if (look.told !== null) more.push(look.told)
    if (look.told?.kind === 'reminder') reminded.push(user.id)
  }
  for (const seat of computers) {
    const wait = ponderingFrom(moment.at.getTime() + ASK_AGAIN_MS)
    if (progress.attendance[seat]?.wait !== null) progress = withAttendance(progress, seat, { wait })
  }
  return arrive(loaded, progress, { more, reminded })
}

/** The seats for which computer players have to begin to think. */
export function dueComputers(loaded: LoadedTable, at: Date): readonly Seat[] {
  return dueWaits(loaded, at).flatMap(({ seat }) => (isOfComputer(loaded, seat) ? [seat] : []))
}

function isOfComputer({ table }: LoadedTable, seat: Seat): boolean {
  const own = table.status === 'playing' ? table.attendance[seat] : undefined
  return own !== undefined && isByComputer(own, table.terms)
}

/** The seats of people whose waits have to be checked. */
export function dueSeats(loaded: LoadedTable, at: Date) {
  return dueWaits(loaded, at).filter(({ seat }) => !isOfComputer(loaded, seat))
}

function dueWaits({ table }: LoadedTable, at: Date) {
  if (table.status !== 'playing') return []
  return table.players.flatMap((user, seat) => {
    const wait = table.attendance[seat]?.wait ?? null
    return wait === null || wait.next === null || wait.next > at.getTime() ? [] : [{ seat, user, wait }]
  })
}

/** Whether the open proposal has lapsed. One that all have agreed to does not: it is granted, however late. */
function isProposalDue({ proposal }: PlayingTable, at: Date): boolean {
  return proposal !== null && proposal.until <= at.getTime() && !isAgreed(proposal)
}

/** The table with its proposal lapsed if that is due, and the announcements about it. */
function lapsed(table: PlayingTable, moment: Moment): { readonly table: PlayingTable; readonly told: readonly Announcement[] } {
  const { at } = moment
  const { proposal, position } = table
  if (proposal === null || !isProposalDue(table, at)) return { table, told: [] }
  const fair = fairFrom(moment, openMs(table.terms.pace))
  if (fair <= at.getTime()) return { table: withPause(table, proposal, at), told: [settled(proposal, 'lapsed', null, position)] }
  const prolonged = { ...proposal, until: fair }
  return { table: { ...table, proposal: prolonged }, told: [{ kind: 'proposal', proposal: prolonged, position }] }
}

interface Circumstances extends Times {
  /** When the player may be called again, and when there may be a reminder that time does not press for. 0 for now. */
  readonly quiet: number
  readonly paused: number
}

function lookAt(table: PlayingTable, seat: Seat, before: Wait, circumstances: Circumstances): Look {
  const { at, quiet, paused } = circumstances
  const turn = table.game.turn(table.state).number
  const { position } = table
  const ends = turnEndsAt(table, seat)
  if (ends !== null) return lookAtEnd(table, seat, before, ends, circumstances)
  const wait = endingAt(before, null)
  const { due, next } = wait
  const progress: Announcement = { kind: 'progress', turn, position }
  // Only an end that does not come any more was to be looked at, and the channel has been told of it.
  const calledOff = wait === before ? null : progress
  if (due === null) return { kind: 'waits', wait: { ...wait, next: null }, told: calledOff }
  if (calledOff !== null && next !== null && next > at.getTime()) return { kind: 'waits', wait, told: calledOff }
  if (due <= at.getTime()) {
    const fair = fairFrom(circumstances, waitMs(table.terms, table.attendance[seat]?.bank ?? null) ?? 0)
    if (fair <= at.getTime()) return { kind: 'expired' }
    return { kind: 'waits', wait: { ...wait, due: fair, next: fair }, told: progress }
  }
  const reminders = remindersBy(wait, at)
  const stage = reminders > 1 ? 'last' : 'half'
  const reminded = awaiting({ ...wait, reminders })
  const again = stage === 'last' ? quiet : Math.max(quiet, paused)
  if (again > at.getTime()) return { kind: 'waits', wait: { ...wait, next: Math.min(again, reminded.next ?? due) }, told: null }
  return { kind: 'waits', wait: reminded, told: { kind: 'reminder', seat, stage, due, turn, position } }
}

/** The same for a turn that the table ends at `ends`, however little time its player has left. Nobody is reminded of it. */
function lookAtEnd(table: PlayingTable, seat: Seat, wait: Wait, ends: number, circumstances: Circumstances): Look {
  const { at } = circumstances
  const { game, state, position } = table
  const end = game.onlyEnd(state, seat)
  const fair = Math.max(ends, fairFrom(circumstances, LAST_LOOK_MS))
  if (end !== null && fair <= at.getTime()) return { kind: 'ended', end, at: new Date(ends) }
  const next = { ...wait, ends: fair, reminders: remindersBy(wait, at), next: fair }
  const told: Announcement = { kind: 'progress', turn: game.turn(state).number, position }
  return { kind: 'waits', wait: next, told: fair === ends ? null : told }
}

/** Ends the turn. The player's total time is used only until `at`, and what the seat is asked next is another move. */
function ended(progress: Progress, seat: Seat, { end, at }: Extract<Look, { readonly kind: 'ended' }>): Progress {
  const own = progress.attendance[seat]
  const rested = own === undefined ? progress : withAttendance(progress, seat, withoutWait(own, at))
  return carryOn(perform(rested, seat, end, 'only-end'))
}

/** The turn, or the question that is asked in it. */
function stretchOf(game: Game, state: GameState): string {
  const { kind = '', which = '' } = game.questions.asked(state) ?? {}
  return [game.turn(state).number, kind, which].join(' ')
}

/**
 * Decides for the seat until it has nothing left to decide in this turn or question. What it is asked later gets time of its
 * own, even if nobody else had to do anything before that. But if the time for its own turn has run out, so has that for the rest
 * of it, also after others had to decide something, and a question in between counts as no other expiry. After {@link PATIENCE}
 * of them in a row the seat goes on autopilot.
 */
function expired(begun: Progress, seat: Seat, user: User): Progress {
  const { game } = begun.from
  const { number } = game.turn(begun.state)
  const { expiries: before = 0, lateTurn: lateBefore = null } = begun.attendance[seat] ?? {}
  const stretch = stretchOf(game, begun.state)
  const expiries = lateBefore === number ? before : before + 1
  const lateTurn = isOwnTurn(game, begun.state, seat) ? number : lateBefore
  const isPast = (state: GameState) =>
    stretchOf(game, state) === stretch || (isOwnTurn(game, state, seat) && game.turn(state).number === lateTurn)
  let progress = withAttendance(begun, seat, { expiries, lateTurn })
  for (;;) {
    const next = game.toMove(progress.state)
    if (next.kind === 'over') return progress
    if (next.kind !== 'seats' || !next.seats.includes(seat) || !isPast(progress.state)) break
    progress = carryOn(perform(progress, seat, actionInstead(progress, seat), 'clock'))
  }
  const own = progress.attendance[seat]
  // What it is asked next in the same turn is another move.
  if (own !== undefined) progress = withAttendance(progress, seat, withoutWait(own, begun.moment.at))
  if (expiries < PATIENCE) return progress
  return carryOn(withAttendance(logged(progress, { kind: 'away', seat, user }), seat, { by: 'autopilot' }))
}
