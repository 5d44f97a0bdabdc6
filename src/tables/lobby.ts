/** A table before the game: who sits down, who gets up, who may begin. Pure decisions; nothing is stored here. */
import type { Game } from '../games/plug.js'
import { begin, type Decision, type Moment } from './course.js'
import { changeOf, type Held, kept } from './held.js'
import type { CancelledTable, Lobby, PlayingTable, Table, User } from './table.js'
import { seatOf } from './table.js'
import type { OpenRequest, Origin, TableRefusal } from './tables.js'

/** Why a lobby cannot be opened as requested, or null. */
export function refuseOpening(request: OpenRequest, game: Game): TableRefusal | null {
  const { min, max } = game.seats
  const { capacity } = request
  if (!Number.isInteger(capacity) || capacity < min || capacity > max) return { code: 'capacity-out-of-range', min, max }
  const known = ([id, choice]: readonly [string, string]) =>
    game.options.some((option) => option.id === id && option.choices.includes(choice))
  return Object.entries(request.options).every(known) ? null : { code: 'unknown-option' }
}

/** The lobby that a request opens: its host in the first seat, every option chosen. */
export function newLobby(request: OpenRequest, game: Game, id: string, createdAt: Date): Lobby {
  const { guildId, channelId, locale, host, capacity } = request
  const defaults = Object.fromEntries(game.options.map((option) => [option.id, option.choices[0]]))
  const options = { ...defaults, ...request.options }
  return {
    status: 'lobby',
    id,
    guildId,
    channelId,
    game,
    options,
    locale,
    host,
    players: [host],
    capacity,
    position: 0,
    createdAt,
  }
}

export function join(held: Held, user: User, at: Date, origin: Origin = 'lobby-message'): Decision<Lobby> {
  const { table } = held
  if (table.status !== 'lobby') return { ok: false, refusal: noLobby(table) }
  if (seatOf(table, user.id) !== null) return { ok: false, refusal: { code: 'already-seated' } }
  if (table.players.length >= table.capacity) return { ok: false, refusal: { code: 'table-full' } }
  return changed(held, table, { ...table, players: [...table.players, user], position: table.position + 1 }, at, origin)
}

/** The next in order of joining becomes host when the host leaves; without anybody left the lobby is cancelled. */
export function leave(held: Held, user: User, at: Date, origin: Origin = 'lobby-message'): Decision<Lobby | CancelledTable> {
  const { table } = held
  if (table.status !== 'lobby') return { ok: false, refusal: noLobby(table) }
  if (seatOf(table, user.id) === null) return { ok: false, refusal: { code: 'not-seated' } }
  const players = table.players.filter((player) => player.id !== user.id)
  const [next] = players
  if (next === undefined) return cancelled(held, table, user, at)
  const host = table.host.id === user.id ? next : table.host
  return changed(held, table, { ...table, players, host, position: table.position + 1 }, at, origin)
}

export function start(held: Held, user: User, moment: Moment): Decision<PlayingTable> {
  const { table } = held
  if (table.status !== 'lobby') return { ok: false, refusal: noLobby(table) }
  if (table.host.id !== user.id) return { ok: false, refusal: { code: 'not-the-host', host: table.host } }
  const { min } = table.game.seats
  if (table.players.length < min) return { ok: false, refusal: { code: 'too-few-players', min } }
  return begin(table, moment)
}

/** Ends a lobby or a game without a result; for its host, or anybody who moderates the server. */
export function cancel(held: Held, user: User, moderator: boolean, at: Date): Decision<CancelledTable> {
  const { table } = held
  if (table.status === 'over' || table.status === 'cancelled') return { ok: false, refusal: { code: 'already-over' } }
  if (!moderator && table.host.id !== user.id) return { ok: false, refusal: { code: 'not-the-host', host: table.host } }
  return cancelled(held, table, user, at)
}

function cancelled(held: Held, table: Lobby | PlayingTable, by: User, at: Date): Decision<CancelledTable> {
  const state = table.status === 'playing' ? table.state : null
  const after: CancelledTable = { ...kept(table), status: 'cancelled', state }
  const announcements = [{ kind: 'cancelled', by, position: after.position } as const]
  const heldAfter: Held = { ...held, table: after }
  return { ok: true, held: heldAfter, change: changeOf(table, heldAfter, at, { announcements }), value: after }
}

function changed(held: Held, before: Lobby, after: Lobby, at: Date, origin: Origin): Decision<Lobby> {
  const announcements = origin === 'elsewhere' ? [{ kind: 'lobby', position: after.position } as const] : []
  const heldAfter: Held = { ...held, table: after }
  return { ok: true, held: heldAfter, change: changeOf(before, heldAfter, at, { announcements }), value: after }
}

function noLobby(table: Exclude<Table, Lobby>): TableRefusal {
  return { code: table.status === 'playing' ? 'already-started' : 'already-over' }
}
