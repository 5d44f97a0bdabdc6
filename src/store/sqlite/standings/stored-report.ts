/** The report of a finished game whose table cannot be read any more, from what else is stored of it. */
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { GameReport } from '../../../tables/model/game-report.js'
import { reportFromResult, reportFromSeats } from '../../standings/stored-report.js'
import type { Db } from '../schema/db.js'
import { credits, log, results, seats, tables } from '../schema/schema.js'
import { value } from '../schema/statements.js'
import { prepareFigures } from './figures.js'

/** As its result was stored when it ended. For a game without one, as much as its seats tell. */
export function storedReport(db: Db, tableId: string): GameReport {
  return prepareResultReports(db)([tableId]).get(tableId) ?? fromSeats(db, tableId)
}

/** The reports of several games as their results were stored when they ended, by table. Games without one are left out. */
export function prepareResultReports(db: Db): (tableIds: readonly string[]) => ReadonlyMap<string, GameReport> {
  const { sequence, tableId, endedAt, rounds, byRules, unrated } = results
  const resultsOf = db
    .select({ sequence, tableId, endedAt, rounds, seats: results.seats, byRules, unrated })
    .from(results)
    .where(sql`${tableId} in (select value from json_each(${value('tableIds')}))`)
    .prepare()
  const creditsOf = db
    .select({ ...getTableColumns(credits), figures: sql<string>`${credits.figures}` })
    .from(credits)
    .where(sql`${credits.sequence} in (select value from json_each(${value('sequences')}))`)
    .orderBy(credits.sequence, credits.nth)
    .prepare()
  const { read } = prepareFigures(db)
  return (tableIds) => {
    if (tableIds.length === 0) return new Map()
    const found = resultsOf.all({ tableIds: JSON.stringify(tableIds) })
    const credited = creditsOf.all({ sequences: JSON.stringify(found.map((result) => result.sequence)) })
    const creditedIn = (game: number) => credited.filter((credit) => credit.sequence === game)
    return new Map(
      found.map((result) => [
        result.tableId,
        reportFromResult(result, creditedIn(result.sequence), ({ figures }) => read(figures)),
      ]),
    )
  }
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
