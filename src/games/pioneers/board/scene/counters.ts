/**
 * Progress of the game: round, coaches in the stack, tiles on the map, nuggets left, and the reason for the last round, certain
 * or possible.
 */

import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import type { Point, Rect } from '../../../../pictures/geometry.js'
import { lettering } from '../../../../pictures/lettering/lettering.js'
import { text } from '../../../../pictures/lettering/text.js'
import { ALARM, GOLD, INK, INK_SOFT, PAPER_LIGHT, PAPER_SHADE, WHITE, WOOD } from '../../../../pictures/palette.js'
import { fillAndStroke, roundRect } from '../../../../pictures/shapes.js'
import type { EndReason } from '../../rules/types.js'
import { drawIcon } from '../pieces/icons.js'
import { drawTile } from '../pieces/tiles.js'

/** Reasons for the end of the game. `idle`: a second round without road, coach or tile would end it (E26). */
type Ending = EndReason | 'idle'

export interface Progress {
  readonly round: number
  readonly stack: number
  readonly tiles: number
  readonly nuggets: number
  readonly end: Ending | null
}

const GAP = 6
/** Height of the banner that announces the end, or that it is near. */
const BANNER = 48
const LETTERS = 36

/** The four counters in two rows, each with its sign, and below them the banner of the end. */
export function counterThings({ end, ...counts }: Progress, box: Rect): Thing[] {
  const width = (box.width - GAP) / 2
  const height = (box.height - GAP - (end === null ? 0 : BANNER + GAP)) / 2
  const counters = COUNTED.flatMap((counted, i) => {
    const [x, y] = [box.x + (i % 2) * (width + GAP), box.y + Math.floor(i / 2) * (height + GAP)]
    return [
      stamped(`counter ${counted}`, { x, y, width, height }, (own) => drawCounter(own, counted, width, height)),
      lettering(String(counts[counted]), x + 68, y + height / 2 + LETTERS * 0.36, {
        face: 'display',
        size: LETTERS,
        fill: INK,
      }),
    ]
  })
  if (end === null) return counters
  const banner = { x: box.x, y: box.y + box.height - BANNER, width: box.width, height: BANNER }
  return [...counters, stamped(`banner ${end}`, banner, (own) => drawBanner(own, end, { ...banner, x: 0, y: 0 }))]
}

const COUNTED = ['round', 'stack', 'tiles', 'nuggets'] as const
type Counted = (typeof COUNTED)[number]

/** The field of a counter, without its number. */
function drawCounter(pen: Pen, counted: Counted, width: number, height: number): void {
  roundRect(pen, 0.5, 0.5, width - 1, height - 1, 8)
  fillAndStroke(pen, PAPER_SHADE, 1, INK_SOFT)
  SIGNS[counted](pen, { x: 34, y: height / 2 })
}

const SIGNS: Readonly<Record<Counted, (pen: Pen, middle: Point) => void>> = {
  round: drawRound,
  stack: drawStack,
  tiles: drawTiles,
  nuggets: drawNuggets,
}

/** A loop for a round of turns. */
function drawRound(pen: Pen, { x, y }: Point): void {
  drawIcon(pen, 'round', x, y, 42, INK)
}

/** A stack of face-down coaches. */
function drawStack(pen: Pen, { x, y }: Point): void {
  for (const [dx, dy] of [
    [-9, 8],
    [-4, 3],
    [1, -2],
  ] as const) {
    roundRect(pen, x + dx - 20, y + dy - 15, 40, 28, 5)
    fillAndStroke(pen, WOOD, 2, PAPER_LIGHT)
  }
  drawIcon(pen, 'wheel', x + 1, y - 3, 22, PAPER_LIGHT)
}

/** Some tiles as they lie on the map. */
function drawTiles(pen: Pen, { x, y }: Point): void {
  drawTile(pen, 'farmer', x - 12, y - 6, 27)
  drawTile(pen, 'merchant', x + 13, y - 6, 27)
  drawTile(pen, 'banker', x, y + 8, 27)
}

/** A heap of nuggets. */
function drawNuggets(pen: Pen, { x, y }: Point): void {
  drawIcon(pen, 'nugget', x, y - 9, 25, GOLD, INK)
  drawIcon(pen, 'nugget', x - 13, y + 8, 26, GOLD, INK)
  drawIcon(pen, 'nugget', x + 12, y + 8, 26, GOLD, INK)
}

/** The thing that has run out, and a chequered flag. */
function drawBanner(pen: Pen, end: Ending, { x, y, width, height }: Rect): void {
  const middle = y + height / 2
  roundRect(pen, x + 1, y + 1, width - 2, height - 2, 8)
  fillAndStroke(pen, end === 'idle' ? GOLD : ALARM, 2, INK)
  if (end === 'idle') drawIdleRounds(pen, { x: x + 44, y: middle })
  else drawReason(pen, end, { x: x + 44, y: middle })
  drawIcon(pen, 'pointer', x + width / 2 + 8, middle, 26, end === 'idle' ? INK : WHITE)
  drawFinish(pen, { x: x + width - 72, y: middle - 18 }, CHEQUER)
}

function drawReason(pen: Pen, end: EndReason, at: Point): void {
  if (end === 'stalemate') {
    drawIcon(pen, 'hourglass', at.x, at.y, 36, WHITE)
    return
  }
  if (end === 'roads') drawIcon(pen, 'road', at.x, at.y, 34, WHITE)
  if (end === 'stack') drawStack(pen, at)
  if (end === 'no-tiles') drawTiles(pen, at)
  text(pen, '0', at.x + 32, at.y + LETTERS * 0.36, { face: 'display', size: LETTERS, fill: WHITE })
}

/** The first of the two idle rounds is over. */
function drawIdleRounds(pen: Pen, { x, y }: Point): void {
  drawIcon(pen, 'hourglass', x - 16, y, 36, INK)
  text(pen, '1/2', x + 6, y + LETTERS * 0.36, { face: 'display', size: LETTERS, fill: INK })
}

/** The side of the flag's squares on the banner. */
const CHEQUER = 9

/** A chequered flag with squares of this side, its pole at the left of (x, y). */
export function drawFinish(pen: Pen, { x, y }: Point, side: number): void {
  pen.fillStyle = INK
  pen.fillRect(x - 0.65 * side, y - 0.2 * side, 0.55 * side, 4.4 * side)
  for (let column = 0; column < 5; column++) {
    for (let row = 0; row < 3; row++) {
      pen.fillStyle = (column + row) % 2 === 0 ? INK : WHITE
      pen.fillRect(x + column * side, y + row * side, side, side)
    }
  }
  pen.lineWidth = 2
  pen.strokeStyle = INK
  pen.strokeRect(x, y, 5 * side, 3 * side)
}
