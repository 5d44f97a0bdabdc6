/** Converts stored tables to tables in memory, and back. */
import type { Game, GameState } from '../../games/game.js'
import { type Leaver, PRESENT } from './attendance.js'
import { wakeAtOf } from './deadlines.js'
import { type Pledge, withShare } from './fairness.js'
import { messageOf } from './message-of.js'
import { outcomeOf } from './outcome.js'
import type { User } from './people.js'
import type { Affairs, Seated, StoredTable, TableRow } from './ports.js'
import type { Proposal } from './proposal.js'
import { isLive, type Lobby, type Play, type PlayingTable, type Table, type TableBase } from './table.js'

/** A table in memory, together with data that only the tables' own code needs. */
export interface LoadedTable {
  readonly table: Table
  readonly revision: number
  readonly draws: number
  readonly begunUnder: number | null
  /** The source of its draws. The secret is not disclosed while the table is live. */
  readonly pledge: Pledge | null
}

/** The game with this id. Null if there is none. */
export type GameById = (id: string) => Game | null

/** Finds the games of a list. */
export function gamesById(games: readonly Game[]): GameById {
  return (id) => games.find((game) => game.id === id) ?? null
}

/** A stored table cannot be used. The message says why. */
export class TableUnreadable extends Error {
  override readonly name = 'TableUnreadable'
}

/** Loads a stored table into memory. Throws {@link TableUnreadable} if its game or its state cannot be read. */
export function hold(stored: StoredTable, gameById: GameById): LoadedTable {
  if (stored.status === 'quarantined') {
    throw new TableUnreadable(`Table ${stored.id} was set aside: ${stored.quarantine ?? 'its state cannot be read'}`)
  }
  const game = gameById(stored.gameId)
  if (game === null) {
    throw new TableUnreadable(
      `Table ${stored.id} plays ${stored.gameId}, a game this program does not have: install the version that has it.`,
    )
  }
  const { revision, draws, begunUnder, pledge } = stored
  return { table: toTable(stored, game), revision, draws, begunUnder, pledge }
}

/** Old proposals were stored without an expiry. They lapse when the clock next checks their table. */
const UNDATED: Pick<Proposal, 'until'> = { until: 0 }

/**
 * The ids of old proposals followed from the table's revision. New ones begin at the next million, which comes after all of them
 * and does not tell the revision.
 */
const ROUND_ID = 1_000_000

function idBefore({ revision }: StoredTable): number {
  return Math.ceil((revision + 1) / ROUND_ID) * ROUND_ID
}

/** At first, only players who had resigned were stored when their seat was taken over. */
const RESIGNED: Pick<Leaver, 'resigned'> = { resigned: true }

function toTable(stored: StoredTable, game: Game): Table {
  const base = baseOf(stored, game)
  const { id, affairs } = stored
  const state = loadState(stored, game)
  // The clock looks at old tables when their row says so.
  const idle = affairs?.idle ?? { until: (stored.wakeAt ?? stored.createdAt).getTime(), isTold: false }
  if (stored.status === 'lobby') return { ...base, status: 'lobby', idle, invited: affairs?.invited ?? [] }
  if (stored.status === 'cancelled') return { ...base, status: 'cancelled', state }
  if (state === null)
    throw new TableUnreadable(`Table ${id} has begun but its state is missing: restore the database from a backup.`)
  const play: Play = {
    state,
    attendance: base.players.map((_, seat) => ({ ...PRESENT, ...affairs?.attendance[seat] })),
    leavers: (affairs?.leavers ?? []).map((leaver) => ({ ...RESIGNED, ...leaver })),
  }
  if (stored.status === 'playing') {
    const proposal = affairs?.proposal == null ? null : { ...UNDATED, ...affairs.proposal }
    const { pauses = [], takeback = null, lastProposalId = idBefore(stored) } = affairs ?? {}
    const { takebacks = takeback === null ? [] : [takeback] } = affairs ?? {}
    const retraceable = stored.begunUnder === game.rulesVersion
    return { ...base, ...play, status: 'playing', idle, proposal, lastProposalId, pauses, takebacks, retraceable }
  }
  const outcome = outcomeOf(game, play)
  if (outcome === null)
    throw new TableUnreadable(`Table ${id} is stored as over but its state is not: restore the database from a backup.`)
  return { ...base, ...play, status: 'over', outcome }
}

function baseOf(stored: StoredTable, game: Game): TableBase {
  const { id, guildId, channelId, options, terms, locale, host, seats, capacity, position } = stored
  const { createdAt, openedIn, follows } = stored
  const commitment = stored.pledge?.commitment ?? null
  const players = seats.map((seated) => ({ id: seated.id, name: seated.name }))
  const colours = seats.map(({ colour }) => colour)
  const who = { host, players, colours, capacity, commitment }
  return { id, guildId, channelId, game, options, terms, locale, ...who, position, createdAt, openedIn, follows }
}

function loadState(stored: StoredTable, game: Game): GameState | null {
  if (stored.snapshot === null) return null
  try {
    const state = game.load(stored.snapshot.state, stored.snapshot.rulesVersion)
    // A text that is not a state of the game usually fails here.
    game.turn(state)
    game.toMove(state)
    return state
  } catch (cause) {
    throw new TableUnreadable(`The state of table ${stored.id} cannot be read: ${damageOf(cause)}`, { cause })
  }
}

/** A new lobby as first stored. */
export function storedLobby(lobby: Lobby, pledge: Pledge): StoredTable {
  const { id, guildId, game, openedIn, follows, createdAt } = lobby
  const row = rowOf({ table: lobby, revision: 0, draws: 0, begunUnder: null, pledge })
  const origin = { id, guildId, gameId: game.id, openedIn, follows, createdAt }
  return { ...row, ...origin, quarantine: null, seats: seatedAt(lobby), snapshot: null, pledge }
}

/** The part of a table that goes into its row. */
export function rowOf({ table, revision, draws, begunUnder }: LoadedTable): TableRow {
  const { channelId, options, terms, locale, host, capacity, status, position } = table
  const affairs = affairsOf(table)
  const row = { channelId, options, terms, locale, host, capacity, status, position, revision, draws, begunUnder }
  return { ...row, affairs, wakeAt: wakeAtOf(table) }
}

/** The players with their colours, by seat. */
export function seatedAt({ players, colours }: TableBase): readonly Seated[] {
  return players.map((player, seat) => ({ ...player, colour: colours[seat] ?? seat }))
}

function affairsOf(table: Table): Affairs {
  const playing = table.status === 'playing' ? table : null
  const played = table.status === 'playing' || table.status === 'over' ? table : null
  return {
    attendance: played?.attendance ?? [],
    leavers: played?.leavers ?? [],
    proposal: playing?.proposal ?? null,
    pauses: playing?.pauses ?? [],
    takebacks: playing?.takebacks ?? [],
    ...(playing !== null ? { lastProposalId: playing.lastProposalId } : {}),
    ...(table.status === 'lobby' ? { invited: table.invited } : {}),
    ...(isLive(table) ? { idle: table.idle } : {}),
  }
}

/** A lobby to which a player adds their share of the draws, text that the table cannot choose. */
export function sharing(loaded: LoadedTable, { id }: User, entropy = ''): LoadedTable {
  return { ...loaded, pledge: withShare(loaded.pledge, { userId: id, entropy }) }
}

/** The state of a table's game, or null before the game. */
export function stateOf(table: Table): GameState | null {
  return table.status === 'lobby' ? null : table.state
}

/** Why stored text cannot be read, without quoting it. JSON's own exceptions quote text that may be secret. */
export function damageOf(thrown: unknown): string {
  return thrown instanceof SyntaxError ? 'it is not JSON' : messageOf(thrown)
}

/** What a table keeps of a lobby or a game in every later status. */
export function kept(table: Lobby | PlayingTable): TableBase {
  const { id, guildId, channelId, game, options, terms, locale, host, players, colours } = table
  const { capacity, position, createdAt, openedIn, follows, commitment } = table
  const who = { host, players, colours, capacity, commitment }
  return { id, guildId, channelId, game, options, terms, locale, ...who, position, createdAt, openedIn, follows }
}
