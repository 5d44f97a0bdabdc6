/** Recounts the standings from the finished games, server by server. */
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { COUNTED_UNDER, DAY_MS } from '../../standings/rating.js'
import { anonymousId } from '../../tables/model/anonymous.js'
import type { GameReport } from '../../tables/model/game-report.js'
import type { GameById } from '../../tables/model/loaded-table.js'
import type { CountOptions, CountProgress, Recount, Recounted } from '../ports.js'
import { NOTHING, type Remembered } from '../standings/counting.js'
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
import { userIdsIn } from '../standings/users-in.js'
import type { Archives } from './archive/archives.js'
import type { Db, Link } from './link.js'
import { isJoined, type Place } from './places.js'
import { credits, guilds, ladders, players, records, results, tables } from './schema/schema.js'
import { createBooks } from './standings/books.js'
import { digestsOf } from './standings/digests.js'
import { LATER } from './standings/meetings.js'
import { note } from './standings/occurring.js'
import { type CountedResult, putResults } from './standings/result-rows.js'
import { storedReport } from './standings/stored-report.js'
import { createStoredTables } from './tables/stored-tables.js'

export function createRecount(link: Link, archives: Counting['archives']): Recount {
  return {
    // Reads all tables, which the program does when it starts.
    isDue: () => link.transaction(isDue, { isLong: true }),
    run: (gameById, options = {}) => link.transaction((db) => recount(db, { gameById, archives, options }), { isLong: true }),
    digests: () =>
      link.transaction(
        async (db) => {
          await db.execute(sql`set transaction isolation level repeatable read`)
          return digestsOf(db)
        },
        { isLong: true },
      ),
  }
}

async function isDue(db: Db): Promise<boolean> {
  const missing = await db
    .select({ id: tables.id })
    .from(tables)
    .leftJoin(results, isJoined(results))
    .where(and(eq(tables.status, 'over'), isNull(results.sequence)))
    .limit(1)
  if (missing.length > 0) return true
  const earlier = await db
    .select({ sequence: results.sequence })
    .from(results)
    .where(sql`${results.countedUnder} < ${COUNTED_UNDER}`)
    .limit(1)
  return earlier.length > 0
}

interface Counting {
  readonly gameById: GameById
  readonly archives: Pick<Archives, 'read'>
  readonly options: CountOptions
}

async function recount(db: Db, counting: Counting): Promise<Recounted> {
  await keepOthersOut(db)
  const { tell = () => {}, tellEveryMs = 5_000, stop } = counting.options
  const [counted] = await db.select({ games: sql<number>`count(*)::integer` }).from(tables).where(eq(tables.status, 'over'))
  const of = counted?.games ?? 0
  const tellOf = every(tellEveryMs, tell)
  const toldIn = (step: CountProgress['step']) => {
    let games = 0
    return () => {
      stop?.throwIfAborted()
      tellOf({ step, games: games++, of })
    }
  }
  const servers = await guildsIn(db)
  const unread = new Set<string>()
  const needed = new Set<string>()
  const [looked, recorded] = [toldIn('looked at'), toldIn('counted')]
  for (const guildId of servers)
    for (const { id: tableId } of await orderOn(db, guildId)) {
      looked()
      const whole = await read(db, counting, { guildId, tableId })
      if (whole === null) unread.add(tableId)
      if (needsStored(whole)) needed.add(tableId)
    }
  for (const guildId of servers) await recountOn(db, counting, guildId, { unread, needed }, recorded)
  return { games: of, unread: [...unread] }
}

/**
 * Lets nobody else write what is counted until the transaction ends. The servers' rows come first, because whoever ends a game
 * changes one of them before the rest. The others are in the order in which users are forgotten.
 */
async function keepOthersOut(db: Db): Promise<void> {
  await db.execute(sql`lock table ${guilds} in share row exclusive mode`)
  await db.execute(sql`lock table ${credits}, ${results}, ${players}, ${ladders}, ${records} in share row exclusive mode`)
}

/** The servers with finished games or with anything that is counted. */
async function guildsIn(db: Db): Promise<readonly string[]> {
  const counted = COUNTED.map((table) => sql`union select guild_id from ${table}`)
  const { rows } = await db.execute<{ readonly guild_id: string }>(
    sql`select guild_id from ${tables} where status = 'over' ${sql.join(counted, sql` `)} order by guild_id`,
  )
  return rows.map(({ guild_id }) => guild_id)
}

/** What is recounted, in the order in which it can be cleared. */
const COUNTED = [credits, records, results, ladders, players, guilds] as const

/** Recounts the games of a server. If a table cannot be read, all that is known is what was stored. */
async function recountOn(
  db: Db,
  counting: Counting,
  guildId: string,
  { unread, needed }: { readonly unread: ReadonlySet<string>; readonly needed: ReadonlySet<string> },
  told: () => void,
): Promise<void> {
  const games = await orderOn(db, guildId)
  const remembered = await rememberedOn(db, guildId)
  const stored = new Map<string, GameReport>()
  for (const { id: tableId } of games) if (needed.has(tableId)) stored.set(tableId, await storedReport(db, { guildId, tableId }))
  for (const table of COUNTED) await db.delete(table).where(eq(table.guildId, guildId))
  const books = createBooks()
  let waiting: CountedResult[] = []
  for (const [index, { id: tableId, gameId, openedIn }] of games.entries()) {
    told()
    const place = { guildId, tableId }
    const report = recounted(unread.has(tableId) ? null : await read(db, counting, place), stored.get(tableId))
    if (report === null) throw new Error(`Table ${tableId} could be read before and cannot be read now.`)
    const game = { ...place, gameId, openedIn, sequence: index + 1 }
    const counted = books.count(game, report, remembered.get(tableId) ?? NOTHING)
    await note(db, place, userIdsIn(counted.broken))
    waiting.push({ game, report, counted })
    if (waiting.length < GAMES) continue
    await putResults(db, waiting)
    waiting = []
  }
  await putResults(db, waiting)
  await books.put(db, guildId)
}

/** The number of games stored by one statement. */
const GAMES = 50

/** The finished games of a server in the order in which they are rated. */
async function orderOn(db: Db, guildId: string) {
  const { id, gameId, openedIn, changedAt } = tables
  const ended = sql<Date>`coalesce(${results.endedAt},
    (select max(at) from log where log.guild_id = ${tables.guildId} and log.table_id = ${id}), ${changedAt})`
  const games = await db
    .select({ id, gameId, openedIn, sequence: results.sequence, at: ended.mapWith(changedAt) })
    .from(tables)
    .leftJoin(results, isJoined(results))
    .where(and(eq(tables.guildId, guildId), eq(tables.status, 'over')))
    .orderBy(sql`${results.sequence} nulls first`, id)
  return inOrder(games.map((game) => ({ ...game, at: game.at.getTime() })))
}

async function rememberedOn(db: Db, guildId: string): Promise<ReadonlyMap<string, Remembered>> {
  const { sequence, userId, muBefore, sigmaBefore, weight } = credits
  const own = eq(credits.guildId, guildId)
  const forgotten = db
    .select({ sequence })
    .from(credits)
    .where(and(own, sql`${userId} like ${anonymousId('%')}`))
  // Whoever was forgotten later was still known when these games were weighed. The search ends at the first game that is a day
  // later, so nobody's whole history is paired with itself.
  const soonAfter = sql`(select later.sequence, later.user_id from credits own
    join results earlier on earlier.guild_id = own.guild_id and earlier.sequence = own.sequence
    join credits later on later.guild_id = own.guild_id and later.user_id = own.user_id and later.game_id = own.game_id
      and later.sequence > own.sequence and later.sequence < coalesce((select next.sequence from results next
        where next.guild_id = own.guild_id and next.game_id = own.game_id and next.sequence > own.sequence
          and next.ended_at >= earlier.ended_at + make_interval(secs => ${DAY_MS / 1000})
        order by next.sequence limit 1), ${LATER})
    join results ended on ended.guild_id = own.guild_id and ended.sequence = later.sequence
      and ended.ended_at < earlier.ended_at + make_interval(secs => ${DAY_MS / 1000})
    where own.guild_id = ${guildId} and own.sequence in ${forgotten})`
  const rows = await db
    .select({ tableId: results.tableId, userId, mu: muBefore, sigma: sigmaBefore, weight })
    .from(credits)
    .innerJoin(results, and(eq(results.guildId, credits.guildId), eq(results.sequence, sequence)))
    .where(
      and(
        own,
        isNotNull(muBefore),
        isNotNull(sigmaBefore),
        or(inArray(sequence, forgotten), sql`(${sequence}, ${userId}) in ${soonAfter}`),
      ),
    )
  return rememberedIn(rows)
}

/** Null if the table cannot be read. */
async function read(db: Db, { archives, gameById }: Counting, place: Place): Promise<Whole | null> {
  const reading = createStoredTables(db, { places: { of: async () => place, note() {} }, archives })
  try {
    return wholeOf(gameById, await reading.load(place.tableId), await reading.log(place.tableId, 0))
  } catch (thrown) {
    return nullIfUnreadable(thrown)
  }
}
