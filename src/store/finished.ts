/** Finished games: the history of a server, its records, and what a game came to. */
import { and, eq, sql } from 'drizzle-orm'
import type { FinishedGame, History, HistoryQuery, Verdict } from '../standings/ports.js'
import { PAGE_LINES } from '../standings/ports.js'
import { shown } from '../standings/rating.js'
import { type RecordId, recordIds, type ServerRecord } from '../standings/records.js'
import { isStandIn } from '../tables/stand-in.js'
import type { User } from '../tables/table.js'
import type { Db } from './db.js'
import { pageWithin } from './paging.js'
import { credits, players, posts, records, results, seats, users } from './schema.js'

const value = sql.placeholder

/** The key of the message with the result. */
const RESULT_POST = 'over'

export function prepareHistory(db: Db): (query: HistoryQuery) => History {
  const everybody = and(eq(results.guildId, value('guildId')), eq(results.gameId, value('gameId')))
  const theirs = and(
    eq(credits.guildId, value('guildId')),
    eq(credits.userId, value('userId')),
    eq(credits.gameId, value('gameId')),
  )
  const { sequence, tableId, endedAt, rounds } = results
  const { channelId, messageId } = posts
  const columns = { tableId, endedAt, rounds, channelId, messageId }
  const posted = and(eq(posts.tableId, tableId), eq(posts.key, RESULT_POST))
  const total = { games: sql<number>`count(*)` }
  const limited = { limit: PAGE_LINES, offset: value('offset') }
  const [all, ofUser] = [
    {
      count: db.select(total).from(results).where(everybody).prepare(),
      page: db
        .select(columns)
        .from(results)
        .leftJoin(posts, posted)
        .where(everybody)
        .orderBy(sql`${sequence} desc`)
        .limit(limited.limit)
        .offset(limited.offset)
        .prepare(),
    },
    {
      count: db.select(total).from(credits).where(theirs).prepare(),
      page: db
        .select(columns)
        .from(credits)
        .innerJoin(results, eq(sequence, credits.sequence))
        .leftJoin(posts, posted)
        .where(theirs)
        .orderBy(sql`${credits.sequence} desc`)
        .limit(limited.limit)
        .offset(limited.offset)
        .prepare(),
    },
  ]
  const seatsOf = prepareSeats(db)

  return ({ guildId, gameId, userId, page: asked }) => {
    const of = { guildId, gameId, userId: userId ?? '' }
    const { count, page: onPage } = userId === null ? all : ofUser
    const total = count.get({ ...of })?.games ?? 0
    const { page, pages, offset } = pageWithin(asked, total)
    const games = onPage.all({ ...of, offset }).map(({ channelId, messageId, ...game }): FinishedGame => {
      const post = channelId === null || messageId === null ? null : { channelId, messageId }
      return { ...game, seats: seatsOf(game.tableId), post }
    })
    return { games, page, pages, total }
  }
}

function prepareSeats(db: Db): (tableId: string) => FinishedGame['seats'] {
  const { userId, userName, place, points } = seats
  const rows = db
    .select({ userId, userName, place, points })
    .from(seats)
    .where(eq(seats.tableId, value('tableId')))
    .orderBy(seats.seat)
    .prepare()
  return (tableId) =>
    rows.all({ tableId }).map(({ userId, userName, place, points }) => ({
      user: { id: userId, name: userName },
      place: place ?? 0,
      points: points ?? 0,
    }))
}

/** Somebody by the latest name on a server; null for those who are not listed or were forgotten. */
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
    const changes = credited.all({ sequence }).flatMap((credit) => {
      const { userId, muBefore, sigmaBefore, mu, sigma } = credit
      const user = nameOf(guildId, userId)
      if (user === null || muBefore === null || sigmaBefore === null || mu === null || sigma === null) return []
      const before = shown({ mu: muBefore, sigma: sigmaBefore })
      return [{ user: { id: userId, name: credit.name }, before, after: shown({ mu, sigma }) }]
    })
    return {
      unrated,
      changes: changes.filter(({ user }) => !isStandIn(user)),
      broken: broken.map(({ id, value, userId, before: { userId: beforeId, tableId, at, value: beaten } }) => ({
        ...{ id, value, user: nameOf(guildId, userId) },
        before: { value: beaten, user: nameOf(guildId, beforeId), tableId, at: new Date(at) },
      })),
    }
  }
}
