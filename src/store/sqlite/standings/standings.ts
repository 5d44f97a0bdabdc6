import type { Standings } from '../../../standings/ports.js'
import type { Db } from '../schema/db.js'
import { prepareRecords, prepareVerdict } from './finished.js'
import { prepareHistory } from './history.js'
import { prepareLeaderboard, prepareUnlisted } from './leaderboard.js'
import { prepareHeadToHead, preparePlayerStats } from './player-stats.js'

/** Standings from SQLite. */
export function createStandings(db: Db): Standings {
  const leaderboard = prepareLeaderboard(db)
  const statsOf = preparePlayerStats(db)
  const headToHead = prepareHeadToHead(db)
  const history = prepareHistory(db)
  const records = prepareRecords(db)
  const verdict = prepareVerdict(db)
  const isUnlisted = prepareUnlisted(db)
  const isHidden = (userId: string, viewerId: string) => userId !== viewerId && isUnlisted(userId)

  return {
    leaderboard,
    async stats(guildId, gameId, userId, viewerId) {
      if (isHidden(userId, viewerId)) return { kind: 'unlisted' }
      const stats = await statsOf(guildId, gameId, userId)
      return stats === null ? { kind: 'none' } : { kind: 'stats', stats }
    },
    async headToHead(guildId, gameId, userId, otherId, viewerId) {
      if (isHidden(userId, viewerId) || isHidden(otherId, viewerId)) return null
      return headToHead({ guildId, gameId, userId }, otherId)
    },
    history: async (query) => history(query),
    records: async (guildId, gameId) => records(guildId, gameId),
    verdict: async (tableId) => verdict(tableId),
  }
}
