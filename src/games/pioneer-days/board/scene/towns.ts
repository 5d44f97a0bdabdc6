/** The town cards: the needs of a place, and the favours for meeting them. */
import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { inset, partOf, type Rect } from '../../../../pictures/geometry.js'
import { centredLettering } from '../../../../pictures/lettering/lettering.js'
import { SMALLEST_TEXT, text, textWidth } from '../../../../pictures/lettering/text.js'
import { INK, PAPER_LIGHT, PAPER_SHADE } from '../../../../pictures/palette.js'
import type { ColourOf } from '../../../../pictures/paper/panel.js'
import { paintCard, paintTray } from '../../../../pictures/paper/tray.js'
import { pieceThing } from '../../../../pictures/pieces.js'
import { fillWith } from '../../../../pictures/shapes.js'
import { NEEDS, type NeedKind, type Needs } from '../../data/effects.js'
import type { TownId } from '../../data/ids.js'
import { townOf } from '../../data/towns.js'
import type { View } from '../../rules/types.js'
import { drawFacade } from '../art/facades.js'
import { TOWNS } from '../layout.js'
import type { Names } from '../names.js'
import { drawCount } from '../pieces/goods.js'
import { drawIcon } from '../pieces/icons.js'

const CARDS = 3
const NAME = { sizes: [24, 22], height: 36 } as const

/** The place of the card with this index. */
export const townRect = (card: number): Rect => partOf(inset(TOWNS, 9), card, CARDS, 6)

/** Width in pixels for the name of a place. */
export const TOWN_ROOM = Math.floor(townRect(0).width) - 12

/** The empty tray. */
export function paintTowns(pen: Pen): void {
  paintTray(pen, TOWNS)
  for (let card = 0; card < CARDS; card++) {
    const rect = townRect(card)
    paintCard(pen, rect, true)
    drawIcon(pen, 'town', rect.x + rect.width / 2, rect.y + rect.height / 2, 110, PAPER_SHADE)
  }
}

/** The cards of the week, with the pieces of the players who have supplied them. */
export function townThings(view: View, names: Names, colourOf: ColourOf): Thing[] {
  return view.towns.flatMap((town, card) => {
    const name = names.town(town)
    const visitors = (view.visits ?? []).flatMap(({ satisfied }, seat) => (satisfied.includes(town) ? [colourOf(seat)] : []))
    const rect = townRect(card)
    return [
      stamped(`town ${town}`, rect, (own) => paintTown(own, town, { ...rect, x: 0, y: 0 })),
      centredLettering(name, rect.x + rect.width / 2, rect.y + 28, { face: 'text', size: lettersFor(name), fill: PAPER_LIGHT }),
      ...visitors.map((colour, i) => pieceThing(colour, { x: rect.x + 24 + i * 38, y: rect.y + rect.height - 19 }, 25)),
    ]
  })
}

const lettersFor = (name: string) => NAME.sizes.find((size) => textWidth(name, 'text', size) <= TOWN_ROOM) ?? SMALLEST_TEXT

/** A card without its name. */
function paintTown(pen: Pen, town: TownId, rect: Rect): void {
  const { width, height } = rect
  const { needs, favours } = townOf(town)
  paintCard(pen, rect)
  pen.beginPath()
  pen.roundRect(2, 2, width - 4, NAME.height, [8, 8, 0, 0])
  fillWith(pen, INK)
  drawFacade(pen, town, 62, 92, 100)
  drawCount(pen, 'favours', width - 50, 72, 62)
  text(pen, `×${favours}`, width - 50, 136, { face: 'display', size: 36, fill: INK, align: 'center' })
  drawNeeds(pen, needs, { x: 4, y: 150, width: width - 8, height: height - 150 - 6 })
}

/** Each kind with its number, side by side on paper. */
function drawNeeds(pen: Pen, needs: Needs, { x, y, width, height }: Rect): void {
  const items = NEEDS.flatMap((kind): { readonly kind: NeedKind; readonly count: number }[] => {
    const count = needs[kind]
    return count === undefined ? [] : [{ kind, count }]
  })
  pen.fillStyle = PAPER_LIGHT
  pen.fillRect(x + 2, y, width - 4, height)
  pen.fillStyle = PAPER_SHADE
  const step = width / items.length
  for (const [i, { kind, count }] of items.entries()) {
    // A number is narrower than its sign, so the pair's middle lies left of where they meet.
    const middle = x + (i + 0.5) * step - 6
    const letters = items.length > 2 ? 30 : 34
    const sign = items.length > 2 ? 32 : 38
    text(pen, String(count), middle - 4, y + 35, { face: 'display', size: letters, fill: INK, align: 'right' })
    drawCount(pen, kind, middle + sign / 2 + 1, y + 24, sign)
  }
}
