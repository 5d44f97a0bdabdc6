/** How much room games take in PostgreSQL. They are copied from SQLite, because playing so many there would take hours. */
import { randomBytes } from 'node:crypto'
import { moveBetween } from '../../../store/move/move.js'
import { openPostgresTarget } from '../../../store/move/postgres/target.js'
import { openSqliteSource } from '../../../store/move/sqlite/source.js'
import { asking, newDatabase, type OwnServer, withServer } from '../../postgres/own-server.js'
import { withDatabase } from '../../scratch.js'
import type { Metric } from '../metric.js'
import { orWithoutPostgres } from '../once.js'
import { withFinishedGames } from './finished-bytes.js'
import { copyTable, playedTable, withTables } from './stored-tables.js'

const OPEN_TABLES = 2_000
/** Log entries of an open table. */
const ENTRIES = 100

/** Measures the database in SQLite at a path, as it would be in PostgreSQL. */
type Measure = (path: string) => Promise<number>

/** These metrics are left out on a machine without PostgreSQL. */
function bytesMetric(described: Pick<Metric, 'name' | 'what'>, grown: (bytesOf: Measure) => Promise<number>): Metric {
  return {
    ...described,
    unit: 'bytes',
    better: 'lower',
    measure: (bench) => orWithoutPostgres(bench, () => withServer((server) => grown((path) => bytesIn(server, path)))),
  }
}

export const postgresBytesPerFinishedGame = bytesMetric(
  {
    name: 'postgres_bytes_per_finished_game',
    what: 'the same in PostgreSQL, freshly copied: all tables and indexes',
  },
  (bytesOf) =>
    withFinishedGames(async (path, addMore) => {
      const before = await bytesOf(path)
      const added = addMore()
      return ((await bytesOf(path)) - before) / added
    }),
)

export const postgresBytesPerOpenTable = bytesMetric(
  {
    name: 'postgres_bytes_per_open_table',
    what: `by how much a database in PostgreSQL grows with an open table of four with ${ENTRIES} log entries, freshly copied`,
  },
  (bytesOf) =>
    withDatabase(async (path) => {
      const original = await withTables(path, ({ tables }) =>
        playedTable(tables, 'original', ({ position }) => position >= ENTRIES),
      )
      const before = await bytesOf(path)
      copyTable(
        path,
        original,
        Array.from({ length: OPEN_TABLES }, (_, number) => settingOf(number)),
        't',
      )
      return ((await bytesOf(path)) - before) / OPEN_TABLES
    }),
)

/** Ids as long as those on Discord. */
const idOf = (number: number) => `${310_000_000_000_000_000n + BigInt(number) * 7_919_000_000_000n}`

function settingOf(number: number) {
  const playerIds = Array.from({ length: 4 }, (_, seat) => idOf(4 * number + seat))
  return { guildId: idOf(number), channelId: idOf(number + OPEN_TABLES), playerIds }
}

/** Copies a database in SQLite to the server, and resolves to the bytes of its tables and indexes there. */
async function bytesIn(server: OwnServer, path: string): Promise<number> {
  const copy = await newDatabase(server, `copy_${randomBytes(8).toString('hex')}`)
  await moveBetween(
    () => openSqliteSource(path),
    () => openPostgresTarget(copy),
  )
  const [row] = await asking(
    copy,
    `select sum(pg_total_relation_size(oid)) as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  return Number(row?.bytes)
}
