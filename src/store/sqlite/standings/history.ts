/** Finished games of a server or a user, newest first. */
import { and, desc, eq, sql } from 'drizzle-orm'
import { HISTORY_GAMES, type History, type HistoryQuery } from '../../../standings/ports.js'
import { finishedGames, type GameRow, pageOf, RESULT_POST, type SeatRow } from '../../standings/history.js'
import type { Db } from '../schema/db.js'
import { credits, posts, results, seats, users } from '../schema/schema.js'
import { value } from '../schema/statements.js'

export function prepareHistory(db: Db): (query: HistoryQuery) => History {
  const everybodys = prepareSeen(db, latestOfEverybody(db))
  const somebodys = prepareSeen(db, latestOfSomebody(db))
  const rowsOf = prepareRows(db)
  const seatsOf = prepareSeats(db)

  return ({ guildId, gameId, userId, viewerId, channelIds, page: asked }) => {
    const of = { guildId, gameId, userId: userId ?? '', viewerId, channelIds: JSON.stringify(channelIds) }
    const { heading, sequences } = pageOf((userId === null ? everybodys : somebodys).all({ ...of }), asked)
    const found = rowsOf(sequences)
    const seated = seatsOf(
      found.map(({ tableId }) => tableId),
      viewerId,
    )
    return { ...heading, games: finishedGames(found, seated) }
  }
}

/** Whether the viewer can see the channel, or played in the game (including players who resigned). */
const SEEN = sql<boolean>`(${results.openedIn} in (select value from json_each(${value('channelIds')}))
  or exists (select 1 from ${seats} where ${seats.tableId} = ${results.tableId} and ${seats.userId} = ${value('viewerId')})
  or exists (select 1 from credits own where own.sequence = ${results.sequence} and own.user_id = ${value('viewerId')}))`.mapWith(
  Boolean,
)

/**
 * The latest games of a server or a user. The number is limited, because a single query over all of them could block everybody.
 */
function latestOfEverybody(db: Db) {
  return db
    .select({ sequence: results.sequence, name: sql<string | null>`null`.as('name') })
    .from(results)
    .where(and(eq(results.guildId, value('guildId')), eq(results.gameId, value('gameId'))))
    .orderBy(desc(results.sequence))
    .limit(HISTORY_GAMES)
    .as('latest')
}

function latestOfSomebody(db: Db) {
  const { guildId, userId, gameId, sequence, name } = credits
  return db
    .select({ sequence, name })
    .from(credits)
    .where(and(eq(guildId, value('guildId')), eq(userId, value('userId')), eq(gameId, value('gameId'))))
    .orderBy(desc(sequence))
    .limit(HISTORY_GAMES)
    .as('latest')
}

type Latest = ReturnType<typeof latestOfEverybody> | ReturnType<typeof latestOfSomebody>

/** The latest games, newest first, the user's name in them if they are somebody's, and which of them the viewer may see. */
function prepareSeen(db: Db, latest: Latest) {
  return db
    .select({ sequence: results.sequence, name: sql<string | null>`${latest.name}`, isSeen: SEEN })
    .from(latest)
    .innerJoin(results, eq(results.sequence, latest.sequence))
    .orderBy(desc(latest.sequence))
    .prepare()
}

/** What lists tell of games, newest first. */
function prepareRows(db: Db): (sequences: readonly number[]) => readonly GameRow[] {
  const { sequence, tableId, endedAt, rounds, unrated } = results
  const rows = db
    .select({ tableId, endedAt, rounds, unrated, channelId: posts.channelId, messageId: posts.messageId })
    .from(results)
    .leftJoin(posts, and(eq(posts.tableId, tableId), eq(posts.key, RESULT_POST)))
    .where(sql`${sequence} in (select value from json_each(${value('sequences')}))`)
    .orderBy(desc(sequence))
    .prepare()
  return (sequences) => rows.all({ sequences: JSON.stringify(sequences) })
}

/** The seats of several tables for one viewer, in one statement. */
function prepareSeats(db: Db): (tableIds: readonly string[], viewerId: string) => readonly SeatRow[] {
  const { tableId, userId, userName, place, points } = seats
  const isHidden = sql<boolean>`coalesce(${users.unlisted}, false) and ${userId} <> ${value('viewerId')}`.mapWith(Boolean)
  const rows = db
    .select({ tableId, userId, userName, place, points, isHidden })
    .from(seats)
    .leftJoin(users, eq(users.userId, userId))
    .where(sql`${tableId} in (select value from json_each(${value('tableIds')}))`)
    .orderBy(tableId, seats.seat)
    .prepare()
  return (tableIds, viewerId) => rows.all({ tableIds: JSON.stringify(tableIds), viewerId })
}
