/** Who has to agree to a proposal, and what becomes of it. */
import type { Seat } from '../../engine/game.js'
import type { Announcement } from '../model/announcement.js'
import { isComputer, isPerson } from '../model/computer.js'
import type { User } from '../model/people.js'
import type { Proposal, Settlement } from '../model/proposal.js'
import { decides, type FinishedTable, type PlayingTable, seatOf, type Table } from '../model/table.js'
import type { Times } from './decision.js'
import { fairFrom } from './grace.js'

/**
 * Who has to agree now:
 * - all other players who still play
 * - if a seat is taken over, the substitute before them, and the seat's own player even if out of the game, but not if they are
 *   away, or have resigned or left the server
 * - only the substitute if a host or moderator proposes to give away a seat that nobody plays (nobody if they are the substitute)
 * - nobody if only computer players are left besides the proposer and people who have resigned: they agree to everything that was
 *   not seen before
 * - null if nobody is left who could agree, because players who are away, have resigned or are out of the game cannot
 */
export function askedAbout(table: PlayingTable, { by, motion }: Pick<Proposal, 'by' | 'motion'>): readonly User[] | null {
  if (motion.kind !== 'replace') return unlessAlone(table, by, othersWhoPlay(table, by))
  const { seat, moderated = false, hasLeft = false } = motion
  const newcomer = motion.with.id === by.id ? [] : [motion.with]
  if (moderated && (hasLeft || isUnattended(table, seat))) return newcomer
  // Nobody is robbed of a seat, not even of one that is out of the game.
  const isAsked = (each: Seat) => (each === seat ? !hasLeft && decides(table, each) : playsOn(table, each))
  const others = unlessAlone(
    table,
    by,
    table.players.filter(({ id }, each) => id !== by.id && isAsked(each)),
  )
  return others && [...newcomer, ...others]
}

/** Whether a seat's player is away or has resigned. */
export function isUnattended({ attendance }: Pick<PlayingTable, 'attendance'>, seat: Seat): boolean {
  const by = attendance[seat]?.by
  return by === 'autopilot' || by === 'resigned'
}

/** All players but `user` who still play, that is, are neither away nor resigned nor out of the game. */
export function othersWhoPlay(table: PlayingTable, user: Pick<User, 'id'>): readonly User[] {
  return table.players.filter((player, seat) => player.id !== user.id && playsOn(table, seat))
}

/** How long a game without a time limit waits for somebody before another one may end it alone. */
const GONE_MS = 7 * 24 * 60 * 60_000

/** When one of the others counts as gone, since the game waits for them. Null if it waits for no other, or has a clock. */
export function aloneFrom(table: PlayingTable, { id }: Pick<User, 'id'>, times: Times): Date | null {
  return goneFrom(table, (player) => player.id !== id, times)
}

/** When the host counts as gone, since the game waits for them. Null if it does not wait for them, or has a clock. */
export function hostGoneFrom(table: PlayingTable, times: Times): Date | null {
  return goneFrom(table, ({ id }) => id === table.host.id, times)
}

/** Nobody counts as gone right after the program has started: while it was not running, they could not play. */
function goneFrom(table: PlayingTable, isMeant: (player: User) => boolean, times: Times): Date | null {
  const since = table.players.flatMap((player, seat) => {
    const wait = table.attendance[seat]?.wait ?? null
    return wait === null || wait.due !== null || !isPerson(player) || !isMeant(player) ? [] : [wait.since]
  })
  return since.length === 0 ? null : new Date(Math.max(Math.min(...since) + GONE_MS, fairFrom(times, GONE_MS)))
}

function playsOn(table: PlayingTable, seat: Seat): boolean {
  return decides(table, seat) && !table.game.isOut(table.state, seat)
}

function unlessAlone(table: PlayingTable, by: Pick<User, 'id'>, others: readonly User[]): readonly User[] | null {
  return others.length > 0 || isAloneWithComputers(table, by) ? others : null
}

/**
 * Whether all others who are still in the game are computer players, and there is one. They agree; people who are away do not,
 * but may come back. People who have resigned do not count.
 */
export function isAloneWithComputers(table: PlayingTable, { id }: Pick<User, 'id'>): boolean {
  const { players, game, state, attendance } = table
  const isStillIn = (seat: Seat) => attendance[seat]?.by !== 'resigned' && !game.isOut(state, seat)
  const others = players.filter((player, seat) => player.id !== id && isStillIn(seat))
  return others.length > 0 && others.every(isComputer)
}

/** Whether a user plays at a table, and nobody else does but computer players. */
export function isLeftAlone(table: Table, { id }: Pick<User, 'id'>): table is PlayingTable {
  if (table.status !== 'playing') return false
  const seat = seatOf(table, id)
  return seat !== null && table.attendance[seat]?.by !== 'resigned' && isAloneWithComputers(table, { id })
}

/** The proposal with one more consent. */
export function agreedBy(proposal: Proposal, { id }: User): Proposal {
  return { ...proposal, agreed: [...proposal.agreed, id] }
}

/** How a proposal ended, for the channel. `by` is the user who refused or withdrew it. */
export function settled(proposal: Proposal, how: Settlement, by: User | null, position: number): Announcement {
  return { kind: 'settled', proposal, how, by, position }
}

/** The fate of an open proposal after a change: it stays open, or it has ended. */
export type Review =
  | { readonly open: Proposal }
  | { readonly open: null; readonly how: Extract<Settlement, 'overtaken' | 'nobody-left'> }

/**
 * Reviews an open proposal after a change. Other people may be asked now, it may have been overtaken, or nobody may be left to
 * agree. The game is untouched as well if all that happened in it is secret: an undo then goes back past that, too.
 */
export function reviewed(proposal: Proposal, after: PlayingTable | FinishedTable, isGameUntouched: boolean): Review {
  if (after.status === 'over' || isOvertaken(proposal, after, isGameUntouched)) return { open: null, how: 'overtaken' }
  const asked = askedAbout(after, proposal)
  if (asked === null) return { open: null, how: 'nobody-left' }
  return { open: areSame(asked, proposal.asked) ? proposal : { ...proposal, asked } }
}

function isOvertaken({ motion, by }: Proposal, table: PlayingTable, isGameUntouched: boolean): boolean {
  if (motion.kind === 'undo') return !isGameUntouched || !plays(table, by)
  if (motion.kind === 'end') return false
  return table.players[motion.seat]?.id !== motion.from.id || seatOf(table, motion.with.id) !== null
}

function areSame(some: readonly User[], others: readonly User[]): boolean {
  return some.length === others.length && some.every(({ id }) => others.some((other) => other.id === id))
}

function plays(table: PlayingTable, { id }: User): boolean {
  const seat = seatOf(table, id)
  return seat !== null && decides(table, seat)
}
