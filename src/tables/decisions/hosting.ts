/** The settings in a lobby: each player chooses a colour, the host everything else. */
import type { OptionSpec } from '../../engine/game.js'
import type { Game } from '../../games/game.js'
import { LEVELS } from '../../players/levels.js'
import { isComputer } from '../model/computer.js'
import { claimedSeats } from '../model/invitation.js'
import type { LoadedTable } from '../model/loaded-table.js'
import type { User } from '../model/people.js'
import type { TableRefusal } from '../model/refusal.js'
import type { ComputersWanted, Origin, Settlements } from '../model/services.js'
import { isLive, type Lobby, type PlayingTable, seatOf } from '../model/table.js'
import { BANKS, COMPUTER_TAKEOVERS, HINTS, PACES, SEATINGS, type Terms } from '../model/terms.js'
import { accept, type Decision, refuse, unchanged } from './decision.js'
import { changed, noLobby, refuseSeat, unseated, withComputer } from './lobby.js'

/** The origin and time of a request to change a lobby. */
export interface Asked {
  readonly at: Date
  readonly origin?: Origin | undefined
}

export function chooseColour(
  loaded: LoadedTable,
  user: User,
  colour: number,
  { at, origin = 'lobby-message' }: Asked,
): Decision<Lobby> {
  const { table } = loaded
  if (table.status !== 'lobby') return refuse(noLobby(table, 'settings'))
  const seat = seatOf(table, user.id)
  if (seat === null) return refuse({ code: 'not-seated' })
  if (!Number.isInteger(colour) || colour < 0 || colour >= table.game.seats.max) return refuse({ code: 'unknown-colour' })
  const by = table.players[table.colours.findIndex((taken, index) => taken === colour && index !== seat)]
  if (by !== undefined) return refuse({ code: 'colour-taken', by })
  const colours = table.colours.map((own, index) => (index === seat ? colour : own))
  return changed(loaded, { ...table, colours }, at, origin)
}

/** The host sets terms, seats, language and the game's options. Either all of them are changed or none. */
export function configure(loaded: LoadedTable, user: User, changes: Settlements, asked: Asked): Decision<Lobby> {
  return hosted(loaded, user, { ...asked, what: 'settings' }, (lobby) => {
    const refusal = refuseSettlements(changes, lobby.game)
    if (refusal !== null) return { ok: false, refusal }
    const { capacity = lobby.capacity, locale = lobby.locale, options, ...terms } = changes
    const claimed = claimedSeats(lobby)
    if (capacity < claimed) return { ok: false, refusal: { code: 'capacity-too-small', seated: claimed } }
    const settled = { capacity, locale, options: { ...lobby.options, ...options }, terms: { ...lobby.terms, ...terms } }
    return { ok: true, lobby: { ...lobby, ...settled } }
  })
}

/** Why these settings are not allowed, or null. */
export function refuseSettlements({ capacity, options, ...terms }: Settlements, game: Game): TableRefusal | null {
  const { min, max } = game.seats
  if (capacity !== undefined && (!Number.isInteger(capacity) || capacity < min || capacity > max))
    return { code: 'capacity-out-of-range', min, max }
  const isKnown = Object.entries(options ?? {}).every(([id, choice]) => hasChoice(game.options, id, choice))
  return isKnown && areKnown(terms) ? null : { code: 'unknown-option' }
}

function hasChoice(options: readonly OptionSpec[], id: string, choice: string): boolean {
  return options.some((option) => option.id === id && option.choices.includes(choice))
}

function areKnown({
  pace = 'none',
  bank = 'none',
  hints = 'practice',
  computerTakeover = 'none',
  seating = 'joined',
  thread = false,
}: Partial<Terms>): boolean {
  return (
    PACES.includes(pace) &&
    BANKS.includes(bank) &&
    HINTS.includes(hints) &&
    COMPUTER_TAKEOVERS.includes(computerTakeover) &&
    SEATINGS.includes(seating) &&
    typeof thread === 'boolean'
  )
}

/** Makes another player host. */
export function handOver(loaded: LoadedTable, user: User, guestId: string, asked: Asked): Decision<Lobby> {
  return hosted(loaded, user, { ...asked, what: 'settings' }, (lobby) => {
    const guest = lobby.players.find(({ id }) => id === guestId)
    if (guest === undefined || guest.id === user.id || isComputer(guest)) return { ok: false, refusal: { code: 'no-guest' } }
    return { ok: true, lobby: { ...lobby, host: guest } }
  })
}

/** The host seats a computer player, or one on each free seat. */
export function addComputer(loaded: LoadedTable, user: User, { level, seats }: ComputersWanted, asked: Asked): Decision<Lobby> {
  return hosted(loaded, user, { ...asked, what: 'seats' }, (lobby) => {
    const known = LEVELS.find((each) => each === level)
    if (known === undefined) return { ok: false, refusal: { code: 'unknown-option' } }
    const refusal = refuseSeat(lobby, null)
    if (refusal !== null) return { ok: false, refusal }
    const count = seats === 'all' ? lobby.capacity - claimedSeats(lobby) : 1
    return { ok: true, lobby: Array.from({ length: count }, () => known).reduce(withComputer, lobby) }
  })
}

/** The host removes another player. */
export function remove(loaded: LoadedTable, user: User, guestId: string, asked: Asked): Decision<Lobby> {
  return hosted(loaded, user, { ...asked, what: 'seats' }, (lobby) => {
    const seat = seatOf(lobby, guestId)
    if (seat === null || guestId === user.id) return { ok: false, refusal: { code: 'no-guest' } }
    return { ok: true, lobby: unseated(lobby, seat) }
  })
}

/**
 * Moves a table to another channel, the thread made for it. `live` is the table that is live there, or null. It must be null. The
 * caller takes care of the messages.
 */
export function relocate(loaded: LoadedTable, channelId: string, live: string | null, at: Date): Decision<Lobby | PlayingTable> {
  const { table } = loaded
  if (!isLive(table)) return refuse({ code: 'already-over' })
  if (live === table.id) return unchanged(loaded, table)
  if (live !== null) return refuse({ code: 'channel-busy', tableId: live })
  const moved = { ...table, channelId }
  return accept(loaded, { table: moved, value: moved }, at)
}

type Changed = { readonly ok: true; readonly lobby: Lobby } | { readonly ok: false; readonly refusal: TableRefusal }

/** What a change by the host makes of their lobby. Nobody else may change it. */
function hosted(
  loaded: LoadedTable,
  user: User,
  { at, origin = 'lobby-message', what }: Asked & { readonly what: 'seats' | 'settings' },
  change: (lobby: Lobby) => Changed,
): Decision<Lobby> {
  const { table } = loaded
  if (table.status !== 'lobby') return refuse(noLobby(table, what))
  if (table.host.id !== user.id) return refuse({ code: 'not-the-host', host: table.host })
  const after = change(table)
  return after.ok ? changed(loaded, after.lobby, at, origin) : refuse(after.refusal)
}
