/** What lies under the pieces: the printed sheet with a map's lines and empty cities; and the names, which lie over the roads. */

import { type Layer, type Pen, paintedLayer } from '../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../pictures/drawing.js'
import type { Point } from '../../../pictures/geometry.js'
import { INK, INK_SOFT, PAPER, PAPER_LIGHT, WOOD_DARK } from '../../../pictures/palette.js'
import { createRecent } from '../../../pictures/recent.js'
import { text } from '../../../pictures/text.js'
import type { Place } from '../data/map.js'
import { paintGeography } from './base.js'
import { type Chart, LABEL_BASELINE, LABEL_SIZE } from './chart.js'
import { paintTray } from './display.js'
import { PICTURE } from './layout.js'
import { openLines } from './standing.js'
import { paintTrack } from './track.js'

/** So many are kept, of 6.4 MB each: the tables of one house mostly play on the same. */
const KEPT = 4
const grounds = createRecent<Layer>(KEPT)

/** The whole sheet, with the map of a game whose covers lie as given. */
export function groundThing(chart: Chart, covered: readonly Place[]): Thing {
  const key = `ground ${chart.map.id} ${covered}`
  return {
    key,
    boxes: [{ x: 0, y: 0, ...PICTURE }],
    paint(pen) {
      const layer = grounds.get(key) ?? paintedLayer(PICTURE.width, PICTURE.height, (own) => paintGround(own, chart, covered))
      grounds.set(key, layer)
      pen.drawImage(layer, 0, 0)
    },
  }
}

function paintGround(pen: Pen, { map, lines, places }: Chart, covered: readonly Place[]): void {
  pen.drawImage(printedSheet(), 0, 0)
  const open = new Set(openLines(map, covered))
  for (const [line, [from, to]] of lines.entries()) paintLine(pen, from, to, open.has(line))
  for (const place of places) paintCity(pen, place)
}

let sheet: Layer | null = null

/** Whatever is the same on every picture. */
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

/** Thin dots: nobody may travel or build there. */
const CLOSED = [[2, INK_SOFT, [2, 8]]] as const
const OPEN = [
  [9, PAPER_LIGHT, []],
  [5, INK_SOFT, [9, 5]],
] as const

function paintLine(pen: Pen, from: Point, to: Point, isOpen: boolean): void {
  for (const [width, colour, dash] of isOpen ? OPEN : CLOSED) {
    pen.beginPath()
    pen.moveTo(from.x, from.y)
    pen.lineTo(to.x, to.y)
    pen.setLineDash([...dash])
    pen.lineWidth = width
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

/** The cities' names: the same things on every board with this map. */
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
