/** The report of a finished game whose table cannot be read any more, from what else is stored of it. */
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { GameReport } from '../../../tables/model/game-report.js'
import { reportFromResult, reportFromSeats } from '../../standings/stored-report.js'
import type { Db } from '../schema/db.js'
import { credits, log, results, seats, tables } from '../schema/schema.js'
import { prepareFigures } from './figures.js'

/** As its result was stored when it ended. For a game without one, as much as its seats tell. */
export function storedReport(db: Db, tableId: string): GameReport {
  const { sequence, endedAt, rounds, byRules, unrated } = results
  const columns = { sequence, endedAt, rounds, seats: results.seats, byRules, unrated }
  const result = db.select(columns).from(results).where(eq(results.tableId, tableId)).get()
  if (result === undefined) return fromSeats(db, tableId)
  const credited = db
    .select({ ...getTableColumns(credits), figures: sql<string>`${credits.figures}` })
    .from(credits)
    .where(eq(credits.sequence, result.sequence))
    .orderBy(credits.nth)
    .all()
  const { read } = prepareFigures(db)
  return reportFromResult(result, credited, ({ figures }) => read(figures))
}

function fromSeats(db: Db, tableId: string): GameReport {
  const table = db
    .select({
      endedAt: sql<number | null>`max(${log.at})`,
      changedAt: tables.changedAt,
      computerTakeover: tables.computerTakeover,
      affairs: sql<string | null>`${tables.affairs}`,
    })
    .from(tables)
    .leftJoin(log, eq(log.tableId, tables.id))
    .where(eq(tables.id, tableId))
    .get()
  if (table === undefined) throw new Error(`There is no table ${tableId} to report of.`)
  const { endedAt, changedAt, computerTakeover, affairs } = table
  const rows = db.select().from(seats).where(eq(seats.tableId, tableId)).orderBy(seats.seat).all()
  return reportFromSeats({ endedAt: endedAt === null ? changedAt : new Date(endedAt), computerTakeover, affairs }, rows)
}
