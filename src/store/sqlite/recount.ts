/** Recounts the standings from the finished games. */
import { setImmediate } from 'node:timers/promises'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { COUNTED_UNDER, DAY_MS } from '../../standings/rating.js'
import { anonymousId } from '../../tables/model/anonymous.js'
import type { GameReport } from '../../tables/model/game-report.js'
import type { GameById } from '../../tables/model/loaded-table.js'
import { type CountOptions, type CountProgress, PARTS, type Recount } from '../ports.js'
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

/** Nothing else may use the connection while it reads and counts. What else the process does gets its turn after each game. */
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
    run: (gameById, options = {}) => inTransaction(db, () => recount(db, gameById, options)),
  }
}

/** Drizzle's own transactions do not wait for anything. */
async function inTransaction<T>({ $client }: Db, work: () => Promise<T>): Promise<T> {
  $client.exec('begin immediate')
  try {
    const done = await work()
    $client.exec('commit')
    return done
  } catch (thrown) {
    // A full disk ends it by itself.
    if ($client.inTransaction) $client.exec('rollback')
    throw thrown
  }
}

async function recount(db: Db, gameById: GameById, { tell = () => {}, tellEveryMs = 5_000, stop }: CountOptions) {
  const reading = prepareStoredTables(db)
  const addResult = prepareAddResult(db)
  const games = orderIn(db)
  const remembered = rememberedOf(db)
  const told = every(tellEveryMs, tell)
  const begun = async (step: CountProgress['step'], index: number) => {
    told({ step, games: index, of: games.length })
    // A signal is heard only in between.
    await setImmediate()
    stop?.throwIfAborted()
  }
  const unread = new Set<string>()
  const stored = new Map<string, GameReport>()
  for (const [index, id] of games.entries()) {
    await begun('looked at', index)
    const whole = read(reading, gameById, id)
    if (whole === null) unread.add(id)
    if (needsStored(whole)) stored.set(id, storedReport(db, id))
  }
  for (const part of PARTS) db.delete(TABLES[part]).run()
  for (const [index, id] of games.entries()) {
    await begun('counted', index)
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
  const { sequence, userId, muBefore, sigmaBefore, weight } = credits
  const forgotten = sql`(select forgotten.sequence from credits forgotten where forgotten.user_id like ${anonymousId('%')})`
  // Whoever was forgotten later was still known when these games were weighed. The search ends at the first game that is a day
  // later, so nobody's whole history is paired with itself.
  const soonAfter = sql`(select later.sequence, later.user_id from credits own
    cross join results earlier on earlier.sequence = own.sequence
    cross join credits later on later.guild_id = own.guild_id and later.user_id = own.user_id and later.game_id = own.game_id
      and later.sequence > own.sequence and later.sequence < coalesce((select next.sequence from results next
        where next.guild_id = own.guild_id and next.game_id = own.game_id and next.sequence > own.sequence
          and next.ended_at >= earlier.ended_at + ${DAY_MS} order by next.sequence limit 1), ${Number.MAX_SAFE_INTEGER})
    cross join results ended on ended.sequence = later.sequence and ended.ended_at < earlier.ended_at + ${DAY_MS}
    where own.sequence in ${forgotten})`
  const rows = db
    .select({ tableId, userId, mu: muBefore, sigma: sigmaBefore, weight })
    .from(credits)
    .innerJoin(results, eq(results.sequence, credits.sequence))
    .where(
      and(
        isNotNull(muBefore),
        isNotNull(sigmaBefore),
        sql`(${sequence} in ${forgotten} or (${sequence}, ${userId}) in ${soonAfter})`,
      ),
    )
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
