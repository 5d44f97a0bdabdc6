/** Who has what on which tile: rules and faces count pieces alike, since all of them lie open. */
import type { Seat } from '../../../engine/game.js'
import type { Fleet, Squad, Tile, TileId } from '../rules/types.js'
import { SHIPS, type Unit } from './units.js'

type Board = { readonly tiles: readonly Tile[] }

const NO_SHIPS: Fleet['ships'] = { scout: 0, bomber: 0, colonizer: 0, warship: 0 }

/** Ships of a seat on a tile, by kind. */
export function fleetOn({ fleets }: Tile, seat: Seat): Fleet['ships'] {
  return fleets.find((fleet) => fleet.seat === seat)?.ships ?? NO_SHIPS
}

/** How many units of this kind a seat has on a tile. */
export function unitsOn(tile: Tile, seat: Seat, unit: Unit): number {
  if (unit === 'colony') return tile.colony?.seat === seat ? 1 : 0
  return fleetOn(tile, seat)[unit]
}

/** Whether a seat has a ship or a colony on a tile. */
export function isOn({ colony, fleets }: Tile, seat: Seat): boolean {
  return colony?.seat === seat || fleets.some((fleet) => fleet.seat === seat)
}

/** Seats with units on a tile, ascending, but for one. */
export function othersOn({ colony, fleets }: Tile, seat: Seat): readonly Seat[] {
  const seats = new Set(fleets.map((fleet) => fleet.seat))
  if (colony !== null) seats.add(colony.seat)
  return [...seats].filter((other) => other !== seat).sort((one, other) => one - other)
}

/** All ships of a seat, group by group in the order of the tiles. */
export function squadsOf({ tiles }: Board, seat: Seat): readonly Squad[] {
  return tiles.flatMap((each, tile) => {
    const ships = each.fleets.find((fleet) => fleet.seat === seat)?.ships
    if (ships === undefined) return []
    return SHIPS.flatMap((ship) => (ships[ship] > 0 ? [{ tile, ship, count: ships[ship] }] : []))
  })
}

/** Tiles on which a seat has a colony. */
export function coloniesOf({ tiles }: Board, seat: Seat): readonly TileId[] {
  return tiles.flatMap(({ colony }, tile) => (colony?.seat === seat ? [tile] : []))
}
