/** What to give back where space is lacking. */
import type { Button } from '../../../engine/panel.js'
import { buttonRows, menus, paragraph } from '../../../faces/rows.js'
import type { Good } from '../rules/types.js'
import { describeEffect } from '../texts/effects.js'
import { amountOf, capital, theTile } from '../texts/naming.js'
import { doing, legalOf, type Scene, type Sheet, sheetOf } from './scene.js'
import { wagonButtons } from './wagons.js'

export function roomSheet(scene: Scene): Sheet {
  const { texts, me, reader } = scene
  const { titles, room } = texts.panel
  const goods = legalOf(scene, 'discard').map(
    (action): Button => ({
      label: room.give({ goods: goodLabel(scene, action.good) }),
      style: 'danger',
      target: doing(scene, action),
    }),
  )
  const tiles = legalOf(scene, 'discard-tile').map((action) => ({
    label: capital(room.giveTile({ tile: theTile(action.tile, reader.locale) })),
    description: describeEffect(action.tile, reader.locale),
    target: doing(scene, action),
  }))
  return sheetOf(titles.room, [
    paragraph(room.intro({ needed: me.spacesNeeded, spaces: me.spaces })),
    ...buttonRows(goods),
    ...menus(room.chooseTile, tiles),
    ...buttonRows(wagonButtons(scene, 'primary')),
  ])
}

function goodLabel({ texts, reader }: Scene, good: Good): string {
  return good === 'gold' ? texts.panel.room.poorest : amountOf(good, 1, reader.locale)
}
