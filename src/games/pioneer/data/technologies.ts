/** The technology board (X15, X23-X25). */

export const AREAS = ['military', 'transportation', 'society'] as const
export type Area = (typeof AREAS)[number]

/** The level that a marker stands on. */
export type Level = 0 | 1 | 2 | 3
export const TOP_LEVEL = 3

/** Dollars to go from level 0 to 1, 1 to 2, 2 to 3. */
export const RESEARCH_PRICES: Readonly<Record<Area, readonly [number, number, number]>> = {
  military: [5, 3, 10],
  transportation: [3, 5, 12],
  society: [4, 6, 15],
}

/** The technologies of each area by level, 1 to 3; the third unlocks the card of the same name. */
export const TECHNOLOGIES = {
  military: ['particle-beam', 'micro-nuke', 'nova-bomb'],
  transportation: ['worm-hole', 'warpdrive', 'improbability-drive'],
  society: ['robotic-manufacturing', 'asteroid-mining', 'rearden-metal'],
} as const satisfies Readonly<Record<Area, readonly [string, string, string]>>

/** Victory points for an area on its third level (X15). */
export const TOP_LEVEL_POINTS = 5
