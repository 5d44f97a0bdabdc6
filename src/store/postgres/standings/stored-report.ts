/** The report of a finished game whose table cannot be read any more, from what else is stored of it. */
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { GameReport } from '../../../tables/model/game-report.js'
import { reportFromResult, reportFromSeats } from '../../standings/stored-report.js'
import type { Db } from '../link.js'
import { isAt, isOf, type Place } from '../places.js'
import { credits, log, results, seats, tables } from '../schema/schema.js'
import { readAll } from './figures.js'

/** As its result was stored when it ended. For a game without one, as much as its seats tell. */
export async function storedReport(db: Db, place: Place): Promise<GameReport> {
  const { guildId, tableId } = place
  return (await resultReports(db, guildId, [tableId])).get(tableId) ?? fromSeats(db, place)
}

/** The reports of a server's games as their results were stored when they ended, by table. Games without one are left out. */
export async function resultReports(
  db: Db,
  guildId: string,
  tableIds: readonly string[],
): Promise<ReadonlyMap<string, GameReport>> {
  if (tableIds.length === 0) return new Map()
  const { sequence, tableId, endedAt, rounds, byRules, unrated } = results
  const found = await db
    .select({ sequence, tableId, endedAt, rounds, seats: results.seats, byRules, unrated })
    .from(results)
    .where(and(eq(results.guildId, guildId), sql`${tableId} = any(${sql.param(tableIds)}::text[])`))
  const sequences = found.map((result) => result.sequence)
  const credited = await db
    .select({ ...getTableColumns(credits), figures: sql<string>`${credits.figures}` })
    .from(credits)
    .where(and(eq(credits.guildId, guildId), sql`${credits.sequence} = any(${sql.param(sequences)}::integer[])`))
    .orderBy(credits.sequence, credits.nth)
  const figures = await readAll(
    db,
    credited.map((credit) => credit.figures),
  )
  const read = credited.map((credit, index) => ({ ...credit, figures: figures[index] ?? null }))
  const creditedIn = (game: number) => read.filter((credit) => credit.sequence === game)
  return new Map(
    found.map((result) => [result.tableId, reportFromResult(result, creditedIn(result.sequence), (credit) => credit.figures)]),
  )
}

async function fromSeats(db: Db, place: Place): Promise<GameReport> {
  const { changedAt, computerTakeover } = tables
  const [table] = await db
    .select({ changedAt, computerTakeover, affairs: sql<string | null>`${tables.affairs}` })
    .from(tables)
    .where(isAt(place))
  if (table === undefined) throw new Error(`There is no table ${place.tableId} to report of.`)
  const [last] = await db.select({ at: log.at }).from(log).where(isOf(log, place)).orderBy(sql`${log.at} desc`).limit(1)
  const rows = await db.select().from(seats).where(isOf(seats, place)).orderBy(seats.seat)
  return reportFromSeats({ ...table, endedAt: last?.at ?? table.changedAt }, rows)
}
