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
  const { sequence, endedAt, rounds, byRules, unrated } = results
  const [result] = await db
    .select({ sequence, endedAt, rounds, seats: results.seats, byRules, unrated })
    .from(results)
    .where(isOf(results, place))
  if (result === undefined) return fromSeats(db, place)
  const credited = await db
    .select({ ...getTableColumns(credits), figures: sql<string>`${credits.figures}` })
    .from(credits)
    .where(and(eq(credits.guildId, place.guildId), eq(credits.sequence, result.sequence)))
    .orderBy(credits.nth)
  const figures = await readAll(
    db,
    credited.map((credit) => credit.figures),
  )
  return reportFromResult(
    result,
    credited.map((credit, index) => ({ ...credit, figures: figures[index] ?? null })),
    (credit) => credit.figures,
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
