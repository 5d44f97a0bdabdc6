/** Phases 3b and 3c: choosing the pioneer to settle, and the optional actions of tiles. */

import { at } from '../../../engine/lists.js'
import type { Block, MenuOption } from '../../../engine/panel.js'
import { doing, legalOf, sheetOf } from '../../../game-kit/controls.js'
import { buttonRows, menus, paragraph } from '../../../game-kit/rows.js'
import type { Settling } from '../rules/types.js'
import type { ChosenAction } from '../texts/naming.js'
import { chosenAction, placeName } from '../texts/naming.js'
import { EXTRA_FARMERS } from '../texts/prices.js'
import { passengerOption } from './passengers.js'
import { roadSheet } from './roads.js'
import type { Scene, Sheet } from './scene.js'

export function settleSheet(scene: Scene): Sheet {
  const { view, map, texts } = scene
  const { titles, settle } = texts.panel
  const city = placeName(map, view.stagecoach)
  const tile = at(view.tiles, view.stagecoach) ?? 'hotel'
  const options = legalOf(scene, 'settle').map((action) => passengerOption(scene, action, action.coach, action.pioneer))
  const blocks: readonly Block[] = [paragraph(settle.choose({ city, tile })), ...menus(settle.placeholder, options)]
  return sheetOf(titles.settle({ city }), blocks)
}

export function tileActionSheet(scene: Scene, { city, tile }: Settling): Sheet {
  const { titles, action } = scene.texts.panel
  const chosen = chosenAction(tile)
  const title = titles.action({ city: placeName(scene.map, city), tile })
  const skip = buttonRows([{ label: action.skip[chosen], style: 'secondary', target: doing(scene, { kind: 'skip' }) }])
  if (chosen === 'sergeant') return roadSheet(scene, 'sergeant-road', title, [action.sergeant({ roads: scene.me.roads })], skip)
  const { intro, placeholder, options } = passengerChoice(scene, chosen)
  return { panel: { title, blocks: [paragraph(intro), ...menus(placeholder, options), ...skip] }, marks: [] }
}

interface PassengerChoice {
  readonly intro: string
  readonly placeholder: string
  readonly options: readonly MenuOption[]
}

function passengerChoice(scene: Scene, chosen: Exclude<ChosenAction, 'sergeant'>): PassengerChoice {
  const { action } = scene.texts.panel
  switch (chosen) {
    case 'barkeeper':
      return {
        intro: action.barkeeper,
        placeholder: action.choosePioneer,
        options: legalOf(scene, 'return-pioneer').map((each) => passengerOption(scene, each, each.coach, each.pioneer)),
      }
    case 'farmer':
      return {
        intro: action.farmer({ more: EXTRA_FARMERS }),
        placeholder: action.chooseFarmer,
        options: legalOf(scene, 'farmer').map((each) => passengerOption(scene, each, each.coach, 'farmer')),
      }
  }
}
