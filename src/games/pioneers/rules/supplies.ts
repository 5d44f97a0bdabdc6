/** The supplies (R2, R7, R14, R17, R18). */
import { at } from '../../../engine/lists.js'

export const PIONEERS_EACH = 20
export const ROADS_EACH = 15
export const STARTING_CASH = 2
const TILES_OF_A_KIND = 7
export const DISPLAY_SLOTS = 4

/** The numbers of nuggets worth three, four and five points. */
export const NUGGETS = [6, 3, 1] as const
export const NUGGET_VALUES = [3, 4, 5] as const

/** Tiles of each kind and coaches on sale that stay in the box, by number of players from 0. */
const BOXED_TILES = [0, 0, 2, 1, 0]
const BOXED_COACHES = [0, 0, 12, 6, 2]

/** Tiles of each kind in the game (R7). */
export function tilesOfAKind(seats: number): number {
  return TILES_OF_A_KIND - at(BOXED_TILES, seats)
}

/** Coaches that return to the box unseen (R14). */
export function boxedCoaches(seats: number): number {
  return at(BOXED_COACHES, seats)
}
