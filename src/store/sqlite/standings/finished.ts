/** Records of servers, and the reports of finished games. */
import { and, eq, sql } from 'drizzle-orm'
import type { Verdict } from '../../../standings/ports.js'
import { shown } from '../../../standings/rating.js'
import { type RecordId, recordIds, type ServerRecord } from '../../../standings/records.js'
import type { User } from '../../../tables/model/people.js'
import type { Db } from '../schema/db.js'
import { credits, players, records, results, users } from '../schema/schema.js'

const value = sql.placeholder

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
  return (guildId, gameId) => {
    const found = standing.all({ guildId, gameId })
    const feats = found.flatMap(({ id }) => (id.startsWith('feat:') ? [id.slice('feat:'.length)] : []))
    const inOrder = (id: RecordId) => recordIds(feats).indexOf(id)
    return found
      .sort((a, b) => inOrder(a.id) - inOrder(b.id))
      .map(({ userId, ...record }) => ({ ...record, user: nameOf(guildId, userId) }))
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
  return (tableId) => {
    const found = result.get({ tableId })
    if (found === undefined) return null
    const { sequence, guildId, unrated, broken } = found
    const credits = credited.all({ sequence })
    const changes = credits.flatMap((credit) => {
      const { userId, muBefore, sigmaBefore, mu, sigma } = credit
      const user = nameOf(guildId, userId)
      if (user === null || muBefore === null || sigmaBefore === null || mu === null || sigma === null) return []
      const before = shown({ mu: muBefore, sigma: sigmaBefore })
      return [{ user: { id: userId, name: credit.name }, before, after: shown({ mu, sigma }) }]
    })
    return {
      unrated,
      changes,
      repeated: credits.some(({ weight }) => weight !== null && weight < 1),
      broken: broken.map(({ id, value, userId, before: { userId: beforeId, tableId, at, value: beaten } }) => ({
        ...{ id, value, user: nameOf(guildId, userId) },
        before: { value: beaten, user: nameOf(guildId, beforeId), tableId, at: new Date(at) },
      })),
    }
  }
}
