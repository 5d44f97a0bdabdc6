/** What leaderboards are about: periods, in UTC, and measures. */

export const PERIODS = ['all-time', 'season', 'month'] as const
/** A season is a quarter of the calendar's year. */
export type Period = (typeof PERIODS)[number]

export const MEASURES = ['rating', 'wins', 'win-share', 'games', 'average'] as const
/** `average` is points a game. */
export type Measure = (typeof MEASURES)[number]

/** With fewer games in the period nobody is ranked by rating, win share or average. */
const FEWEST_GAMES = 5

/** How many games of the period it takes to be ranked by a measure. */
export function gamesNeeded(measure: Measure): number {
  return measure === 'wins' || measure === 'games' ? 1 : FEWEST_GAMES
}

/** The period in which `at` lies, as it is stored: `all`, `2024-Q4`, `2024-11`. */
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

/** From when (inclusive) to when (exclusive) the period lasts in which `at` lies; null: for ever. */
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
