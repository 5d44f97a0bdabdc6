/** The technology board: three areas with three levels each, what they cost and do, and how far everybody is. */
import type { Pen } from '../../../../pictures/canvas.js'
import type { Thing } from '../../../../pictures/drawing.js'
import { inset, partOf, type Rect } from '../../../../pictures/geometry.js'
import { drawCommonIcon } from '../../../../pictures/icons.js'
import { text } from '../../../../pictures/lettering/text.js'
import { GOLD, INK, PAPER_SHADE } from '../../../../pictures/palette.js'
import type { ColourOf } from '../../../../pictures/paper/panel.js'
import { paintTray } from '../../../../pictures/paper/tray.js'
import { drawCoin, pieceThing } from '../../../../pictures/pieces.js'
import { fillAndStroke, roundRect } from '../../../../pictures/shapes.js'
import { AREAS, type Area, RESEARCH_PRICES, TECHNOLOGIES, TOP_LEVEL_POINTS } from '../../data/technologies.js'
import type { View } from '../../rules/view-types.js'
import { ART, drawArt } from '../art/card-art.js'
import { AREA_COLOURS } from '../art/colours.js'
import { drawIcon, type Icon } from '../art/icons.js'
import { TECHNOLOGY } from '../layout.js'

const GAP = 4
const START = 54

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

/** A level's cell; 0 is the sign of the area. */
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
    drawIcon(pen, area, start.x + start.width / 2 - 3, start.y + start.height / 2, 44, AREA_COLOURS[area], INK)
    for (const [index, technology] of TECHNOLOGIES[area].entries())
      paintLevel(pen, area, technology, index, levelRect(row, index + 1))
  }
}

function paintLevel(pen: Pen, area: Area, technology: string, index: number, { x, y, width, height }: Rect): void {
  roundRect(pen, x, y, width, height, 8)
  fillAndStroke(pen, index === 2 ? AREA_COLOURS[area] : PAPER_SHADE, 2, INK)
  drawCoin(pen, x + 22, y + 21, 36, String(RESEARCH_PRICES[area][index] ?? ''))
  if (index === 2) paintTop(pen, area, { x, y, width, height })
  else paintGain(pen, SIGNS[technology as keyof typeof SIGNS], x + 57, y + 21)
}

/** The card that the third level unlocks, and its points. */
function paintTop(pen: Pen, area: Area, { x, y, width }: Rect): void {
  const [, , card] = TECHNOLOGIES[area]
  const art = { x: x + 42, y: y + 4, width: 44, height: Math.round((44 * ART.height) / ART.width) }
  drawArt(pen, card, art)
  const star = x + width - 22
  drawCommonIcon(pen, 'star', star, y + 22, 44, GOLD, INK)
  text(pen, String(TOP_LEVEL_POINTS), star, y + 31, { face: 'display', size: 25, fill: INK, align: 'center' })
}

function paintGain(pen: Pen, [what, how]: readonly [Icon, Icon | null], x: number, y: number): void {
  drawIcon(pen, what, x, y, 30, INK)
  if (what === 'wormhole') return
  text(pen, '+1', x + 16, y + 9, { face: 'display', size: 24, fill: INK })
  if (how !== null) drawIcon(pen, how, x + 57, y, 21, INK)
}

const MARKER = 22
const STEP = 29

/** The markers of all who have left the start. */
export function markerThings({ players }: View, colourOf: ColourOf): Thing[] {
  return AREAS.flatMap((area, row) =>
    players.flatMap(({ levels }, seat) => {
      const level = levels[area]
      if (level === 0) return []
      const { x, y, width, height } = levelRect(row, level)
      const left = x + (width - players.length * STEP) / 2 + STEP / 2
      return [pieceThing(colourOf(seat), { x: left + seat * STEP, y: y + height - 15 }, MARKER)]
    }),
  )
}
