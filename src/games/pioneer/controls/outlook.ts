/** What awaits ships where they might go: battles, stars to look at, systems to colonize. */
import { at } from '../../../engine/lists.js'
import { grouped } from '../../../game-kit/groups.js'
import { SHIPS, type Ship } from '../data/units.js'
import { unmoved } from '../rules/flights.js'
import { preview } from '../rules/preview.js'
import { distances, neighboursIn } from '../rules/routes.js'
import type { Flight, Squad, TileId } from '../rules/types.js'
import { describeSystem } from '../texts/effects.js'
import { tellPreview, tellShortly } from '../texts/preview.js'
import type { Scene } from './scene.js'

/** Lines about enemies on one panel. */
const MOST_LINES = 5

/** What awaits these ships on a tile, in a few words; the empty text where nothing does. */
export function outlook(scene: Scene, { tile: from, ship, count }: Squad, tile: TileId): string {
  const { view, seat, texts, reader } = scene
  const { moves } = texts.panel
  const battle = preview(view, seat, tile, { [ship]: count })
  const parts = [
    ...(isFar(scene, from, ship, tile) ? [moves.wormHole] : []),
    ...(battle === null ? [] : [tellShortly(battle, reader)]),
    ...landing(scene, ship, tile),
  ]
  return parts.join('; ')
}

/** Beyond its movement a ship gets by a worm hole alone. */
function isFar({ view, me }: Scene, from: TileId, ship: Ship, tile: TileId): boolean {
  return !distances(neighboursIn(view), from, me.ships[ship].movement).has(tile)
}

/** What a ship of this kind does where it lands. */
function landing({ view, seat, texts, reader }: Scene, ship: Ship, tile: TileId): readonly string[] {
  const { moves } = texts.panel
  const { isUp, system, seenBy, colony, isBombed } = at(view.tiles, tile)
  if (ship === 'scout' || ship === 'bomber') return isUp || seenBy.includes(seat) ? [] : [moves.peeks]
  if (ship !== 'colonizer' || colony !== null) return []
  if (isBombed) return [moves.uncolonizable]
  return [system === null ? moves.colonyUnknown : moves.colony({ worth: describeSystem(system, reader.locale) })]
}

/** The battles that have been begun by moves of this turn. */
export function comingBattles({ view, seat, reader }: Scene, tiles: readonly TileId[]): readonly string[] {
  return tiles.flatMap((tile) => {
    const battle = preview(view, seat, tile, {})
    return battle === null ? [] : [tellPreview(view, battle, reader)]
  })
}

/** Who stands where these ships might go, and how a battle would end if all that can get there did. */
export function enemiesWithin(scene: Scene, flights: readonly (Flight & { readonly count?: number })[]): readonly string[] {
  const { view, seat, reader } = scene
  const groups = unmoved(view, seat)
  const countOf = ({ from, ship, count }: Flight & { readonly count?: number }) =>
    count ?? groups.find((squad) => squad.tile === from && squad.ship === ship)?.count ?? 0
  const lines = [...grouped(flights, ({ tile }) => tile)].flatMap(([tile, ways]) => {
    const all = SHIPS.map((ship) => [ship, sum(ways.filter((way) => way.ship === ship).map(countOf))] as const)
    const battle = preview(view, seat, tile, Object.fromEntries(all))
    return battle === null ? [] : [tellPreview(view, battle, reader)]
  })
  return lines.slice(0, MOST_LINES)
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
