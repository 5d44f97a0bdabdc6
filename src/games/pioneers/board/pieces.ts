/** What lies and stands on the map: roads, pioneers, covers, the stagecoach. */
import type { Pen } from '../../../pictures/canvas.js'
import { INK, PAPER, PAPER_LIGHT, seatStyle, WHITE } from '../../../pictures/palette.js'
import { seatShape } from '../../../pictures/shapes.js'
import { text } from '../../../pictures/text.js'
import type { Point, Rect } from './layout.js'

const ROAD_WIDTH = 9
/** How far two roads on one line lie from its middle. */
const DOUBLE_OFFSET = 5.5
const BEAD_SPACING = 26

/** Roads of one line: one in the middle, or two side by side, each strung with its owner's shape. */
export function drawRoads(pen: Pen, [from, to]: readonly [Point, Point], owners: readonly number[]): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
  for (const [i, seat] of owners.entries()) {
    const shift = owners.length === 1 ? 0 : i === 0 ? -DOUBLE_OFFSET : DOUBLE_OFFSET
    const moved = ({ x, y }: Point): Point => ({ x: x + normal.x * shift, y: y + normal.y * shift })
    drawRoad(pen, moved(from), moved(to), seat)
  }
}

function drawRoad(pen: Pen, from: Point, to: Point, seat: number): void {
  const { fill, on, shape } = seatStyle(seat)
  pen.lineCap = 'butt'
  for (const [width, colour] of [
    [ROAD_WIDTH + 3, INK],
    [ROAD_WIDTH, fill],
  ] as const) {
    pen.beginPath()
    pen.moveTo(from.x, from.y)
    pen.lineTo(to.x, to.y)
    pen.lineWidth = width
    pen.strokeStyle = colour
    pen.stroke()
  }
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const beads = Math.floor(length / BEAD_SPACING)
  pen.fillStyle = on
  for (let i = 1; i < beads; i++) {
    const share = i / beads
    seatShape(pen, shape, from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, 6)
    pen.fill()
  }
}

/** A pioneer of a seat; more than one shows the number. */
export function drawPioneer(pen: Pen, seat: number, count: number, { x, y }: Point, size: number): void {
  const { fill, on, shape } = seatStyle(seat)
  seatShape(pen, shape, x, y, size)
  pen.lineJoin = 'round'
  pen.lineWidth = 6
  pen.strokeStyle = INK
  pen.stroke()
  pen.lineWidth = 3
  pen.strokeStyle = WHITE
  pen.stroke()
  pen.fillStyle = fill
  pen.fill()
  if (count > 1)
    text(pen, String(count), x, y + 8 + (shape === 'triangle' ? 3 : 0), { face: 'display', size: 22, fill: on, align: 'center' })
}

/** Where the pieces of `n` seats stand around a city's middle. */
export function pieceSpots(n: number, { x, y }: Point): readonly Point[] {
  const offsets = [
    [[0, 0]],
    [
      [-13, 0],
      [13, 0],
    ],
    [
      [-13, -11],
      [13, -11],
      [0, 13],
    ],
    [
      [-14, -14],
      [14, -14],
      [-14, 14],
      [14, 14],
    ],
  ][Math.min(n, 4) - 1]
  return (offsets ?? []).map(([dx = 0, dy = 0]) => ({ x: x + dx, y: y + dy }))
}

/** A city out of play. */
export function drawCover(pen: Pen, { x, y }: Point): void {
  pen.beginPath()
  pen.arc(x, y, 22, 0, Math.PI * 2)
  pen.fillStyle = '#9c8a6d'
  pen.fill()
  pen.lineWidth = 2
  pen.strokeStyle = INK
  pen.stroke()
  pen.beginPath()
  for (const side of [1, -1]) {
    pen.moveTo(x - 10, y - 10 * side)
    pen.lineTo(x + 10, y + 10 * side)
  }
  pen.lineWidth = 5
  pen.strokeStyle = PAPER
  pen.stroke()
}

/** The stagecoach beside its city, with a ring around the city. */
export function drawStagecoach(pen: Pen, berth: Rect, city: Point): void {
  pen.beginPath()
  pen.arc(city.x, city.y, 29, 0, Math.PI * 2)
  pen.lineWidth = 6
  pen.strokeStyle = INK
  pen.stroke()
  pen.lineWidth = 2.5
  pen.strokeStyle = PAPER_LIGHT
  pen.stroke()
  pen.save()
  pen.translate(berth.x, berth.y)
  pen.fillStyle = INK
  pen.strokeStyle = PAPER_LIGHT
  pen.lineWidth = 5
  pen.lineJoin = 'round'
  pen.beginPath()
  pen.roundRect(8, 4, 46, 24, 6)
  pen.rect(54, 16, 8, 6)
  pen.stroke()
  pen.fill()
  for (const [x, r] of [
    [16, 11],
    [48, 8],
  ] as const) {
    pen.beginPath()
    pen.arc(x, 41 - r, r, 0, Math.PI * 2)
    pen.fillStyle = INK
    pen.fill()
    pen.lineWidth = 3
    pen.strokeStyle = PAPER_LIGHT
    pen.stroke()
  }
  pen.fillStyle = PAPER_LIGHT
  pen.fillRect(14, 9, 10, 9)
  pen.fillRect(28, 9, 10, 9)
  pen.fillRect(42, 9, 8, 9)
  pen.restore()
}
