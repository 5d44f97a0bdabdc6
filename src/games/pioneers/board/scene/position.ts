/** The pieces of a position on the map: roads, networks, the content of the cities, the stagecoach. */
import type { Seat } from '../../../../engine/game.js'
import { at } from '../../../../engine/lists.js'
import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { boxAround, type Point } from '../../../../pictures/geometry.js'
import { GOLD, INK, INK_SOFT, PAPER_LIGHT, WHITE, WOOD } from '../../../../pictures/palette.js'
import type { ColourOf } from '../../../../pictures/paper/panel.js'
import { circle, fillAndStroke, fillWith } from '../../../../pictures/shapes.js'
import { BOSTON, type Place } from '../../data/map.js'
import type { Choice, Fresh, View } from '../../rules/view-types.js'
import { TILE_SIZE } from '../layout.js'
import { drawStagecoachFigure } from '../pieces/figures.js'
import { drawCover, drawOpenToCover, drawPioneers, drawStop, pieceSpots, railThings, roadThings } from '../pieces/pieces.js'
import { drawTile } from '../pieces/tiles.js'
import { linesAlong } from './badges.js'
import { bandThings, type Stripe } from './bands.js'
import type { Chart } from './charted.js'
import { berthOf, settlersAt } from './standing.js'

/** Highlights the viewer's own largest network, and once the game is over those of all players, which score. */
export function networkThings(view: View, chart: Chart, colourOf: ColourOf): Thing[] {
  return view.scores === null ? ownNetwork(view, chart) : scoringNetworks(view, chart, colourOf)
}

function scoringNetworks(view: View, chart: Chart, colourOf: ColourOf): Thing[] {
  const scores = view.scores ?? []
  const scoring = view.players.map(({ networkLines }, seat) => new Set((scores[seat]?.network ?? 0) > 0 ? networkLines : []))
  return view.roads.flatMap((owners, line) => {
    const counted = seatsOn(owners).map((seat) => ({ colour: colourOf(seat), counts: at(scoring, seat).has(line) }))
    return counted.length === 0 ? [] : railThings(at(chart.lines, line), counted)
  })
}

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

/** What is new: a light band under each road, a light disc around each city, and a dark band along the stagecoach's way. */
export function freshThings(chart: Chart, fresh: readonly Fresh[]): Thing[] {
  const roads = fresh.flatMap((mark) => (mark.kind === 'built' ? [at(chart.lines, mark.line)] : []))
  const ways = fresh.flatMap((mark) => (mark.kind === 'ridden' ? linesAlong(chart, mark.path) : []))
  const cities = fresh.flatMap((mark) => (mark.kind === 'settled' ? [at(chart.places, mark.place)] : []))
  return [
    ...bandThings(roads, [], FRESH),
    ...bandThings(ways, [], RIDDEN),
    ...[...new Set(cities)].map((city) => stamped('fresh city', boxAround(city, 2 * FRESH_CITY + 2), drawFreshCity)),
  ]
}

const FRESH: readonly Stripe[] = [
  { breadth: 36, colour: INK },
  { breadth: 31, colour: WHITE },
]
const RIDDEN: readonly Stripe[] = [
  { breadth: 28, colour: PAPER_LIGHT },
  { breadth: 24, colour: WOOD },
]
const FRESH_CITY = 44

function drawFreshCity(pen: Pen): void {
  for (const [radius, colour] of [
    [FRESH_CITY, INK],
    [FRESH_CITY - 3, WHITE],
  ] as const) {
    circle(pen, FRESH_CITY + 1, FRESH_CITY + 1, radius)
    fillWith(pen, colour)
  }
}

export function ownedRoads(view: View, chart: Chart, colourOf: ColourOf): Thing[] {
  return view.roads.flatMap((owners, line) => {
    const ends = chart.lines[line]
    if (owners === 0 || ends === undefined) return []
    return roadThings(ends, seatsOn(owners).map(colourOf))
  })
}

/** The seats with a road on a line. */
const seatsOn = (owners: number): readonly Seat[] => [0, 1, 2, 3].filter((seat) => (owners & (1 << seat)) !== 0)

/** Everything in a city lies within this distance of its middle, horizontally and vertically. */
const PLACE_REACH = 38
const MIDDLE: Point = { x: PLACE_REACH, y: PLACE_REACH }

/** The content of a city: a cover, or its tile, or its pioneers. */
export function placeThing(view: View, chart: Chart, place: Place, colourOf: ColourOf): Thing[] {
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
  circle(pen, x, y, 23)
  fillAndStroke(pen, PAPER_LIGHT, 2, INK)
}

/** A ring around the stagecoach's city, below its name and its pieces, which it would hide. */
export function stopThing({ stagecoach }: View, chart: Chart): Thing {
  return stamped('stop', boxAround(at(chart.places, stagecoach), 2 * PLACE_REACH), (own) => drawStop(own, MIDDLE))
}

/** The stagecoach beside its city, clear of the choices. */
export function stagecoachThing(view: View, chart: Chart, marks: readonly Choice[]): Thing {
  const { x, y, width, height } = berthOf(view, chart, marks)
  const box = { x: x - BERTH_RIM, y: y - BERTH_RIM, width: width + 2 * BERTH_RIM, height: height + 2 * BERTH_RIM }
  return stamped('stagecoach', box, (own) => drawStagecoachFigure(own, BERTH_RIM, BERTH_RIM, width))
}

/** Margin for the rim of the stagecoach. */
const BERTH_RIM = 6
