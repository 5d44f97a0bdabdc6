/** The layers below and above the roads. Below are the printed sheet with a map's lines and empty cities; above are the names. */

import { type Layer, type Pen, paintedLayer } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import type { Point } from '../../../../pictures/geometry.js'
import { INK, INK_SOFT, PAPER, PAPER_LIGHT, WOOD_DARK } from '../../../../pictures/palette.js'
import { text } from '../../../../pictures/text.js'
import type { GameMap, Line, Place } from '../../data/map.js'
import { paintGeography } from '../art/base.js'
import { PICTURE } from '../layout.js'
import { boxAlong, type Ends, inside, wayOf } from './bands.js'
import { LABEL_BASELINE, LABEL_SIZE } from './chart.js'
import type { Chart } from './charted.js'
import { paintTray } from './display.js'
import { openLines } from './standing.js'
import { paintTrack } from './track.js'

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
    pen.lineWidth = breadth
    pen.strokeStyle = colour
    pen.stroke()
  }
  pen.setLineDash([])
}

function paintCity(pen: Pen, { x, y }: Point): void {
  pen.beginPath()
  pen.arc(x, y, 24, 0, Math.PI * 2)
  pen.fillStyle = PAPER
  pen.fill()
  pen.lineWidth = 2
  pen.strokeStyle = INK
  pen.stroke()
}

/** The rim around a name. */
const HALO = 4

const names = new Map<Chart, readonly Thing[]>()

/** The cities' names, as things shared by every board with this map. */
export function nameThings(chart: Chart): readonly Thing[] {
  const known = names.get(chart) ?? writtenNames(chart)
  names.set(chart, known)
  return known
}

function writtenNames({ map, labels }: Chart): Thing[] {
  return map.places.flatMap(({ name }, place) => {
    const label = labels[place]
    if (label === undefined) return []
    const box = {
      x: Math.round(label.x - HALO),
      y: Math.round(label.y - HALO),
      width: Math.ceil(label.width) + 2 * HALO,
      height: label.height + 2 * HALO,
    }
    return [
      stamped(`name ${name}`, box, (own) => {
        text(own, name, HALO + 2, HALO + LABEL_BASELINE, { face: 'text', size: LABEL_SIZE, fill: INK, halo: PAPER })
      }),
    ]
  })
}
