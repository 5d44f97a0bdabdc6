/** Finished games of a server or a user, newest first. */
import { and, desc, eq, sql } from 'drizzle-orm'
import { HISTORY_GAMES, type History, type HistoryQuery } from '../../../standings/ports.js'
import { finishedGames, type GameRow, pageOf, RESULT_POST, type SeatRow } from '../../standings/history.js'
import type { Db } from '../link.js'
import { credits, posts, results, seats, users } from '../schema/schema.js'

export async function historyOf(db: Db, query: HistoryQuery): Promise<History> {
  const { guildId, viewerId } = query
  const { heading, sequences } = pageOf(await seenIn(db, query), query.page)
  const found = await rowsOf(db, guildId, sequences)
  const seated = await seatsOf(
    db,
    guildId,
    found.map(({ tableId }) => tableId),
    viewerId,
  )
  return { ...heading, games: finishedGames(found, seated) }
}

/** The latest games, newest first, the user's name in them if they are somebody's, and which of them the viewer may see. */
function seenIn(db: Db, { viewerId, channelIds, ...query }: HistoryQuery) {
  const latest = latestOf(db, query)
  // Looked up game by game. A plain `exists` might be answered by reading all seats of the server.
  const isSeated = sql`(select true from ${seats} where ${seats.guildId} = ${results.guildId}
    and ${seats.tableId} = ${results.tableId} and ${seats.userId} = ${viewerId} limit 1)`
  const isCredited = sql`(select true from credits own where own.guild_id = ${results.guildId}
    and own.sequence = ${results.sequence} and own.user_id = ${viewerId})`
  /** Whether the viewer can see the channel, or played in the game (including players who resigned). */
  const isSeen = sql<boolean>`(${results.openedIn} = any(${sql.param(channelIds)}::text[])
    or ${isSeated} is not null or ${isCredited} is not null)`
  return db
    .select({ sequence: results.sequence, name: sql<string | null>`${latest.name}`, isSeen })
    .from(latest)
    .innerJoin(results, and(eq(results.guildId, query.guildId), eq(results.sequence, latest.sequence)))
    .orderBy(desc(latest.sequence))
}

/**
 * The latest games of a server or a user. The number is limited, because a single query over all of them could take very long.
 */
function latestOf(db: Db, { guildId, gameId, userId }: Pick<HistoryQuery, 'guildId' | 'gameId' | 'userId'>) {
  const everybodys = db
    .select({ sequence: results.sequence, name: sql<string | null>`null::text`.as('name') })
    .from(results)
    .where(and(eq(results.guildId, guildId), eq(results.gameId, gameId)))
    .orderBy(desc(results.sequence))
    .limit(HISTORY_GAMES)
    .as('latest')
  if (userId === null) return everybodys
  return db
    .select({ sequence: credits.sequence, name: credits.name })
    .from(credits)
    .where(and(eq(credits.guildId, guildId), eq(credits.userId, userId), eq(credits.gameId, gameId)))
    .orderBy(desc(credits.sequence))
    .limit(HISTORY_GAMES)
    .as('latest')
}

/** What lists tell of games, newest first. */
async function rowsOf(db: Db, guildId: string, sequences: readonly number[]): Promise<readonly GameRow[]> {
  const { sequence, tableId, endedAt, rounds, unrated } = results
  const post = and(eq(posts.guildId, results.guildId), eq(posts.tableId, tableId), eq(posts.key, RESULT_POST))
  return db
    .select({ tableId, endedAt, rounds, unrated, channelId: posts.channelId, messageId: posts.messageId })
    .from(results)
    .leftJoin(posts, post)
    .where(and(eq(results.guildId, guildId), sql`${sequence} = any(${sql.param(sequences)}::integer[])`))
    .orderBy(desc(sequence))
}

/** The seats of several tables for one viewer, in one statement. */
async function seatsOf(db: Db, guildId: string, tableIds: readonly string[], viewerId: string): Promise<readonly SeatRow[]> {
  const { tableId, userId, userName, place, points } = seats
  const isHidden = sql<boolean>`(coalesce(${users.unlisted}, false) and ${userId} <> ${viewerId})`
  return db
    .select({ tableId, userId, userName, place, points, isHidden })
    .from(seats)
    .leftJoin(users, eq(users.userId, userId))
    .where(and(eq(seats.guildId, guildId), sql`${tableId} = any(${sql.param(tableIds)}::text[])`))
    .orderBy(tableId, seats.seat)
}
