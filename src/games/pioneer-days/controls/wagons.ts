/** Wagons to buy, at any moment of the player's own turn. */
import type { Button, ButtonStyle } from '../../../engine/panel.js'
import { doing, legalOf } from '../../../game-kit/controls.js'
import { capitalised } from '../../../i18n/words.js'
import { iconOf } from '../board/emblems.js'
import type { WagonSize } from '../data/wagons.js'
import type { Scene } from './scene.js'

export function wagonButtons(scene: Scene, style: ButtonStyle): readonly Button[] {
  return legalOf(scene, 'buy-wagon').map((action) => ({
    label: wagonLabel(scene, action.size),
    icon: iconOf.good('wagons'),
    style,
    target: doing(scene, action),
  }))
}

/** `Small wagon $5`. */
export function wagonLabel({ texts, words, me }: Scene, size: WagonSize): string {
  return texts.panel.wagon({ wagon: capitalised(words.wagons[size].one), price: words.money(me.wagonPrices[size]) })
}

/** Silver, and how full the wagons are. */
export function purseLine({ texts, words, me }: Scene): string {
  return texts.panel.purse({ silver: words.money(me.silver), needed: me.spacesNeeded, spaces: me.spaces })
}
