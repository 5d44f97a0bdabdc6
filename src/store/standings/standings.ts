/** Composes standings from what a database reads, at once or after a while. */
import type { HeadToHead, History, HistoryQuery, Standings, Verdict } from '../../standings/ports.js'
import type { ServerRecord } from '../../standings/records.js'
import { leaderboardOf, type Soon } from './leaderboard.js'
import { type OfUser, playerStats, type StatsReads } from './player-stats.js'

/** What each database reads in its own way. */
interface Reads extends StatsReads {
  headToHead(of: OfUser, otherId: string): Soon<HeadToHead>
  history(query: HistoryQuery): Soon<History>
  records(guildId: string, gameId: string): Soon<readonly ServerRecord[]>
  verdict(tableId: string): Soon<Verdict | null>
}

export function standingsFrom(reads: Reads): Standings {
  const { ladders } = reads
  const isHidden = async (userId: string, viewerId: string) => userId !== viewerId && (await ladders.isUnlisted(userId))

  return {
    leaderboard: (query) => leaderboardOf(ladders, query),
    async stats(guildId, gameId, userId, viewerId) {
      if (await isHidden(userId, viewerId)) return { kind: 'unlisted' }
      const stats = await playerStats(reads, { guildId, gameId, userId })
      return stats === null ? { kind: 'none' } : { kind: 'stats', stats }
    },
    async headToHead(guildId, gameId, userId, otherId, viewerId) {
      if ((await isHidden(userId, viewerId)) || (await isHidden(otherId, viewerId))) return null
      return reads.headToHead({ guildId, gameId, userId }, otherId)
    },
    history: async (query) => reads.history(query),
    records: async (guildId, gameId) => reads.records(guildId, gameId),
    verdict: async (tableId) => reads.verdict(tableId),
  }
}
