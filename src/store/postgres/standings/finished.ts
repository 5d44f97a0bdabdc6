/** Records of servers, and the reports of finished games. */
import { and, eq, sql } from 'drizzle-orm'
import type { Verdict } from '../../../standings/ports.js'
import type { ServerRecord } from '../../../standings/records.js'
import { type NameOf, recordsInOrder, verdictOf } from '../../standings/finished.js'
import type { Db } from '../link.js'
import { isJoined } from '../places.js'
import { credits, players, records, results, tables, users } from '../schema/schema.js'

/** The latest names of users on a server. */
async function namesOf(db: Db, guildId: string, userIds: readonly (string | null)[]): Promise<NameOf> {
  const wanted = [...new Set(userIds)].flatMap((userId) => userId ?? [])
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
  const nameOf = await namesOf(
    db,
    guildId,
    standing.map((each) => each.userId),
  )
  return recordsInOrder(standing, nameOf)
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
  const holders = found.broken.flatMap((each) => [each.userId, each.before.userId])
  const named = [...credited.map((credit) => credit.userId), ...holders]
  return verdictOf(found, credited, await namesOf(db, found.guildId, named))
}
