/** The piles of cards: what each costs and how many are left. */
import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { inset, partOf, type Rect } from '../../../../pictures/geometry.js'
import { lettering } from '../../../../pictures/lettering/lettering.js'
import { textWidth } from '../../../../pictures/lettering/text.js'
import { ALARM, INK, PAPER_LIGHT } from '../../../../pictures/palette.js'
import { paintCard, paintTray } from '../../../../pictures/paper/tray.js'
import { drawCoin } from '../../../../pictures/pieces.js'
import { circle, fillAndStroke } from '../../../../pictures/shapes.js'
import { CARD_IDS, type CardId, cardOf } from '../../data/cards.js'
import type { View } from '../../rules/view-types.js'
import { ART, drawArt } from '../art/card-art.js'
import { STEEL_DARK } from '../art/colours.js'
import { drawIcon } from '../art/icons.js'
import { PILES } from '../layout.js'

const COLUMNS = 6
const GAP = 5
const LETTERS = 29

function pileRect(pile: number): Rect {
  const inside = inset(PILES, 10)
  const row = Math.floor(pile / COLUMNS)
  const height = (inside.height - GAP) / 2
  const { x, width } = partOf(inside, pile % COLUMNS, COLUMNS, GAP)
  return {
    x: Math.round(x),
    y: Math.round(inside.y + row * (height + GAP)),
    width: Math.floor(width),
    height: Math.floor(height),
  }
}

/** The empty tray. */
export function paintPiles(pen: Pen): void {
  paintTray(pen, PILES)
}

export function pileThings({ piles, prices }: View): Thing[] {
  return CARD_IDS.flatMap((id, pile) => {
    const rect = pileRect(pile)
    const left = piles[id]
    const words = `×${left}`
    const x = rect.x + rect.width - 6 - textWidth(words, 'display', LETTERS)
    return [
      stamped(`pile ${id} ${prices[id]} ${left === 0}`, rect, (own) => paintPile(own, id, prices[id], left === 0, rect)),
      lettering(words, x, rect.y + rect.height - 7, { face: 'display', size: LETTERS, fill: left === 0 ? ALARM : INK }),
    ]
  })
}

function paintPile(pen: Pen, id: CardId, price: number, isEmpty: boolean, { width, height }: Rect): void {
  paintCard(pen, { x: 0, y: 0, width, height }, isEmpty)
  const art = { x: 3, y: 3, width: width - 6, height: Math.round(((width - 6) * ART.height) / ART.width) }
  if (isEmpty) pen.globalAlpha = 0.3
  drawArt(pen, id, art)
  pen.globalAlpha = 1
  const { area } = cardOf(id)
  if (area !== null) {
    circle(pen, width - 17, 17, 14)
    fillAndStroke(pen, PAPER_LIGHT, 2, INK)
    drawIcon(pen, area, width - 17, 17, 20, STEEL_DARK)
  }
  drawCoin(pen, 23, height - 21, 38, String(price))
}
