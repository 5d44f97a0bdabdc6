/** The dice of the day with what each brings as income, the die in hand, and the bag. */
import type { Pen } from '../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../pictures/drawing.js'
import type { Rect } from '../../../pictures/geometry.js'
import { INK, INK_SOFT, PAPER_LIGHT, seatStyle } from '../../../pictures/palette.js'
import { drawCoin, drawPiece } from '../../../pictures/pieces.js'
import { roundRect } from '../../../pictures/shapes.js'
import { text } from '../../../pictures/text.js'
import { COLOURS, type Face } from '../data/dice.js'
import type { Die, HeldDie, View } from '../rules/types.js'
import { SILVER } from './colours.js'
import { drawChip, drawColour, drawDie } from './dice.js'
import { drawIcon } from './icons.js'
import { POOL } from './layout.js'
import { paintCard, paintTray } from './tray.js'

const SLOTS = 5
const SLOT = { width: 108, height: 190, gap: 3 } as const
const DIE = 92
const BAG: Rect = { x: POOL.x + POOL.width - 98, y: POOL.y + 8, width: 90, height: POOL.height - 16 }

/** Where the die of the pool with this index lies. */
export function poolRect(slot: number): Rect {
  return { x: POOL.x + 8 + slot * (SLOT.width + SLOT.gap), y: POOL.y + 8, width: SLOT.width, height: SLOT.height }
}

/** The empty tray. */
export function paintPool(pen: Pen): void {
  paintTray(pen, POOL)
  for (let slot = 0; slot < SLOTS; slot++) paintCard(pen, poolRect(slot), true)
  paintCard(pen, BAG)
}

/** `colourOf` is the colour that a seat plays with. */
export function poolThings(view: View, colourOf: (seat: number) => number): Thing[] {
  const { pool, die, active, bag } = view
  const incomes = view.players[active]?.incomes
  const held = die === null ? [] : [heldThing(die, colourOf(active), incomes?.[die.face] ?? 0)]
  return [
    ...pool.map((each, slot) => dieThing(each, slot, incomes?.[each.face] ?? 0)),
    ...held,
    stamped(`bag ${JSON.stringify(bag)}`, BAG, (own) => paintBag(own, bag)),
  ]
}

function dieThing({ colour, face }: Die, slot: number, income: number): Thing {
  return stamped(`in pool ${colour} ${face} ${income}`, poolRect(slot), (own) => {
    paintCard(own, { x: 0, y: 0, width: SLOT.width, height: SLOT.height })
    drawDie(own, colour, face, SLOT.width / 2, 16 + DIE / 2, DIE)
    paintIncome(own, income)
  })
}

function paintIncome(pen: Pen, income: number): void {
  drawCoin(pen, SLOT.width / 2 - 22, 150, 38, '$', SILVER)
  text(pen, String(income), SLOT.width / 2 + 6, 163, { face: 'display', size: 36, fill: INK })
}

/** In the last slot, framed with its owner's colour; a changed one says what it was. */
function heldThing({ colour, face, taken }: HeldDie, owner: number, income: number): Thing {
  return stamped(`in hand ${colour} ${face} ${taken} ${owner} ${income}`, poolRect(SLOTS - 1), (own) => {
    const { fill } = seatStyle(owner)
    roundRect(own, 3, 3, SLOT.width - 6, SLOT.height - 6, 9)
    own.fillStyle = seatStyle(owner).wash
    own.fill()
    own.lineWidth = 6
    own.strokeStyle = fill
    own.stroke()
    drawDie(own, colour, face, SLOT.width / 2, 16 + DIE / 2, DIE)
    drawPiece(own, owner, 22, 22, 24)
    if (taken === face) paintIncome(own, income)
    else paintChange(own, taken, face)
  })
}

function paintChange(pen: Pen, taken: Face, face: Face): void {
  drawChip(pen, taken, 26, 150, 34)
  drawIcon(pen, 'arrow', SLOT.width / 2, 150, 20, INK_SOFT)
  drawChip(pen, face, SLOT.width - 26, 150, 34)
}

/** How many dice of each colour are still to come. */
function paintBag(pen: Pen, bag: View['bag']): void {
  const { width, height } = BAG
  drawIcon(pen, 'bag', width / 2, 21, 34, INK, PAPER_LIGHT)
  const step = (height - 46) / COLOURS.length
  for (const [i, colour] of COLOURS.entries()) {
    const middle = 42 + (i + 0.5) * step
    drawColour(pen, colour, 26, middle, 24)
    text(pen, String(bag[colour]), 62, middle + 9, {
      face: 'display',
      size: 26,
      fill: bag[colour] > 0 ? INK : INK_SOFT,
      align: 'center',
    })
  }
}
