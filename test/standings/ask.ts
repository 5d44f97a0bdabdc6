/** Queries a house's standings, in the simple form that most tests need. */
import type { LeaderboardQuery } from '../../src/standings/ports.js'
import type { House } from '../tables/kit/house.js'

type Asked = Pick<House, 'standings' | 'clock'>

/** A query about the tests' game, of all time, from no particular user, unless overridden. */
export function query(house: Asked, more: Partial<LeaderboardQuery> = {}): LeaderboardQuery {
  const asked = { guildId: 'g1', gameId: 'tally', page: 1, viewerId: '', at: house.clock.now() }
  return { ...asked, period: 'all-time', measure: 'wins', ...more }
}

/** Who has won how many of how many games, most wins first. */
export async function winsOf(house: Asked, gameId: string | null = 'tally', guildId = 'g1') {
  const { lines } = await house.standings.leaderboard(query(house, { gameId, guildId }))
  return lines.map(({ userId, name, games, wins }) => ({ userId, name, played: games, won: wins }))
}
