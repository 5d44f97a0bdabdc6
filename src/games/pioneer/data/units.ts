/** What stands on the tiles: ships and colonies, with their statistics (X17, X20, Z7-Z9). */

/** Ships that a card constructs. */
const SHIP_CARDS = ['scout', 'colonizer', 'warship'] as const
export type ShipCard = (typeof SHIP_CARDS)[number]

/** Kinds of ships; a bomber is a scout that carries a nova bomb (X23). */
export const SHIPS = ['scout', 'bomber', 'colonizer', 'warship'] as const
export type Ship = (typeof SHIPS)[number]

/** What can be hit in a battle. */
export const UNITS = [...SHIPS, 'colony'] as const
export type Unit = (typeof UNITS)[number]

export interface Statistics {
  readonly attack: number
  readonly defence: number
}

export interface ShipStatistics extends Statistics {
  /** Tiles per turn. */
  readonly movement: number
}

/** Without technologies. */
export const SHIP_STATISTICS: Readonly<Record<Ship, ShipStatistics>> = {
  scout: { attack: 1, defence: 1, movement: 2 },
  bomber: { attack: 1, defence: 1, movement: 2 },
  colonizer: { attack: 0, defence: 2, movement: 1 },
  warship: { attack: 6, defence: 3, movement: 2 },
}

export const COLONY_STATISTICS: Statistics = { attack: 3, defence: 6 }
export const FORTIFIED_STATISTICS: Statistics = { attack: 6, defence: 14 }

/** Pieces of each kind in each colour; scouts and bombers are the same pieces, a fortified colony is two colonies (X2, Y20). */
export const PIECES = 20
/** Bomb pieces on the table (X2). */
export const BOMBS = 5
