/** Ships and colonies on tiles: counting them, adding and taking away. */
import type { Seat } from '../../../engine/game.js'
import { PIECES, SHIPS, type Ship, type Unit } from '../data/units.js'
import { changeTile, type Draft, tileOf } from './draft.js'
import type { Common, Fleet, Hit, Squad, Tile, TileId } from './types.js'

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

/** Whether a seat has a colony, or a ship, anywhere. */
export function isOnBoard({ tiles }: Pick<Common, 'tiles'>, seat: Seat): boolean {
  return tiles.some((tile) => isOn(tile, seat))
}

/** All ships of a seat, group by group in the order of the tiles. */
export function squadsOf({ tiles }: Pick<Common, 'tiles'>, seat: Seat): readonly Squad[] {
  return tiles.flatMap((each, tile) => {
    const ships = each.fleets.find((fleet) => fleet.seat === seat)?.ships
    if (ships === undefined) return []
    return SHIPS.flatMap((ship) => (ships[ship] > 0 ? [{ tile, ship, count: ships[ship] }] : []))
  })
}

/** Tiles on which a seat has a colony. */
export function coloniesOf({ tiles }: Pick<Common, 'tiles'>, seat: Seat): readonly TileId[] {
  return tiles.flatMap(({ colony }, tile) => (colony?.seat === seat ? [tile] : []))
}

/** Pieces of a seat that are not on the board; bombers are scouts, a fortified colony is two colonies (Y18, Y20). */
export function supplyOf({ tiles }: Pick<Common, 'tiles'>, seat: Seat): Readonly<Record<Exclude<Unit, 'bomber'>, number>> {
  const left = { scout: PIECES, colonizer: PIECES, warship: PIECES, colony: PIECES }
  for (const tile of tiles) {
    const { scout, bomber, colonizer, warship } = fleetOn(tile, seat)
    left.scout -= scout + bomber
    left.colonizer -= colonizer
    left.warship -= warship
    if (tile.colony?.seat === seat) left.colony -= tile.colony.isFortified ? 2 : 1
  }
  return left
}

/** Puts ships on a tile, or takes them away with a negative count. */
export function addShips(draft: Draft, tile: TileId, seat: Seat, ship: Ship, count: number): void {
  const now = tileOf(draft.table, tile)
  const ships = { ...fleetOn(now, seat), [ship]: fleetOn(now, seat)[ship] + count }
  const others = now.fleets.filter((fleet) => fleet.seat !== seat)
  const isEmpty = SHIPS.every((each) => ships[each] === 0)
  const fleets = isEmpty ? others : [...others, { seat, ships }].sort((one, other) => one.seat - other.seat)
  changeTile(draft, tile, { fleets })
}

/** Takes destroyed units off a tile; of ships of the active seat those that have not moved go first. */
export function destroy(draft: Draft, tile: TileId, hits: readonly Hit[]): void {
  for (const { seat, unit, count } of hits) {
    if (unit === 'colony') changeTile(draft, tile, { colony: null })
    else addShips(draft, tile, seat, unit, -count)
  }
  const now = tileOf(draft.table, tile)
  draft.table.landed = draft.table.landed.flatMap((squad) => {
    if (squad.tile !== tile) return [squad]
    const count = Math.min(squad.count, unitsOn(now, draft.table.active, squad.ship))
    return count === 0 ? [] : [{ ...squad, count }]
  })
}

/** Ships of the active seat that landed on a tile in this turn. */
export function landedOn({ landed }: Pick<Common, 'landed'>, tile: TileId, ship: Ship): number {
  return landed.find((squad) => squad.tile === tile && squad.ship === ship)?.count ?? 0
}
