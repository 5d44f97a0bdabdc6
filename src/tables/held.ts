/** From what is stored to what is played with, and back. */
import type { Game, GameState } from '../games/plug.js'
import type { Change, StoredTable } from './ports.js'
import type { Lobby, PlayingTable, Table } from './table.js'

/** A table in memory, together with what only the table's own machinery needs. */
export interface Held {
  readonly table: Table
  readonly draws: number
  readonly begunUnder: number | null
}

/** The game with this id; null if there is none. */
export type GameById = (id: string) => Game | null

/** A stored table cannot be played with; the message says why. */
export class TableUnreadable extends Error {
  override readonly name = 'TableUnreadable'
}

/** Brings a stored table to life; throws {@link TableUnreadable} if its game or its state cannot be read. */
export function hold(stored: StoredTable, gameById: GameById): Held {
  const game = gameById(stored.gameId)
  if (game === null) {
    throw new TableUnreadable(
      `Table ${stored.id} plays ${stored.gameId}, a game this program does not have: install the version that has it.`,
    )
  }
  return { table: toTable(stored, game), draws: stored.draws, begunUnder: stored.begunUnder }
}

function toTable(stored: StoredTable, game: Game): Table {
  const { id, guildId, channelId, options, locale, host, players, capacity, position, createdAt } = stored
  const base = { id, guildId, channelId, game, options, locale, host, players, capacity, position, createdAt }
  const state = loadState(stored, game)
  if (stored.status === 'lobby') return { ...base, status: 'lobby' }
  if (stored.status === 'cancelled') return { ...base, status: 'cancelled', state }
  if (state === null)
    throw new TableUnreadable(`Table ${id} has begun but its state is missing: restore the database from a backup.`)
  if (stored.status === 'playing') return { ...base, status: 'playing', state }
  const next = game.toMove(state)
  if (next.kind !== 'over')
    throw new TableUnreadable(`Table ${id} is stored as over but its state is not: restore the database from a backup.`)
  return { ...base, status: 'over', state, outcome: next.outcome }
}

function loadState(stored: StoredTable, game: Game): GameState | null {
  if (stored.snapshot === null) return null
  try {
    return game.load(stored.snapshot.state, stored.snapshot.rulesVersion)
  } catch (cause) {
    throw new TableUnreadable(`The state of table ${stored.id} cannot be read: ${messageOf(cause)}`, { cause })
  }
}

/** A new lobby as it is first stored. */
export function storedLobby(lobby: Lobby): StoredTable {
  const { game, ...rest } = lobby
  return { ...rest, gameId: game.id, draws: 0, begunUnder: null, snapshot: null }
}

/** The change that leads from `before` to `after`; `more` tells what else comes with it. */
export function changeOf(before: Table, after: Held, at: Date, more: Partial<Pick<Change, 'entries' | 'announcements'>>): Change {
  const { table } = after
  return {
    tableId: before.id,
    expected: { status: before.status, position: before.position },
    status: table.status,
    position: table.position,
    draws: after.draws,
    begunUnder: after.begunUnder,
    host: table.host,
    at,
    players: table.players === before.players ? null : table.players,
    entries: more.entries ?? [],
    snapshot: snapshotOf(before, table),
    outcome: table.status === 'over' ? table.outcome : null,
    announcements: more.announcements ?? [],
  }
}

function snapshotOf(before: Table, after: Table): Change['snapshot'] {
  if (after.status === 'lobby' || after.state === null) return null
  if (before.status !== 'lobby' && before.state === after.state) return null
  return { state: after.game.save(after.state), rulesVersion: after.game.rulesVersion }
}

/** The game under way at a table, or null. */
export function stateOf(table: Table): GameState | null {
  return table.status === 'lobby' ? null : table.state
}

/** What an exception says, whatever was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}

/** A lobby's or a game's own fields without its status: what every later status of the table keeps. */
export function kept(table: Lobby | PlayingTable): Omit<Lobby, 'status'> {
  const { id, guildId, channelId, game, options, locale, host, players, capacity, position, createdAt } = table
  return { id, guildId, channelId, game, options, locale, host, players, capacity, position, createdAt }
}
