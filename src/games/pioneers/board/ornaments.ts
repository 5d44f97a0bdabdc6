/** Printed ornaments of the map: meridians, a compass, the names of the seas in the mapmakers' Latin, and the legend of the tiles. */
import { type Pen, path } from '../../../pictures/canvas.js'
import { GOLD, INK, PAPER_LIGHT, PAPER_SHADE, SEA_INK, WOOD } from '../../../pictures/palette.js'
import { roundRect } from '../../../pictures/shapes.js'
import { text, textWidth } from '../../../pictures/text.js'
import type { Tile } from '../rules/types.js'
import { drawCoin } from './figures.js'
import { pixelAt } from './geography.js'
import { drawIcon } from './icons.js'
import { LEGEND, type Point, type Rect } from './layout.js'
import { drawTile } from './tiles.js'

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

/** The room they take, for whatever must not cover them. */
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

/** The title of the map, on a ribbon over Canada. */
const TITLE = { x: 776, y: 71, width: 206, height: 42, tail: 34 } as const

/** The room that the ribbon takes, for whatever must not cover it. */
export const TITLE_RECT: Rect = {
  x: TITLE.x - TITLE.width / 2 - TITLE.tail,
  y: TITLE.y - TITLE.height / 2,
  width: TITLE.width + 2 * TITLE.tail,
  height: TITLE.height + 10,
}

/** A ribbon with folded tails and the year; a year needs no translation. */
export function paintTitle(pen: Pen): void {
  const { x, y, width, height, tail } = TITLE
  const [top, foot, half] = [y - height / 2, y + height / 2, width / 2]
  pen.lineWidth = 2
  pen.lineJoin = 'round'
  pen.strokeStyle = INK
  for (const side of [-1, 1]) {
    const at = (dx: number) => x + side * (half + dx)
    const end = path(`M${at(-14)} ${top + 10}H${at(tail)}L${at(tail - 12)} ${y + 10}L${at(tail)} ${foot + 10}H${at(-14)}Z`)
    const fold = path(`M${at(0)} ${foot}H${at(-14)}V${foot + 10}Z`)
    for (const [part, fill] of [
      [end, PAPER_SHADE],
      [fold, WOOD],
    ] as const) {
      pen.fillStyle = fill
      pen.fill(part)
      pen.stroke(part)
    }
  }
  pen.fillStyle = PAPER_LIGHT
  pen.fillRect(x - half, top, width, height)
  pen.strokeRect(x - half, top, width, height)
  text(pen, 'AMERICA', x, y + 11, { face: 'display', size: 31, fill: INK, align: 'center' })
}

const SHIP = { x: 1072, y: 662, size: 92 } as const

/** A clipper under full sail, in a box of 100 by 100. */
const SHIP_HULL = 'M4 70L18 74H84L98 66L88 90Q50 98 16 90Z'
const SHIP_MASTS = 'M29 10H31V74H29ZM51 2H53V74H51ZM72 12H74V74H72ZM84 70L106 52L107 54L88 72Z'
const SHIP_SAILS = [
  'M20 16H40Q44 26 38 34H20Q26 25 20 16Z',
  'M17 38H42Q47 52 40 66H16Q24 52 17 38Z',
  'M42 8H63Q67 19 61 28H42Q48 18 42 8Z',
  'M39 32H66Q71 48 64 66H38Q46 48 39 32Z',
  'M64 18H83Q87 27 82 35H64Q70 26 64 18Z',
  'M62 39H86Q91 52 85 66H61Q69 52 62 39Z',
].join('')
const SHIP_WAVES = 'M-14 96Q-4 88 6 96T26 96T46 96T66 96T86 96T106 96T116 96'

export function paintShip(pen: Pen): void {
  const { x, y, size } = SHIP
  pen.save()
  pen.translate(x - size / 2, y - size / 2)
  pen.scale(size / 100, size / 100)
  pen.lineWidth = 1.6
  pen.lineJoin = 'round'
  pen.strokeStyle = INK
  for (const [data, fill] of [
    [SHIP_MASTS, INK],
    [SHIP_SAILS, PAPER_LIGHT],
    [SHIP_HULL, WOOD],
  ] as const) {
    const part = path(data)
    pen.fillStyle = fill
    pen.fill(part)
    pen.stroke(part)
  }
  pen.lineWidth = 2.4
  pen.strokeStyle = SEA_INK
  pen.stroke(path(SHIP_WAVES))
  pen.restore()
}

const COMPASS = { x: 112, y: 704, radius: 58 } as const

/** Sixteen points, the long ones half light and half dark. */
export function paintCompass(pen: Pen): void {
  const { x, y, radius } = COMPASS
  pen.save()
  pen.translate(x, y)
  pen.lineWidth = 1.2
  pen.strokeStyle = INK
  for (const r of [radius * 0.62, radius * 0.7]) {
    pen.beginPath()
    pen.arc(0, 0, r, 0, Math.PI * 2)
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
    pen.fillStyle = fill
    pen.fill(half)
    pen.stroke(half)
  }
  pen.restore()
}

/** What each tile brings, without words: a number where it counts, and of what. */
const EFFECTS: readonly {
  readonly tile: Tile
  readonly words?: string
  readonly draw: (pen: Pen, x: number, y: number) => void
}[] = [
  { tile: 'banker', words: '+1', draw: (pen, x, y) => drawCoin(pen, x, y, ENTRY.coin) },
  { tile: 'merchant', words: '+1', draw: (pen, x, y) => drawIcon(pen, 'tag', x, y, 26, INK) },
  { tile: 'sergeant', draw: (pen, x, y) => drawIcon(pen, 'road', x, y, 26, INK) },
  { tile: 'farmer', words: '+2', draw: (pen, x, y) => drawIcon(pen, 'pioneer', x, y, 28, INK) },
  { tile: 'barkeeper', draw: (pen, x, y) => drawIcon(pen, 'back', x, y, 26, INK) },
  { tile: 'gold-digger', draw: (pen, x, y) => drawIcon(pen, 'nugget', x, y, 28, GOLD, INK) },
  { tile: 'hotel', words: '3', draw: (pen, x, y) => drawCoin(pen, x, y, ENTRY.coin) },
]
const ENTRY = { tile: 32, gap: 3, icon: 28, coin: 33 } as const

export function paintLegend(pen: Pen): void {
  const { x, y, width, height } = LEGEND
  roundRect(pen, x, y, width, height, 8)
  pen.fillStyle = PAPER_LIGHT
  pen.fill()
  pen.lineWidth = 1.5
  pen.strokeStyle = INK
  pen.stroke()
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

/** Between two entries, so that each tile is read together with what it brings. */
function paintDivider(pen: Pen, x: number): void {
  pen.fillStyle = INK
  pen.fillRect(x - 1, LEGEND.y, 2, LEGEND.height)
}

const wordsWidth = (words: string | undefined) => (words === undefined ? 0 : textWidth(words, 'display', 22) + 1)
