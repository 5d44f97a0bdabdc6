/** The number of pioneers that each seat has in each city, with 8 bits for each seat. */
import type { Seat } from '../../../engine/game.js'
import { at, replaced } from '../../../engine/lists.js'
import type { Place } from '../data/map.js'
import type { Draft } from './draft.js'
import type { Common } from './types.js'

const COUNT_BITS = 8
const COUNT_MASK = 0xff

/** The number of pioneers that `seat` has in a place. */
export function settlersOf(table: Pick<Common, 'settlers'>, place: Place, seat: Seat): number {
  return (at(table.settlers, place) >> (COUNT_BITS * seat)) & COUNT_MASK
}

/** Adds one pioneer of `seat` to a place. */
export function putSettler(draft: Draft, place: Place, seat: Seat): void {
  const { settlers } = draft.table
  draft.table.settlers = replaced(settlers, place, at(settlers, place) + (1 << (COUNT_BITS * seat)))
}
