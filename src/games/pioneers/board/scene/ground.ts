/** The layers below and above the roads. Below are the printed sheet with a map's lines and empty cities; above are the names. */

import { type Layer, type Pen, paintedLayer } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { around, boxAround, type Point, type Rect } from '../../../../pictures/geometry.js'
import { text } from '../../../../pictures/lettering/text.js'
import { INK, INK_SOFT, PAPER, PAPER_LIGHT, WOOD_DARK } from '../../../../pictures/palette.js'
import { circle, fillAndStroke, strokeWith } from '../../../../pictures/shapes.js'
import type { GameMap, Line, Place } from '../../data/map.js'
import { paintGeography, paintLandscape } from '../art/base.js'
import { MAP_INSIDE, PICTURE } from '../layout.js'
import { boxAlong, type Ends, inside, wayOf } from './bands.js'
import { LETTERS } from './chart.js'
import type { Chart } from './charted.js'
import { paintTray } from './display.js'
import type { Led } from './leaders.js'
import type { PlacedName } from './names.js'
import { openLines } from './standing.js'
import { paintTrack } from './track.js'
import { baselineOf, type Label } from './wordings.js'

/** The layer below the pieces for given covers: the whole sheet, and the open lines that are not printed on it. */
export function groundThings(chart: Chart, covered: readonly Place[]): Thing[] {
  const { map, lines } = chart
  const isUsual = covered.length === 0 || hasStandardCovers(map, covered)
  if (isUsual) return [sheetThing(chart, covered.length === 0 ? 'uncovered' : 'standard', () => openLines(map, covered))]
  const open = new Set(openLines(map, covered))
  return [sheetThing(chart, 'closed', () => []), ...lines.filter((_, line) => open.has(line)).map(openLineThing)]
}

const hasStandardCovers = ({ standardCovers }: GameMap, covered: readonly Place[]) =>
  covered.length === standardCovers.length && covered.every((place) => standardCovers.includes(place))

/** Grounds of 6.4 MB each, for a map with all lines open, with the standard covers, or with all lines closed. */
const grounds = new Map<string, Layer>()

function sheetThing(chart: Chart, kind: 'uncovered' | 'standard' | 'closed', open: () => readonly Line[]): Thing {
  const key = `ground ${chart.map.id} ${kind}`
  return {
    key,
    boxes: [{ x: 0, y: 0, ...PICTURE }],
    paint(pen) {
      const layer = grounds.get(key) ?? paintedLayer(PICTURE.width, PICTURE.height, (own) => paintGround(own, chart, open()))
      grounds.set(key, layer)
      pen.drawImage(layer, 0, 0)
    },
  }
}

function paintGround(pen: Pen, { lines, places }: Chart, open: readonly Line[]): void {
  pen.drawImage(printedSheet(), 0, 0)
  for (const [line, ends] of lines.entries()) paintLine(pen, ends, open.includes(line) ? OPEN : CLOSED)
  for (const place of places) paintCity(pen, place)
}

/** The landscape alone, without lettering. */
export function landThing(): Thing {
  return stamped('land', MAP_INSIDE, (own) => {
    own.translate(-MAP_INSIDE.x, -MAP_INSIDE.y)
    paintLandscape(own)
  })
}

/** A map's lines and empty cities, each of its own, for pictures of a part of the map. */
export function lineThings({ map, lines, places }: Chart, covered: readonly Place[]): Thing[] {
  const open = new Set(openLines(map, covered))
  return [
    ...lines.map((ends, line) => lineThing(ends, open.has(line))),
    ...places.map((place) => stamped('city', boxAround(place, CITY), (own) => paintCity(own, { x: CITY / 2, y: CITY / 2 }))),
  ]
}

function lineThing(ends: Ends, isOpen: boolean): Thing {
  const box = boxAlong(ends, OPEN_BREADTH / 2)
  return stamped(`line ${isOpen} ${wayOf(ends)}`, box, (own) => paintLine(own, inside(ends, box), isOpen ? OPEN : CLOSED))
}

/** An open line under its cities, over a closed one. */
function openLineThing(ends: Ends): Thing {
  const box = boxAlong(ends, OPEN_BREADTH / 2)
  return stamped(`open ${wayOf(ends)}`, box, (own) => {
    const [from, to] = inside(ends, box)
    paintLine(own, [from, to], OPEN)
    paintCity(own, from)
    paintCity(own, to)
  })
}

let sheet: Layer | null = null

/** Everything that is the same on every picture. */
function printedSheet(): Layer {
  sheet ??= paintedLayer(PICTURE.width, PICTURE.height, (pen) => {
    pen.fillStyle = WOOD_DARK
    pen.fillRect(0, 0, PICTURE.width, PICTURE.height)
    paintTrack(pen)
    paintTray(pen)
    paintGeography(pen)
  })
  return sheet
}

const OPEN_BREADTH = 9
/** Width, colour and dashes. */
type Strokes = readonly (readonly [number, string, readonly number[]])[]
/** Fine dots: nobody may travel or build there. */
const CLOSED: Strokes = [[2, INK_SOFT, [2, 8]]]
const OPEN: Strokes = [
  [OPEN_BREADTH, PAPER_LIGHT, []],
  [5, INK_SOFT, [9, 5]],
]

function paintLine(pen: Pen, [from, to]: Ends, strokes: Strokes): void {
  for (const [breadth, colour, dash] of strokes) {
    pen.beginPath()
    pen.moveTo(from.x, from.y)
    pen.lineTo(to.x, to.y)
    pen.setLineDash([...dash])
    strokeWith(pen, breadth, colour)
  }
  pen.setLineDash([])
}

/** Width of an empty city with its rim. */
const CITY = 52

function paintCity(pen: Pen, { x, y }: Point): void {
  circle(pen, x, y, 24)
  fillAndStroke(pen, PAPER, 2, INK)
}

/** The rim around a name. */
const HALO = 4

/** Each name at each of its positions on the board. Few change from picture to picture. */
const names = new WeakMap<Rect, readonly Thing[]>()

/** Cities' names on the board, with the lines that lead to some of them. */
export function nameThings(placed: readonly PlacedName[]): readonly Thing[] {
  return placed.flatMap((name) => {
    const { rect, led } = name
    const things = names.get(rect) ?? [...(led === undefined ? [] : [leaderThing(led)]), nameThing(name, LETTERS)]
    names.set(rect, things)
    return things
  })
}

/** From the rim to the line itself: dark and light like the letters and their rims. */
const LEADER = [
  { breadth: 8, colour: PAPER },
  { breadth: 4, colour: INK },
] as const

function leaderThing({ line: [from, to] }: Led): Thing {
  const box = around([from, to], LEADER[0].breadth)
  return stamped(`leader ${from.x - box.x} ${from.y - box.y} ${to.x - box.x} ${to.y - box.y}`, box, (own) => {
    own.lineCap = 'round'
    for (const { breadth, colour } of LEADER) {
      own.beginPath()
      own.moveTo(from.x - box.x, from.y - box.y)
      own.lineTo(to.x - box.x, to.y - box.y)
      strokeWith(own, breadth, colour)
    }
  })
}

/** A city's name in letters of this size. */
export function nameThing({ wording, rect: { x, y } }: Label, letters: number): Thing {
  const { lines, breadth, width, height } = wording
  const box = { x: Math.round(x - HALO), y: Math.round(y - HALO), width: Math.ceil(width) + 2 * HALO, height: height + 2 * HALO }
  return stamped(`name ${lines.join('/')} ${letters} ${breadth}`, box, (own) => {
    own.translate(HALO + width / 2, HALO)
    own.scale(breadth, 1)
    for (const [index, line] of lines.entries()) {
      text(own, line, 0, baselineOf(index, letters), { face: 'map', size: letters, fill: INK, halo: PAPER, align: 'center' })
    }
  })
}
