/** Points over time: a line for each player, in the player's own colour, shape and dashes. */

import type { Pen } from '../canvas.js'
import type { Point, Rect } from '../geometry.js'
import { drawCommonIcon } from '../icons.js'
import { numeral, text, textWidth } from '../lettering/text.js'
import { GOLD, INK, LAUREL_GREEN, PAPER_LIGHT, PAPER_SHADE, seatStyle } from '../palette.js'
import { drawPiece } from '../pieces.js'
import { fillAndStroke, roundRect, strokeWith } from '../shapes.js'
import { spread } from './spread.js'

/** What each seat would have scored if the game had ended at that moment: as the first turn begins, then after each turn. */
export type PointsByTurn = readonly (readonly number[])[]

/** Game-specific decorations of the chart. */
export interface PointsChartOrnaments {
  /** Drawn behind the lines, in a box of this width at the top left, in the shading colour. */
  readonly shadow: (pen: Pen, x: number, y: number, width: number) => void
  /** Drawn at the end of the turn axis. */
  readonly sign: (pen: Pen, x: number, y: number, width: number) => void
}

/** A seat's line. */
export interface PointsLine {
  readonly name: string
  readonly colour: number
  /** Final points, where the line ends. */
  readonly total: number
  readonly won: boolean
}

/** In pixels. */
export const CHART = { width: 1600, height: 760 } as const
const FRAME: Rect = { x: 10, y: 10, width: CHART.width - 20, height: CHART.height - 20 }
const PLOT: Rect = { x: 122, y: 116, width: 880, height: 520 }
/** The gap between two labels at the ends of lines. */
const END_GAP = 92
const END_X = PLOT.x + PLOT.width + 62
const TOTAL_X = END_X + 46
/** Between a total and the name after it, and between the longest name and the frame. */
const NAME_MARGIN = 22
/** A phone shows them 11 pixels high. */
const LETTERS = 44
const TOTAL_SIZE = 50
const MOST_STEPS = { points: 8, turns: 8 } as const
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500] as const
/** By colour. The first line is solid, each of the others has its own dashes. */
const DASHES: readonly (readonly number[])[] = [[], [34, 12], [12, 10], [34, 10, 10, 10]]

/** The chart with its frame. Without points by turn it shows only the totals. */
export function drawPointsChart(
  pen: Pen,
  pointsByTurn: PointsByTurn,
  lines: readonly PointsLine[],
  ornaments: PointsChartOrnaments,
): void {
  const turns = Math.max(1, pointsByTurn.length - 1)
  const all = [...pointsByTurn.flat(), ...lines.map(({ total }) => total)]
  const { step, bottom, top } = levelsOf(Math.min(0, ...all), Math.max(1, ...all))
  const place = (turn: number, points: number): Point => ({
    x: PLOT.x + (PLOT.width * turn) / turns,
    y: PLOT.y + PLOT.height * (1 - (points - bottom) / (top - bottom)),
  })
  paintFrame(pen, ornaments)
  for (let points = bottom; points <= top; points += step) paintLevel(pen, points, place(0, points).y)
  const stride = stepFor(turns, MOST_STEPS.turns)
  for (let turn = 0; turn <= turns; turn += stride) paintTurn(pen, turn, place(turn, bottom))
  drawTracks(
    pen,
    pointsByTurn,
    lines.map(({ colour }) => colour),
    place,
  )
  drawEnds(
    pen,
    lines.map((line) => ({ ...line, end: place(turns, line.total) })),
  )
}

/** A line with beads for each seat, through what it had at each turn. Returns where each line ends. */
export function drawTracks(
  pen: Pen,
  pointsByTurn: PointsByTurn,
  colours: readonly number[],
  place: (turn: number, value: number) => Point,
): readonly Point[] {
  const tracks = colours.map((colour, seat) => ({
    colour,
    points: pointsByTurn.map((each, turn) => place(turn, each[seat] ?? 0)),
  }))
  for (const { colour, points } of tracks) drawLine(pen, points, colour)
  for (const [seat, { colour, points }] of tracks.entries()) drawBeads(pen, points, colour, seat / tracks.length)
  return tracks.map(({ points }) => points.at(-1) ?? place(0, 0))
}

/** Round levels that cover the whole range. */
function levelsOf(least: number, most: number): { readonly step: number; readonly bottom: number; readonly top: number } {
  const step = stepFor(most - least, MOST_STEPS.points)
  return { step, bottom: Math.floor(least / step) * step, top: Math.ceil(most / step) * step }
}

/** The smallest round step with which at most `limit` steps reach `most`. */
export function stepFor(most: number, limit: number): number {
  return STEPS.find((step) => most / step <= limit) ?? most
}

function paintFrame(pen: Pen, { shadow, sign }: PointsChartOrnaments): void {
  const { x, y, width, height } = FRAME
  roundRect(pen, x, y, width, height, 10)
  fillAndStroke(pen, PAPER_LIGHT, 2.5, INK)
  roundRect(pen, x + 7, y + 7, width - 14, height - 14, 6)
  pen.lineWidth = 1.2
  pen.stroke()
  shadow(pen, PLOT.x + 90, PLOT.y + 70, 420)
  drawCommonIcon(pen, 'star', PLOT.x - 34, y + 50, 52, GOLD, INK)
  sign(pen, PLOT.x + PLOT.width + 46, PLOT.y + PLOT.height + 8, 92)
}

function paintLevel(pen: Pen, points: number, y: number): void {
  pen.fillStyle = points === 0 ? INK : PAPER_SHADE
  pen.fillRect(PLOT.x, y - 1.5, PLOT.width, 3)
  text(pen, numeral(points), PLOT.x - 14, y + LETTERS * 0.34, { face: 'display', size: LETTERS, fill: INK, align: 'right' })
}

function paintTurn(pen: Pen, turn: number, { x, y }: Point): void {
  pen.fillStyle = INK
  pen.fillRect(x - 1.5, y, 3, 12)
  text(pen, String(turn), x, y + 56, { face: 'display', size: LETTERS, fill: INK, align: 'center' })
}

/** A player's line through points. */
function drawLine(pen: Pen, track: readonly Point[], colour: number): void {
  const dashes = DASHES[colour] ?? []
  pen.beginPath()
  for (const { x, y } of track) pen.lineTo(x, y)
  pen.lineJoin = 'round'
  pen.lineCap = 'butt'
  for (const [width, style] of [
    [13, INK],
    [8, seatStyle(colour).fill],
  ] as const) {
    pen.setLineDash([...dashes])
    strokeWith(pen, width, style)
  }
  pen.setLineDash([])
}

const BEADS = 6

/** The player's shape at intervals on the line. `shift` separates those of equal lines. */
function drawBeads(pen: Pen, track: readonly Point[], colour: number, shift: number): void {
  for (let bead = 0; bead < BEADS; bead++) {
    const spot = track[Math.round(((bead + 0.3 + shift) / BEADS) * (track.length - 1))]
    if (spot !== undefined && bead + 0.3 + shift < BEADS - 0.3) drawPiece(pen, colour, spot.x, spot.y, 26)
  }
}

/** Totals and names, each as close to the end of its line as the others allow. Among equal totals the winner's is on top. */
function drawEnds(pen: Pen, lines: readonly (PointsLine & { readonly end: Point })[]): void {
  const wanted = lines.map(({ end, won }) => (won ? end.y - 1 : end.y))
  const spots = spread(wanted, END_GAP, PLOT.y, PLOT.y + PLOT.height - 60)
  const nameX = TOTAL_X + Math.max(...lines.map(({ total }) => textWidth(numeral(total), 'display', TOTAL_SIZE))) + NAME_MARGIN
  const nameRoom = FRAME.x + FRAME.width - NAME_MARGIN - nameX
  for (const [seat, { name, colour, total, won, end }] of lines.entries()) {
    const y = spots[seat] ?? end.y
    pen.beginPath()
    pen.moveTo(end.x, end.y)
    pen.lineTo(END_X - 24, y)
    strokeWith(pen, 3, INK)
    if (won) drawCommonIcon(pen, 'laurel', END_X, y, 90, LAUREL_GREEN)
    drawPiece(pen, colour, END_X, y, 40)
    text(pen, numeral(total), TOTAL_X, y + 17, { face: 'display', size: TOTAL_SIZE, fill: INK })
    text(pen, name, nameX, y + 15, { face: 'text', size: LETTERS, fill: INK, maxWidth: nameRoom })
  }
}
