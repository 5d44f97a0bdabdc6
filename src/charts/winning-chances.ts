/** Draws the chances to win over a game: a line for each player, in the player's own colour, shape and dashes. */

import type { Pen } from '../pictures/canvas.js'
import type { Drawing } from '../pictures/drawing.js'
import type { Point } from '../pictures/geometry.js'
import { text } from '../pictures/lettering/text.js'
import { INK, INK_SOFT, PAPER_LIGHT, PAPER_SHADE, seatStyle } from '../pictures/palette.js'
import { drawPiece } from '../pictures/pieces.js'
import { drawTracks, stepFor } from '../pictures/scores/points-chart.js'
import { spread } from '../pictures/scores/spread.js'
import { strokeWith } from '../pictures/shapes.js'
import { inksOf } from './inks.js'
import { drawSheet, FRAME, HEAD, paintName, SHEET_WIDTH } from './sheet.js'

export interface WinningChances {
  readonly title: string
  readonly subtitle: string
  /** By seat. */
  readonly players: readonly { readonly name: string; readonly colour: number }[]
  /** By turn and seat, in per cent, at the start and then after each turn. At least one. */
  readonly chances: readonly (readonly number[])[]
  /** The labels of the levels 0, 50 and 100 per cent. */
  readonly levels: readonly [string, string, string]
  /** Turns to mark. */
  readonly marked: readonly number[]
}

const HEIGHT = 860
const PLOT = { x: 160, y: HEAD + 20, width: 520, height: HEIGHT - HEAD - 120 } as const
const NAMES_X = PLOT.x + PLOT.width + 62
const NAME_GAP = 84
/** Between the longest name and the frame. Emoji may be a little wider than they measure. */
const NAME_MARGIN = 22
/** Labels of turns that fit below the plot. */
const MOST_TURNS = 7
const LETTERS = 36

const COLOURS = [0, 1, 2, 3]
const INKS = inksOf(
  'chances',
  COLOURS.map((colour) => [seatStyle(colour).fill, [PAPER_LIGHT, INK]]),
)

export function drawWinningChances(chart: WinningChances): Drawing {
  const kind = 'winning-chances'
  return drawSheet({ chart, height: HEIGHT, kind, name: 'chances', inks: () => INKS, paint: paintChances })
}

function paintChances(pen: Pen, { players, chances, levels, marked }: WinningChances): void {
  const turns = Math.max(1, chances.length - 1)
  const place = (turn: number, chance: number): Point => ({
    x: PLOT.x + (PLOT.width * turn) / turns,
    y: PLOT.y + PLOT.height * (1 - chance / 100),
  })
  for (const turn of marked) paintMark(pen, place(turn, 100).x, place(0, 0).y)
  for (const [index, label] of levels.entries()) paintLevel(pen, label, place(0, 50 * index).y)
  const stride = stepFor(turns, MOST_TURNS)
  for (let turn = 0; turn <= turns; turn += stride) paintTurn(pen, turn, place(turn, 0))
  const colours = players.map(({ colour }) => colour)
  paintNames(pen, players, drawTracks(pen, chances, colours, place))
}

function paintLevel(pen: Pen, label: string, y: number): void {
  pen.fillStyle = PAPER_SHADE
  pen.fillRect(PLOT.x, Math.round(y) - 1, PLOT.width, 3)
  text(pen, label, PLOT.x - 18, y + LETTERS * 0.34, { face: 'display', size: LETTERS, fill: INK, align: 'right' })
}

function paintTurn(pen: Pen, turn: number, { x, y }: Point): void {
  pen.fillStyle = INK
  pen.fillRect(x - 1.5, y, 3, 12)
  text(pen, String(turn), x, y + 54, { face: 'display', size: LETTERS, fill: INK_SOFT, align: 'center' })
}

/** A turning point. */
function paintMark(pen: Pen, x: number, bottom: number): void {
  pen.fillStyle = PAPER_SHADE
  pen.fillRect(x - 4, PLOT.y, 8, bottom - PLOT.y)
}

/** Each name as close to the end of its line as the others allow. */
function paintNames(pen: Pen, players: WinningChances['players'], ends: readonly Point[]): void {
  const spots = spread(
    ends.map(({ y }) => y),
    NAME_GAP,
    PLOT.y,
    PLOT.y + PLOT.height,
  )
  for (const [seat, { name, colour }] of players.entries()) {
    const end = ends[seat]
    const y = spots[seat] ?? PLOT.y
    if (end === undefined) continue
    pen.beginPath()
    pen.moveTo(end.x, end.y)
    pen.lineTo(NAMES_X - 26, y)
    strokeWith(pen, 3, INK)
    drawPiece(pen, colour, NAMES_X, y, 40)
    const x = NAMES_X + 34
    paintName(pen, name, { x, y: y + 13 }, SHEET_WIDTH - FRAME - NAME_MARGIN - x)
  }
}
