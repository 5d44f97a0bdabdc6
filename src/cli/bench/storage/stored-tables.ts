/** Fills databases with tables by writing directly. Playing them would take hours. */
import SQLite from 'better-sqlite3'
import { at } from '../../../engine/lists.js'
import { type Random, seededRandom } from '../../../engine/random.js'
import { GAMES } from '../../../games/index.js'
import type { OpenStore } from '../../../store/ports.js'
import { openStore } from '../../../store/sqlite/open.js'
import type { User } from '../../../tables/model/people.js'
import type { Entropy } from '../../../tables/model/ports.js'
import type { Settings } from '../../../tables/model/settings.js'
import { type PlayingTable, seatsToMove } from '../../../tables/model/table.js'
import type { Publisher, Result, Tables } from '../../../tables/model/tables.js'
import { createTables } from '../../../tables/service/create-tables.js'
import { systemClock, systemEntropy } from '../../../tables/service/system.js'
import { MEASURED_GAME } from '../measured-game.js'
import { randomAction } from '../position.js'

/** Who sits at a copy, and its channel. */
export interface Setting {
  readonly guildId: string
  readonly channelId: string
  /** By seat. */
  readonly playerIds: readonly string[]
}

const NAMES = ['Annie', 'Bill', 'Katie', 'Jim']
const ID_DIGITS = 8

/** What presses at stored tables need. */
export interface House {
  readonly tables: Tables
  readonly settings: Settings
}

/** How tables are opened otherwise than usual. */
type Unusual = Partial<Pick<Parameters<typeof createTables>[0], 'keep' | 'clock' | 'entropy'>>

/** Opens the tables of a database in SQLite. Nobody is notified of anything. */
export async function withTables<T>(path: string, work: (house: House) => Promise<T>, unusual: Unusual = {}): Promise<T> {
  const { store, settings, close } = openStore(path)
  try {
    return await withTablesIn({ store, settings, publisher: UNHEARD }, work, unusual)
  } finally {
    close()
  }
}

export const UNHEARD: Publisher = { publish: async () => null, setAside: async () => {} }

type Database = Pick<OpenStore, 'store' | 'settings'> & { readonly publisher: Publisher }

/** Every table gets the same draws, so tables with the same presses stay the same. */
const ALIKE: Entropy = { ...systemEntropy, draw: (_table, draw) => seededRandom(`stored/${draw}`) }

/** The same on any database, which stays open. */
export async function withTablesIn<T>(
  { store, settings, publisher }: Database,
  work: (house: House) => Promise<T>,
  unusual: Unusual = {},
): Promise<T> {
  const logger = { warn: failed, error: failed }
  const usual = { games: GAMES, clock: systemClock, entropy: ALIKE }
  const tables = createTables({ ...usual, ...unusual, store, settings, publisher, logger })
  try {
    return await work({ tables, settings })
  } finally {
    await tables.close()
  }
}

function failed(_about: object, message: string): never {
  throw new Error(message)
}

/** Unwraps a result that must not be a refusal. */
export function good<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`A press was refused: ${JSON.stringify(result.refusal)}`)
  return result.value
}

/** Plays a four-player game at random until its log has at least `entries` entries. */
export async function playedTable(
  tables: Tables,
  channelId: string,
  isFar: (table: PlayingTable) => boolean,
  seed = 'stored',
): Promise<PlayingTable> {
  const players = NAMES.map((name, seat): User => ({ id: `${channelId}/${seat}`, name }))
  const host = at(players, 0)
  const game = { gameId: MEASURED_GAME.id, capacity: players.length, locale: 'en', options: {} } as const
  const { id } = good(await tables.open({ ...game, guildId: 'guild', channelId, host }))
  for (const guest of players.slice(1)) good(await tables.join(id, guest))
  let table = good(await tables.start(id, host))
  const random = seededRandom(seed)
  while (!isFar(table)) table = await pressed(tables, table, random)
  return table
}

async function pressed(tables: Tables, table: PlayingTable, random: Random): Promise<PlayingTable> {
  const { seat, action } = choice(table, random)
  const moved = good(await tables.act(table.id, at(table.players, seat), table.position, action)).table
  if (moved.status !== 'playing') throw new Error('The game is over already: ask for less.')
  return moved
}

/** A random press of a player who is to move. */
export function choice(table: PlayingTable, random: Random) {
  const seat = at(seatsToMove(table), 0)
  return { seat, action: randomAction(table.game, table.state, seat, random) }
}

/** Copies a table with its whole log once per setting and returns the copies' ids. Needs exclusive access to the database. */
export function copyTable(path: string, original: PlayingTable, settings: readonly Setting[], prefix: string): readonly string[] {
  const database = new SQLite(path)
  try {
    database.pragma('synchronous = OFF')
    const copy = copier(database, original)
    return database.transaction(() =>
      settings.map((setting, number) => {
        const id = prefix + number.toString(36).padStart(ID_DIGITS - prefix.length, '0')
        copy(id, setting)
        return id
      }),
    )()
  } finally {
    database.close()
  }
}

type Copy = (id: string, setting: Setting) => void

function copier(database: SQLite.Database, { id: original, players }: PlayingTable): Copy {
  const insert = (table: string, changed: Readonly<Record<string, string>>) => {
    const columns = database.pragma(`table_info(${table})`) as readonly { readonly name: string }[]
    const names = columns.map(({ name }) => name)
    const values = names.map((name) => changed[name] ?? name)
    return database.prepare(`insert into ${table} (${names}) select ${values} from ${table} where ${ofOriginal(names)}`)
  }
  const ofOriginal = (names: readonly string[]) => `${names.includes('table_id') ? 'table_id' : 'id'} = @original`
  const renamed = players.reduce((text, { id }, seat) => `replace(${text}, '"${id}"', '"' || @player${seat} || '"')`, 'content')
  const seated = players.reduceRight((otherwise, _, seat) => `iif(seat = ${seat}, @player${seat}, ${otherwise})`, 'user_id')
  const statements = [
    insert('tables', { id: '@id', guild_id: '@guildId', channel_id: '@channelId', opened_in: '@channelId', host_id: '@player0' }),
    insert('snapshots', { table_id: '@id' }),
    insert('pledges', { table_id: '@id' }),
    insert('seats', { table_id: '@id', user_id: seated }),
    insert('log', { table_id: '@id', content: renamed }),
  ]
  return (id, { guildId, channelId, playerIds }) => {
    const named = Object.fromEntries(players.map((_, seat) => [`player${seat}`, playerIds[seat]]))
    for (const statement of statements) statement.run({ id, original, guildId, channelId, ...named })
  }
}
