/** A player's final score, as a stacked bar of points by source. */
import type { Pen } from '../canvas.js'
import type { Thing } from '../drawing.js'
import type { Rect } from '../geometry.js'
import { drawCommonIcon } from '../icons.js'
import { ALARM, GOLD, INK, LAUREL_GREEN, PAPER_LIGHT } from '../palette.js'
import { drawNamedPanel, FIRST, HEADER, type Owner, withMargin } from '../panel.js'
import { numeral, text, textWidth } from '../text.js'

/** The look of a source of points. */
export interface SourceStyle {
  readonly fill: string
  /** The colour of lettering on `fill`. */
  readonly on: string
  /** Draws its sign in a box of 40 by 40 pixels around (x, y). `colour` is the player's. */
  readonly draw: (pen: Pen, x: number, y: number, colour: number) => void
}

/** Points from one source. Negative ones are taken off the end of the bar. */
interface ScorePart {
  readonly points: number
  readonly style: SourceStyle
}

/** What decides between equal points, and its sign in a box of 34 by 34 pixels around (x, y). */
interface TieBreak {
  readonly count: number
  readonly draw: (pen: Pen, x: number, y: number) => void
}

export interface FinalScore {
  readonly owner: Owner
  readonly won: boolean
  /** Whether the player has the start player token. */
  readonly first: boolean
  readonly total: number
  /** What decides between equal points. */
  readonly beside: TieBreak
  /** In the order of the bar. All players have the same sources. */
  readonly parts: readonly ScorePart[]
}

/** The panel of one seat after the game. `best` is the maximum of all bars; `game` separates the sprites of games. */
export function finalPanel(game: string, score: FinalScore, best: number, rect: Rect): Thing {
  const { owner, won, first, total, beside, parts } = score
  const shown = [owner, won, first, total, beside.count, parts.map(({ points }) => points), best]
  return withMargin(`${game} final ${JSON.stringify(shown)}`, rect, (own, inside) => {
    drawNamedPanel(own, inside, { owner, strong: won, awaited: false, signs: first ? [FIRST] : [] })
    drawTotal(own, score, inside)
    drawBar(own, parts, best, inside)
    drawSources(own, parts, owner.colour, inside)
  })
}

/** The sum of positive points, before any are taken off. */
export const gained = ({ parts }: FinalScore): number => parts.reduce((sum, { points }) => sum + Math.max(0, points), 0)

/** Measures of a panel when four share the column. With fewer players the important parts grow. */
const FOUR = { height: 239, total: 84, bar: 134, sources: 194, upper: 178, lower: 217 } as const
const LARGEST_GROWTH = 1.2

const growthOf = ({ height }: Rect) => Math.min(LARGEST_GROWTH, height / FOUR.height)
const rowAt = ({ y, height }: Rect, middle: number) =>
  y + HEADER + ((height - HEADER) * (middle - HEADER)) / (FOUR.height - HEADER)

function drawTotal(pen: Pen, { total, beside, won }: FinalScore, rect: Rect): void {
  const middle = rowAt(rect, FOUR.total)
  const growth = growthOf(rect)
  const star = rect.x + 60 * growth
  drawCommonIcon(pen, 'star', star, middle, 46 * growth, GOLD, INK)
  text(pen, numeral(total), star + 60 * growth, middle + 21 * growth, { face: 'display', size: 60 * growth, fill: INK })
  if (won) drawCommonIcon(pen, 'laurel', star, middle, 92 * growth, LAUREL_GREEN)
  const sign = rect.x + rect.width - 96
  beside.draw(pen, sign, middle)
  text(pen, String(beside.count), sign + 24, middle + 11, { face: 'display', size: 30, fill: INK })
}

function drawBar(pen: Pen, parts: readonly ScorePart[], best: number, rect: Rect): void {
  const growth = growthOf(rect)
  const height = Math.round(36 * growth)
  const letters = 24 * growth
  const middle = rowAt(rect, FOUR.bar)
  const widthOf = (points: number) => Math.round(((rect.width - 32) * points) / best)
  const first = rect.x + 16
  const segments = parts.map(({ points, style }) => ({ points, style, width: widthOf(Math.max(0, points)) }))
  const whole = segments.reduce((sum, { width }) => sum + width, 0)
  const lost = Math.min(whole, widthOf(parts.reduce((sum, { points }) => sum + Math.max(0, -points), 0)))
  let left = first
  for (const { points, style, width } of segments) {
    if (width === 0) continue
    pen.fillStyle = style.fill
    pen.fillRect(left, middle - height / 2, width, height)
    pen.lineWidth = 2
    pen.strokeStyle = INK
    pen.strokeRect(left, middle - height / 2, width, height)
    // A loss covers the end of the bar, so the number stands in the visible rest of its part.
    const shown = Math.min(width, first + whole - lost - left)
    const words = String(points)
    if (textWidth(words, 'display', letters) + 8 < shown) {
      text(pen, words, left + shown / 2, middle + letters * 0.36, {
        face: 'display',
        size: letters,
        fill: style.on,
        align: 'center',
      })
    }
    left += width
  }
  drawLoss(pen, { x: left - lost, y: middle - height / 2, width: lost, height })
}

const STRIPE = 12

/** Points that are taken off again, struck through. */
function drawLoss(pen: Pen, { x, y, width, height }: Rect): void {
  if (width === 0) return
  pen.save()
  pen.beginPath()
  pen.rect(x, y, width, height)
  pen.fillStyle = PAPER_LIGHT
  pen.fill()
  pen.lineWidth = 2
  pen.strokeStyle = INK
  pen.stroke()
  pen.clip()
  pen.beginPath()
  for (let left = x - height; left < x + width; left += STRIPE) {
    pen.moveTo(left, y + height)
    pen.lineTo(left + height, y)
  }
  pen.lineWidth = 4
  pen.strokeStyle = ALARM
  pen.stroke()
  pen.restore()
}

/** With more sources than this they take two rows. */
const MOST_IN_A_ROW = 4

function drawSources(pen: Pen, parts: readonly ScorePart[], colour: number, rect: Rect): void {
  if (parts.length > MOST_IN_A_ROW) {
    drawTwoRows(pen, parts, colour, rect)
    return
  }
  const middle = rowAt(rect, FOUR.sources)
  const step = (rect.width - 24) / parts.length
  for (const [i, { points, style }] of parts.entries()) {
    const left = rect.x + 14 + i * step
    style.draw(pen, left + 20, middle, colour)
    text(pen, numeral(points), left + 42, middle + 10, { face: 'display', size: 30, fill: INK })
    drawSwatch(pen, style.fill, { x: left, y: middle + 24, width: step - 10, height: 8 })
  }
}

function drawTwoRows(pen: Pen, parts: readonly ScorePart[], colour: number, rect: Rect): void {
  const columns = Math.ceil(parts.length / 2)
  const step = (rect.width - 28) / columns
  for (const [i, { points, style }] of parts.entries()) {
    const middle = rowAt(rect, i < columns ? FOUR.upper : FOUR.lower)
    const left = rect.x + 16 + (i % columns) * step
    drawSwatch(pen, style.fill, { x: left, y: middle - 18, width: 9, height: 36 })
    style.draw(pen, left + 36, middle, colour)
    text(pen, numeral(points), left + 62, middle + 10, { face: 'display', size: 30, fill: INK })
  }
}

function drawSwatch(pen: Pen, fill: string, { x, y, width, height }: Rect): void {
  pen.fillStyle = fill
  pen.fillRect(x, y, width, height)
  pen.lineWidth = 1.5
  pen.strokeStyle = INK
  pen.strokeRect(x, y, width, height)
}
