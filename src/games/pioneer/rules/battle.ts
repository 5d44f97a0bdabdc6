/** Battles: who fights, what each side may destroy, what becomes of it (X20, Y13-Y18). */
import type { Seat } from '../../../engine/game.js'
import { isOn, othersOn, unitsOn } from '../data/pieces.js'
import { UNITS, type Unit } from '../data/units.js'
import { bestHits, certainHits, costOf, hitCount, type Target } from './aims.js'
import { type Draft, tell, tileOf } from './draft.js'
import { destroy } from './fleets.js'
import { attackOn, colonyStatistics, shipStatistics } from './statistics.js'
import type { Battleground, Common, Hit, Tile, TileId, Volley } from './types.js'

/** Where ships of the active seat landed among enemies. */
function battlefields(table: Common): readonly TileId[] {
  const tiles = [...new Set(table.landed.map(({ tile }) => tile))].sort((one, other) => one - other)
  return tiles.filter((tile) => othersOn(tileOf(table, tile), table.active).length > 0)
}

/**
 * The units that a seat's damage may destroy on a tile: the active seat's those of all others, everybody else's those of the
 * active seat (Y14).
 */
export function targetsOf(table: Battleground, tile: Tile, seat: Seat): readonly Target[] {
  const owners = seat === table.active ? othersOn(tile, seat) : [table.active]
  return owners.flatMap((owner) =>
    UNITS.flatMap((unit) => {
      const count = unitsOn(tile, owner, unit)
      return count === 0 ? [] : [{ seat: owner, unit, count, defence: defenceOf(table, tile, owner, unit) }]
    }),
  )
}

/** What destroys a unit of this kind and owner. */
export function defenceOf({ players }: Pick<Battleground, 'players'>, { colony }: Tile, seat: Seat, unit: Unit): number {
  if (unit === 'colony') return colonyStatistics(colony?.isFortified === true).defence
  const levels = players[seat]?.levels
  return levels === undefined ? 0 : shipStatistics(levels, unit).defence
}

/** All sides' volleys; those that leave nothing to decide are settled at once. */
export function openBattles(draft: Draft): readonly Volley[] {
  const { table } = draft
  return battlefields(table).flatMap((tile) => {
    const field = tileOf(table, tile)
    const seats = [...(isOn(field, table.active) ? [table.active] : []), ...othersOn(field, table.active)]
    const volleys = seats.map((seat): Volley => {
      const attack = attackOn(table, field, seat)
      const hits = certainHits(targetsOf(table, field, seat), attack)
      return { tile, seat, attack, hits: hits ?? [], isSettled: hits !== null }
    })
    tell(draft, { kind: 'battle', tile, sides: volleys.map(({ seat, attack }) => ({ seat, attack })) })
    return volleys
  })
}

/** The volleys of a seat that it still has to settle. */
export function openVolleys(volleys: readonly Volley[], seat: Seat): readonly Volley[] {
  return volleys.filter((volley) => volley.seat === seat && !volley.isSettled)
}

/** What a volley had best destroy, beside what it aims at already, by what each unit is worth. */
export function bestFor(
  table: Battleground,
  { tile, seat, attack, hits }: Volley,
  worth: (unit: Unit) => number,
): readonly Hit[] {
  const targets = targetsOf(table, tileOf(table, tile), seat)
  const left = targets.flatMap((target) => {
    const count = target.count - hitCount(hits, target)
    return count === 0 ? [] : [{ ...target, count }]
  })
  const more = bestHits(left, attack - costOf(targets, hits), worth)
  return targets.flatMap(({ seat: owner, unit }) => {
    const target = { seat: owner, unit }
    const count = hitCount(hits, target) + hitCount(more, target)
    return count === 0 ? [] : [{ ...target, count }]
  })
}

/** Everything that was hit is destroyed, all at once; a unit that two sides have hit is counted for the first of them. */
export function resolveBattles(draft: Draft, volleys: readonly Volley[]): void {
  for (const { seat, tile, hits } of volleys) {
    const field = tileOf(draft.table, tile)
    const lost = hits.flatMap((hit): readonly Hit[] => {
      const count = Math.min(hit.count, unitsOn(field, hit.seat, hit.unit))
      return count === 0 ? [] : [{ ...hit, count }]
    })
    tell(draft, { kind: 'destroyed', seat, tile, lost })
    destroy(draft, tile, lost)
  }
}
