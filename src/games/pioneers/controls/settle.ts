/** Phases 3b and 3c: choosing the pioneer to settle, and the optional actions of tiles. */

import { at } from '../../../engine/lists.js'
import { doing, legalOf, sheetOf } from '../../../game-kit/controls.js'
import { buttonRows, paragraph } from '../../../game-kit/rows.js'
import { EXTRA_FARMERS } from '../data/prices.js'
import type { Settling } from '../rules/types.js'
import type { ChosenAction } from '../texts/naming.js'
import { chosenAction, placeName } from '../texts/naming.js'
import { settledNow } from './lines.js'
import { passengerChoice } from './passengers.js'
import { roadSheet } from './roads.js'
import type { Scene, Sheet } from './scene.js'

export function settleSheet(scene: Scene): Sheet {
  const { view, map, texts } = scene
  const { titles, settle } = texts.panel
  const city = placeName(map, view.stagecoach)
  const tile = at(view.tiles, view.stagecoach) ?? 'hotel'
  const choices = legalOf(scene, 'settle').map((action) => ({ action, coach: action.coach, pioneer: action.pioneer }))
  const blocks = [paragraph(settle.choose({ city, tile })), ...passengerChoice(scene, settle.placeholder, choices)]
  return sheetOf(titles.settle({ city }), blocks)
}

export function tileActionSheet(scene: Scene, settling: Settling): Sheet {
  const { city, tile } = settling
  const { titles, action } = scene.texts.panel
  const chosen = chosenAction(tile)
  const title = titles.action({ city: placeName(scene.map, city), tile })
  const skip = buttonRows([{ label: action.skip[chosen], style: 'secondary', target: doing(scene, { kind: 'skip' }) }])
  if (chosen === 'sergeant') return roadSheet(scene, 'sergeant-road', title, [action.sergeant({ roads: scene.me.roads })], skip)
  const { intro, placeholder, choices } = tileChoice(scene, settling, chosen)
  return sheetOf(title, [paragraph(intro), ...passengerChoice(scene, placeholder, choices), ...skip])
}

interface TileChoice {
  readonly intro: string
  readonly placeholder: string
  readonly choices: Parameters<typeof passengerChoice>[2]
}

function tileChoice(scene: Scene, settling: Settling, chosen: Exclude<ChosenAction, 'sergeant'>): TileChoice {
  const { action } = scene.texts.panel
  switch (chosen) {
    case 'barkeeper':
      return {
        intro: action.barkeeper,
        placeholder: action.choosePioneer,
        choices: legalOf(scene, 'return-pioneer').map((action) => ({ action, coach: action.coach, pioneer: action.pioneer })),
      }
    case 'farmer':
      return {
        intro: action.farmer({ left: EXTRA_FARMERS - (settledNow(scene, settling) - 1) }),
        placeholder: action.chooseFarmer,
        choices: legalOf(scene, 'farmer').map((action) => ({ action, coach: action.coach, pioneer: 'farmer' })),
      }
  }
}
