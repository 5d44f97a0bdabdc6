/** The six slots of the main board: a face, its income, and who can be recruited with it. */
import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { inset, partOf, type Rect } from '../../../../pictures/geometry.js'
import { text, textWidth } from '../../../../pictures/lettering/text.js'
import { INK, INK_SOFT, PAPER_LIGHT, PAPER_SHADE } from '../../../../pictures/palette.js'
import { paintCard, paintTray } from '../../../../pictures/paper/tray.js'
import { drawCoin } from '../../../../pictures/pieces.js'
import { fillWith } from '../../../../pictures/shapes.js'
import { FACES, type Face, INCOME } from '../../data/dice.js'
import type { TownsfolkId } from '../../data/ids.js'
import { townsfolkOf } from '../../data/townsfolk.js'
import type { View } from '../../rules/types.js'
import { drawPortrait } from '../art/portrait.js'
import { FOLK } from '../layout.js'
import type { Names } from '../names.js'
import { SILVER } from '../pieces/colours.js'
import { drawChip } from '../pieces/dice.js'
import { effectSigns, scoreSigns } from '../pieces/effects.js'
import { drawIcon } from '../pieces/icons.js'
import { drawCentred } from '../pieces/signs.js'

const HEAD = 54
const PORTRAIT = 112
/** Line heights of the signs on a card. */
export const FOLK_SIGNS = { effect: 28, score: 26 } as const

/** Width in pixels for words and signs on a card. */
export const FOLK_ROOM = Math.floor(partOf(inset(FOLK, 9), 0, FACES.length, 5).width) - 6

const slotRect = (slot: number): Rect => partOf(inset(FOLK, 9), slot, FACES.length, 5)

/** The part of a slot for the townsfolk in it. */
export function folkRect(slot: number): Rect {
  const { x, y, width, height } = slotRect(slot)
  return { x, y: y + HEAD, width, height: height - HEAD }
}

/** The slots with their faces and incomes, without townsfolk. */
export function paintSlots(pen: Pen): void {
  paintTray(pen, FOLK)
  for (const [slot, face] of FACES.entries()) paintSlot(pen, slotRect(slot), face)
}

function paintSlot(pen: Pen, rect: Rect, face: Face): void {
  const { x, y, width, height } = rect
  paintCard(pen, { ...rect, y: y + HEAD, height: height - HEAD }, true)
  drawIcon(pen, face, x + width / 2, y + HEAD + (height - HEAD) / 2, 110, PAPER_SHADE)
  drawChip(pen, face, x + 32, y + HEAD / 2 - 2, 46)
  drawCoin(pen, x + width - 66, y + HEAD / 2 - 2, 38, '$', SILVER)
  text(pen, String(INCOME[face]), x + width - 24, y + HEAD / 2 + 12, { face: 'display', size: 38, fill: INK, align: 'center' })
}

/** The townsfolk that can be recruited, each in its slot. */
export function folkThings(view: View, names: Names): Thing[] {
  return FACES.flatMap((face, slot) => {
    const townsfolk = view.townsfolk[face]
    if (townsfolk === null) return []
    const [name, trade] = [names.person(townsfolk), names.trade(townsfolk)]
    const rect = folkRect(slot)
    return [
      stamped(`folk ${townsfolk}`, rect, (own) => paintFolk(own, townsfolk, rect)),
      stamped(`named ${trade} ${name}`, { ...rect, y: rect.y + NAMES.top, height: NAMES.height }, (own) =>
        paintNames(own, { name, trade }, rect.width / 2),
      ),
    ]
  })
}

const LETTERS = [25, 22] as const
/** The part of a card with name and trade. */
const NAMES = { top: 122, height: 54 } as const

/** Trade and name below the portrait. */
function paintNames(pen: Pen, { name, trade }: { readonly name: string; readonly trade: string }, middle: number): void {
  const size = LETTERS.find((letters) => textWidth(trade, 'text', letters) <= FOLK_ROOM) ?? LETTERS[1]
  text(pen, trade, middle, 145 - NAMES.top, { face: 'text', size, fill: INK, align: 'center', maxWidth: FOLK_ROOM })
  text(pen, name, middle, 168 - NAMES.top, { face: 'italic', size: 22, fill: INK_SOFT, align: 'center', maxWidth: FOLK_ROOM })
}

/** A card without the names on it. */
function paintFolk(pen: Pen, townsfolk: TownsfolkId, { width, height }: Rect): void {
  const { effect, score } = townsfolkOf(townsfolk)
  const middle = width / 2
  paintCard(pen, { x: 0, y: 0, width, height })
  drawPortrait(pen, townsfolk, middle, 8 + PORTRAIT / 2, PORTRAIT)
  drawCentred(pen, effectSigns(effect), { x: 3, y: 176, width: FOLK_ROOM, height: 68 }, FOLK_SIGNS.effect)
  const foot = { x: 2, y: height - 42, width: width - 4, height: 40 }
  pen.beginPath()
  pen.roundRect(foot.x, foot.y, foot.width, foot.height, [0, 0, 8, 8])
  fillWith(pen, PAPER_LIGHT)
  pen.fillStyle = INK
  pen.fillRect(foot.x, foot.y, foot.width, 1.5)
  drawCentred(pen, scoreSigns(score), { ...foot, x: 3, width: FOLK_ROOM }, FOLK_SIGNS.score)
}
