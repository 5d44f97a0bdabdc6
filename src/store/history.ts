/** Finished games of a server or of somebody, the newest first. */
import { and, desc, eq, sql } from 'drizzle-orm'
import { type FinishedGame, type History, type HistoryQuery, PAGE_LINES } from '../standings/ports.js'
import type { Db } from './db.js'
import { pageWithin } from './paging.js'
import { credits, occurrences, posts, results, seats, users } from './schema.js'

const value = sql.placeholder

/** The key of the message with the result. */
const RESULT_POST = 'over'

export function prepareHistory(db: Db): (query: HistoryQuery) => History {
  const everybodys = prepareEverybodys(db)
  const somebodys = prepareSomebodys(db)
  const seatsOf = prepareSeats(db)

  return ({ guildId, gameId, userId, viewerId, channelIds, page: asked }) => {
    const of = { guildId, gameId, userId: userId ?? '', viewerId, channelIds: JSON.stringify(channelIds) }
    const games = userId === null ? everybodys : somebodys
    const total = games.count.get({ ...of })?.games ?? 0
    const { page, pages, offset } = pageWithin(asked, total)
    const found = games.page.all({ ...of, offset })
    const tableIds = found.map(({ tableId }) => tableId)
    const seatsAt = seatsOf(tableIds, viewerId)
    return { games: found.map((game) => finishedGame(game, seatsAt(game.tableId))), page, pages, total }
  }
}

interface Row extends Pick<FinishedGame, 'tableId' | 'endedAt' | 'rounds' | 'unrated'> {
  readonly channelId: string | null
  readonly messageId: string | null
}

function finishedGame({ channelId, messageId, ...game }: Row, seats: FinishedGame['seats']): FinishedGame {
  return { ...game, seats, post: channelId === null || messageId === null ? null : { channelId, messageId } }
}

const { tableId, endedAt, rounds, unrated } = results

/**
 * Whether whoever asks may see the channel, or has played: to the end, or until they resigned. By the index alone, for what may
 * be seen is counted.
 */
const SEEN = sql`(${results.openedIn} in (select value from json_each(${value('channelIds')}))
  or ${results.sequence} in (
    select own.sequence from ${occurrences} cross join ${seats} join results own on own.table_id = ${seats.tableId}
      where ${occurrences.userId} = ${value('viewerId')} and ${seats.tableId} = ${occurrences.tableId} and ${seats.userId} = ${value('viewerId')}
    union select own.sequence from credits own where own.guild_id = ${value('guildId')} and own.user_id = ${value('viewerId')}
  ))`
const ROW = { tableId, endedAt, rounds, unrated, channelId: posts.channelId, messageId: posts.messageId }
const COUNT = { games: sql<number>`count(*)` }
const POSTED = and(eq(posts.tableId, tableId), eq(posts.key, RESULT_POST))

function prepareEverybodys(db: Db) {
  const wanted = and(eq(results.guildId, value('guildId')), eq(results.gameId, value('gameId')), SEEN)
  // By the index alone up to the page, however far back that is.
  const found = db
    .select({ sequence: results.sequence })
    .from(results)
    .where(wanted)
    .orderBy(desc(results.sequence))
    .limit(PAGE_LINES)
    .offset(value('offset'))
    .as('found')
  const page = db
    .select(ROW)
    .from(found)
    .innerJoin(results, eq(results.sequence, found.sequence))
    .leftJoin(posts, POSTED)
    .orderBy(desc(results.sequence))
    .prepare()
  return { page, count: db.select(COUNT).from(results).where(wanted).prepare() }
}

function prepareSomebodys(db: Db) {
  const { guildId, userId, gameId, sequence } = credits
  const wanted = and(eq(guildId, value('guildId')), eq(userId, value('userId')), eq(gameId, value('gameId')), SEEN)
  const page = db
    .select(ROW)
    .from(credits)
    .innerJoin(results, eq(results.sequence, sequence))
    .leftJoin(posts, POSTED)
    .where(wanted)
    .orderBy(desc(sequence))
    .limit(PAGE_LINES)
    .offset(value('offset'))
    .prepare()
  const all = db.select(COUNT).from(credits).innerJoin(results, eq(results.sequence, sequence)).where(wanted)
  return { page, count: all.prepare() }
}

/** The seats of several tables for somebody, in one statement. */
function prepareSeats(db: Db): (tableIds: readonly string[], viewerId: string) => (tableId: string) => FinishedGame['seats'] {
  const { tableId, userId, userName, place, points } = seats
  const isHidden = sql<number>`coalesce(${users.unlisted}, false) and ${userId} <> ${value('viewerId')}`
  const rows = db
    .select({ tableId, userId, userName, place, points, isHidden })
    .from(seats)
    .leftJoin(users, eq(users.userId, userId))
    .where(sql`${tableId} in (select value from json_each(${value('tableIds')}))`)
    .orderBy(tableId, seats.seat)
    .prepare()
  return (tableIds, viewerId) => {
    const found = rows.all({ tableIds: JSON.stringify(tableIds), viewerId })
    return (wanted) =>
      found
        .filter((row) => row.tableId === wanted)
        .map(({ userId, userName, place, points, isHidden }) => ({
          user: isHidden === 1 ? null : { id: userId, name: userName },
          place: place ?? 0,
          points: points ?? 0,
        }))
  }
}
