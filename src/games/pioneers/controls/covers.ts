/** Laying covers: one menu of cities for each region. */

import { at } from '../../../engine/lists.js'
import type { MenuOption } from '../../../engine/panel.js'
import { doing, legalOf, sheetOf } from '../../../game-kit/controls.js'
import { nameOf } from '../../../game-kit/reader.js'
import { menus, paragraph } from '../../../game-kit/rows.js'
import { COVERS_EACH, REGIONS } from '../data/map.js'
import type { Action } from '../rules/types.js'
import { placeName } from '../texts/naming.js'
import type { Scene, Sheet } from './scene.js'

type Cover = Extract<Action, { readonly kind: 'cover' }>

/** Numbers continue from one region to the next, so that each city has its own on the picture. */
export function coverSheet(scene: Scene): Sheet {
  const { view, seat, map, texts, reader } = scene
  const { titles, covers, roads } = texts.panel
  const open = legalOf(scene, 'cover')
  const byRegion = REGIONS.map((region) => ({
    region,
    cities: open.filter(({ city }) => at(map.places, city).region === region),
  }))
  const all = byRegion.flatMap(({ cities }) => cities)
  const rows = byRegion.flatMap(({ region, cities }) => {
    const [first] = cities
    if (first === undefined) return []
    const from = all.indexOf(first) + 1
    const options = cities.map((cover, index) => cityOption(scene, cover, from + index))
    return menus(roads.region({ region, from, to: from + cities.length - 1 }), options)
  })
  const about = covers.about({ other: nameOf(reader, 1 - seat), each: COVERS_EACH, isFirst: seat === view.first })
  const title = titles.cover({ number: 1 + (view.covered.length % COVERS_EACH), each: COVERS_EACH })
  return sheetOf(
    title,
    [paragraph(about, covers.choose({ cities: all.length })), ...rows],
    all.map(({ city }, index) => ({ kind: 'place', place: city, label: String(index + 1) })),
  )
}

function cityOption(scene: Scene, cover: Cover, number: number): MenuOption {
  const { view, map, texts } = scene
  const lines = at(map.exits, cover.city).filter(({ to }) => !view.covered.includes(to)).length
  return {
    label: `${number} · ${placeName(map, cover.city)}`,
    description: texts.panel.covers.takes({ lines }),
    target: doing(scene, cover),
  }
}
