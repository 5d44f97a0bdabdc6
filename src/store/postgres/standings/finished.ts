/** Records of servers, and the reports of finished games. */
import { and, eq, sql } from 'drizzle-orm'
import type { Verdict } from '../../../standings/ports.js'
import type { ServerRecord } from '../../../standings/records.js'
import { holdersIn, type NameOf, recordsInOrder, tablesBehind, verdictOf } from '../../standings/finished.js'
import type { Db } from '../link.js'
import { isJoined } from '../places.js'
import { credits, players, records, results, tables, users } from '../schema/schema.js'
import { resultReports } from './stored-report.js'

/** The latest names of users on a server. */
async function namesOf(db: Db, guildId: string, userIds: readonly string[]): Promise<NameOf> {
  const wanted = [...new Set(userIds)]
  const known = await db
    .select({ id: players.userId, name: players.name })
    .from(players)
    .leftJoin(users, eq(users.userId, players.userId))
    .where(
      and(
        eq(players.guildId, guildId),
        sql`${players.userId} = any(${sql.param(wanted)}::text[])`,
        sql`coalesce(${users.unlisted}, false) = false`,
      ),
    )
  return (userId) => known.find(({ id }) => id === userId) ?? null
}

export async function recordsOf(db: Db, guildId: string, gameId: string): Promise<readonly ServerRecord[]> {
  const { record, value, userId, tableId, at } = records
  const standing = await db
    .select({ id: record, value, userId, tableId, at })
    .from(records)
    .where(and(eq(records.guildId, guildId), eq(records.gameId, gameId)))
    .orderBy(records.nth)
  const reports = await resultReports(
    db,
    guildId,
    standing.map((each) => each.tableId),
  )
  const holdersOf = holdersIn(reports)
  return recordsInOrder(standing, await namesOf(db, guildId, standing.flatMap(holdersOf)), holdersOf)
}

export async function verdictAt(db: Db, tableId: string): Promise<Verdict | null> {
  const { sequence, guildId, unrated, broken } = results
  const [found] = await db
    .select({ sequence, guildId, unrated, broken })
    .from(tables)
    .innerJoin(results, isJoined(results))
    .where(eq(tables.id, tableId))
  if (found === undefined) return null
  const { userId, name, weight, muBefore, sigmaBefore, mu, sigma } = credits
  const credited = await db
    .select({ userId, name, weight, muBefore, sigmaBefore, mu, sigma })
    .from(credits)
    .where(and(eq(credits.guildId, found.guildId), eq(credits.sequence, found.sequence)))
    .orderBy(credits.seat, credits.nth)
  const holdersOf = holdersIn(await resultReports(db, found.guildId, tablesBehind(tableId, found.broken)))
  const holders = found.broken.flatMap(({ before, ...each }) => [
    ...holdersOf({ ...each, tableId }),
    ...holdersOf({ id: each.id, ...before }),
  ])
  const nameOf = await namesOf(db, found.guildId, [...credited.map((credit) => credit.userId), ...holders])
  return verdictOf({ ...found, tableId }, credited, nameOf, holdersOf)
}
