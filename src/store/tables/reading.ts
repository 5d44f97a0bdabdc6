/** Prepared reads of tables and their logs. */
import { and, asc, desc, eq, gt, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm'
import { readAnnouncement } from '../../tables/model/announcement.js'
import type { Share } from '../../tables/model/fairness.js'
import { damageOf, TableUnreadable } from '../../tables/model/loaded-table.js'
import type { LogEntry } from '../../tables/model/log.js'
import type { User } from '../../tables/model/people.js'
import type { Affairs, EntryContent, Remains, StoredQueued, StoredTable, Trace, Waking } from '../../tables/model/ports.js'
import { isStandIn } from '../../tables/model/stand-in.js'
import { ArchiveBroken, prepareArchives } from '../archive/archives.js'
import type { StoredEntry } from '../archive/content.js'
import type { Db } from '../schema/db.js'
import { log, outbox, pledges, seats, snapshots, tables, users } from '../schema/schema.js'

/** Worded like the partial indexes on tables, or SQLite would not use it. */
export const IS_LIVE = sql`status in ('lobby', 'playing')`
/** Of a seat at a table without a result; worded like the partial index on seats, which leaves out all games that were finished. */
export const IS_OPEN = sql`place is null`
/** Of an announcement that its table was set aside; it may stand beside some that are no JSON. */
const IS_NOTICE = sql`announcement like '{"kind":"set-aside"%'`
const IS_TO_WAKE = sql`wake_at is not null`

export interface Reading {
  table(tableId: string): StoredTable | null
  liveIn(channelId: string): string | null
  latestIn(channelId: string, gameId: string): string | null
  lastPlayed(channelId: string, gameId: string): string | null
  lastPlayers(channelId: string, gameId: string): readonly User[]
  liveOf(guildId: string, userId: string, limit: number): readonly string[]
  live(): readonly string[]
  quarantined(): readonly string[]
  remains(tableId: string): Remains | null
  toWake(limit: number): readonly Waking[]
  remindedAt(userId: string): Date | null
  log(tableId: string, after: number): readonly LogEntry[]
  trace(tableId: string, after: number): readonly Trace[]
  queued(tableId: string, limit: number): readonly StoredQueued[]
  withQueued(): readonly string[]
  /** Whether another connection has committed since this was last asked. */
  changedElsewhere(): boolean
}

export function prepareReading(db: Db): Reading {
  const archives = prepareArchives(db)
  const tableId = sql.placeholder('tableId')
  const after = and(eq(log.tableId, tableId), gt(log.position, sql.placeholder('after')))
  const table = db
    .select({
      table: tables,
      snapshot: { state: snapshots.state, rulesVersion: snapshots.rulesVersion },
      pledge: { secret: pledges.secret, commitment: pledges.commitment, shares: pledges.shares },
    })
    .from(tables)
    .leftJoin(snapshots, eq(snapshots.tableId, tables.id))
    .leftJoin(pledges, eq(pledges.tableId, tables.id))
    .where(eq(tables.id, tableId))
    .prepare()
  const seated = db
    .select({ id: seats.userId, name: seats.userName, colour: sql<number>`coalesce(${seats.colour}, ${seats.seat})` })
    .from(seats)
    .where(eq(seats.tableId, tableId))
    .orderBy(asc(seats.seat))
    .prepare()
  const entries = db.select().from(log).where(after).orderBy(asc(log.position)).prepare()
  const trace = db
    .select({
      position: log.position,
      turn: log.turn,
      kind: sql<LogEntry['kind']>`content ->> '$.kind'`,
      seat: sql<number | null>`content ->> '$.seat'`,
    })
    .from(log)
    .where(after)
    .orderBy(asc(log.position))
    .prepare()
  const liveIn = db
    .select({ id: tables.id })
    .from(tables)
    .where(and(eq(tables.channelId, sql.placeholder('channelId')), IS_LIVE))
    .prepare()
  /** The table of a game that changed last among those of an index, which has them in that order. */
  const latestBy = (column: typeof tables.channelId | typeof tables.openedIn) =>
    db
      .select({ id: tables.id, changedAt: tables.changedAt, createdAt: tables.createdAt })
      .from(tables)
      .where(and(eq(column, sql.placeholder('channelId')), eq(tables.gameId, sql.placeholder('gameId'))))
      .orderBy(desc(tables.changedAt), desc(tables.createdAt))
      .limit(1)
      .prepare()
  const latestHere = latestBy(tables.channelId)
  const latestOpened = latestBy(tables.openedIn)
  const lastPlayed = db
    .select({ id: tables.id })
    .from(tables)
    .where(
      and(
        eq(tables.openedIn, sql.placeholder('channelId')),
        eq(tables.gameId, sql.placeholder('gameId')),
        isNotNull(tables.begunUnder),
        notInArray(tables.status, ['lobby', 'playing']),
      ),
    )
    .orderBy(desc(tables.changedAt))
    .limit(1)
    .prepare()
  const lastBegun = db
    .select({ id: tables.id })
    .from(tables)
    .where(
      and(
        eq(tables.channelId, sql.placeholder('channelId')),
        eq(tables.gameId, sql.placeholder('gameId')),
        isNotNull(tables.begunUnder),
      ),
    )
    .orderBy(desc(tables.changedAt))
    .limit(1)
    .prepare()
  const liveOf = db
    .select({ id: tables.id })
    .from(seats)
    .innerJoin(tables, eq(tables.id, seats.tableId))
    .where(and(IS_OPEN, eq(seats.userId, sql.placeholder('userId')), eq(tables.guildId, sql.placeholder('guildId')), IS_LIVE))
    .orderBy(desc(tables.changedAt))
    .limit(sql.placeholder('limit'))
    .prepare()
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
    .where(and(eq(tables.id, tableId), eq(tables.status, 'quarantined')))
    .prepare()
  const toWake = db
    .select({ tableId: tables.id, position: tables.position, at: tables.wakeAt })
    .from(tables)
    .where(IS_TO_WAKE)
    .orderBy(asc(tables.wakeAt))
    .limit(sql.placeholder('limit'))
    .prepare()
  const reminded = db
    .select({ at: users.remindedAt })
    .from(users)
    .where(eq(users.userId, sql.placeholder('userId')))
    .prepare()
  const queued = db
    .select({ id: outbox.id, text: sql<string>`${outbox.announcement}` })
    .from(outbox)
    .where(eq(outbox.tableId, tableId))
    .orderBy(asc(outbox.id))
    .limit(sql.placeholder('limit'))
    .prepare()
  const withQueued = db
    .selectDistinct({ id: outbox.tableId })
    .from(outbox)
    .innerJoin(tables, eq(tables.id, outbox.tableId))
    .where(or(ne(tables.status, 'quarantined'), IS_NOTICE))
    .prepare()

  /** What the archive has of a table. */
  function archivedOf(tableId: string) {
    return readable(tableId, () => {
      const content = archives.read(tableId)
      const { snapshot = null, pledge = null, affairs = null } = content ?? {}
      const shares: readonly Share[] = JSON.parse(pledge?.shares ?? '[]')
      const read: Affairs | null = affairs === null ? null : JSON.parse(affairs)
      return { snapshot, pledge: pledge === null ? null : { ...pledge, shares }, affairs: read }
    })
  }

  /** Null for a table that is not archived. */
  function archivedLog(tableId: string, after: number): readonly LogEntry[] | null {
    return readable(tableId, () => {
      const content = archives.read(tableId)
      return content?.log.slice(after).map(entryOf) ?? null
    })
  }

  const versionOf = db.$client.prepare<[], number>('pragma data_version').pluck()
  let version: number | null = null

  return {
    changedElsewhere() {
      const before = version
      version = versionOf.get() ?? null
      return before !== null && version !== before
    },
    table(tableId) {
      const row = readable(tableId, () => table.get({ tableId }))
      if (row === undefined) return null
      const { snapshot, pledge, affairs } = row.table.archiveFrom === null ? { ...row, ...row.table } : archivedOf(tableId)
      return { ...stored({ ...row.table, affairs }, snapshot, seated.all({ tableId })), pledge }
    },
    liveIn: (channelId) => liveIn.get({ channelId })?.id ?? null,
    latestIn(channelId, gameId) {
      const [here, opened] = [latestHere.get({ channelId, gameId }), latestOpened.get({ channelId, gameId })]
      if (here === undefined || opened === undefined) return (here ?? opened)?.id ?? null
      const later = here.changedAt.getTime() - opened.changedAt.getTime() || here.createdAt.getTime() - opened.createdAt.getTime()
      return later >= 0 ? here.id : opened.id
    },
    lastPlayed: (channelId, gameId) => lastBegun.get({ channelId, gameId })?.id ?? null,
    lastPlayers(channelId, gameId) {
      const last = lastPlayed.get({ channelId, gameId })
      const players = last === undefined ? [] : seated.all({ tableId: last.id })
      return players.filter((player) => !isStandIn(player)).map(({ id, name }) => ({ id, name }))
    },
    liveOf: (guildId, userId, limit) => liveOf.all({ guildId, userId, limit }).map((row) => row.id),
    live: () => live.all().map((row) => row.id),
    quarantined: () => quarantined.all().map((row) => row.id),
    remains: (tableId) => remains.get({ tableId }) ?? null,
    toWake: (limit) => toWake.all({ limit }).flatMap(({ at, ...rest }) => (at === null ? [] : [{ ...rest, at }])),
    remindedAt: (userId) => reminded.get({ userId })?.at ?? null,
    log(tableId, after) {
      const archived = archivedLog(tableId, after)
      if (archived !== null) return archived
      const found = readable(tableId, () => entries.all({ tableId, after }))
      return found.map(({ position, at, turn, content }) => ({ position, at, turn, ...content }))
    },
    trace(tableId, after) {
      const archived = archivedLog(tableId, after)
      return archived === null ? trace.all({ tableId, after }) : archived.map(traceOf)
    },
    queued: (tableId, limit) =>
      queued.all({ tableId, limit }).map(({ id, text }) => ({ id, announcement: readAnnouncement(text) })),
    withQueued: () => withQueued.all().map((row) => row.id),
  }
}

/** An entry of an archive; its log is whole. */
function entryOf({ position, at, turn, content }: StoredEntry): LogEntry {
  const said: EntryContent = JSON.parse(content)
  return { position, at: new Date(at), turn, ...said }
}

function traceOf(entry: LogEntry): Trace {
  const { position, turn, kind } = entry
  return { position, turn, kind, seat: 'seat' in entry ? entry.seat : null }
}

/** Reads of a table what holds JSON; throws {@link TableUnreadable} where that is broken. */
function readable<T>(tableId: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    if (!(cause instanceof SyntaxError || cause instanceof ArchiveBroken)) throw cause
    throw new TableUnreadable(`What is stored of table ${tableId} is broken: ${damageOf(cause)}`, { cause })
  }
}

function stored(
  row: typeof tables.$inferSelect,
  snapshot: StoredTable['snapshot'],
  seated: StoredTable['seats'],
): Omit<StoredTable, 'pledge'> {
  const { hostId, hostName, pace, seating, thread, changedAt: _, archiveFrom: _from, archiveTo: _to, ...rest } = row
  return {
    ...rest,

    terms: { pace, seating, thread },
    host: { id: hostId, name: hostName },
    seats: seated,
    snapshot,
  }
}
