import { setImmediate } from 'node:timers/promises'
import { MEASURES, PERIODS } from '../../../standings/ladders.js'
import type { LeaderboardQuery, Standings } from '../../../standings/ports.js'
import { openStore } from '../../../store/sqlite/open.js'
import { withDatabase } from '../../scratch.js'
import { median } from '../median.js'
import type { Metric } from '../metric.js'
import { fillWithGames } from './finished-games.js'

const GAMES = 100_000
const SERVER = { guildId: 'guild', gameId: 'game', games: GAMES, players: 2_000, until: new Date(Date.UTC(2024, 11, 31)) }
const ROUNDS = 7

export const leaderboardQuery: Metric = {
  name: 'leaderboard_query_ms',
  what: `the slowest leaderboard of a server with ${GAMES} finished games, by measure, period and page: milliseconds at the median`,
  unit: 'ms',
  better: 'lower',
  measure: ({ progress }) =>
    withDatabase(async (path) => {
      openStore(path).close()
      fillWithGames(path, SERVER)
      const { standings, close } = openStore(path)
      try {
        return await slowest(standings, progress)
      } finally {
        close()
      }
    }),
}

async function slowest(standings: Standings, progress: (text: string) => void): Promise<number> {
  const { guildId, gameId, until: at } = SERVER
  const first = await standings.leaderboard({
    ...{ guildId, gameId, at },
    period: 'all-time',
    measure: 'games',
    page: 1,
    viewerId: 'p1',
  })
  progress(`${first.ranked} players are ranked`)
  let worst = 0
  for (const measure of MEASURES)
    for (const period of PERIODS)
      for (const game of [gameId, null])
        for (const page of [1, Math.ceil(first.pages / 2), first.pages]) {
          const ms = await timeOf(standings, { guildId, gameId: game, at, measure, period, page, viewerId: 'p1000' })
          worst = Math.max(worst, ms)
        }
  return worst
}

async function timeOf(standings: Standings, query: LeaderboardQuery): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await standings.leaderboard(query)
    times.push(performance.now() - start)
    await setImmediate()
  }
  return median(times)
}
