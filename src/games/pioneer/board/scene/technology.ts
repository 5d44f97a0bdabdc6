/** The technology board: three areas with three levels each, what they cost and do, and how far everybody is. */
import type { Seat } from '../../../../engine/game.js'
import type { Pen } from '../../../../pictures/canvas.js'
import type { Thing } from '../../../../pictures/drawing.js'
import { inset, partOf, type Rect } from '../../../../pictures/geometry.js'
import { drawCommonIcon } from '../../../../pictures/icons.js'
import { GOLD, INK, PAPER_LIGHT, PAPER_SHADE } from '../../../../pictures/palette.js'
import { drawCoin, pieceThing } from '../../../../pictures/pieces.js'
import { roundRect } from '../../../../pictures/shapes.js'
import { text } from '../../../../pictures/text.js'
import { paintTray } from '../../../../pictures/tray.js'
import { AREAS, type Area, RESEARCH_PRICES, TECHNOLOGIES, TOP_LEVEL_POINTS } from '../../data/technologies.js'
import type { View } from '../../rules/view-types.js'
import { ART, drawArt } from '../art/card-art.js'
import { AREA_COLOURS } from '../art/colours.js'
import { drawIcon, type Icon } from '../art/icons.js'
import { TECHNOLOGY } from '../layout.js'

const GAP = 4
const START = 68

/** What a technology that is no card improves. */
const SIGNS = {
  'particle-beam': ['warship', 'attack'],
  'micro-nuke': ['scout', 'attack'],
  'worm-hole': ['wormhole', null],
  warpdrive: ['movement', null],
  'robotic-manufacturing': ['action', null],
  'asteroid-mining': ['card', null],
} as const satisfies Readonly<Record<string, readonly [Icon, Icon | null]>>

function rowRect(row: number): Rect {
  const inside = inset(TECHNOLOGY, 9)
  const height = (inside.height - 2 * GAP) / 3
  return { x: inside.x, y: Math.round(inside.y + row * (height + GAP)), width: inside.width, height: Math.floor(height) }
}

/** Where the markers of a level stand; 0 is the start. */
function levelRect(row: number, level: number): Rect {
  const { x, y, width, height } = rowRect(row)
  if (level === 0) return { x, y, width: START, height }
  const cell = partOf({ x: x + START, y, width: width - START, height }, level - 1, 3, GAP)
  return { ...cell, x: Math.round(cell.x), width: Math.floor(cell.width) }
}

/** The empty board. */
export function paintTechnology(pen: Pen): void {
  paintTray(pen, TECHNOLOGY)
  for (const [row, area] of AREAS.entries()) {
    const start = levelRect(row, 0)
    drawIcon(pen, area, start.x + start.width / 2 - 4, start.y + 24, 40, AREA_COLOURS[area], INK)
    for (const [index, technology] of TECHNOLOGIES[area].entries())
      paintLevel(pen, area, technology, index, levelRect(row, index + 1))
  }
}

function paintLevel(pen: Pen, area: Area, technology: string, index: number, { x, y, width, height }: Rect): void {
  roundRect(pen, x, y, width, height, 8)
  pen.fillStyle = index === 2 ? AREA_COLOURS[area] : PAPER_SHADE
  pen.fill()
  pen.lineWidth = 2
  pen.strokeStyle = INK
  pen.stroke()
  drawCoin(pen, x + 22, y + 21, 36, String(RESEARCH_PRICES[area][index] ?? ''))
  if (index === 2) paintTop(pen, area, { x, y, width, height })
  else paintGain(pen, SIGNS[technology as keyof typeof SIGNS], x + 60, y + 21)
}

/** The card that the third level unlocks, and its points. */
function paintTop(pen: Pen, area: Area, { x, y, width }: Rect): void {
  const [, , card] = TECHNOLOGIES[area]
  const art = { x: x + 44, y: y + 4, width: 50, height: Math.round((50 * ART.height) / ART.width) }
  drawArt(pen, card, art)
  const star = x + width - 18
  drawCommonIcon(pen, 'star', star - 2, y + 20, 40, GOLD, INK)
  text(pen, String(TOP_LEVEL_POINTS), star - 2, y + 29, { face: 'display', size: 24, fill: INK, align: 'center' })
}

function paintGain(pen: Pen, [what, how]: readonly [Icon, Icon | null], x: number, y: number): void {
  drawIcon(pen, what, x, y, 31, INK)
  if (what === 'wormhole') return
  text(pen, '+1', x + 18, y + 9, { face: 'display', size: 25, fill: INK })
  if (how !== null) drawIcon(pen, how, x + 62, y, 22, INK, PAPER_LIGHT)
}

const MARKER = 21

/** Everybody's markers. */
export function markerThings({ players }: View, colourOf: (seat: Seat) => number): Thing[] {
  return AREAS.flatMap((area, row) =>
    players.map(({ levels }, seat) => {
      const { x, y, width, height } = levelRect(row, levels[area])
      const step = Math.min(27, (width - 8) / players.length)
      const left = x + (width - players.length * step) / 2 + step / 2
      return pieceThing(colourOf(seat), { x: left + seat * step, y: y + height - 14 }, levels[area] === 0 ? 15 : MARKER)
    }),
  )
}
