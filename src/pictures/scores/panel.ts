/** Players' final scores on panels of the last board, each as a stacked bar of points by source. */
import type { Pen } from '../canvas.js'
import type { Thing } from '../drawing.js'
import type { Point, Rect } from '../geometry.js'
import { drawCommonIcon } from '../icons.js'
import { numeral, text, textWidth } from '../lettering/text.js'
import { GOLD, INK, LAUREL_GREEN } from '../palette.js'
import { drawNamedPanel, FIRST, HEADER, type Nameplate, type Owner, withMargin } from '../paper/panel.js'
import { drawBar, type ScorePart } from './bar.js'

/** What decides between equal points, and its sign in a box of 34 by 34 pixels around (x, y). */
export interface TieBreak {
  readonly count: number
  readonly draw: (pen: Pen, x: number, y: number) => void
}

export interface FinalScore {
  readonly owner: Owner
  readonly won: boolean
  /** Whether the player has the start player token. */
  readonly first: boolean
  readonly total: number
  /** What decides between equal points, what decides first before what decides only where that is equal, too. */
  readonly beside: readonly TieBreak[]
  /** In the order of the bar. All players have the same sources. */
  readonly parts: readonly ScorePart[]
}

/** Everybody's final score on the panels of a board. `game` separates the sprites of games. */
export function finalPanels(game: string, scores: readonly FinalScore[], rectOf: (seat: number, seats: number) => Rect): Thing[] {
  const best = Math.max(1, ...scores.map(gained))
  return scores.map((score, seat) => finalPanel(game, score, best, rectOf(seat, scores.length)))
}

/** The panel of one seat after the game. `best` is the maximum of all bars. */
function finalPanel(game: string, score: FinalScore, best: number, rect: Rect): Thing {
  const { owner, won, first, total, beside, parts } = score
  const shown = [owner, won, first, total, beside.map(({ count }) => count), parts.map(({ points }) => points), best]
  return withMargin(`${game} final ${JSON.stringify(shown)}`, rect, (own, inside) => {
    const plate: Nameplate = { owner, strong: won, awaited: false, signs: first ? [FIRST] : [] }
    if (rect.height < TALL.least) drawLow(own, score, plate, best, inside)
    else drawTall(own, score, plate, best, inside)
  })
}

/** The sum of positive points, before any are taken off. */
const gained = ({ parts }: FinalScore): number => parts.reduce((sum, { points }) => sum + Math.max(0, points), 0)

/** A phone shows these letters 11 pixels high. */
const READ = 44
/** Where there is no room for two such digits, they are a little smaller. */
const LEAST = 38
/** The plate with the name. */
const PLATE = { height: 56, letters: READ } as const

/** Measures of a panel when four share the column. With three players the important parts grow. */
const FOUR = { height: 239, total: 82, bar: 134, barHeight: 44, sources: 194 } as const
/** The same where the sources take two rows. */
const TWO_ROWS = { bar: 128, barHeight: 38, upper: 172, lower: 211 } as const
const LARGEST_GROWTH = 1.2
/** Margin of the bar. */
const MARGIN = 16

function drawLow(pen: Pen, score: FinalScore, plate: Nameplate, best: number, rect: Rect): void {
  const growth = Math.min(LARGEST_GROWTH, rect.height / FOUR.height)
  const rowAt = (middle: number) => rect.y + HEADER + ((rect.height - HEADER) * (middle - HEADER)) / (FOUR.height - HEADER)
  const isLong = score.parts.length > MOST_IN_A_ROW
  const { bar: middle, barHeight } = isLong ? TWO_ROWS : FOUR
  const height = Math.round(barHeight * growth)
  const bar = { x: rect.x + MARGIN, y: rowAt(middle) - height / 2, width: rect.width - 2 * MARGIN, height }
  drawNamedPanel(pen, rect, { ...plate, ...PLATE })
  drawTotal(pen, score, rect, rowAt(FOUR.total), { growth, beside: 1 })
  drawBar(pen, score.parts, best, bar, READ)
  if (isLong) drawTwoRows(pen, score, rect, [rowAt(TWO_ROWS.upper), rowAt(TWO_ROWS.lower)])
  else drawRow(pen, score, rect, rowAt(FOUR.sources))
}

/** Measures of a panel when two share the column: from its top to the middle of the total, to the bar, and to the sources. */
const TALL = { least: 400, total: 126, bar: 204, barHeight: 56, sources: 282, foot: 14 } as const
/** How much larger than among four. */
const GROWTH = { growth: 1.45, beside: 1.2 } as const

function drawTall(pen: Pen, score: FinalScore, plate: Nameplate, best: number, rect: Rect): void {
  const bar = { x: rect.x + MARGIN, y: rect.y + TALL.bar, width: rect.width - 2 * MARGIN, height: TALL.barHeight }
  drawNamedPanel(pen, rect, { ...plate, ...PLATE })
  drawTotal(pen, score, rect, rect.y + TALL.total, GROWTH)
  drawBar(pen, score.parts, best, bar, READ)
  const top = rect.y + TALL.sources
  drawGrid(pen, score, { x: bar.x, y: top, width: bar.width, height: rect.y + rect.height - TALL.foot - top })
}

/** Before the sign of what decides ties, where several things do. */
const BESIDE_GAP = 12

/** How much larger the total and what decides ties are than among four. */
interface Growth {
  readonly growth: number
  readonly beside: number
}

function drawTotal(
  pen: Pen,
  { total, beside, won }: FinalScore,
  rect: Rect,
  middle: number,
  { growth, beside: other }: Growth,
): void {
  const star = rect.x + 60 * growth
  const words = numeral(total)
  const begin = star + 60 * growth
  const room = drawBeside(pen, beside, { x: rect.x + rect.width - 22, y: middle }, beside.length > 1 ? 1 : other) - begin
  const size = Math.min(60 * growth, (60 * growth * room) / textWidth(words, 'display', 60 * growth))
  drawCommonIcon(pen, 'star', star, middle, 46 * growth, GOLD, INK)
  text(pen, words, begin, middle + 0.36 * size, { face: 'display', size, fill: INK })
  if (won) drawCommonIcon(pen, 'laurel', star, middle, 84 * growth, LAUREL_GREEN)
}

/** Draws from the right end what decides between equal points. Where the first of it begins. */
function drawBeside(pen: Pen, beside: readonly TieBreak[], end: Point, scale: number): number {
  return beside.reduceRight((right, { count, draw }) => {
    const words = String(count)
    const sign = right - Math.max(50, 24 * scale + textWidth(words, 'display', READ))
    scaled(pen, { x: sign, y: end.y }, scale, (own) => draw(own, 0, 0))
    text(pen, words, sign + 24 * scale, end.y + 0.36 * READ, { face: 'display', size: READ, fill: INK })
    return sign - 20 * scale - (beside.length > 1 ? BESIDE_GAP : 0)
  }, end.x)
}

/** Draws around (0, 0) what is to appear around a point in this scale. */
function scaled(pen: Pen, { x, y }: Point, scale: number, draw: (pen: Pen) => void): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(scale, scale)
  draw(pen)
  pen.restore()
}

/** With more sources than this they take two rows. */
const MOST_IN_A_ROW = 4

function drawRow(pen: Pen, { parts, owner: { colour } }: FinalScore, rect: Rect, middle: number): void {
  const step = (rect.width - 20) / parts.length
  for (const [i, { points, style }] of parts.entries()) {
    const left = rect.x + 12 + i * step
    style.draw(pen, left + 20, middle, colour)
    drawPoints(pen, points, { x: left + 42, y: middle }, step - 44)
    drawSwatch(pen, style.fill, { x: left, y: middle + 24, width: step - 10, height: 8 })
  }
}

function drawTwoRows(pen: Pen, { parts, owner: { colour } }: FinalScore, rect: Rect, rows: readonly [number, number]): void {
  const columns = Math.ceil(parts.length / 2)
  const step = (rect.width - 28) / columns
  for (const [i, { points, style }] of parts.entries()) {
    const middle = i < columns ? rows[0] : rows[1]
    const left = rect.x + 16 + (i % columns) * step
    drawSwatch(pen, style.fill, { x: left, y: middle - 18, width: 9, height: 36 })
    style.draw(pen, left + 36, middle, colour)
    drawPoints(pen, points, { x: left + 60, y: middle }, step - 62)
  }
}

/** The points of a source, to the right of its sign. */
function drawPoints(pen: Pen, points: number, { x, y }: Point, room: number): void {
  const words = numeral(points)
  const size = Math.max(LEAST, Math.min(READ, (READ * room) / textWidth(words, 'display', READ)))
  text(pen, words, x, y + 0.36 * size, { face: 'display', size, fill: INK })
}

/** The sources in two columns that share the box, with as large signs as their rows have room for. */
function drawGrid(pen: Pen, { parts, owner: { colour } }: FinalScore, box: Rect): void {
  const row = box.height / Math.ceil(parts.length / 2)
  const growth = Math.min(1.6, row / 50)
  for (const [i, { points, style }] of parts.entries()) {
    const left = box.x + ((i % 2) * box.width) / 2
    const middle = box.y + (Math.floor(i / 2) + 0.5) * row
    drawSwatch(pen, style.fill, { x: left, y: middle - 20 * growth, width: 10 * growth, height: 40 * growth })
    scaled(pen, { x: left + 38 * growth, y: middle }, growth, (own) => style.draw(own, 0, 0, colour))
    const size = Math.max(READ, 34 * growth)
    text(pen, numeral(points), left + 66 * growth, middle + 0.36 * size, { face: 'display', size, fill: INK })
  }
}

function drawSwatch(pen: Pen, fill: string, { x, y, width, height }: Rect): void {
  pen.fillStyle = fill
  pen.fillRect(x, y, width, height)
  pen.lineWidth = 1.5
  pen.strokeStyle = INK
  pen.strokeRect(x, y, width, height)
}
