/** Records of servers, and the reports of finished games. */
import { and, eq, sql } from 'drizzle-orm'
import type { Verdict } from '../../../standings/ports.js'
import type { ServerRecord } from '../../../standings/records.js'
import type { User } from '../../../tables/model/people.js'
import { holdersIn, recordsInOrder, tablesBehind, verdictOf } from '../../standings/finished.js'
import type { Db } from '../schema/db.js'
import { credits, players, records, results, users } from '../schema/schema.js'
import { value } from '../schema/statements.js'
import { prepareResultReports } from './stored-report.js'

/** A user with the latest name on a server. Null for users who are unlisted or were forgotten. */
function prepareNames(db: Db): (guildId: string, userId: string | null) => User | null {
  const known = db
    .select({ id: players.userId, name: players.name })
    .from(players)
    .leftJoin(users, eq(users.userId, players.userId))
    .where(
      and(
        eq(players.guildId, value('guildId')),
        eq(players.userId, value('userId')),
        sql`coalesce(${users.unlisted}, false) = false`,
      ),
    )
    .prepare()
  return (guildId, userId) => (userId === null ? null : (known.get({ guildId, userId }) ?? null))
}

export function prepareRecords(db: Db): (guildId: string, gameId: string) => readonly ServerRecord[] {
  const nameOf = prepareNames(db)
  const { record, userId, tableId, at } = records
  const standing = db
    .select({ id: record, value: records.value, userId, tableId, at })
    .from(records)
    .where(and(eq(records.guildId, value('guildId')), eq(records.gameId, value('gameId'))))
    .orderBy(sql`rowid`)
    .prepare()
  const reportsOf = prepareResultReports(db)
  return (guildId, gameId) => {
    const found = standing.all({ guildId, gameId })
    const reports = reportsOf(found.map((each) => each.tableId))
    return recordsInOrder(found, (userId) => nameOf(guildId, userId), holdersIn(reports))
  }
}

export function prepareVerdict(db: Db): (tableId: string) => Verdict | null {
  const nameOf = prepareNames(db)
  const result = db
    .select({ sequence: results.sequence, guildId: results.guildId, unrated: results.unrated, broken: results.broken })
    .from(results)
    .where(eq(results.tableId, value('tableId')))
    .prepare()
  const credited = db
    .select()
    .from(credits)
    .where(eq(credits.sequence, value('sequence')))
    .orderBy(credits.seat, credits.nth)
    .prepare()
  const reportsOf = prepareResultReports(db)
  return (tableId) => {
    const found = result.get({ tableId })
    if (found === undefined) return null
    const credits = credited.all({ sequence: found.sequence })
    const reports = reportsOf(tablesBehind(tableId, found.broken))
    return verdictOf({ ...found, tableId }, credits, (userId) => nameOf(found.guildId, userId), holdersIn(reports))
  }
}
