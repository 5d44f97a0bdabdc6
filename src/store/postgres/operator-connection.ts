/** An operator's connection to a database that the bot may be using. */
import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Store } from '../../tables/model/ports.js'
import type { OperatorConnection } from '../ports.js'
import { StoreUnavailable } from '../unavailable.js'
import { createArchives } from './archive/archives.js'
import { changeOn } from './changes.js'
import { checkShape, unusable } from './checks.js'
import { nameOf } from './connection/address.js'
import { sessionName } from './connection/lease.js'
import { type Limits, Session } from './connection/session.js'
import { type Link, openLink } from './link.js'
import { shapeOf } from './migrations.js'
import { TABLES_CHANGED } from './notices.js'
import { portsOn } from './open.js'
import { isJoined, isOf } from './places.js'
import { log, outbox, seats, snapshots, tables } from './schema/schema.js'

const LIMITS: Limits = { statement: 4_000, lock: 2_000, rest: 4_000 }

/** Throws {@link StoreUnavailable} unless there is a database with the present schema at `url`. */
export async function openPostgresForOperator(url: string): Promise<OperatorConnection> {
  const database = nameOf(url)
  await demandPresent(url, database).catch((thrown: unknown) => {
    throw unusable(thrown, database)
  })
  const link = openLink({ url })
  return { ...reading(link), store: telling(link, portsOn(link, () => false).store), close: link.close }
}

async function demandPresent(url: string, database: string): Promise<void> {
  const session = new Session({ url, name: sessionName(null), limits: LIMITS })
  try {
    await session.open()
    const shape = await shapeOf(session)
    checkShape(shape, database)
    if (shape === 'empty') {
      const advice = 'start the bot once, or correct DATABASE_URL.'
      throw new StoreUnavailable('missing', `The database ${database} holds no tables of this program: ${advice}`)
    }
    if (shape === 'older') {
      const advice = 'start the bot once, so that it is brought up to date.'
      throw new StoreUnavailable('older', `The database ${database} was last used by an older version of this program: ${advice}`)
    }
  } finally {
    await session.close()
  }
}

/** A store that tells the bot of every change, and on which server it was. */
function telling(link: Link, store: Store): Store {
  const tell = async <T>(tableId: string, done: T): Promise<T> => {
    const [table] = await link.db.select({ guildId: tables.guildId }).from(tables).where(eq(tables.id, tableId))
    if (table !== undefined) await link.db.execute(sql`select pg_notify(${TABLES_CHANGED}, ${changeOn(table.guildId)})`)
    return done
  }
  return {
    ...store,
    append: async (change) => tell(change.tableId, await store.append(change)),
    discard: async (tableId, at) => tell(tableId, await store.discard(tableId, at)),
    quarantine: async (tableId, reason) => tell(tableId, await store.quarantine(tableId, reason)),
  }
}

function reading({ db, transaction }: Link): Pick<OperatorConnection, 'list' | 'show'> {
  const { id, gameId, guildId, channelId, status, position, createdAt, changedAt, quarantine } = tables
  const countOf = (table: typeof seats | typeof log | typeof outbox) =>
    sql<number>`(select count(*)::integer from ${table} where ${table.guildId} = ${tables.guildId} and ${table.tableId} = ${tables.id})`
  const line = { id, gameId, guildId, channelId, status, position, players: countOf(seats), createdAt, changedAt, quarantine }
  const { locale, capacity, pace, begunUnder, wakeAt } = tables
  const details = {
    ...line,
    ...{ locale, capacity, pace, begunUnder, wakeAt },
    savedUnder: snapshots.rulesVersion,
    logEntries: countOf(log),
    queued: countOf(outbox),
  }
  const archives = createArchives()
  return {
    // With those that are over, it may be all tables.
    list: (statuses) =>
      transaction(
        (db) =>
          db
            .select(line)
            .from(tables)
            .where(inArray(status, [...statuses]))
            .orderBy(desc(changedAt)),
        { isLong: true },
      ),
    async show(tableId) {
      const [row] = await db.select(details).from(tables).leftJoin(snapshots, isJoined(snapshots)).where(eq(id, tableId))
      if (row === undefined) return null
      // No entry of a broken archive can be read.
      const place = { guildId: row.guildId, tableId }
      const archived = await archives.readIfWhole(db, place)
      const fromArchive =
        archived === null ? {} : { logEntries: archived.log.length, savedUnder: archived.snapshot?.rulesVersion ?? null }
      const seated = { seat: seats.seat, id: seats.userId, name: seats.userName, place: seats.place }
      return { ...row, ...fromArchive, seats: await db.select(seated).from(seats).where(isOf(seats, place)).orderBy(seats.seat) }
    },
  }
}
