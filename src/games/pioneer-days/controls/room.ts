/** The panel for discarding goods when space is short. */
import type { OfKind } from '../../../engine/kinds.js'
import type { Button } from '../../../engine/panel.js'
import { doing, legalOf, sheetOf } from '../../../game-kit/controls.js'
import { buttonRows, menus, paragraph } from '../../../game-kit/rows.js'
import { capitalised } from '../../../i18n/words.js'
import { iconOf } from '../board/emblems.js'
import { spacesFor } from '../data/wagons.js'
import type { Action, Good } from '../rules/types.js'
import { describeEffect } from '../texts/effects.js'
import { amountOf, theTile } from '../texts/naming.js'
import { heldBy } from './overflow.js'
import type { Scene, Sheet } from './scene.js'
import { wagonButtons } from './wagons.js'

export function roomSheet(scene: Scene): Sheet {
  const { texts, me, reader } = scene
  const { titles, room } = texts.panel
  const goods = legalOf(scene, 'discard')
  const isForced = scene.legal.length === 1
  const buttons = goods.flatMap((action) => {
    const enough = enoughOf(scene, action.good)
    const counts = enough === null || enough === 1 ? [1] : isForced ? [enough] : [1, enough]
    return counts.map((count) => giveButton(scene, action, count))
  })
  const tiles = legalOf(scene, 'discard-tile').map((action) => ({
    label: capitalised(room.giveTile({ tile: theTile(action.tile, reader.locale) })),
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

function giveButton(scene: Scene, action: OfKind<Action, 'discard'>, count: number): Button {
  const label = scene.texts.panel.room.give({ goods: amountOf(action.good, count, scene.reader.locale) })
  const again = Array.from({ length: count - 1 }, () => action)
  return { label, icon: iconOf.good(action.good), style: 'danger', target: doing(scene, action, ...again) }
}

/** How many of a good have to go until the others fit. Null if all of it is not enough, or does not go in one press. */
function enoughOf({ me }: Scene, good: Good): number | null {
  const hold = heldBy(me)
  const most = Math.min(hold[good], MOST_AT_ONCE)
  const counts = Array.from({ length: most }, (_, fewer) => fewer + 1)
  return counts.find((count) => spacesFor({ ...hold, [good]: hold[good] - count }) <= hold.spaces) ?? null
}

/** So many discards have room in one press. */
const MOST_AT_ONCE = 4
