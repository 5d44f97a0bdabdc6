/** How long seats are waited for, and when the clock must check a table. */
import type { Seat } from '../../engine/game.js'
import type { Game, GameState } from '../../games/game.js'
import { type Attendance, isDeserted, type Wait } from './attendance.js'
import { isByComputer } from './computer-seats.js'
import { keptSeats } from './invitation.js'
import { isAgreed } from './proposal.js'
import { isLive, type Lobby, type PlayingTable, type Table } from './table.js'
import type { Bank, Pace, Terms } from './terms.js'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Time for one decision in milliseconds. Null for no limit. */
export const PACE_MS: Readonly<Record<Pace, number | null>> = {
  none: null,
  live: 3 * MINUTE,
  evening: 15 * MINUTE,
  hourly: HOUR,
  'six-hourly': 6 * HOUR,
  daily: 24 * HOUR,
  relaxed: 72 * HOUR,
}

/** What a player's total time begins with and how it grows with each move, in milliseconds. Null for none. */
const BANK_MS: Readonly<Record<Bank, { readonly first: number; readonly more: number } | null>> = {
  none: null,
  blitz: { first: 5 * MINUTE, more: MINUTE / 2 },
  afternoon: { first: HOUR, more: 5 * MINUTE },
  days: { first: 72 * HOUR, more: 6 * HOUR },
}

/** The part of a wait that is left at each of its reminders. */
const REMINDERS: readonly number[] = [1 / 2, 1 / 6]

/** How long a wait lasts at most, in milliseconds: for a decision, and out of the total time. Null for no limit. */
export function waitMs({ pace }: Pick<Terms, 'pace'>, bank: number | null): number | null {
  const limits = [PACE_MS[pace], bank].filter((limit) => limit !== null)
  return limits.length === 0 ? null : Math.min(...limits)
}

/** Whether a wait ends with its player's total time, and not only with the time for a decision. */
export function endsBank({ wait, bank }: Pick<Attendance, 'wait' | 'bank'>): boolean {
  return wait !== null && wait.due !== null && bank !== null && wait.due >= wait.since + bank
}

/** The total time that is left at `at`, in milliseconds since 1970. */
function bankAt({ bank, wait }: Attendance, at: number): number | null {
  return bank === null || wait === null ? bank : Math.max(0, bank - Math.max(0, at - wait.since))
}

/** The attendance of a seat for which the table no longer waits. If it waits again, that is for another move. */
export function withoutWait(own: Attendance, at: Date): Attendance {
  return { ...own, bank: bankAt(own, at.getTime()), wait: null }
}

/**
 * The attendance of a seat for which the table begins to wait. Its total time grows with each move, not with each press of one.
 */
function beginWait(own: Attendance, terms: Terms, isNewMove: boolean, at: number) {
  const total = BANK_MS[terms.bank]
  const left = bankAt(own, at)
  const bank = total === null ? null : left === null ? total.first : left + (isNewMove ? total.more : 0)
  return { ...own, bank, wait: newWait(waitMs(terms, bank), at) }
}

/** A wait of `ms` that begins at `at`, in milliseconds since 1970. */
function newWait(ms: number | null, at: number): Wait {
  return awaiting({ since: at, due: ms === null ? null : at + ms, reminders: 0, owed: 0 })
}

/**
 * The attendance of a seat whose wait should have been checked before the program started. Nobody could press while it was not
 * running, so that costs no total time, and the wait begins later by so much. Nobody knows when it stopped, so all counts that
 * has passed since the latest check. Without a total time it is enough that nothing expires right after a start.
 */
export function sparedOutage(own: Attendance, startedAt: Date): Attendance {
  const { wait, bank } = own
  const start = startedAt.getTime()
  if (wait === null || wait.due === null || bank === null || wait.next === null || wait.next >= start) return own
  const { since, due, checked = since } = wait
  const missed = Math.max(0, start - checked)
  return { ...own, wait: awaiting({ ...wait, since: since + missed, due: due + missed, checked: start }) }
}

/** The moment at which a part of a wait is left. */
function momentOf({ since, due }: { readonly since: number; readonly due: number }, left: number): number {
  return due - Math.round((due - since) * left)
}

/** How long a computer player lets people read what somebody did before it begins to think. */
const PONDER_MS = 1200
/** After this time a computer player that should have moved is asked again, because its move may have failed meanwhile. */
export const ASK_AGAIN_MS = 10_000

/** How long a player may take something back before the table ends a turn in which nothing else is left to do. */
export const LAST_LOOK_MS = 30_000

/** The wait with the time at which the table ends its turn, or without one. */
export function endingAt(wait: Wait, ends: number | null): Wait {
  const { ends: before, ...other } = wait
  if (ends !== null) return awaiting({ ...other, ends })
  return before === undefined ? wait : awaiting(other)
}

/**
 * When the table ends the turn of a seat for which it waits, in milliseconds since 1970. Null if the seat can do something else,
 * or while somebody is asked for an undo, which the end of the turn would overtake.
 */
export function turnEndsAt({ game, state, attendance, proposal }: PlayingTable, seat: Seat): number | null {
  const ends = attendance[seat]?.wait?.ends ?? null
  return ends === null || proposal?.motion.kind === 'undo' || game.onlyEnd(state, seat) === null ? null : ends
}

/** A computer player's wait: the clock asks it to think at `at`. */
export function ponderingFrom(at: number): Wait {
  return { since: at, due: null, reminders: 0, owed: 0, next: at }
}

/** The wait with the time of its next check: its next reminder, or else when it is due. */
export function awaiting(wait: Omit<Wait, 'next'>): Wait {
  const { since, due, reminders, ends } = wait
  const left = REMINDERS[reminders]
  const reminder = due === null || left === undefined ? due : momentOf({ since, due }, left)
  const moments = [reminder, ends ?? null].filter((moment) => moment !== null)
  return { ...wait, next: moments.length === 0 ? null : Math.min(...moments) }
}

/** The number of reminders of a wait whose time has passed, whether or not they were sent. */
export function remindersBy({ since, due }: Wait, at: Date): number {
  if (due === null) return 0
  return REMINDERS.filter((left) => momentOf({ since, due }, left) <= at.getTime()).length
}

/** A change of a game, as far as waits depend on it. */
interface Change {
  readonly game: Game
  /** After the change. */
  readonly state: GameState
  readonly isNewTurn: boolean
  /** Whether others may know of it. */
  readonly isNoticed: boolean
}

/**
 * The attendance after a change. Every seat that has to act and whose player decides has a wait. That of a computer player only
 * says when it begins to think. A wait goes on while the seat does nothing, whatever others do. It restarts after each action of
 * the seat, unless that action only repeats one taken back in the same turn, or others may not notice it: they see when the time
 * runs out. The total time goes on being used. Where the action has left nothing to do, the table will end the turn.
 */
export function waitedFor(
  attendance: readonly Attendance[],
  { game, state, isNewTurn, isNoticed }: Change,
  acted: ReadonlySet<Seat>,
  terms: Terms,
  at: Date,
): readonly Attendance[] {
  const next = game.toMove(state)
  const awaited = next.kind === 'seats' ? next.seats : []
  // Computer players that follow one another go on without the clock.
  const isOfComputer = (own: Attendance | undefined) => own !== undefined && isByComputer(own, terms)
  const isResting = isDeserted({ game, state, attendance })
  const isQuick = acted.size > 0 && [...acted].every((seat) => isOfComputer(attendance[seat]))
  return attendance.map((own, seat) => {
    const { wait } = own
    if (isOfComputer(own) && !awaited.includes(seat)) return { ...own, wait: null }
    if (isOfComputer(own)) {
      if (isResting) return { ...own, wait: null }
      const from = at.getTime() + (isQuick ? ASK_AGAIN_MS : PONDER_MS)
      return wait !== null && !acted.has(seat) ? own : { ...own, wait: ponderingFrom(from) }
    }
    if (own.by !== 'player' || !awaited.includes(seat)) return wait === null ? own : withoutWait(own, at)
    if (wait !== null && (!acted.has(seat) || !isNoticed)) return own
    const isRepeated = wait !== null && wait.owed > 0 && !isNewTurn
    const waiting = isRepeated
      ? { ...own, wait: { ...wait, owed: wait.owed - 1 } }
      : beginWait(own, terms, wait === null || isNewTurn, at.getTime())
    const { due } = waiting.wait
    const ends = Math.min(at.getTime() + LAST_LOOK_MS, due ?? Number.POSITIVE_INFINITY)
    return { ...waiting, wait: endingAt(waiting.wait, acted.has(seat) && game.onlyEnd(state, seat) !== null ? ends : null) }
  })
}

/** An open proposal that all have agreed to is granted right after. If that fails, the clock does it: it is due at any time. */
const OVERDUE = 0

/** When the clock has something to do at a table. Null for never, which holds once it has ended. */
export function wakeAtOf(table: Table): Date | null {
  return isLive(table) ? (dueAt(table) ?? new Date(table.idle.until)) : null
}

/** Whether nothing comes due at a live table but that nobody does anything there. */
export function isIdleDue(table: Table, at: Date): boolean {
  return isLive(table) && dueAt(table) === null && table.idle.until <= at.getTime()
}

/** When something comes due at a table. Null as long as it only waits for people who have all the time in the world. */
function dueAt(table: Lobby | PlayingTable): Date | null {
  if (table.status === 'lobby') return earliest(keptSeats(table).map(({ until }) => until))
  const waits = table.attendance.flatMap(({ wait }) => (wait === null || wait.next === null ? [] : [wait.next]))
  const { proposal } = table
  return earliest(proposal === null ? waits : [...waits, isAgreed(proposal) ? OVERDUE : proposal.until])
}

function earliest(moments: readonly number[]): Date | null {
  return moments.length === 0 ? null : new Date(Math.min(...moments))
}
