/**
 * The scoring track: a hundred cells around the map, like the degrees on the frame of an old chart. 0 is at the top left, and it
 * runs clockwise.
 */

import type { Seat } from '../../../../engine/game.js'
import { at } from '../../../../engine/lists.js'
import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { boxAround, type Point, type Rect } from '../../../../pictures/geometry.js'
import { text } from '../../../../pictures/lettering/text.js'
import { INK, PAPER_LIGHT, PAPER_SHADE, seatStyle, WHITE } from '../../../../pictures/palette.js'
import { fillWith, seatShape, strokeWith } from '../../../../pictures/shapes.js'
import type { View } from '../../rules/view-types.js'
import { MAP, TRACK_DEPTH } from '../layout.js'

const ACROSS = 30
const DOWN = 20
const TRACK_CELLS = 2 * (ACROSS + DOWN)

const STEP = { x: (MAP.width - TRACK_DEPTH) / ACROSS, y: (MAP.height - TRACK_DEPTH) / DOWN }
const FAR = { x: MAP.x + MAP.width, y: MAP.y + MAP.height }

/** The cell for a number of points. The track starts over after 99. */
function trackCell(points: number): Rect {
  const cell = ((points % TRACK_CELLS) + TRACK_CELLS) % TRACK_CELLS
  const across = { width: STEP.x, height: TRACK_DEPTH }
  const down = { width: TRACK_DEPTH, height: STEP.y }
  if (cell < ACROSS) return { x: MAP.x + cell * STEP.x, y: MAP.y, ...across }
  if (cell < ACROSS + DOWN) return { x: FAR.x - TRACK_DEPTH, y: MAP.y + (cell - ACROSS) * STEP.y, ...down }
  if (cell < 2 * ACROSS + DOWN) return { x: FAR.x - (cell - ACROSS - DOWN + 1) * STEP.x, y: FAR.y - TRACK_DEPTH, ...across }
  return { x: MAP.x, y: FAR.y - (cell - 2 * ACROSS - DOWN + 1) * STEP.y, ...down }
}

/** The empty track, part of the printed base. */
export function paintTrack(pen: Pen): void {
  pen.fillStyle = PAPER_LIGHT
  pen.fillRect(MAP.x, MAP.y, MAP.width, MAP.height)
  for (let points = 0; points < TRACK_CELLS; points++) {
    const { x, y, width, height } = trackCell(points)
    pen.fillStyle = points % 10 === 0 ? INK : points % 2 === 0 ? PAPER_SHADE : PAPER_LIGHT
    pen.fillRect(x, y, width, height)
    pen.lineWidth = 1
    pen.strokeStyle = INK
    pen.strokeRect(x, y, width, height)
    if (points % 5 !== 0) continue
    const fill = points % 10 === 0 ? PAPER_LIGHT : INK
    text(pen, String(points), x + width / 2, y + height / 2 + 8, { face: 'display', size: 22, fill, align: 'center' })
  }
  pen.lineWidth = 3
  pen.strokeRect(MAP.x, MAP.y, MAP.width, MAP.height)
  pen.strokeRect(MAP.x + TRACK_DEPTH, MAP.y + TRACK_DEPTH, MAP.width - 2 * TRACK_DEPTH, MAP.height - 2 * TRACK_DEPTH)
}

/** The points shown by a seat's marker: the points so far, or the total once the game is over. */
export function markedPoints(view: View, seat: Seat): number {
  return view.scores?.[seat]?.total ?? at(view.players, seat).track
}

/** A player's marker on the track. */
export interface Marker {
  readonly points: number
  readonly colour: number
}

/** Each player's marker. Markers on one cell share it. */
export function markerThings(markers: readonly Marker[]): Thing[] {
  const shared = new Map<number, number[]>()
  for (const { points, colour } of markers) {
    const cell = points % TRACK_CELLS
    shared.set(cell, [...(shared.get(cell) ?? []), colour])
  }
  return [...shared].map(([cell, colours]) => {
    const { x, y, width, height } = trackCell(cell)
    const middle = { x: x + width / 2, y: y + height / 2 }
    return stamped(`markers ${colours}`, boxAround(middle, MARKERS), (own) => {
      drawMarkers(own, colours, { x: MARKERS / 2, y: MARKERS / 2 })
    })
  })
}

/** Side of the square for all markers of a cell. */
const MARKERS = 60

function drawMarkers(pen: Pen, colours: readonly number[], middle: Point): void {
  const alone = colours.length === 1
  for (const [i, colour] of colours.entries()) {
    const dx = alone ? 0 : i % 2 === 0 ? -9 : 9
    const dy = colours.length <= 2 ? 0 : i < 2 ? -8 : 8
    const { fill, shape } = seatStyle(colour)
    seatShape(pen, shape, middle.x + dx, middle.y + dy, alone ? 24 : 15)
    pen.lineJoin = 'round'
    strokeWith(pen, alone ? 5 : 4, INK)
    strokeWith(pen, 2, WHITE)
    fillWith(pen, fill)
  }
}
