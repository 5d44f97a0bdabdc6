/** The final score: each player's points by source, as a stacked bar. */

import type { Pen } from '../../../pictures/canvas.js'
import type { Thing } from '../../../pictures/drawing.js'
import type { Rect } from '../../../pictures/geometry.js'
import { GOLD, INK } from '../../../pictures/palette.js'
import { drawCoin } from '../../../pictures/pieces.js'
import { text, textWidth } from '../../../pictures/text.js'
import type { Score, View } from '../rules/types.js'
import { POINT_SOURCES } from '../texts/points.js'
import { LAUREL_GREEN } from './course.js'
import { drawIcon } from './icons.js'
import { panelRect } from './layout.js'
import { drawNameBar, HEADER, type Owner, withMargin } from './panels.js'
import { SOURCE_STYLES } from './sources.js'

/** The panel of one seat once the game is over; only for views with scores. */
export function finalPanel(view: View, seat: number, owner: Owner): Thing[] {
  const score = view.scores?.[seat]
  if (score === undefined) return []
  const best = Math.max(1, ...(view.scores ?? []).map(({ total }) => total))
  const won = view.winners?.includes(seat) === true
  const key = `final ${JSON.stringify([owner, score, best, won, view.first === seat])}`
  const paint = (own: Pen, inside: Rect) => {
    drawNameBar(own, inside, { strong: won, driving: false, awaited: false, first: view.first === seat, isRoomy: false }, owner)
    drawTotal(own, score, won, inside)
    drawBar(own, score, best, inside)
    drawSources(own, score, owner.colour, inside)
  }
  return [withMargin(key, panelRect(seat, view.seats), paint)]
}

/** Measures of a panel when four share the column; with fewer players what matters grows. */
const FOUR = { height: 239, total: 84, bar: 134, sources: 194 } as const
const LARGEST_GROWTH = 1.2

const growthOf = ({ height }: Rect) => Math.min(LARGEST_GROWTH, height / FOUR.height)
const rowAt = ({ y, height }: Rect, middle: number) =>
  y + HEADER + ((height - HEADER) * (middle - HEADER)) / (FOUR.height - HEADER)

function drawTotal(pen: Pen, { total, dollars }: Score, won: boolean, rect: Rect): void {
  const middle = rowAt(rect, FOUR.total)
  const growth = growthOf(rect)
  const star = rect.x + 60 * growth
  drawIcon(pen, 'star', star, middle, 46 * growth, GOLD, INK)
  text(pen, String(total), star + 60 * growth, middle + 21 * growth, { face: 'display', size: 60 * growth, fill: INK })
  if (won) drawIcon(pen, 'laurel', star, middle, 92 * growth, LAUREL_GREEN)
  drawCoin(pen, rect.x + 312, middle, 34)
  text(pen, String(dollars), rect.x + 336, middle + 11, { face: 'display', size: 30, fill: INK })
}

function drawBar(pen: Pen, score: Score, best: number, rect: Rect): void {
  const growth = growthOf(rect)
  const height = Math.round(36 * growth)
  const letters = 24 * growth
  const middle = rowAt(rect, FOUR.bar)
  const full = rect.width - 32
  let left = rect.x + 16
  for (const source of POINT_SOURCES) {
    const { fill, on } = SOURCE_STYLES[source]
    const width = Math.round((full * score[source]) / best)
    if (width === 0) continue
    pen.fillStyle = fill
    pen.fillRect(left, middle - height / 2, width, height)
    pen.lineWidth = 2
    pen.strokeStyle = INK
    pen.strokeRect(left, middle - height / 2, width, height)
    const words = String(score[source])
    if (textWidth(words, 'display', letters) + 8 < width) {
      text(pen, words, left + width / 2, middle + letters * 0.36, { face: 'display', size: letters, fill: on, align: 'center' })
    }
    left += width
  }
}

function drawSources(pen: Pen, score: Score, colour: number, rect: Rect): void {
  const middle = rowAt(rect, FOUR.sources)
  const step = (rect.width - 24) / POINT_SOURCES.length
  for (const [i, source] of POINT_SOURCES.entries()) {
    const { fill, draw } = SOURCE_STYLES[source]
    const left = rect.x + 14 + i * step
    draw(pen, left + 20, middle, colour)
    text(pen, String(score[source]), left + 42, middle + 10, { face: 'display', size: 30, fill: INK })
    pen.fillStyle = fill
    pen.fillRect(left, middle + 24, step - 10, 8)
    pen.lineWidth = 1.5
    pen.strokeStyle = INK
    pen.strokeRect(left, middle + 24, step - 10, 8)
  }
}
