/** The picture of a game of Pioneers: the map, the coach display below it, and the players' panels beside it. */

import type { Seat } from '../../../engine/game.js'
import type { Pen } from '../../../pictures/canvas.js'
import { composed, type Drawing, stamped, type Thing } from '../../../pictures/drawing.js'
import { boxAround, type Point } from '../../../pictures/geometry.js'
import { keyOf } from '../../../pictures/key.js'
import { GOLD, INK, INK_SOFT, PAPER_LIGHT } from '../../../pictures/palette.js'
import { ownersOf } from '../../../pictures/panel.js'
import { finalPanels } from '../../../pictures/scores/score-picture.js'
import type { Reader } from '../../face.js'
import { BOSTON, type Place } from '../data/map.js'
import type { Mark, View } from '../rules/types.js'
import { pioneersInks } from './inks.js'
import { PICTURE, panelRect, TILE_SIZE } from './layout.js'
import { drawStagecoachFigure } from './pieces/figures.js'
import { drawCover, drawOpenToCover, drawPioneers, drawStop, pieceSpots, roadThings } from './pieces/pieces.js'
import { drawTile } from './pieces/tiles.js'
import { bandThings, type Stripe } from './scene/bands.js'
import { chartOf } from './scene/chart.js'
import type { Chart } from './scene/charted.js'
import { displayThings } from './scene/display.js'
import { groundThings, nameThings } from './scene/ground.js'
import { badgeThings, choiceThings } from './scene/marks.js'
import { panel } from './scene/panels.js'
import { settlersAt, standingOn } from './scene/standing.js'
import { markedPoints, markerThings } from './scene/track.js'
import { finalScores } from './score-picture.js'

/** The board as `view` shows it, with `marks` highlighted. */
export function drawBoard(view: View, marks: readonly Mark[], reader: Reader): Drawing {
  const key = keyOf([view, marks, reader.names, reader.colours ?? null])
  return composed({
    ...PICTURE,
    key: `pioneers-board-${key}`,
    inks: pioneersInks,
    things: () => boardThings(view, marks, reader),
  })
}

function boardThings(view: View, marks: readonly Mark[], reader: Reader): Thing[] {
  const chart = chartOf(view.map)
  const seats = ownersOf(view.players.length, reader.names, reader.colours)
  const colourOf = (seat: Seat) => seats[seat]?.colour ?? seat
  return [
    ...groundThings(chart, view.covered),
    ...markerThings(seats.map(({ colour }, seat) => ({ points: markedPoints(view, seat), colour }))),
    ...choiceThings(chart, marks),
    ...ownNetwork(view, chart),
    ...ownedRoads(view, chart, colourOf),
    ...nameThings(chart),
    ...chart.places.flatMap((_, place) => placeThing(view, chart, place, colourOf)),
    ...stagecoachThings(view, chart),
    ...(marks.length > 0 ? badgeThings(chart, marks, standingOn(view, chart)) : []),
    ...displayThings(view),
    ...(view.scores === null
      ? seats.flatMap((owner, seat) => panel(view, seat, owner))
      : finalPanels('pioneers', finalScores(view, seats), panelRect)),
  ]
}

/** Highlights the viewer's own largest network. */
function ownNetwork(view: View, chart: Chart): Thing[] {
  const own = view.viewer === 'table' ? undefined : view.players[view.viewer]
  const lines = (own?.networkLines ?? []).flatMap((line) => {
    const ends = chart.lines[line]
    return ends === undefined ? [] : [ends]
  })
  return bandThings(lines, [], NETWORK)
}

const NETWORK: readonly Stripe[] = [
  { breadth: 38, colour: INK_SOFT },
  { breadth: 35, colour: GOLD },
  { breadth: 25, colour: PAPER_LIGHT },
]

/** The colour of a seat's pieces. */
type ColourOf = (seat: Seat) => number

function ownedRoads(view: View, chart: Chart, colourOf: ColourOf): Thing[] {
  return view.roads.flatMap((owners, line) => {
    const ends = chart.lines[line]
    if (owners === 0 || ends === undefined) return []
    return roadThings(ends, [0, 1, 2, 3].filter((seat) => (owners & (1 << seat)) !== 0).map(colourOf))
  })
}

/** Everything in a city lies within this distance of its middle, horizontally and vertically. */
const PLACE_REACH = 38
const MIDDLE: Point = { x: PLACE_REACH, y: PLACE_REACH }

/** The content of a city: a cover, or its tile, or its pioneers. */
function placeThing(view: View, chart: Chart, place: Place, colourOf: ColourOf): Thing[] {
  const at = chart.places[place]
  if (at === undefined) return []
  const box = boxAround(at, 2 * PLACE_REACH)
  if (view.covered.includes(place)) return [stamped('cover', box, (own) => drawCover(own, MIDDLE))]
  const tile = view.tiles[place] ?? null
  const present = settlersAt(view, place).map(({ seat, count }) => ({ colour: colourOf(seat), count }))
  const isSettled = place === BOSTON || tile === null
  const isOpen = view.openToCover?.includes(place) === true
  const pieces = present.map(({ colour, count }) => ` ${colour}x${count}`).join('')
  return [
    stamped(`place ${isSettled} ${isOpen} ${tile}${pieces}`, box, (own) => {
      if (isSettled) paintSettledCity(own, MIDDLE)
      if (isOpen) drawOpenToCover(own, MIDDLE)
      if (tile !== null) drawTile(own, tile, MIDDLE.x, MIDDLE.y, TILE_SIZE)
      for (const [i, spot] of pieceSpots(present.length, MIDDLE).entries()) {
        const piece = present[i]
        if (piece !== undefined) drawPioneers(own, piece.colour, piece.count, spot, spot.size)
      }
    }),
  ]
}

function paintSettledCity(pen: Pen, { x, y }: Point): void {
  pen.beginPath()
  pen.arc(x, y, 23, 0, Math.PI * 2)
  pen.fillStyle = PAPER_LIGHT
  pen.fill()
  pen.lineWidth = 2
  pen.strokeStyle = INK
  pen.stroke()
}

/** The stagecoach beside its city, and a ring around that city. */
function stagecoachThings(view: View, { berths, places }: Chart): Thing[] {
  const [berth, city] = [berths[view.stagecoach], places[view.stagecoach]]
  if (berth === undefined || city === undefined) return []
  const { x, y, width, height } = berth
  const box = { x: x - BERTH_RIM, y: y - BERTH_RIM, width: width + 2 * BERTH_RIM, height: height + 2 * BERTH_RIM }
  return [
    stamped('stop', boxAround(city, 2 * PLACE_REACH), (own) => drawStop(own, MIDDLE)),
    stamped('stagecoach', box, (own) => drawStagecoachFigure(own, BERTH_RIM, BERTH_RIM, width)),
  ]
}

/** Margin for the rim of the stagecoach. */
const BERTH_RIM = 6
