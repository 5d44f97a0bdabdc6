/** Prepared reads that find tables by channel, by player, or by what has to be done. */
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Finding } from '../../ports.js'
import type { Db } from '../schema/db.js'
import { seats, tables, users } from '../schema/schema.js'
import { value } from '../schema/statements.js'

/** Worded exactly like the partial indexes on tables. Otherwise SQLite would not use them. */
export const IS_LIVE = sql`status in ('lobby', 'playing')`
/** A seat at a table without a result. Worded exactly like the partial index on seats, which leaves out finished games. */
export const IS_OPEN = sql`place is null`
const IS_TO_WAKE = sql`wake_at is not null`

export function prepareFinding(db: Db): Finding {
  return { ...prepareInChannels(db), ...prepareOfUsers(db), ...prepareToDo(db) }
}

/** Finds tables by where they are. */
function prepareInChannels(db: Db): Pick<Finding, 'liveIn' | 'latestIn' | 'lastPlayed' | 'liveAmong' | 'liveOn'> {
  const liveIn = db
    .select({ id: tables.id })
    .from(tables)
    .where(and(eq(tables.channelId, value('channelId')), IS_LIVE))
    .prepare()
  /** The game's table that changed last, found by an index that has that order. */
  const latestBy = (column: typeof tables.channelId | typeof tables.openedIn) =>
    db
      .select({ id: tables.id, changedAt: tables.changedAt, createdAt: tables.createdAt })
      .from(tables)
      .where(and(eq(column, value('channelId')), eq(tables.gameId, value('gameId'))))
      .orderBy(desc(tables.changedAt), desc(tables.createdAt))
      .limit(1)
      .prepare()
  const latestHere = latestBy(tables.channelId)
  const latestOpened = latestBy(tables.openedIn)
  const lastBegun = db
    .select({ id: tables.id })
    .from(tables)
    .where(and(eq(tables.channelId, value('channelId')), eq(tables.gameId, value('gameId')), isNotNull(tables.begunUnder)))
    .orderBy(desc(tables.changedAt))
    .limit(1)
    .prepare()
  const liveAmong = db
    .select({ id: tables.id })
    .from(sql`json_each(${value('channelIds')}) wanted`)
    // A cross join, so that SQLite looks the channels up one by one.
    .crossJoin(tables)
    .where(and(eq(tables.channelId, sql`wanted.value`), IS_LIVE))
    .orderBy(sql`${tables.status} = 'playing'`, desc(tables.changedAt))
    .limit(value('limit'))
    .prepare()
  /** Looks at every live table, once for however many servers. */
  const liveOn = db
    .select({ guildId: tables.guildId, channelId: tables.channelId })
    .from(tables)
    .where(and(IS_LIVE, sql`${tables.guildId} in (select wanted.value from json_each(${value('guildIds')}) wanted)`))
    .prepare()

  return {
    liveIn: async (channelId) => liveIn.get({ channelId })?.id ?? null,
    async latestIn(channelId, gameId) {
      const [here, opened] = [latestHere.get({ channelId, gameId }), latestOpened.get({ channelId, gameId })]
      if (here === undefined || opened === undefined) return (here ?? opened)?.id ?? null
      const later = here.changedAt.getTime() - opened.changedAt.getTime() || here.createdAt.getTime() - opened.createdAt.getTime()
      return later >= 0 ? here.id : opened.id
    },
    lastPlayed: async (channelId, gameId) => lastBegun.get({ channelId, gameId })?.id ?? null,
    liveAmong: async (channelIds, limit) => liveAmong.all({ channelIds: JSON.stringify(channelIds), limit }).map((row) => row.id),
    liveOn: async (guildIds) => liveOn.all({ guildIds: JSON.stringify(guildIds) }),
  }
}

/** Finds the tables of a user, and what a user was told about them. */
function prepareOfUsers(db: Db): Pick<Finding, 'liveOf' | 'remindedAt'> {
  const liveOf = db
    .select({ id: tables.id })
    .from(seats)
    .innerJoin(tables, eq(tables.id, seats.tableId))
    .where(and(IS_OPEN, eq(seats.userId, value('userId')), eq(tables.guildId, value('guildId')), IS_LIVE))
    .orderBy(desc(tables.changedAt))
    .limit(value('limit'))
    .prepare()
  const reminded = db
    .select({ at: users.remindedAt })
    .from(users)
    .where(eq(users.userId, value('userId')))
    .prepare()

  return {
    liveOf: async (guildId, userId, limit) => liveOf.all({ guildId, userId, limit }).map((row) => row.id),
    remindedAt: async (userId) => reminded.get({ userId })?.at ?? null,
  }
}

/** Finds all tables with which there is something to do. */
function prepareToDo(db: Db): Pick<Finding, 'live' | 'quarantined' | 'remains' | 'toWake'> {
  const live = db.select({ id: tables.id }).from(tables).where(IS_LIVE).orderBy(asc(tables.createdAt)).prepare()
  const quarantined = db
    .select({ id: tables.id })
    .from(tables)
    .where(eq(tables.status, 'quarantined'))
    .orderBy(asc(tables.createdAt))
    .prepare()
  const remains = db
    .select({
      id: tables.id,
      guildId: tables.guildId,
      channelId: tables.channelId,
      locale: tables.locale,
      position: tables.position,
    })
    .from(tables)
    .where(and(eq(tables.id, value('tableId')), eq(tables.status, 'quarantined')))
    .prepare()
  const toWake = db
    .select({ tableId: tables.id, position: tables.position, at: tables.wakeAt })
    .from(tables)
    .where(IS_TO_WAKE)
    .orderBy(asc(tables.wakeAt))
    .limit(value('limit'))
    .prepare()

  return {
    live: async () => live.all().map((row) => row.id),
    quarantined: async () => quarantined.all().map((row) => row.id),
    remains: async (tableId) => remains.get({ tableId }) ?? null,
    toWake: async (limit) => toWake.all({ limit }).flatMap(({ at, ...rest }) => (at === null ? [] : [{ ...rest, at }])),
  }
}
