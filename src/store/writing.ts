/** Prepared writes of tables; all of them run inside a transaction of the store's. */
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Announcement } from '../tables/announcement.js'
import type { LogEntry } from '../tables/log.js'
import type { Change, StoredTable } from '../tables/ports.js'
import type { User } from '../tables/table.js'
import type { Db } from './db.js'
import { log, outbox, seats, snapshots, standings, tables } from './schema.js'

export interface Writing {
  /** Puts the row of a new table; false if its id is taken. */
  table(table: StoredTable, at: Date): boolean
  /** Brings a table's row to where a change leads; false if it is not where the change expects it. */
  advance(change: Change): boolean
  players(tableId: string, players: readonly User[]): void
  entry(tableId: string, entry: LogEntry): void
  snapshot(tableId: string, snapshot: NonNullable<Change['snapshot']>): void
  /** Records places and points with the seats, and counts the game in the standings of its server. */
  outcome(tableId: string, outcome: NonNullable<Change['outcome']>, at: Date): void
  queue(tableId: string, announcement: Announcement): void
  unqueue(tableId: string, id: number): void
}

export function prepareWriting(db: Db): Writing {
  const rows = prepareRows(db)
  const advance = prepareAdvance(db)
  const { place, count } = prepareOutcome(db)

  return {
    table({ host, players: _players, snapshot: _snapshot, ...table }, at) {
      return rows.table.run({ ...table, hostId: host.id, hostName: host.name, changedAt: at }).changes === 1
    },
    advance({ tableId, expected, status, position, draws, begunUnder, host, at }) {
      const after = { status, position, draws, begunUnder, hostId: host.id, hostName: host.name, at: at.getTime() }
      return (
        advance.run({ ...after, tableId, expectedStatus: expected.status, expectedPosition: expected.position }).changes === 1
      )
    },
    players(tableId, players) {
      rows.clearSeats.run({ tableId })
      players.forEach(({ id, name }, seat) => {
        rows.seat.run({ tableId, seat, userId: id, userName: name })
      })
    },
    entry(tableId, { position, at, turn, ...content }) {
      rows.entry.run({ tableId, position, at, turn, content })
    },
    snapshot(tableId, snapshot) {
      rows.snapshot.run({ tableId, ...snapshot })
    },
    outcome(tableId, { places, points }, at) {
      places.forEach((reached, seat) => {
        place.run({ tableId, seat, place: reached, points: points[seat] ?? null })
      })
      count.run({ tableId, at: at.getTime() })
    },
    queue(tableId, announcement) {
      rows.queued.run({ tableId, announcement })
    },
    unqueue(tableId, id) {
      rows.unqueue.run({ tableId, id })
    },
  }
}

function prepareRows(db: Db) {
  const value = sql.placeholder
  const tableId = value('tableId')
  return {
    table: db
      .insert(tables)
      .values({
        id: value('id'),
        guildId: value('guildId'),
        channelId: value('channelId'),
        gameId: value('gameId'),
        options: value('options'),
        locale: value('locale'),
        hostId: value('hostId'),
        hostName: value('hostName'),
        capacity: value('capacity'),
        status: value('status'),
        position: value('position'),
        draws: value('draws'),
        begunUnder: value('begunUnder'),
        createdAt: value('createdAt'),
        changedAt: value('changedAt'),
      })
      .onConflictDoNothing({ target: tables.id })
      .prepare(),
    clearSeats: db.delete(seats).where(eq(seats.tableId, tableId)).prepare(),
    seat: db
      .insert(seats)
      .values({ tableId, seat: value('seat'), userId: value('userId'), userName: value('userName') })
      .prepare(),
    entry: db
      .insert(log)
      .values({
        tableId,
        position: value('position'),
        at: value('at'),
        turn: value('turn'),
        content: value('content'),
      })
      .prepare(),
    snapshot: db
      .insert(snapshots)
      .values({ tableId, rulesVersion: value('rulesVersion'), state: value('state') })
      .onConflictDoUpdate({
        target: snapshots.tableId,
        set: { rulesVersion: sql`excluded.rules_version`, state: sql`excluded.state` },
      })
      .prepare(),
    queued: db
      .insert(outbox)
      .values({ tableId, announcement: value('announcement') })
      .prepare(),
    unqueue: db
      .delete(outbox)
      .where(and(eq(outbox.tableId, tableId), lte(outbox.id, value('id'))))
      .prepare(),
  }
}

function prepareAdvance(db: Db) {
  const value = (name: string) => sql`${sql.placeholder(name)}`
  return db
    .update(tables)
    .set({
      status: value('status'),
      position: value('position'),
      draws: value('draws'),
      begunUnder: value('begunUnder'),
      hostId: value('hostId'),
      hostName: value('hostName'),
      changedAt: value('at'),
    })
    .where(
      and(
        eq(tables.id, sql.placeholder('tableId')),
        eq(tables.status, sql.placeholder('expectedStatus')),
        eq(tables.position, sql.placeholder('expectedPosition')),
      ),
    )
    .prepare()
}

function prepareOutcome(db: Db) {
  const value = (name: string) => sql`${sql.placeholder(name)}`
  const place = db
    .update(seats)
    .set({ place: value('place'), points: value('points') })
    .where(and(eq(seats.tableId, sql.placeholder('tableId')), eq(seats.seat, sql.placeholder('seat'))))
    .prepare()
  return { place, count: prepareCount(db) }
}

function prepareCount(db: Db) {
  const finished = db
    .select({
      guildId: tables.guildId,
      gameId: tables.gameId,
      userId: seats.userId,
      name: seats.userName,
      played: sql<number>`1`.as('played'),
      won: sql<number>`${seats.place} = 1`.as('won'),
      lastPlayedAt: sql<Date>`${sql.placeholder('at')}`.as('last_played_at'),
    })
    .from(seats)
    .innerJoin(tables, eq(tables.id, seats.tableId))
    .where(eq(seats.tableId, sql.placeholder('tableId')))
  return db
    .insert(standings)
    .select(finished)
    .onConflictDoUpdate({
      target: [standings.guildId, standings.gameId, standings.userId],
      set: {
        name: sql`excluded.name`,
        played: sql`played + 1`,
        won: sql`won + excluded.won`,
        lastPlayedAt: sql`excluded.last_played_at`,
      },
    })
    .prepare()
}
