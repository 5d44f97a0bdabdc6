/** Lines of ladders as a finished game reads and changes them. */
import { and, eq, ne, sql } from 'drizzle-orm'
import type { User } from '../../../tables/model/people.js'
import { ALL_GAMES } from '../../standings/counting.js'
import type { Db } from '../link.js'
import { ladders, players } from '../schema/schema.js'
import { type AddedLine, periodsOf, type RatedLine } from './counted.js'

/** The lines of users in the ladders of each game, of the periods that contain `at`. */
export async function linesOf(db: Db, guildId: string, at: Date, userIds: readonly string[]): Promise<readonly RatedLine[]> {
  if (userIds.length === 0) return []
  const { userId, gameId, period, mu, sigma, rating } = ladders
  return db
    .select({ userId, gameId, period, mu, sigma, rating })
    .from(ladders)
    .where(
      and(
        eq(ladders.guildId, guildId),
        sql`${userId} = any(${sql.param(userIds)}::text[])`,
        sql`${period} = any(${sql.param(periodsOf(at))}::text[])`,
        ne(gameId, ALL_GAMES),
      ),
    )
}

export async function addLines(db: Db, guildId: string, lines: readonly AddedLine[]): Promise<void> {
  if (lines.length === 0) return
  await db
    .insert(ladders)
    .values(lines.map((line) => ({ guildId, ...line })))
    .onConflictDoUpdate({
      target: [ladders.guildId, ladders.gameId, ladders.period, ladders.userId],
      set: {
        games: sql`ladders.games + 1`,
        wins: sql`ladders.wins + excluded.wins`,
        points: sql`ladders.points + excluded.points`,
        mu: sql`coalesce(excluded.mu, ladders.mu)`,
        sigma: sql`coalesce(excluded.sigma, ladders.sigma)`,
        rating: sql`coalesce(excluded.rating, ladders.rating)`,
      },
    })
}

/** Stores the latest names of players on a server. */
export async function putNames(db: Db, guildId: string, users: readonly User[]): Promise<void> {
  if (users.length === 0) return
  await db
    .insert(players)
    .values(users.map(({ id, name }) => ({ guildId, userId: id, name })))
    .onConflictDoUpdate({ target: [players.guildId, players.userId], set: { name: sql`excluded.name` } })
}
