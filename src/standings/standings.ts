/** Standings of a server: who played and won how often. */

export interface StandingLine {
  readonly userId: string
  readonly name: string
  readonly played: number
  /** Shared victories count as won. */
  readonly won: number
}

export interface Standings {
  /** Most wins first, then fewest games, then name; finished games only, of one server, of one game or of all (null). */
  leaderboard(guildId: string, gameId: string | null, limit: number): Promise<readonly StandingLine[]>
}
