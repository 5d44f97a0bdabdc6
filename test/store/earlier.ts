/** Databases as earlier versions of the program left them, with the migrations and rows of that time. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { MIGRATIONS_FOLDER } from '../../src/store/sqlite/migrations.js'
import { freshFolder } from '../tables/kit/house.js'

interface Journal {
  readonly entries: readonly { readonly tag: string }[]
}

const readJournal = (folder: string): Journal => JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'))

/** The names of the migrations, oldest first. */
export const STEPS: readonly string[] = readJournal(MIGRATIONS_FOLDER).entries.map(({ tag }) => tag)

export const [PLAYING, LOBBY, OVER] = ['playing1', 'lobby001', 'overover'] as const

/** A value for each column that ever existed. Each version uses those that it had. */
type Row = Readonly<Record<string, string | number | null>>

const AT = Date.UTC(2024, 0, 1)

const attended = (count: number) =>
  Array.from({ length: count }, () => ({ by: 'player', expiries: 0, order: null, wait: null, nudgedAt: null }))

const affairs = (count: number) =>
  JSON.stringify({ attendance: attended(count), leavers: [], proposal: null, takeback: null, invitedAgain: false })

const tableRow = (id: string, status: string, position: number, seats: number): Row => ({
  id,
  guild_id: 'g1',
  channel_id: `c-${id}`,
  opened_in: `c-${id}`,
  game_id: 'tally',
  options: '{"turns":"3"}',
  locale: 'en',
  host_id: '1001',
  host_name: 'Ann',
  capacity: 4,
  pace: 'daily',
  seating: 'joined',
  thread: 0,
  follows: null,
  status,
  quarantine: null,
  position,
  draws: status === 'lobby' ? 0 : 1,
  begun_under: status === 'lobby' ? null : 1,
  revision: position,
  affairs: affairs(status === 'lobby' ? 0 : seats),
  wake_at: null,
  created_at: AT,
  changed_at: AT + position,
})

const seatRows = (table_id: string, places: readonly (number | null)[]): readonly Row[] =>
  places.map((place, seat) => ({
    table_id,
    seat,
    user_id: `100${seat + 1}`,
    user_name: ['Ann', 'Ben'][seat] ?? '',
    colour: seat,
    place,
    points: place === null ? null : 0,
  }))

const fact = (kind: string, by: number | 'chance', value: number) => JSON.stringify([{ kind, to: 'table', by, value }])

/** An entry in the columns of the first version, and as the single JSON of later ones. */
function entryRow(table_id: string, position: number, turn: number, seat: number | null, action: string, facts: string): Row {
  const user_id = seat === null ? null : `100${seat + 1}`
  const own = seat === null ? { kind: 'draw' } : { kind: 'action', seat, userId: user_id, cause: 'player' }
  const content = JSON.stringify({ ...own, action, facts: JSON.parse(facts) })
  return { table_id, position, at: AT + position, turn, seat, user_id, action, facts, content }
}

const state = (phase: string, turn: number, seat: number) =>
  JSON.stringify({ phase: { kind: phase }, turn, turns: 3, seat, points: [0, 0] })

const ROWS: readonly (readonly [table: string, rows: readonly Row[]])[] = [
  ['tables', [tableRow(PLAYING, 'playing', 2, 2), tableRow(LOBBY, 'lobby', 1, 2), tableRow(OVER, 'over', 4, 2)]],
  ['seats', [...seatRows(PLAYING, [null, null]), ...seatRows(LOBBY, [null, null]), ...seatRows(OVER, [1, 1])]],
  [
    'log',
    [
      entryRow(PLAYING, 1, 0, null, 'first-1', fact('first', 'chance', 1)),
      entryRow(PLAYING, 2, 1, 1, 'end', fact('end', 1, 1)),
      entryRow(OVER, 1, 0, null, 'first-0', fact('first', 'chance', 0)),
      entryRow(OVER, 2, 1, 0, 'end', fact('end', 0, 1)),
      entryRow(OVER, 3, 2, 1, 'end', fact('end', 1, 1)),
      entryRow(OVER, 4, 3, 0, 'end', fact('end', 0, 1)),
    ],
  ],
  [
    'snapshots',
    [
      { table_id: PLAYING, rules_version: 1, state: state('main', 2, 0) },
      { table_id: OVER, rules_version: 1, state: state('over', 3, 0) },
    ],
  ],
  ['outbox', [{ table_id: PLAYING, announcement: '{"kind":"turn","turn":2,"position":2}' }]],
  ['posts', [{ table_id: PLAYING, key: 'turn:1', channel_id: `c-${PLAYING}`, message_id: '77' }]],
  ['standings', [{ guild_id: 'g1', game_id: 'tally', user_id: '1001', name: 'Ann', played: 1, won: 1, last_played_at: AT }]],
  ['users', [{ user_id: '1001', quiet: '{"from":0,"to":60,"zone":"Europe/Paris"}', guides: '["tally"]', reminded_at: AT }]],
]

/** The path of a database after the first `steps` migrations, with a game, a lobby and a finished game in it. */
export function databaseOf(steps: number): string {
  const path = join(freshFolder(), 'earlier.sqlite')
  const folder = join(freshFolder(), 'migrations')
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
  const journal = readJournal(folder)
  const then = { ...journal, entries: journal.entries.slice(0, steps) }
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify(then))
  const database = new Database(path)
  migrate(drizzle(database), { migrationsFolder: folder })
  for (const [table, rows] of ROWS) for (const row of rows) insert(database, table, row)
  database.close()
  return path
}

function insert(database: Database.Database, table: string, row: Row): void {
  const columns = database.prepare<[], string>(`SELECT name FROM pragma_table_info('${table}')`).pluck().all()
  const own = columns.filter((column) => column in row)
  if (own.length === 0) return
  const values = own.map((column) => row[column] ?? null)
  database.prepare(`INSERT INTO ${table} (${own.join()}) VALUES (${own.map(() => '?').join()})`).run(...values)
}
