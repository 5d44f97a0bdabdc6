/** Printed ornaments of the map: meridians, a compass, the Latin names of the seas, and the legend of the tiles. */

import { type Pen, path } from '../../../../pictures/canvas.js'
import type { Point, Rect } from '../../../../pictures/geometry.js'
import { text, textWidth } from '../../../../pictures/lettering/text.js'
import { GOLD, INK, PAPER_LIGHT, SEA_INK } from '../../../../pictures/palette.js'
import { drawCoin } from '../../../../pictures/pieces.js'
import { circle, fillAndStroke, fillWith, roundRect } from '../../../../pictures/shapes.js'
import type { Tile } from '../../rules/types.js'
import { LEGEND } from '../layout.js'
import { drawIcon } from '../pieces/icons.js'
import { drawTile } from '../pieces/tiles.js'
import { pixelAt } from './geography.js'

/** Degrees between two meridians or parallels. */
const GRID = 5

export function paintGraticule(pen: Pen): void {
  pen.beginPath()
  for (let longitude = -140; longitude <= -50; longitude += GRID) {
    polyline(
      pen,
      range(15, 60, 1).map((latitude) => pixelAt(longitude, latitude)),
    )
  }
  for (let latitude = 15; latitude <= 60; latitude += GRID) {
    polyline(
      pen,
      range(-140, -50, 1).map((longitude) => pixelAt(longitude, latitude)),
    )
  }
  pen.lineWidth = 1
  pen.strokeStyle = SEA_INK
  pen.globalAlpha = 0.28
  pen.stroke()
  pen.globalAlpha = 1
}

const range = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step)

function polyline(pen: Pen, points: readonly Point[]): void {
  for (const [i, { x, y }] of points.entries()) {
    if (i === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  }
}

const SEA_NAMES = [
  { words: 'Oceanus', x: 1074, y: 566, size: 27 },
  { words: 'Atlanticus', x: 1070, y: 596, size: 27 },
  { words: 'Sinus Mexicanus', x: 742, y: 712, size: 30 },
  { words: 'Mare', x: 106, y: 590, size: 25 },
  { words: 'Pacificum', x: 108, y: 618, size: 25 },
] as const

/** The areas of the names, which other things must not cover. */
export function seaNameRects(): Rect[] {
  return SEA_NAMES.map(({ words, x, y, size }) => {
    const width = textWidth(words, 'italic', size)
    return { x: x - width / 2, y: y - size * 0.8, width, height: size }
  })
}

export function paintSeaNames(pen: Pen): void {
  for (const { words, x, y, size } of SEA_NAMES) {
    text(pen, words, x, y, { face: 'italic', size, fill: '#3f666b', align: 'center' })
  }
}

const COMPASS = { x: 112, y: 704, radius: 58 } as const

/** Sixteen points. The long ones are half light and half dark. */
export function paintCompass(pen: Pen): void {
  const { x, y, radius } = COMPASS
  pen.save()
  pen.translate(x, y)
  pen.lineWidth = 1.2
  pen.strokeStyle = INK
  for (const r of [radius * 0.62, radius * 0.7]) {
    circle(pen, 0, 0, r)
    pen.stroke()
  }
  for (const { count, turn, reach, dark } of [
    { count: 8, turn: Math.PI / 8, reach: 0.62, dark: SEA_INK },
    { count: 4, turn: Math.PI / 4, reach: 0.82, dark: SEA_INK },
    { count: 4, turn: 0, reach: 1, dark: INK },
  ]) {
    for (let i = 0; i < count; i++) compassPoint(pen, turn + (i * 2 * Math.PI) / count, radius * reach, dark)
  }
  pen.restore()
}

function compassPoint(pen: Pen, angle: number, length: number, dark: string): void {
  const waist = length * 0.17
  pen.save()
  pen.rotate(angle)
  for (const [side, fill] of [
    [-1, PAPER_LIGHT],
    [1, dark],
  ] as const) {
    const half = path(`M0 ${-length}L${side * waist} ${-waist}L0 0Z`)
    fillWith(pen, fill, half)
    pen.stroke(half)
  }
  pen.restore()
}

/** The effect of each tile in signs, with a number where it matters. */
const EFFECTS: readonly {
  readonly tile: Tile
  readonly words?: string
  readonly draw: (pen: Pen, x: number, y: number) => void
}[] = [
  { tile: 'banker', words: '+1', draw: (pen, x, y) => drawCoin(pen, x, y, ENTRY.coin) },
  { tile: 'merchant', words: '+1', draw: (pen, x, y) => drawIcon(pen, 'tag', x, y, 26, INK) },
  { tile: 'sergeant', draw: (pen, x, y) => drawIcon(pen, 'road', x, y, 26, INK) },
  { tile: 'farmer', words: '+2', draw: (pen, x, y) => drawIcon(pen, 'person', x, y, 28, INK) },
  { tile: 'barkeeper', draw: (pen, x, y) => drawIcon(pen, 'back', x, y, 26, INK) },
  { tile: 'gold-digger', draw: (pen, x, y) => drawIcon(pen, 'nugget', x, y, 28, GOLD, INK) },
  { tile: 'hotel', words: '3', draw: (pen, x, y) => drawCoin(pen, x, y, ENTRY.coin) },
]
const ENTRY = { tile: 32, gap: 3, icon: 28, coin: 33 } as const

export function paintLegend(pen: Pen): void {
  const { x, y, width, height } = LEGEND
  roundRect(pen, x, y, width, height, 8)
  fillAndStroke(pen, PAPER_LIGHT, 1.5, INK)
  const widths = EFFECTS.map(({ words }) => ENTRY.tile + 2 * ENTRY.gap + ENTRY.icon + wordsWidth(words))
  const space = (width - widths.reduce((sum, each) => sum + each, 0)) / (EFFECTS.length + 1)
  let left = x + space
  for (const [i, { tile, words, draw }] of EFFECTS.entries()) {
    const middle = y + height / 2
    const end = left + (widths[i] ?? 0)
    if (i > 0) paintDivider(pen, left - space / 2)
    drawTile(pen, tile, left + ENTRY.tile / 2, middle, ENTRY.tile)
    if (words !== undefined) text(pen, words, left + ENTRY.tile + ENTRY.gap, middle + 8, { face: 'display', size: 22, fill: INK })
    draw(pen, end - ENTRY.icon / 2, middle)
    left = end + space
  }
}

/** A divider between entries, which keeps each tile with its effect. */
function paintDivider(pen: Pen, x: number): void {
  pen.fillStyle = INK
  pen.fillRect(x - 1, LEGEND.y, 2, LEGEND.height)
}

const wordsWidth = (words: string | undefined) => (words === undefined ? 0 : textWidth(words, 'display', 22) + 1)
