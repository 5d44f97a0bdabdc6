import { and, eq, sql } from 'drizzle-orm'
import type { Standings } from '../standings/standings.js'
import type { Db } from './db.js'
import { standings } from './schema.js'

/** Standings from SQLite: each line was counted up by the change that ended a game, so no finished game is read again. */
export function createStandings(db: Db): Standings {
  const ofGuild = eq(standings.guildId, sql.placeholder('guildId'))
  const limit = sql.placeholder('limit')
  const ofGame = db
    .select({ userId: standings.userId, name: standings.name, played: standings.played, won: standings.won })
    .from(standings)
    .where(and(ofGuild, eq(standings.gameId, sql.placeholder('gameId'))))
    .orderBy(sql`won desc`, standings.played, standings.name)
    .limit(limit)
    .prepare()
  const ofAll = db
    .select({
      userId: standings.userId,
      name: standings.name,
      played: sql<number>`sum(${standings.played})`.as('all_played'),
      won: sql<number>`sum(${standings.won})`.as('all_won'),
      // With max() SQLite takes the other columns from the same row: the name is the latest.
      latest: sql<number>`max(${standings.lastPlayedAt})`,
    })
    .from(standings)
    .where(ofGuild)
    .groupBy(standings.userId)
    .orderBy(sql`all_won desc`, sql`all_played`, standings.name)
    .limit(limit)
    .prepare()

  return {
    async leaderboard(guildId, gameId, limit) {
      if (gameId !== null) return ofGame.all({ guildId, gameId, limit })
      return ofAll.all({ guildId, limit }).map(({ userId, name, played, won }) => ({ userId, name, played, won }))
    },
  }
}
