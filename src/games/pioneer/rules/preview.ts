/** What a battle would come to before ships set off for it, as far as everybody can see (X20, Y14-Y17). */
import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import { fleetOn, othersOn, unitsOn } from '../data/pieces.js'
import { SHIPS, type Ship, UNITS } from '../data/units.js'
import { bestHits, certainHits, costOf, hitCount, isBare, type Target } from './aims.js'
import { defenceOf, targetsOf } from './battle.js'
import { attackOn } from './statistics.js'
import type { Battleground, Fleet, Hit, Tile, TileId } from './types.js'
import type { Losses, Preview, Side, Span } from './view-types.js'
import { WORTH, worthOf } from './worth.js'

type Ships = Readonly<Partial<Record<Ship, number>>>

/**
 * The battle on a tile if these ships of a seat land there in its turn, beside what it has there; null if nobody else is there.
 */
export function preview(view: Omit<Battleground, 'active'>, seat: Seat, tile: TileId, arriving: Ships): Preview | null {
  const field = withShips(at(view.tiles, tile), seat, arriving)
  const enemies = othersOn(field, seat)
  if (enemies.length === 0) return null
  const table = { players: view.players, tiles: view.tiles.with(tile, field), active: seat }
  const others = enemies.map((enemy) => sideOn(table, field, enemy))
  const own = sideOn(table, field, seat)
  const targets = enemies.slice(0, 1).flatMap((enemy) => targetsOf(table, field, enemy))
  return {
    tile,
    own,
    others,
    ownLosses: losses(
      targets,
      others.map(({ attack }) => attack),
    ),
    theirLosses: losses(targetsOf(table, field, seat), [own.attack]),
  }
}

/** In larger battles it would take too long to list all that may be destroyed: a view is made for every press. */
const MOST_LISTED = 1_000

/** So little that it counts only between hits that are worth the same. */
const NEXT_TO_NOTHING = 1e-6

/** What these attacks may destroy at least and at most; estimated, as if it were one attack, where too much is possible. */
function losses(targets: readonly Target[], attacks: readonly number[]): Losses {
  const possible = targets.reduce((product, { count }) => product * (count + 1), 1)
  if (possible ** attacks.length > MOST_LISTED) {
    const attack = attacks.reduce((sum, each) => sum + each, 0)
    const least = bestHits(targets, attack, (unit) => 1 / WORTH[unit])
    // Of hits that are worth the same, those unlike the least: the dearest units.
    const most = bestHits(targets, attack, (unit) => WORTH[unit] + WORTH[unit] ** 2 * NEXT_TO_NOTHING)
    return { least, most, span: spanOf(least, most, true) }
  }
  const volleys = attacks.map((attack) => fullVolleys(targets, attack))
  return extremes(volleys.reduce((all, each) => together(targets, all, each), [[]] as Volleys))
}

function withShips(tile: Tile, seat: Seat, arriving: Ships): Tile {
  const { scout, bomber, colonizer, warship } = fleetOn(tile, seat)
  const of = (ship: Ship, there: number) => there + (arriving[ship] ?? 0)
  const ships: Fleet['ships'] = {
    scout: of('scout', scout),
    bomber: of('bomber', bomber),
    colonizer: of('colonizer', colonizer),
    warship: of('warship', warship),
  }
  const others = tile.fleets.filter((fleet) => fleet.seat !== seat)
  return SHIPS.some((ship) => ships[ship] > 0) ? { ...tile, fleets: [...others, { seat, ships }] } : tile
}

function sideOn(table: Battleground, field: Tile, seat: Seat): Side {
  const counts = UNITS.map((unit) => [unit, unitsOn(field, seat, unit)] as const)
  const defence = counts.reduce((sum, [unit, count]) => sum + (count === 0 ? 0 : count * defenceOf(table, field, seat, unit)), 0)
  // Every unit is counted above.
  return { seat, units: Object.fromEntries(counts) as Side['units'], attack: attackOn(table, field, seat), defence }
}

type Volleys = readonly (readonly Hit[])[]

/** All that one side's damage may destroy, as long as it destroys what it can. */
function fullVolleys(targets: readonly Target[], attack: number): Volleys {
  const certain = certainHits(targets, attack)
  if (certain !== null) return [certain]
  const spread = (index: number, hits: readonly Hit[]): Volleys => {
    const target = targets[index]
    if (target === undefined) return hasMore(targets, hits, attack) ? [] : [hits]
    const { seat, unit, count, defence } = target
    const isOpen = unit !== 'colony' || isBare(targets, hits, seat)
    const most = isOpen ? Math.min(count, Math.floor((attack - costOf(targets, hits)) / defence)) : 0
    return Array.from({ length: most + 1 }, (_, each) =>
      spread(index + 1, each === 0 ? hits : [...hits, { seat, unit, count: each }]),
    ).flat()
  }
  return spread(0, [])
}

/** Whether another unit could be destroyed. */
function hasMore(targets: readonly Target[], hits: readonly Hit[], attack: number): boolean {
  const left = attack - costOf(targets, hits)
  return targets.some(
    (target) =>
      target.defence <= left &&
      hitCount(hits, target) < target.count &&
      (target.unit !== 'colony' || isBare(targets, hits, target.seat)),
  )
}

/** What two sides destroy together; a unit that both have hit is destroyed once. */
function together(targets: readonly Target[], one: Volleys, other: Volleys): Volleys {
  const sums = one.flatMap((hits) =>
    other.map((more) =>
      targets.flatMap(({ seat, unit, count: owned }) => {
        const count = Math.min(owned, hitCount(hits, { seat, unit }) + hitCount(more, { seat, unit }))
        return count === 0 ? [] : [{ seat, unit, count }]
      }),
    ),
  )
  return [...new Map(sums.map((hits) => [JSON.stringify(hits), hits])).values()]
}

function extremes(volleys: Volleys): Losses {
  const sorted = volleys.toSorted((one, other) => worthOf(one) - worthOf(other))
  const [least, most] = [sorted[0] ?? [], sorted.at(-1) ?? []]
  return { least, most, span: spanOf(least, most, volleys.length > 2) }
}

function spanOf(least: readonly Hit[], most: readonly Hit[], hasOthers: boolean): Span {
  if (JSON.stringify(least) === JSON.stringify(most)) return 'none'
  if (worthOf(least) < worthOf(most)) return 'worth'
  return hasOthers ? 'more' : 'either'
}
