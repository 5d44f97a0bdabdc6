/** A table before the game: joining, leaving, starting. Pure decisions, nothing is stored here. */
import type { Seat } from '../../engine/game.js'
import type { Game } from '../../games/game.js'
import type { Level } from '../../players/levels.js'
import type { Announcement } from '../model/announcement.js'
import { computerPlayer, isPerson } from '../model/computer.js'
import { wordedShare } from '../model/fairness.js'
import { idleFrom, stirred } from '../model/idle.js'
import { claimedSeats, invitationsFor, keptSeats } from '../model/invitation.js'
import { kept, type LoadedTable } from '../model/loaded-table.js'
import type { User } from '../model/people.js'
import type { TableRefusal } from '../model/refusal.js'
import { isYoung } from '../model/rounds.js'
import type { Origin } from '../model/services.js'
import { awaitsThread, type CancelledTable, isLive, type Lobby, type PlayingTable, seatOf, type Table } from '../model/table.js'
import type { OpenRequest } from '../model/tables.js'
import type { Terms } from '../model/terms.js'
import { aloneFrom, hostGoneFrom, isLeftAlone, othersWhoPlay, settled } from './consent.js'
import { begin } from './deal.js'
import { accept, type Decision, type Moment, refuse, type Times } from './decision.js'

/** The parts of a new table that are unique to it. */
export interface Birth {
  readonly id: string
  /** The commitment to the secret of its draws. */
  readonly commitment: string
  readonly createdAt: Date
}

/** The terms of a table unless its host chooses others. */
export const USUAL_TERMS: Terms = {
  pace: 'daily',
  bank: 'none',
  hints: 'practice',
  computerTakeover: 'none',
  seating: 'joined',
  thread: false,
}

/** The lobby that a request opens: its host in the first seat, and a value for every option. */
export function newLobby(request: OpenRequest, game: Game, { id, commitment, createdAt }: Birth): Lobby {
  const { guildId, channelId, locale, host, capacity, invited = [], computers = [] } = request
  const defaults = Object.fromEntries(game.options.map((option) => [option.id, option.choices[0]]))
  const options = { ...defaults, ...request.options, ...game.stamp }
  const terms = { ...USUAL_TERMS, ...request.terms }
  const lobby: Lobby = {
    status: 'lobby',
    idle: idleFrom('lobby', createdAt),
    id,
    guildId,
    channelId,
    game,
    options,
    terms,
    locale,
    host,
    players: [host],
    colours: [0],
    capacity,
    position: 0,
    createdAt,
    openedIn: channelId,
    follows: null,
    commitment,
    invited: invitationsFor(invited, createdAt),
  }
  return computers.reduce(withComputer, lobby)
}

/** The lobby with one more computer player. */
export function withComputer(lobby: Lobby, level: Level): Lobby {
  return seated(lobby, computerPlayer(level, lobby.players, lobby.locale))
}

/** How a user joins. */
interface Joining {
  readonly origin?: Origin | undefined
  /** Whether a rematch may begin with the last of those who were called. By default it may. */
  readonly mayBegin?: boolean | undefined
}

/**
 * Takes the seat kept for the user, or else the next free one, in their colour of the game before this one or in the first free
 * one. A rematch begins with the last of those who were called, unless it awaits its thread.
 */
export function join(
  loaded: LoadedTable,
  user: User,
  moment: Moment,
  { origin = 'lobby-message', mayBegin = true }: Joining = {},
): Decision<Lobby | PlayingTable> {
  const { table } = loaded
  if (table.status !== 'lobby') return refuse(noLobby(table))
  if (seatOf(table, user.id) !== null) return refuse({ code: 'already-seated' })
  const refusal = refuseSeat(table, user)
  if (refusal !== null) return refuse(refusal)
  const joined = seated(table, user)
  const isLast = isComplete(joined) && table.invited.length > 0
  if (!isLast || !mayBegin) return changed(loaded, joined, moment.at, origin)
  return announcedFirst(begin(loaded, joined, moment), origin)
}

/** Whether everybody who was called to a rematch has joined, and nothing but a start is missing. */
export function isComplete(lobby: Lobby): boolean {
  const { follows, invited, players, game } = lobby
  return follows !== null && invited.length === 0 && players.length >= game.seats.min && !awaitsThread(lobby)
}

/** Why no seat is left for a user, or for a computer player (null). Null if there is one. */
export function refuseSeat(lobby: Lobby, user: User | null): TableRefusal | null {
  const kept = keptSeats(lobby)
  if (kept.some((seat) => seat.user.id === user?.id) || claimedSeats(lobby) < lobby.capacity) return null
  if (lobby.players.length >= lobby.capacity) return { code: 'table-full' }
  const until = new Date(Math.min(...kept.map((seat) => seat.until)))
  return { code: 'seats-kept', users: kept.map(({ user }) => user), until }
}

/** The lobby with one more player, in the colour they had before or, if that is taken, in the first free one. */
export function seated(lobby: Lobby, user: User, before?: number): Lobby {
  const preferred = before ?? lobby.invited.find((each) => each.user.id === user.id)?.colour ?? 0
  const all = Array.from({ length: lobby.game.seats.max }, (_, colour) => colour)
  const colour = [preferred, ...all].find((free) => !lobby.colours.includes(free)) ?? preferred
  const invited = lobby.invited.filter((each) => each.user.id !== user.id)
  return { ...lobby, players: [...lobby.players, user], colours: [...lobby.colours, colour], invited }
}

/** The lobby without the player of a seat. The others keep their order and their colours. */
export function unseated(lobby: Lobby, seat: Seat): Lobby {
  const others = <T>(values: readonly T[]) => values.filter((_, index) => index !== seat)
  return { ...lobby, players: others(lobby.players), colours: others(lobby.colours) }
}

/** When the host leaves, the next player in order of joining becomes host. When no person is left, the lobby is cancelled. */
export function leave(
  loaded: LoadedTable,
  user: User,
  at: Date,
  origin: Origin = 'lobby-message',
): Decision<Lobby | CancelledTable> {
  const { table } = loaded
  if (table.status !== 'lobby') return refuse(noLobby(table))
  const seat = seatOf(table, user.id)
  if (seat === null) return refuse({ code: 'not-seated' })
  const left = unseated(table, seat)
  const next = left.players.find(isPerson)
  if (next === undefined) return cancelled(loaded, table, user, at)
  const host = table.host.id === user.id ? next : table.host
  return changed(loaded, { ...left, host }, at, origin)
}

/** Adds a player's own words to the draws. */
export function addWords(loaded: LoadedTable, user: User, words: string, at: Date): Decision<Lobby> {
  const { table, pledge } = loaded
  if (table.status !== 'lobby') return refuse(noLobby(table, 'game'))
  const shares = pledge?.shares.map((share) => (share.userId === user.id ? wordedShare(share, words) : share))
  if (seatOf(table, user.id) === null || pledge === null || shares === undefined) return refuse({ code: 'not-seated' })
  const after = stirred(table, at)
  // Nobody has to know of the words, but the lobby's message may say that the table closes.
  const announcements: readonly Announcement[] = table.idle.isTold ? [{ kind: 'lobby', position: table.position }] : []
  return accept({ ...loaded, pledge: { ...pledge, shares } }, { table: after, announcements, value: after }, at)
}

/** Deals and starts the game. Only the host may, with enough players for the game. */
export function start(loaded: LoadedTable, user: User, moment: Moment, origin: Origin = 'lobby-message'): Decision<PlayingTable> {
  const { table } = loaded
  if (table.status !== 'lobby') return refuse(noLobby(table, 'game'))
  if (table.host.id !== user.id) return refuse({ code: 'not-the-host', host: table.host })
  const { min } = table.game.seats
  if (table.players.length < min) return refuse({ code: 'too-few-players', min })
  return announcedFirst(begin(loaded, table, moment), origin)
}

/** Closes a lobby, for whoever may end the table. Refused once its game has begun. */
export function closeLobby(loaded: LoadedTable, user: User, moderator: boolean, times: Times): Decision<CancelledTable> {
  if (loaded.table.status === 'playing') return refuse(noLobby(loaded.table, 'game'))
  return cancel(loaded, user, moderator, times)
}

/**
 * Ends a lobby or a game without a result. Only the host and moderators of the server may, and a host who plays against people
 * only while the game is young, or if one of them seems to have gone: nobody gets out of a defeat alone. If the host seems to
 * have gone, everybody else who plays may.
 */
export function cancel(loaded: LoadedTable, user: User, moderator: boolean, times: Times): Decision<CancelledTable> {
  const { table } = loaded
  if (!isLive(table)) return refuse({ code: 'already-over' })
  const refusal = mayNotCancel(table, user, { moderator, ...times })
  if (refusal !== null) return refuse(refusal)
  return cancelled(loaded, table, user, times.at)
}

/** Who wants to end a table, and when. */
interface Ending extends Times {
  readonly moderator: boolean
}

/** Why a user may not end a live table alone. Null if they may. */
export function mayNotCancel(table: Table, user: Pick<User, 'id'>, { moderator, ...times }: Ending): TableRefusal | null {
  if (moderator) return null
  if (table.host.id !== user.id) return guestMayNotCancel(table, user, times)
  if (table.status !== 'playing' || isYoung(table) || !othersWhoPlay(table, user).some(isPerson)) return null
  const alone = aloneFrom(table, user, times)
  return alone !== null && alone <= times.at ? null : { code: 'ends-together', alone }
}

/**
 * The same for a user who is not the host. Whoever has no seat, or has resigned, can neither end a game nor propose that. Whoever
 * is left with nobody but computer players may end it.
 */
function guestMayNotCancel(table: Table, user: Pick<User, 'id'>, times: Times): TableRefusal | null {
  const { host } = table
  const seat = seatOf(table, user.id)
  if (table.status !== 'playing' || seat === null || table.attendance[seat]?.by === 'resigned')
    return { code: 'not-yours-to-end', host, mayAsk: false, alone: null }
  if (isLeftAlone(table, user)) return null
  // Whoever is out of the game, or away, does not end it for those who still play.
  const alone = othersWhoPlay(table, host).some(({ id }) => id === user.id) ? hostGoneFrom(table, times) : null
  return alone !== null && alone <= times.at ? null : { code: 'not-yours-to-end', host, mayAsk: true, alone }
}

/** As {@link cancel}, by the operator. */
export function closeByOperator(loaded: LoadedTable, at: Date): Decision<CancelledTable> {
  const { table } = loaded
  if (!isLive(table)) return refuse({ code: 'already-over' })
  return cancelled(loaded, table, null, at)
}

/** Ends a lobby or a game without a result, for whoever may, for the operator (`null`), or because it was `idle`. */
export function cancelled(
  loaded: LoadedTable,
  table: Lobby | PlayingTable,
  by: User | 'idle' | null,
  at: Date,
): Decision<CancelledTable> {
  const state = table.status === 'playing' ? table.state : null
  const after: CancelledTable = { ...kept(table), status: 'cancelled', state }
  const { position } = table
  const open = table.status === 'playing' && table.proposal !== null ? [settled(table.proposal, 'overtaken', null, position)] : []
  const announcements: readonly Announcement[] = [
    { kind: 'cancelled', ...(by === 'idle' ? { by: null, idle: true } : { by }), position },
    ...open,
  ]
  return accept(loaded, { table: after, announcements, value: after }, at)
}

/** The decision that turns a lobby into `after`. */
export function changed(loaded: LoadedTable, after: Lobby, at: Date, origin: Origin): Decision<Lobby> {
  const table = stirred<Lobby>({ ...after, position: loaded.table.position + 1 }, at)
  return announcedFirst(accept(loaded, { table, value: table }, at), origin)
}

/** The same decision with an announcement for the lobby's message before all others. */
export function announcedFirst<T extends Table>(decision: Decision<T>, origin: Origin): Decision<T> {
  if (!decision.ok || decision.change === null) return decision
  const { change, value } = decision
  const kind = origin === 'elsewhere' ? 'lobby' : 'lobby-pressed'
  return { ...decision, change: { ...change, announcements: [{ kind, position: value.position }, ...change.announcements] } }
}

const NO_LONGER = { seats: 'already-started', settings: 'settings-final', game: 'has-begun' } as const

/** Why seats, or other things that a lobby settles, cannot be changed at a table that is no longer a lobby. */
export function noLobby(table: Exclude<Table, Lobby>, what: keyof typeof NO_LONGER = 'seats'): TableRefusal {
  return { code: table.status === 'playing' ? NO_LONGER[what] : 'already-over' }
}
