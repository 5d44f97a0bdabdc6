/** The strip of a close-up with the coaches on sale, each with its price, its passengers and its points. */
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { partOf, type Rect } from '../../../../pictures/geometry.js'
import { hintedThings } from '../../../../pictures/hinted.js'
import { text } from '../../../../pictures/lettering/text.js'
import { GOLD, INK } from '../../../../pictures/palette.js'
import { paintCard } from '../../../../pictures/paper/tray.js'
import { drawCoin } from '../../../../pictures/pieces.js'
import { coachOf } from '../../data/coaches.js'
import type { CoachId } from '../../rules/types.js'
import type { Advised } from '../../rules/view-types.js'
import { drawCarriage } from '../pieces/carriage.js'
import { drawIcon } from '../pieces/icons.js'

const SLOTS = 4
const GAP = 6
const SEAT = 33

/** Between the coin and the points of a coach. */
const FREE = { x: 70, y: 21 } as const

/** The coaches from the cheapest to the dearest, in pixels of the strip before it is enlarged. One of them may be recommended. */
export function saleThings(display: readonly CoachId[], advised: Advised | null, box: Rect): Thing[] {
  return display.flatMap((coach, slot) => {
    const card = partOf(box, slot, SLOTS, GAP)
    const sale = stamped(`${coach} for ${slot + 1}`, card, (own) => {
      paintCard(own, { ...card, x: 0, y: 0 })
      drawCoin(own, 27, 21, 36, String(slot + 1))
      drawIcon(own, 'star', card.width - 72, 20, 33, GOLD, INK)
      text(own, String(coachOf(coach).points), card.width - 52, 31, { face: 'display', size: 32, fill: INK })
      drawCarriage(own, coachOf(coach), card.width / 2, 44, SEAT)
    })
    return advised?.slot === slot + 1 ? [sale, ...hintedThings(card, { x: card.x + FREE.x, y: card.y + FREE.y })] : [sale]
  })
}
