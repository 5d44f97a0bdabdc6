/** Ships and colonies on tiles: counting them, adding and taking away. */
import type { Seat } from '../../../engine/game.js'
import { fleetOn, isOn, unitsOn } from '../data/pieces.js'
import { PIECES, SHIPS, type Ship, type Unit } from '../data/units.js'
import { changeTile, type Draft, tileOf } from './draft.js'
import type { Common, Hit, TileId } from './types.js'

/** Whether a seat has a colony, or a ship, anywhere. */
export function isOnBoard({ tiles }: Pick<Common, 'tiles'>, seat: Seat): boolean {
  return tiles.some((tile) => isOn(tile, seat))
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
