/** The report of a finished game whose table cannot be read any more, from what was recorded. */
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Figures } from '../../../games/figures.js'
import { isComputer } from '../../../tables/model/computer.js'
import type { Credit, GameReport } from '../../../tables/model/game-report.js'
import type { Affairs } from '../../../tables/model/ports.js'
import type { Db } from '../schema/db.js'
import { credits, log, results, seats, tables } from '../schema/schema.js'
import { prepareFigures } from './figures.js'

/** As recorded when the game ended. For a game from before recording, as much as its seats tell. */
export function recordedReport(db: Db, tableId: string): GameReport {
  const { sequence, endedAt, rounds, byRules, unrated } = results
  const recorded = { sequence, endedAt, rounds, held: results.seats, byRules, unrated }
  const result = db.select(recorded).from(results).where(eq(results.tableId, tableId)).get()
  if (result === undefined) return reportFromSeats(db, tableId)
  const credited = db
    .select({ ...getTableColumns(credits), figures: sql<string>`${credits.figures}` })
    .from(credits)
    .where(eq(credits.sequence, result.sequence))
    .orderBy(credits.nth)
    .all()
  const { held, unrated: why, sequence: _, ...report } = result
  const { read } = prepareFigures(db)
  const counted = credited.map((credit) => creditOf(credit, read(credit.figures) ?? NO_FIGURES))
  const reasons = {
    hasComputer: why === 'computer-player',
    cutShort: why === 'cut-short',
    againstComputers: why === 'against-computers',
    withRelief: why === 'relief',
  }
  return { ...report, ...reasons, seats: held, credits: counted }
}

function isComputerSeat({ userId }: { readonly userId: string }): boolean {
  return isComputer({ id: userId })
}

/** The parsed JSON. Null if it is damaged, which must not keep other games from being counted. */
function intact<T>(stored: string | null): T | null {
  try {
    return stored === null ? null : (JSON.parse(stored) as T)
  } catch {
    return null
  }
}

const NO_FIGURES: Figures = { sources: {}, choices: {}, feats: {} }

type StoredCredit = Omit<typeof credits.$inferSelect, 'figures'> & { readonly figures: string }

function creditOf({ userId, name, ...credit }: StoredCredit, figures: Figures): Credit {
  const { seat, place, points, resigned, decisions, decisionMs } = credit
  // Nothing depends on this in a game that was not rated.
  const played = credit.mu !== null
  return { user: { id: userId, name }, seat, place, points, resigned, played, figures, decisions, decisionMs }
}

/**
 * Without rounds, figures and times, and as if everybody had played. Players whose seat was taken over are not credited, and no
 * records are set.
 */
function reportFromSeats(db: Db, tableId: string): GameReport {
  const table = db
    .select({
      endedAt: sql<number | null>`max(${log.at})`,
      changedAt: tables.changedAt,
      relief: tables.relief,
      affairs: sql<string | null>`${tables.affairs}`,
    })
    .from(tables)
    .leftJoin(log, eq(log.tableId, tables.id))
    .where(eq(tables.id, tableId))
    .get()
  if (table === undefined) throw new Error(`There is no table ${tableId} to report of.`)
  const affairs = intact<Affairs>(table.affairs)
  const rows = db.select().from(seats).where(eq(seats.tableId, tableId)).orderBy(seats.seat).all()
  const endedAt = table.endedAt === null ? table.changedAt : new Date(table.endedAt)
  const credited = rows.flatMap((row): readonly Credit[] => {
    if (row.place === null || isComputerSeat(row)) return []
    const { userId, userName, seat, place } = row
    const resigned = affairs?.attendance[seat]?.by === 'resigned'
    const points = resigned ? 0 : (row.points ?? 0)
    const rest = { played: true, figures: NO_FIGURES, decisions: 0, decisionMs: 0 }
    return [{ user: { id: userId, name: userName }, seat, place, points, resigned, ...rest }]
  })
  return {
    endedAt,
    rounds: 0,
    seats: rows.length,
    byRules: false,
    cutShort: false,
    hasComputer: false,
    againstComputers: rows.some(isComputerSeat),
    withRelief: table.relief !== 'none',
    credits: credited,
  }
}
