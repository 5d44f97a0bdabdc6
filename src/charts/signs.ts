/** The signs of a leaderboard. Everything said by colour is also said by shape or letters. */
import type { Pen } from '../pictures/canvas.js'
import { text } from '../pictures/lettering/text.js'
import { GOLD, INK, PAPER_LIGHT, PAPER_SHADE, SEA_INK, WHITE } from '../pictures/palette.js'
import { circle, fillAndStroke, fillWith, roundRect, strokeWith } from '../pictures/shapes.js'
import { BRONZE, SILVER, WON } from './inks.js'
import { SMALL } from './sheet.js'

/** Positions on the scale, from 0 to 1: the ends of the bar, and the likeliest value (null for no mark). */
export interface Bar {
  readonly from: number
  readonly to: number
  readonly likeliest: number | null
}

/** The result of one game, in a character or two. */
export interface Mark {
  readonly label: string
  readonly won: boolean
}

const METALS = [GOLD, SILVER, BRONZE] as const

interface Rank {
  readonly rank: number | null
  readonly isProvisional: boolean
}

/** A medal for the first three, a number for the others, in brackets if it is provisional, a dash for players without a rank. */
export function drawRank(pen: Pen, { rank, isProvisional }: Rank, x: number, y: number): void {
  const metal = rank === null || isProvisional ? undefined : METALS[rank - 1]
  const words = rank === null ? '–' : isProvisional ? `(${rank})` : String(rank)
  if (metal !== undefined) drawMedal(pen, metal, x, y)
  const size = words.length > 2 ? 34 : 40
  const lift = metal === undefined ? 0 : 10
  text(pen, words, x, y + size * 0.35 + lift, { face: 'display', size, fill: INK, align: 'center' })
}

function drawMedal(pen: Pen, metal: string, x: number, y: number): void {
  pen.lineWidth = 3
  pen.strokeStyle = INK
  pen.fillStyle = PAPER_SHADE
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.moveTo(x + side * 4, y - 6)
    pen.lineTo(x + side * 12, y - 42)
    pen.lineTo(x + side * 32, y - 42)
    pen.lineTo(x + side * 24, y - 2)
    pen.closePath()
    pen.fill()
    pen.stroke()
  }
  circle(pen, x, y + 10, 32)
  fillWith(pen, metal)
  pen.stroke()
}

/** Marks the reader's own row, which is `height` pixels high. */
export function drawYou(pen: Pen, x: number, height: number): void {
  pen.fillStyle = INK
  pen.beginPath()
  pen.moveTo(x, height / 2 - 24)
  pen.lineTo(x + 28, height / 2)
  pen.lineTo(x, height / 2 + 24)
  pen.closePath()
  pen.fill()
}

/** Draws a bar on its scale, which is `width` pixels long. */
export function drawBar(pen: Pen, { from, to, likeliest }: Bar, x: number, y: number, width: number): void {
  pen.fillStyle = PAPER_SHADE
  pen.fillRect(x, y - 4, width, 8)
  const left = Math.round(x + from * width)
  pen.fillStyle = SEA_INK
  pen.fillRect(left, y - 14, Math.max(4, Math.round(x + to * width) - left), 28)
  if (likeliest === null) return
  const middle = x + likeliest * width
  pen.beginPath()
  pen.moveTo(middle, y - 20)
  pen.lineTo(middle + 10, y)
  pen.lineTo(middle, y + 20)
  pen.lineTo(middle - 10, y)
  pen.closePath()
  fillWith(pen, INK)
}

const SIDE = 42

/** Drawn as a shape, because the character would be too small to see. */
const CROSS = '×'
const ARM = 9

function drawCross(pen: Pen, x: number, y: number): void {
  pen.beginPath()
  for (const side of [-1, 1]) {
    pen.moveTo(x - ARM, y - side * ARM)
    pen.lineTo(x + ARM, y + side * ARM)
  }
  strokeWith(pen, 5, INK)
}

/** Draws the latest games, ending at `right`. */
export function drawForm(pen: Pen, marks: readonly Mark[], right: number, y: number): void {
  for (const [index, { label, won }] of marks.entries()) {
    const x = right - (marks.length - index) * (SIDE + 5) + 5
    roundRect(pen, x, y - SIDE / 2, SIDE, SIDE, 7)
    fillAndStroke(pen, won ? WON : PAPER_LIGHT, 3, won ? WON : INK)
    if (label === CROSS) {
      drawCross(pen, x + SIDE / 2, y)
      continue
    }
    const fill = won ? WHITE : INK
    text(pen, label, x + SIDE / 2, y + SMALL * 0.35, { face: 'display', size: SMALL, fill, align: 'center' })
  }
}
