/** The dice of the day with their incomes, the die in hand, and the bag. */
import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { boxAround, type Rect } from '../../../../pictures/geometry.js'
import { centredLettering, lettering } from '../../../../pictures/lettering/lettering.js'
import { INK, INK_SOFT, PAPER_LIGHT, seatStyle } from '../../../../pictures/palette.js'
import type { ColourOf } from '../../../../pictures/paper/panel.js'
import { paintCard, paintTray } from '../../../../pictures/paper/tray.js'
import { drawCoin, pieceThing } from '../../../../pictures/pieces.js'
import { fillAndStroke, roundRect } from '../../../../pictures/shapes.js'
import { COLOURS, type Face } from '../../data/dice.js'
import type { Die, HeldDie, View } from '../../rules/types.js'
import { POOL } from '../layout.js'
import { SILVER } from '../pieces/colours.js'
import { drawChip, drawColour, drawDie } from '../pieces/dice.js'
import { drawIcon } from '../pieces/icons.js'

const SLOTS = 5
const SLOT = { width: 108, height: 190, gap: 3 } as const
const DIE = 92
/** The middle of the row below a die, measured from the top of its slot. */
const ROW = 150
const BAG: Rect = { x: POOL.x + POOL.width - 98, y: POOL.y + 8, width: 90, height: POOL.height - 16 }

/** The slot of the pool die with this index. */
export function poolRect(slot: number): Rect {
  return { x: POOL.x + 8 + slot * (SLOT.width + SLOT.gap), y: POOL.y + 8, width: SLOT.width, height: SLOT.height }
}

/** The empty tray, and the bag without its numbers. */
export function paintPool(pen: Pen): void {
  paintTray(pen, POOL)
  for (let slot = 0; slot < SLOTS; slot++) paintCard(pen, poolRect(slot), true)
  paintCard(pen, BAG)
  drawIcon(pen, 'bag', BAG.x + BAG.width / 2, BAG.y + 21, 34, INK, PAPER_LIGHT)
  for (const [i, colour] of COLOURS.entries()) drawColour(pen, colour, BAG.x + 26, bagRow(i), 24)
}

/** The middle of a colour's row in the bag. */
function bagRow(row: number): number {
  return BAG.y + 42 + ((row + 0.5) * (BAG.height - 46)) / COLOURS.length
}

/** `colourOf` is the colour that a seat plays with. */
export function poolThings(view: View, colourOf: ColourOf): Thing[] {
  const { pool, die, active, bag } = view
  const incomes = view.players[active]?.incomes
  return [
    ...pool.flatMap((each, slot) => dieThings(each, slot, incomes?.[each.face] ?? 0)),
    ...(die === null ? [] : heldThings(die, colourOf(active), incomes?.[die.face] ?? 0)),
    ...bagThings(bag),
  ]
}

function dieThings(die: Die, slot: number, income: number): Thing[] {
  const rect = poolRect(slot)
  return [stamped('slot with a coin', rect, paintSlot), dieThing(die, rect), incomeThing(income, rect)]
}

function paintSlot(pen: Pen): void {
  paintCard(pen, { x: 0, y: 0, width: SLOT.width, height: SLOT.height })
  paintCoin(pen)
}

const paintCoin = (pen: Pen) => drawCoin(pen, SLOT.width / 2 - 22, ROW, 38, '$', SILVER)

/** The die itself, wherever it lies. */
function dieThing({ colour, face }: Die, { x, y }: Rect): Thing {
  const side = DIE + 8
  return stamped(`die ${colour} ${face}`, boxAround({ x: x + SLOT.width / 2, y: y + 16 + DIE / 2 }, side), (own) =>
    drawDie(own, colour, face, side / 2, side / 2, DIE),
  )
}

/** The number beside the coin. */
function incomeThing(income: number, { x, y }: Rect): Thing {
  return lettering(String(income), x + SLOT.width / 2 + 6, y + ROW + 13, { face: 'display', size: 36, fill: INK })
}

/** The held die in the last slot, framed in its owner's colour. A changed die also shows its former face. */
function heldThings(die: HeldDie, owner: number, income: number): Thing[] {
  const rect = poolRect(SLOTS - 1)
  const { taken, face } = die
  const pays = taken === face
  return [
    stamped(`hand of ${owner}${pays ? ' with a coin' : ''}`, rect, (own) => paintHand(own, owner, pays)),
    dieThing(die, rect),
    pieceThing(owner, { x: rect.x + 22, y: rect.y + 22 }, 24),
    pays ? incomeThing(income, rect) : changeThing(taken, face, rect),
  ]
}

function paintHand(pen: Pen, owner: number, pays: boolean): void {
  const { fill, wash } = seatStyle(owner)
  roundRect(pen, 3, 3, SLOT.width - 6, SLOT.height - 6, 9)
  fillAndStroke(pen, wash, 6, fill)
  if (pays) paintCoin(pen)
}

function changeThing(taken: Face, face: Face, { x, y }: Rect): Thing {
  const height = 40
  return stamped(`change ${taken} ${face}`, { x, y: y + ROW - height / 2, width: SLOT.width, height }, (own) => {
    drawChip(own, taken, 26, height / 2, 34)
    drawIcon(own, 'arrow', SLOT.width / 2, height / 2, 20, INK_SOFT)
    drawChip(own, face, SLOT.width - 26, height / 2, 34)
  })
}

/** The number of dice of each colour in the bag. */
function bagThings(bag: View['bag']): Thing[] {
  return COLOURS.map((colour, i) =>
    centredLettering(String(bag[colour]), BAG.x + 62, bagRow(i) + 9, {
      face: 'display',
      size: 26,
      fill: bag[colour] > 0 ? INK : INK_SOFT,
    }),
  )
}
