/** The periods (in UTC) and measures of leaderboards. */

export const PERIODS = ['all-time', 'season', 'month'] as const
/** A season is a calendar quarter. */
export type Period = (typeof PERIODS)[number]

export const MEASURES = ['rating', 'wins', 'win-share', 'games', 'average'] as const
/** `average` is points per game. */
export type Measure = (typeof MEASURES)[number]

/** Players with fewer games in the period are not ranked by rating, win share or average. */
const FEWEST_GAMES = 5

/** How many games in the period a player needs to be ranked by a measure. */
export function gamesNeeded(measure: Measure): number {
  return measure === 'wins' || measure === 'games' ? 1 : FEWEST_GAMES
}

/** The period that contains `at`, as stored: `all`, `2024-Q4`, `2024-11`. */
export function periodKey(period: Period, at: Date): string {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()]
  switch (period) {
    case 'all-time':
      return 'all'
    case 'season':
      return `${year}-Q${Math.floor(month / 3) + 1}`
    case 'month':
      return `${year}-${`${month + 1}`.padStart(2, '0')}`
  }
}

/** The start (inclusive) and end (exclusive) of the period that contains `at`. Null if it has no bounds. */
export function boundsOf(period: Period, at: Date): { readonly from: Date; readonly to: Date } | null {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()]
  switch (period) {
    case 'all-time':
      return null
    case 'season': {
      const first = month - (month % 3)
      return { from: new Date(Date.UTC(year, first)), to: new Date(Date.UTC(year, first + 3)) }
    }
    case 'month':
      return { from: new Date(Date.UTC(year, month)), to: new Date(Date.UTC(year, month + 1)) }
  }
}
