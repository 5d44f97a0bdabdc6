/** Whether a database in PostgreSQL has the present schema, and whether a bot uses it. */
import { creation, shapeOf } from '../../postgres/migrations.js'
import { MoveFailed } from '../ends.js'
import { MOVED } from '../moved-tables.js'
import type { Connection } from './connection.js'
import { countIn } from './reading.js'

const OLDER =
  'The database in PostgreSQL was last used by an older version of this program: start the bot on it once, so that it is brought up to date.'
const NEWER = 'The database in PostgreSQL was written by a newer version of this program: move it with that version.'
const FOREIGN = 'The database in PostgreSQL belongs to another program: name another one.'
const IN_USE = 'The database in PostgreSQL is in use: stop the bot first, and if it was killed, wait ten seconds.'
const NOT_EMPTY = 'The database in PostgreSQL is not empty: name an empty one with --to.'
const MISSING = 'The database in PostgreSQL holds nothing: name the one that the bot uses.'

/** Whether the schema is there, and is the present one. Throws {@link MoveFailed} if it is another one. */
async function isThere({ session }: Connection): Promise<boolean> {
  switch (await shapeOf(session)) {
    case 'older':
      throw new MoveFailed(OLDER)
    case 'newer':
      throw new MoveFailed(NEWER)
    case 'foreign':
      throw new MoveFailed(FOREIGN)
    case 'empty':
      return false
    case 'present':
      return true
  }
}

/**
 * Throws {@link MoveFailed} if a bot uses the database. Until the end of the transaction none can begin to, and nobody else
 * writes. So every statement of the transaction sees the same.
 */
async function keepOthersOut(connection: Connection): Promise<void> {
  const names = [...MOVED.map(({ name }) => name), 'guilds', 'processes']
  await connection.run(`lock table ${names} in share row exclusive mode`)
  // Not the time of the transaction, because the lock may have taken a while.
  if (await connection.value('select exists (select from processes where until > statement_timestamp())::int')) {
    throw new MoveFailed(IN_USE)
  }
}

/** Throws {@link MoveFailed} unless the database has the present schema. */
export async function demandPresent(connection: Connection): Promise<void> {
  if (!(await isThere(connection))) throw new MoveFailed(MISSING)
}

/** Throws {@link MoveFailed} unless the database can be moved. */
export async function demandUsed(connection: Connection): Promise<void> {
  await demandPresent(connection)
  await keepOthersOut(connection)
}

/** Throws {@link MoveFailed} unless the database is empty. It then has the present schema. */
export async function demandEmpty(connection: Connection): Promise<void> {
  if (!(await isThere(connection))) return create(connection)
  await keepOthersOut(connection)
  for (const table of MOVED) if ((await countIn(connection, table)) > 0) throw new MoveFailed(NOT_EMPTY)
}

/** Creates the schema inside the transaction. */
async function create(connection: Connection): Promise<void> {
  for (const statement of creation()) await connection.run(statement)
}
