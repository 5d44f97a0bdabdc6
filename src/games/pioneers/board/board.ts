/** The picture of a game of Pioneers: the map with everything on it, the display below, the players beside. */
import { createHash } from 'node:crypto'
import type { Seat } from '../../../engine/game.js'
import { type Layer, type Pen, paintedLayer } from '../../../pictures/canvas.js'
import type { Drawing } from '../../../pictures/drawing.js'
import { GOLD, INK, INK_SOFT, PAPER, PAPER_LIGHT, PAPER_SHADE } from '../../../pictures/palette.js'
import { stamp } from '../../../pictures/sprites.js'
import { text } from '../../../pictures/text.js'
import type { Reader } from '../../plug.js'
import { BOSTON } from '../data/map.js'
import type { Mark, View } from '../rules/types.js'
import { paintGeography } from './base.js'
import { type Chart, chartOf, LABEL_BASELINE, LABEL_SIZE } from './chart.js'
import { drawDisplay, paintTray } from './display.js'
import { drawFinalPanel } from './final.js'
import { PICTURE, TILE_SIZE } from './layout.js'
import { drawBadges, drawBands } from './marks.js'
import { drawPanel } from './panels.js'
import { drawCover, drawPioneers, drawRoads, drawStagecoach, pieceSpots } from './pieces.js'
import { openLines, settlersAt, standingOn } from './standing.js'
import { drawTile } from './tiles.js'
import { drawMarkers, markedPoints, paintTrack } from './track.js'

/** The board as `view` shows it, with `marks` pointed out. */
export function drawBoard(view: View, marks: readonly Mark[], reader: Reader): Drawing {
  const key = createHash('sha256')
    .update(JSON.stringify([view, marks, reader.names, reader.colours ?? null]))
    .digest('base64url')
  return { ...PICTURE, key: `pioneers-board-${key}`, paint: (pen) => paintBoard(pen, view, marks, reader) }
}

function paintBoard(pen: Pen, view: View, marks: readonly Mark[], reader: Reader): void {
  const chart = chartOf(view.map)
  pen.drawImage(printedBase(), 0, 0)
  paintLines(pen, view, chart)
  const colourOf = (seat: Seat) => reader.colours?.[seat] ?? seat
  drawMarkers(
    pen,
    view.players.map((_, seat) => ({ points: markedPoints(view, seat), colour: colourOf(seat) })),
  )
  drawBands(pen, chart, marks)
  paintOwnNetwork(pen, view, chart)
  paintRoads(pen, view, chart, colourOf)
  paintNames(pen, chart)
  for (const place of chart.places.keys()) paintPlace(pen, view, chart, place, colourOf)
  const coach = { berth: chart.berths[view.stagecoach], city: chart.places[view.stagecoach] }
  if (coach.berth !== undefined && coach.city !== undefined) drawStagecoach(pen, coach.berth, coach.city)
  drawBadges(pen, chart, marks, standingOn(view, chart))
  drawDisplay(pen, view)
  const drawOwner = view.scores === null ? drawPanel : drawFinalPanel
  for (let seat = 0; seat < view.seats; seat++)
    drawOwner(pen, view, seat, { name: reader.names[seat] ?? '', colour: colourOf(seat) })
}

let base: Layer | null = null

/** Whatever is the same on every picture. */
function printedBase(): Layer {
  base ??= paintedLayer(PICTURE.width, PICTURE.height, (pen) => {
    pen.fillStyle = PAPER_SHADE
    pen.fillRect(0, 0, PICTURE.width, PICTURE.height)
    paintTrack(pen)
    paintTray(pen)
    paintGeography(pen)
  })
  return base
}

/** Thin dots: nobody may travel or build there. */
const CLOSED = [[2, INK_SOFT, [2, 8]]] as const
const OPEN = [
  [9, PAPER_LIGHT, []],
  [5, INK_SOFT, [9, 5]],
] as const

function paintLines(pen: Pen, view: View, { map, lines, places }: Chart): void {
  const open = openLines(map, view.covered)
  for (const [line, [from, to]] of lines.entries()) {
    for (const [width, colour, dash] of open.includes(line) ? OPEN : CLOSED) {
      pen.beginPath()
      pen.moveTo(from.x, from.y)
      pen.lineTo(to.x, to.y)
      pen.setLineDash([...dash])
      pen.lineWidth = width
      pen.strokeStyle = colour
      pen.stroke()
    }
  }
  pen.setLineDash([])
  for (const { x, y } of places) paintCity(pen, x, y)
}

function paintCity(pen: Pen, x: number, y: number): void {
  pen.beginPath()
  pen.arc(x, y, 24, 0, Math.PI * 2)
  pen.fillStyle = PAPER
  pen.fill()
  pen.lineWidth = 2
  pen.strokeStyle = INK
  pen.stroke()
}

/** The viewer's own largest network shines. */
function paintOwnNetwork(pen: Pen, view: View, chart: Chart): void {
  const own = view.viewer === 'table' ? undefined : view.players[view.viewer]
  if (own === undefined) return
  pen.beginPath()
  for (const line of own.networkLines) {
    const ends = chart.lines[line]
    if (ends === undefined) continue
    pen.moveTo(ends[0].x, ends[0].y)
    pen.lineTo(ends[1].x, ends[1].y)
  }
  pen.lineCap = 'round'
  for (const [width, colour] of [
    [38, INK_SOFT],
    [35, GOLD],
    [25, PAPER_LIGHT],
  ] as const) {
    pen.lineWidth = width
    pen.strokeStyle = colour
    pen.stroke()
  }
}

/** The colour of a seat's pieces. */
type ColourOf = (seat: Seat) => number

function paintRoads(pen: Pen, view: View, chart: Chart, colourOf: ColourOf): void {
  for (const [line, owners] of view.roads.entries()) {
    const ends = chart.lines[line]
    const seats = [0, 1, 2, 3].filter((seat) => (owners & (1 << seat)) !== 0)
    if (ends !== undefined && seats.length > 0) drawRoads(pen, ends, seats.map(colourOf))
  }
}

/** The rim around a name. */
const HALO = 4

function paintNames(pen: Pen, { map, labels }: Chart): void {
  for (const [place, { name }] of map.places.entries()) {
    const label = labels[place]
    if (label === undefined) continue
    const box = {
      x: label.x - HALO,
      y: label.y - HALO,
      width: Math.ceil(label.width) + 2 * HALO,
      height: label.height + 2 * HALO,
    }
    stamp(pen, `name ${name}`, box, (own) => {
      text(own, name, HALO + 2, HALO + LABEL_BASELINE, { face: 'text', size: LABEL_SIZE, fill: INK, halo: PAPER })
    })
  }
}

function paintSettledCity(pen: Pen): void {
  pen.beginPath()
  pen.arc(26, 26, 23, 0, Math.PI * 2)
  pen.fillStyle = PAPER_LIGHT
  pen.fill()
  pen.lineWidth = 2
  pen.strokeStyle = INK
  pen.stroke()
}

function paintPlace(pen: Pen, view: View, chart: Chart, place: number, colourOf: ColourOf): void {
  const at = chart.places[place]
  if (at === undefined) return
  if (view.covered.includes(place)) {
    drawCover(pen, at)
    return
  }
  if (place === BOSTON || view.tiles[place] === null) {
    stamp(pen, 'settled city', { x: at.x - 26, y: at.y - 26, width: 52, height: 52 }, paintSettledCity)
  }
  const tile = view.tiles[place]
  if (tile != null) drawTile(pen, tile, at.x, at.y, TILE_SIZE)
  const present = settlersAt(view, place)
  for (const [i, spot] of pieceSpots(present.length, at).entries()) {
    const piece = present[i]
    if (piece !== undefined) drawPioneers(pen, colourOf(piece.seat), piece.count, spot, spot.size)
  }
}
