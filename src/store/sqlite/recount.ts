/** Recounts the standings from the finished games. */
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { COUNTED_UNDER } from '../../standings/rating.js'
import { anonymousId } from '../../tables/model/anonymous.js'
import type { GameReport } from '../../tables/model/game-report.js'
import type { GameById } from '../../tables/model/loaded-table.js'
import { type CountOptions, PARTS, type Recount, type Recounted } from '../ports.js'
import type { Remembered } from '../standings/counting.js'
import {
  every,
  inOrder,
  needsStored,
  nullIfUnreadable,
  recounted,
  rememberedIn,
  type Whole,
  wholeOf,
} from '../standings/recounting.js'
import type { Db } from './schema/db.js'
import { credits, ladders, players, records, results, tables } from './schema/schema.js'
import { digestsOf } from './standings/digests.js'
import { prepareAddResult } from './standings/results.js'
import { storedReport } from './standings/stored-report.js'
import { prepareStoredTables, type StoredTables } from './tables/stored-tables.js'

/** The tables that are recounted, in the order in which they can be cleared. */
const TABLES = { credits, records, results, ladders, players } as const

/** Nothing else runs while it reads and counts. */
export function createRecount(db: Db): Recount {
  const finished = db
    .select({ id: tables.id })
    .from(tables)
    .leftJoin(results, eq(results.tableId, tables.id))
    .where(and(eq(tables.status, 'over'), isNull(results.sequence)))
    .limit(1)
    .prepare()
  // All games are counted under the same rules, unless the last count was under earlier ones.
  const first = db.select({ under: results.countedUnder }).from(results).orderBy(asc(results.sequence)).limit(1).prepare()
  return {
    isDue: async () => finished.get() !== undefined || (first.get()?.under ?? COUNTED_UNDER) < COUNTED_UNDER,
    digests: async () => digestsOf(db),
    run: async (gameById, options = {}) => db.transaction(() => recount(db, gameById, options), { behavior: 'immediate' }),
  }
}

function recount(db: Db, gameById: GameById, { tell = () => {}, tellEveryMs = 5_000 }: CountOptions): Recounted {
  const reading = prepareStoredTables(db)
  const addResult = prepareAddResult(db)
  const games = orderIn(db)
  const remembered = rememberedOf(db)
  const told = every(tellEveryMs, tell)
  const unread = new Set<string>()
  const stored = new Map<string, GameReport>()
  for (const [index, id] of games.entries()) {
    told({ step: 'looked at', games: index, of: games.length })
    const whole = read(reading, gameById, id)
    if (whole === null) unread.add(id)
    if (needsStored(whole)) stored.set(id, storedReport(db, id))
  }
  for (const part of PARTS) db.delete(TABLES[part]).run()
  for (const [index, id] of games.entries()) {
    told({ step: 'counted', games: index, of: games.length })
    const report = recounted(unread.has(id) ? null : read(reading, gameById, id), stored.get(id))
    if (report !== null) addResult(id, report, remembered.get(id))
  }
  return { games: games.length, unread: [...unread] }
}

/** All finished games in the order in which they are rated. */
function orderIn(db: Db): readonly string[] {
  const ended = sql<number>`coalesce((select max(at) from log where log.table_id = ${tables.id}), changed_at)`
  const games = db
    .select({ id: tables.id, sequence: results.sequence, at: sql<number>`coalesce(${results.endedAt}, ${ended})` })
    .from(tables)
    .leftJoin(results, eq(results.tableId, tables.id))
    .where(eq(tables.status, 'over'))
    .orderBy(asc(results.sequence), asc(tables.id))
    .all()
  return inOrder(games).map(({ id }) => id)
}

function rememberedOf(db: Db): ReadonlyMap<string, Remembered> {
  const { tableId } = results
  const { userId, muBefore, sigmaBefore, weight } = credits
  const forgotten = sql`(select forgotten.sequence from credits forgotten where forgotten.user_id like ${anonymousId('%')})`
  const rows = db
    .select({ tableId, userId, mu: muBefore, sigma: sigmaBefore, weight })
    .from(credits)
    .innerJoin(results, eq(results.sequence, credits.sequence))
    .where(and(isNotNull(muBefore), isNotNull(sigmaBefore), sql`${credits.sequence} in ${forgotten}`))
    .all()
  return rememberedIn(rows)
}

/** Null if one of them cannot be read. */
function read(reading: StoredTables, gameById: GameById, tableId: string): Whole | null {
  try {
    return wholeOf(gameById, reading.table(tableId), reading.log(tableId, 0))
  } catch (thrown) {
    return nullIfUnreadable(thrown)
  }
}
