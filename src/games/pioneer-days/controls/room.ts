/** The panel for discarding goods when space is short. */
import type { Button } from '../../../engine/panel.js'
import { doing, legalOf, sheetOf } from '../../../game-kit/controls.js'
import { buttonRows, menus, paragraph } from '../../../game-kit/rows.js'
import { iconOf } from '../board/emblems.js'
import { describeEffect } from '../texts/effects.js'
import { amountOf, capital, theTile } from '../texts/naming.js'
import type { Scene, Sheet } from './scene.js'
import { wagonButtons } from './wagons.js'

export function roomSheet(scene: Scene): Sheet {
  const { texts, me, reader } = scene
  const { titles, room } = texts.panel
  const goods = legalOf(scene, 'discard')
  const buttons = goods.map((action): Button => {
    const label = room.give({ goods: amountOf(action.good, 1, reader.locale) })
    return { label, icon: iconOf.good(action.good), style: 'danger', target: doing(scene, action) }
  })
  const tiles = legalOf(scene, 'discard-tile').map((action) => ({
    label: capital(room.giveTile({ tile: theTile(action.tile, reader.locale) })),
    icon: iconOf.tile(action.tile),
    description: describeEffect(action.tile, reader.locale),
    target: doing(scene, action),
  }))
  const wagons = wagonButtons(scene, 'primary')
  const intro = room.intro({ needed: me.spacesNeeded, spaces: me.spaces, buys: wagons.length > 0 })
  return sheetOf(titles.room, [
    paragraph(intro, ...(goods.some(({ good }) => good === 'gold') ? [room.poorest] : [])),
    ...buttonRows(buttons),
    ...menus(room.chooseTile, tiles),
    ...buttonRows(wagons),
  ])
}
