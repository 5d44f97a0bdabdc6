import type { Standings } from '../../../standings/ports.js'
import type { Link } from '../link.js'
import { recordsOf, verdictAt } from './finished.js'
import { historyOf } from './history.js'
import { createLeaderboard, isUnlisted } from './leaderboard.js'
import { headToHead, playerStats } from './player-stats.js'
import { createRankings } from './ranking.js'

/** Standings from PostgreSQL. */
export function createStandings({ db }: Pick<Link, 'db'>): Standings {
  const ranking = createRankings(db).rating
  const isHidden = async (userId: string, viewerId: string) => userId !== viewerId && (await isUnlisted(db, userId))

  return {
    leaderboard: createLeaderboard(db),
    async stats(guildId, gameId, userId, viewerId) {
      if (await isHidden(userId, viewerId)) return { kind: 'unlisted' }
      const stats = await playerStats(db, ranking, { guildId, gameId, userId })
      return stats === null ? { kind: 'none' } : { kind: 'stats', stats }
    },
    async headToHead(guildId, gameId, userId, otherId, viewerId) {
      if ((await isHidden(userId, viewerId)) || (await isHidden(otherId, viewerId))) return null
      return headToHead(db, { guildId, gameId, userId }, otherId)
    },
    history: (query) => historyOf(db, query),
    records: (guildId, gameId) => recordsOf(db, guildId, gameId),
    verdict: (tableId) => verdictAt(db, tableId),
  }
}
