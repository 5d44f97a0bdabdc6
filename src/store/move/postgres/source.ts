/** A database in PostgreSQL that is moved. */
import type { Source } from '../ends.js'
import { type Connection, connect } from './connection.js'
import { countIn, rowsIn } from './reading.js'
import { demandPresent, demandUsed } from './state.js'

/** Opens the database at `url`, which no bot can use meanwhile. It is only read. Throws {@link MoveFailed}. */
export const openPostgresSource = (url: string): Promise<Source> => sourceAt(url, demandUsed)

/** Opens the database at `url` as it is now, while the bot may change it. Throws {@link MoveFailed}. */
export const openPostgresSnapshot = (url: string): Promise<Source> =>
  sourceAt(url, async (connection) => {
    await connection.run('set transaction isolation level repeatable read, read only')
    await demandPresent(connection)
  })

async function sourceAt(url: string, prepare: (connection: Connection) => Promise<void>): Promise<Source> {
  const connection = await connect(url)
  try {
    await prepare(connection)
  } catch (thrown) {
    await connection.close()
    throw thrown
  }
  return {
    rows: (table) => rowsIn(connection, table),
    count: (table) => countIn(connection, table),
    lastMessage: async () =>
      Number(await connection.value(`select pg_sequence_last_value(pg_get_serial_sequence('outbox', 'id')::regclass)`)),
    close: connection.close,
  }
}
