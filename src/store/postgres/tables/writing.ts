/** Changes of tables. Each is one statement, which stores all of the change or nothing. */
import { and, eq, getTableColumns, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Announcement } from '../../../tables/model/announcement.js'
import type { Change, StoredTable } from '../../../tables/model/ports.js'
import { columnsOf } from '../../rows.js'
import { usersOfChange, usersOfNew } from '../../standings/users-of.js'
import { often } from '../connection/prepared.js'
import type { Db } from '../link.js'
import { isAt, isOf, type Place } from '../places.js'
import { outbox, seats, tables, users } from '../schema/schema.js'
import { hasStatus, hostedBy } from './finding.js'
import { entries, noted, pledge, queued, ROW, seated, shared, snapshot, unseated } from './pieces.js'
import { list, numbers } from './values.js'

const PLACE = { guildId: tables.guildId, id: tables.id }

const isAsExpected = (place: Place, { status, position, revision }: Change['expected']) =>
  and(isAt(place), hasStatus(status), eq(tables.position, position), eq(tables.revision, revision))

/** Runs the statement that stores a table's row and what depends on it. False if it has not stored the row. */
async function stores(db: Db, row: SQLWrapper, pieces: readonly SQL[]): Promise<boolean> {
  const parts = joined([sql`${ROW} as (${row.getSQL()})`, ...pieces])
  const { rows } = await often(db, sql`with ${parts} select 1 from ${ROW}`)
  return rows.length === 1
}

const joined = (parts: readonly SQLWrapper[]): SQL => sql.join([...parts], sql`, `)

/** A new table, with its first announcements. Null as `most` if its host may be the host of any number of tables. */
export interface NewTable {
  readonly table: StoredTable
  readonly announcements: readonly Announcement[]
  readonly most: number | null
}

/** Inserts a new table. False if its id is taken, another table is live in its channel, or its host hosts too many. */
export function insertTable(db: Db, { table, announcements, most }: NewTable, changeId: string): Promise<boolean> {
  const { id, guildId, gameId, openedIn, follows, createdAt } = table
  const settled = { id, guildId, gameId, openedIn, follows, createdAt, changedAt: createdAt, changeId }
  const given: Readonly<Record<string, unknown>> = { ...settled, ...columnsOf(table) }
  const columns = Object.entries(getTableColumns(tables)).filter(([name]) => name in given)
  const row = sql`insert into ${tables} (${joined(columns.map(([, { name }]) => sql.identifier(name)))})
    select ${joined(columns.map(([name, column]) => sql.param(given[name], column)))}
    where not exists (select from ${tables} where id = ${id})
      ${most === null ? sql`` : sql`and ${hostedBy(guildId, table.host.id)} < ${most}`}
    on conflict do nothing returning guild_id, id`
  const pieces = [
    seated(table.seats),
    ...(table.pledge === null ? [] : [pledge(table.pledge)]),
    ...(announcements.length === 0 ? [] : [queued(announcements)]),
    ...noted(usersOfNew(table, announcements)),
  ]
  return stores(db, row, pieces)
}

/** Stores a change, except for what follows from the end of a game. False if the table is not as expected. */
export function advance(db: Db, place: Place, change: Change, changeId: string): Promise<boolean> {
  const row = db
    .update(tables)
    .set({ ...columnsOf(change.row), quarantine: null, changedAt: change.at, changeId })
    .where(isAsExpected(place, change.expected))
    .returning(PLACE)
  const pieces = [
    ...(change.seats === null ? [] : [seated(change.seats), unseated(place, change.seats.length)]),
    ...(change.shares === null ? [] : [shared(place, change.shares)]),
    ...(change.entries.length === 0 ? [] : [entries(change.entries)]),
    ...(change.snapshot === null ? [] : [snapshot(change.snapshot)]),
    ...(change.announcements.length === 0 ? [] : [queued(change.announcements)]),
    ...noted(usersOfChange(change)),
  ]
  return stores(db, row, pieces)
}

/** Locks a table's row. False if the table is not as expected. */
export async function lock(db: Db, place: Place, expected: Change['expected']): Promise<boolean> {
  const rows = await db.select(PLACE).from(tables).where(isAsExpected(place, expected)).for('no key update')
  return rows.length === 1
}

/** The id of the change that was stored last. The row is locked, so that a change that is still under way is waited for. */
export async function latestChange(db: Db, place: Place): Promise<string | null> {
  const [row] = await db.select({ changeId: tables.changeId }).from(tables).where(isAt(place)).for('no key update')
  return row?.changeId ?? null
}

/** Stores places and points with the seats. */
export async function putOutcome(
  db: Db,
  { guildId, tableId }: Place,
  { places, points }: NonNullable<Change['outcome']>,
): Promise<void> {
  await db.execute(sql`
    update ${seats} set place = reached.place, points = reached.points
    from unnest(${numbers(places.map((_, seat) => seat))}, ${numbers(places)},
      ${numbers(places.map((_, seat) => points[seat] ?? null))}) as reached (seat, place, points)
    where ${seats.guildId} = ${guildId} and ${seats.tableId} = ${tableId} and ${seats.seat} = reached.seat`)
}

/** Stores when users were last reminded. They are locked in the order of their ids, so that no two changes block each other. */
export async function putReminded(db: Db, userIds: readonly string[], at: Date): Promise<void> {
  await db.execute(sql`
    insert into ${users} (user_id, reminded_at)
    select user_id, ${at.toISOString()}::timestamptz from (select distinct unnest(${list(userIds)}) as user_id) as each
    order by user_id
    on conflict (user_id) do update set reminded_at = excluded.reminded_at`)
}

/** Sets a live table aside and queues an announcement of that. False if it is not live. */
export function setAside(db: Db, place: Place, reason: string, changeId: string): Promise<boolean> {
  const row = db
    .update(tables)
    .set({ status: 'quarantined', quarantine: reason, wakeAt: null, revision: sql`${tables.revision} + 1`, changeId })
    .where(and(isAt(place), or(hasStatus('lobby'), hasStatus('playing'))))
    .returning(PLACE)
  return stores(db, row, [queued([{ kind: 'set-aside', position: 0 }])])
}

/** Ends a table that was set aside and drops its queued messages. False if it is not set aside. */
export function drop(db: Db, place: Place, at: Date, changeId: string): Promise<boolean> {
  const row = db
    .update(tables)
    .set({ status: 'cancelled', quarantine: null, changedAt: at, revision: sql`${tables.revision} + 1`, changeId })
    .where(and(isAt(place), hasStatus('quarantined')))
    .returning(PLACE)
  const untold = sql`untold as (delete from ${outbox}
    where guild_id = ${place.guildId} and table_id = ${place.tableId} and exists (select from ${ROW}))`
  return stores(db, row, [untold])
}

/** Deletes queued messages of a table. */
export async function unqueue(db: Db, place: Place, ids: readonly number[]): Promise<void> {
  const untold = sql`${outbox.id} = any(${sql.param(ids)}::bigint[])`
  await often(db, sql`delete from ${outbox} where ${and(isOf(outbox, place), untold)}`)
}
