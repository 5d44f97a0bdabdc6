/** Reads that find tables by channel, by player, or by what has to be done. */
import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Partition } from '../../../cluster/ports.js'
import type { Remains, StoredStatus } from '../../../tables/model/ports.js'
import type { Finding } from '../../ports.js'
import type { Db } from '../link.js'
import { inPartition } from '../partitions.js'
import { isAt, type Places } from '../places.js'
import { seats, tables, users } from '../schema/schema.js'
import { list } from './values.js'

/** Worded exactly like the partial indexes on tables, so that PostgreSQL can use them. */
const IS_LIVE = sql`${tables.status} in ('lobby', 'playing')`
const IS_TO_WAKE = sql`${tables.wakeAt} is not null`
/** A seat at a table without a result. Worded exactly like the partial index on seats, which leaves out finished games. */
export const IS_OPEN = sql`${seats.place} is null`

/**
 * Whether a table that is found by its place has a status. Worded so that PostgreSQL cannot look for all tables of that status
 * instead, which it would while it believes that there are few.
 */
export const hasStatus = (status: StoredStatus): SQL => sql`${tables.status} is not distinct from ${status}`

/** At how many live tables of a server a user sits as their host. Goes by the user's seats. */
export const hostedBy = (guildId: string, userId: string) => sql<number>`(select count(*)::integer from ${seats}
  join ${tables} on ${tables.guildId} = ${seats.guildId} and ${tables.id} = ${seats.tableId}
  where ${IS_OPEN} and ${seats.userId} = ${userId} and ${seats.guildId} = ${guildId} and ${tables.hostId} = ${userId}
    and (${hasStatus('lobby')} or ${hasStatus('playing')}))`

const PLACE = { guildId: tables.guildId, tableId: tables.id }

export function createFinding(db: Db, places: Places, partition: Partition): Finding {
  /** The ids of the tables in these rows, whose places are remembered. */
  function idsOf(rows: readonly { readonly guildId: string; readonly tableId: string }[]): readonly string[] {
    for (const place of rows) places.note(place)
    return rows.map(({ tableId }) => tableId)
  }
  const first = (ids: readonly string[]): string | null => ids[0] ?? null

  const liveIn = db
    .select(PLACE)
    .from(tables)
    .where(and(eq(tables.channelId, sql.placeholder('channelId')), IS_LIVE))
    .prepare('live_in')

  const isInPartition = inPartition(tables.guildId, partition)

  /** All tables of the partition that are so, oldest first. */
  const oldest = async (are: SQL) =>
    idsOf(await db.select(PLACE).from(tables).where(and(are, isInPartition)).orderBy(asc(tables.createdAt), asc(tables.id)))

  return {
    liveIn: async (channelId) => first(idsOf(await liveIn.execute({ channelId }))),
    latestIn: async (channelId, gameId) => first(idsOf(await latestIn(db, channelId, gameId))),
    lastPlayed: async (channelId, gameId) => {
      const rows = await db
        .select(PLACE)
        .from(tables)
        .where(and(eq(tables.channelId, channelId), eq(tables.gameId, gameId), isNotNull(tables.begunUnder)))
        .orderBy(desc(tables.changedAt), desc(tables.createdAt))
        .limit(1)
      return first(idsOf(rows))
    },
    liveOf: async (guildId, userId, limit) => {
      const rows = await db
        .select(PLACE)
        .from(seats)
        .innerJoin(tables, and(eq(tables.guildId, seats.guildId), eq(tables.id, seats.tableId)))
        .where(and(IS_OPEN, eq(seats.userId, userId), eq(seats.guildId, guildId), IS_LIVE))
        .orderBy(desc(tables.changedAt), asc(tables.createdAt), asc(tables.id))
        .limit(limit)
      return idsOf(rows)
    },
    liveAmong: async (channelIds, limit) => {
      const wanted = list(channelIds)
      const rows = await db
        .select(PLACE)
        .from(tables)
        .where(and(sql`${tables.channelId} = any(${wanted})`, IS_LIVE))
        .orderBy(sql`${tables.status} = 'playing'`, desc(tables.changedAt), sql`array_position(${wanted}, ${tables.channelId})`)
        .limit(limit)
      return idsOf(rows)
    },
    liveOn: (guildIds) =>
      db
        .select({ guildId: tables.guildId, channelId: tables.channelId })
        .from(tables)
        .where(and(sql`${tables.guildId} = any(${list(guildIds)})`, IS_LIVE)),
    live: () => oldest(IS_LIVE),
    quarantined: () => oldest(eq(tables.status, 'quarantined')),
    remains: async (tableId) => {
      const place = await places.of(tableId)
      return place === null ? null : remainsOf(db, place.guildId, tableId)
    },
    toWake: async (limit) => {
      const rows = await db
        .select({ guildId: tables.guildId, tableId: tables.id, position: tables.position, at: tables.wakeAt })
        .from(tables)
        .where(isInPartition === undefined ? IS_TO_WAKE : and(sql`${tables.wakeAt} <= ${soonIn(isInPartition)}`, isInPartition))
        .orderBy(asc(tables.wakeAt), asc(tables.createdAt), asc(tables.id))
        .limit(limit)
      idsOf(rows)
      return rows.flatMap(({ tableId, position, at }) => (at === null ? [] : [{ tableId, position, at }]))
    },
    remindedAt: async (userId) => {
      const [row] = await db.select({ at: users.remindedAt }).from(users).where(eq(users.userId, userId))
      return row?.at ?? null
    },
  }
}

/**
 * When the clock has something to do first at the tables of a partition, or in a minute, whichever is later. Nobody needs more at
 * a time, and to find more, the tables of all other partitions would have to be looked through.
 */
const soonIn = (isInPartition: SQL): SQL => sql`(select greatest(wake_at, clock_timestamp() + interval '1 minute')
  from ${tables} where ${and(IS_TO_WAKE, isInPartition)} order by wake_at limit 1)`

/** The game's table that changed last in a channel or whose lobby was there. Each of the two is found by an index. */
async function latestIn(db: Db, channelId: string, gameId: string) {
  const latestBy = (column: typeof tables.channelId | typeof tables.openedIn) => sql`
    (select guild_id, id, changed_at, created_at from ${tables}
    where ${column} = ${channelId} and ${tables.gameId} = ${gameId}
    order by ${tables.changedAt} desc, ${tables.createdAt} desc limit 1)`
  const latest = sql`${latestBy(tables.channelId)} union all ${latestBy(tables.openedIn)}`
  return db
    .select({ guildId: sql<string>`guild_id`, tableId: sql<string>`id` })
    .from(sql`(${latest}) as latest`)
    .orderBy(sql`changed_at desc, created_at desc`)
    .limit(1)
}

async function remainsOf(db: Db, guildId: string, tableId: string): Promise<Remains | null> {
  const [row] = await db
    .select({
      id: tables.id,
      guildId: tables.guildId,
      channelId: tables.channelId,
      locale: tables.locale,
      position: tables.position,
    })
    .from(tables)
    .where(and(isAt({ guildId, tableId }), hasStatus('quarantined')))
  return row ?? null
}
