/** The questions of the acting seat: everything in this step that the rules may not allow. */
import { at } from '../../../engine/lists.js'
import { legalOf } from '../../../game-kit/controls.js'
import type { Attempt as AttemptOf } from '../../../game-kit/not-now.js'
import { ROAD_PRICES } from '../data/prices.js'
import { type Action, PURCHASES } from '../rules/types.js'
import { lineName, placeName } from '../texts/naming.js'
import { cheapestWays } from '../texts/ways.js'
import type { Scene } from './scene.js'

type Attempt = AttemptOf<Action>

export function attempts(scene: Scene): readonly Attempt[] {
  const [step] = scene.path
  switch (scene.view.phase) {
    case 'covers':
      return onEveryPlace(scene)
    case 'purchase':
      if (step === 'road' && legalOf(scene, 'one-road').length > 0) return onEveryLine(scene, 'one-road')
      if (step === 'pair' && legalOf(scene, 'two-roads').length > 0) return onEveryLine(scene, 'two-roads')
      return purchases(scene)
    case 'second-road':
      return onEveryLine(scene, 'second-road')
    case 'tile-action':
      return scene.view.settling?.tile === 'sergeant' ? onEveryLine(scene, 'sergeant-road') : []
    case 'move':
      return moves(scene)
    case 'settle':
      return passengers(scene)
    default:
      return []
  }
}

function onEveryPlace({ map }: Scene): readonly Attempt[] {
  return map.places.map((_, city) => ({ what: placeName(map, city), action: { kind: 'cover', city } }))
}

function purchases(scene: Scene): readonly Attempt[] {
  const { purchase } = scene.texts.panel
  const coaches = scene.view.display.map((_, index): Attempt => {
    const price = index + 1
    return { what: purchase.buyCoach({ price }), action: { kind: 'buy-coach', slot: price } }
  })
  const roads = PURCHASES.flatMap((kind): readonly Attempt[] => {
    if (kind === 'coach' || legalOf(scene, kind).length > 0) return []
    const tell = kind === 'one-road' ? purchase.oneRoad : purchase.twoRoads
    // If no line may be chosen at all, the reason is the same for each of them.
    return [{ what: tell({ price: ROAD_PRICES[kind] }), action: { kind, line: 0 } }]
  })
  return [...roads, ...coaches, { what: purchase.done, action: { kind: 'done-buying' } }]
}

function onEveryLine({ map }: Scene, kind: 'one-road' | 'two-roads' | 'second-road' | 'sergeant-road'): readonly Attempt[] {
  return map.lines.map((_, line) => ({ what: lineName(map, line), action: { kind, line } }))
}

/** The cheapest way to each tile that no ride may be chosen to. If other tiles bar every way, one that leads over them. */
function moves(scene: Scene): readonly Attempt[] {
  const { view, map, seat, texts } = scene
  const open = new Set(legalOf(scene, 'move').map(({ path }) => at(path, path.length - 1)))
  const free = cheapestWays(view, map, seat, (place) => at(view.tiles, place) === null)
  const any = cheapestWays(view, map, seat, () => true)
  return view.tiles.flatMap((tile, place): readonly Attempt[] => {
    const way = free.get(place) ?? any.get(place)
    if (tile === null || way === undefined || open.has(place)) return []
    const what = `${placeName(map, place)} (${texts.glossary.tiles[tile].name})`
    return [{ what, action: { kind: 'move', path: way.path } }]
  })
}

function passengers({ me, texts }: Scene): readonly Attempt[] {
  return me.coaches.flatMap(({ id: coach, seats }) => {
    const aboard = [...new Set(seats.flatMap((pioneer) => (pioneer === null ? [] : [pioneer])))]
    return aboard.map(
      (pioneer): Attempt => ({
        what: texts.panel.settle.passenger({ coach, pioneer }),
        action: { kind: 'settle', coach, pioneer },
      }),
    )
  })
}
