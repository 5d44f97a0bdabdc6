/** Prepared writes of tables. All of them run inside a transaction of the store. */
import { and, eq, sql } from 'drizzle-orm'
import type { Announcement } from '../../../tables/model/announcement.js'
import type { Pledge, Share } from '../../../tables/model/fairness.js'
import type { LogEntry } from '../../../tables/model/log.js'
import type { Change, Seated, StoredTable } from '../../../tables/model/ports.js'
import { columnsOf } from '../../rows.js'
import type { Db } from '../schema/db.js'
import { log, outbox, pledges, seats, snapshots, tables, users } from '../schema/schema.js'
import { bound, value } from '../schema/statements.js'
import { IS_LIVE, IS_OPEN } from './finding.js'

export interface Writing {
  /** At how many live tables of a table's server its host sits as their host. */
  hosted(table: Pick<StoredTable, 'guildId' | 'host'>): number
  /** Inserts the row of a new table. False if its id is taken. */
  table(table: StoredTable): boolean
  /** Inserts the pledge of a new table. */
  pledge(tableId: string, pledge: Pledge): void
  shares(tableId: string, shares: readonly Share[]): void
  /** Whether a table's row is at the revision that a change expects. */
  isAsExpected(change: Pick<Change, 'tableId' | 'expected'>): boolean
  /** Updates a table's row by a change. False if the row is not at the revision that the change expects. */
  advance(change: Change): boolean
  seats(tableId: string, seats: readonly Seated[]): void
  entry(tableId: string, entry: LogEntry): void
  snapshot(tableId: string, snapshot: NonNullable<Change['snapshot']>): void
  /** Stores places and points with the seats. */
  outcome(tableId: string, outcome: NonNullable<Change['outcome']>): void
  reminded(userId: string, at: Date): void
  queue(tableId: string, announcement: Announcement): void
  /** Sets a live table aside. False if it is not live. */
  quarantine(tableId: string, reason: string): boolean
  /** Ends a table that was set aside and drops its queued messages. False if it is not set aside. */
  discard(tableId: string, at: Date): boolean
  unqueue(tableId: string, ids: readonly number[]): void
}

export function prepareWriting(db: Db): Writing {
  const rows = prepareRows(db)
  const advance = prepareAdvance(db)
  const place = preparePlace(db)

  return {
    hosted: ({ guildId, host }) => rows.hosted.get({ guildId, userId: host.id })?.tables ?? 0,
    table({ id, guildId, gameId, openedIn, follows, createdAt, ...row }) {
      const settled = { id, guildId, gameId, openedIn, follows, createdAt, changedAt: createdAt }
      const { wakeAt, ...columns } = columnsOf(row)
      return rows.table.run({ ...settled, ...columns, wakeAt: wakeAt?.getTime() ?? null }).changes === 1
    },
    isAsExpected: (change) => rows.expected.get(expectedBy(change)) !== undefined,
    advance({ row, at, ...change }) {
      return advance.run({ ...expectedBy(change), ...inStatement(columnsOf(row)), changedAt: at.getTime() }).changes === 1
    },
    seats(tableId, seats) {
      rows.clearSeats.run({ tableId })
      seats.forEach(({ id, name, colour }, seat) => {
        rows.seat.run({ tableId, seat, userId: id, userName: name, colour })
      })
    },
    pledge(tableId, pledge) {
      rows.pledge.run({ tableId, ...pledge })
    },
    shares(tableId, shares) {
      rows.shares.run({ tableId, shares: JSON.stringify(shares) })
    },
    entry(tableId, { position, at, turn, ...content }) {
      rows.entry.run({ tableId, position, at, turn, content })
    },
    snapshot(tableId, snapshot) {
      rows.snapshot.run({ tableId, ...snapshot })
    },
    outcome(tableId, { places, points }) {
      places.forEach((reached, seat) => {
        place.run({ tableId, seat, place: reached, points: points[seat] ?? null })
      })
    },
    reminded(userId, at) {
      rows.reminded.run({ userId, at })
    },
    queue(tableId, announcement) {
      rows.queued.run({ tableId, announcement })
    },
    quarantine(tableId, reason) {
      if (rows.quarantine.run({ tableId, reason }).changes === 0) return false
      rows.queued.run({ tableId, announcement: { kind: 'set-aside', position: 0 } satisfies Announcement })
      return true
    },
    discard(tableId, at) {
      if (rows.discard.run({ tableId, at: at.getTime() }).changes === 0) return false
      rows.forgetQueued.run({ tableId })
      return true
    },
    unqueue(tableId, ids) {
      rows.unqueue.run({ tableId, ids: JSON.stringify(ids) })
    },
  }
}

/** The values of {@link AS_EXPECTED}. */
function expectedBy({ tableId, expected: { status, position, revision } }: Pick<Change, 'tableId' | 'expected'>) {
  return { tableId, expectedStatus: status, expectedPosition: position, expectedRevision: revision }
}

/** The columns of a table that may change, for an update, where drizzle does not convert the values of placeholders. */
function inStatement({ options, thread, affairs, wakeAt, ...columns }: ReturnType<typeof columnsOf>) {
  const asStored = { options: JSON.stringify(options), affairs: JSON.stringify(affairs), thread: thread ? 1 : 0 }
  return { ...columns, ...asStored, wakeAt: wakeAt?.getTime() ?? null }
}

/** The columns of a table that change, except for `wakeAt`, whose placeholder drizzle could not convert where it is null. */
const CHANGING = {
  channelId: value('channelId'),
  options: value('options'),
  pace: value('pace'),
  bank: value('bank'),
  hints: value('hints'),
  computerTakeover: value('computerTakeover'),
  seating: value('seating'),
  thread: value('thread'),
  locale: value('locale'),
  hostId: value('hostId'),
  hostName: value('hostName'),
  capacity: value('capacity'),
  status: value('status'),
  position: value('position'),
  revision: value('revision'),
  draws: value('draws'),
  begunUnder: value('begunUnder'),
  affairs: value('affairs'),
  changedAt: value('changedAt'),
}

/** The row of a table as a change expects it. */
const AS_EXPECTED = and(
  eq(tables.id, value('tableId')),
  eq(tables.status, value('expectedStatus')),
  eq(tables.position, value('expectedPosition')),
  eq(tables.revision, value('expectedRevision')),
)

function prepareRows(db: Db) {
  return { ...prepareTableRows(db), ...prepareSeatRows(db), ...prepareContentRows(db), ...prepareQueueRows(db) }
}

/** The table itself. */
function prepareTableRows(db: Db) {
  const tableId = value('tableId')
  return {
    table: db
      .insert(tables)
      .values({
        id: value('id'),
        guildId: value('guildId'),
        gameId: value('gameId'),
        openedIn: value('openedIn'),
        follows: value('follows'),
        createdAt: value('createdAt'),
        ...CHANGING,
        wakeAt: bound('wakeAt'),
      })
      .onConflictDoNothing({ target: tables.id })
      .prepare(),
    expected: db.select({ id: tables.id }).from(tables).where(AS_EXPECTED).prepare(),
    quarantine: db
      .update(tables)
      .set({ status: 'quarantined', quarantine: bound('reason'), wakeAt: null, revision: sql`revision + 1` })
      .where(and(eq(tables.id, tableId), IS_LIVE))
      .prepare(),
    discard: db
      .update(tables)
      .set({ status: 'cancelled', quarantine: null, changedAt: bound('at'), revision: sql`revision + 1` })
      .where(and(eq(tables.id, tableId), eq(tables.status, 'quarantined')))
      .prepare(),
  }
}

/** Who sits at it, and when they were reminded of it. */
function prepareSeatRows(db: Db) {
  const tableId = value('tableId')
  return {
    hosted: db
      .select({ tables: sql<number>`count(*)` })
      .from(seats)
      .innerJoin(tables, eq(tables.id, seats.tableId))
      .where(
        and(
          IS_OPEN,
          eq(seats.userId, value('userId')),
          eq(tables.guildId, value('guildId')),
          eq(tables.hostId, value('userId')),
          IS_LIVE,
        ),
      )
      .prepare(),
    clearSeats: db.delete(seats).where(eq(seats.tableId, tableId)).prepare(),
    seat: db
      .insert(seats)
      .values({ tableId, seat: value('seat'), userId: value('userId'), userName: value('userName'), colour: value('colour') })
      .prepare(),
    reminded: db
      .insert(users)
      .values({ userId: value('userId'), remindedAt: value('at') })
      .onConflictDoUpdate({ target: users.userId, set: { remindedAt: sql`excluded.reminded_at` } })
      .prepare(),
  }
}

/** What its game consists of. */
function prepareContentRows(db: Db) {
  const tableId = value('tableId')
  return {
    pledge: db
      .insert(pledges)
      .values({ tableId, secret: value('secret'), commitment: value('commitment'), shares: value('shares') })
      .prepare(),
    shares: db
      .update(pledges)
      .set({ shares: bound('shares') })
      .where(eq(pledges.tableId, tableId))
      .prepare(),
    entry: db
      .insert(log)
      .values({ tableId, position: value('position'), at: value('at'), turn: value('turn'), content: value('content') })
      .prepare(),
    snapshot: db
      .insert(snapshots)
      .values({ tableId, rulesVersion: value('rulesVersion'), state: value('state') })
      .onConflictDoUpdate({
        target: snapshots.tableId,
        set: { rulesVersion: sql`excluded.rules_version`, state: sql`excluded.state` },
      })
      .prepare(),
  }
}

/** Its announcements that are still to be delivered. */
function prepareQueueRows(db: Db) {
  const tableId = value('tableId')
  return {
    forgetQueued: db.delete(outbox).where(eq(outbox.tableId, tableId)).prepare(),
    queued: db
      .insert(outbox)
      .values({ tableId, announcement: value('announcement') })
      .prepare(),
    unqueue: db
      .delete(outbox)
      .where(and(eq(outbox.tableId, tableId), sql`id in (select value from json_each(${value('ids')}))`))
      .prepare(),
  }
}

function prepareAdvance(db: Db) {
  const set = Object.fromEntries([...Object.keys(CHANGING), 'wakeAt'].map((name) => [name, bound(name)]))
  return db
    .update(tables)
    .set({ ...set, quarantine: null })
    .where(AS_EXPECTED)
    .prepare()
}

function preparePlace(db: Db) {
  return db
    .update(seats)
    .set({ place: bound('place'), points: bound('points') })
    .where(and(eq(seats.tableId, value('tableId')), eq(seats.seat, value('seat'))))
    .prepare()
}
