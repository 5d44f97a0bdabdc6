/** What lies under the pieces: the printed sheet, and of each map its lines and cities, with their names over the roads. */
import { type Layer, type Pen, paintedLayer } from '../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../pictures/drawing.js'
import { INK, INK_SOFT, PAPER, PAPER_LIGHT, WOOD_DARK } from '../../../pictures/palette.js'
import { text } from '../../../pictures/text.js'
import type { Place } from '../data/map.js'
import { paintGeography } from './base.js'
import { type Chart, LABEL_BASELINE, LABEL_SIZE } from './chart.js'
import { paintTray } from './display.js'
import { around, boxAround, PICTURE, type Point } from './layout.js'
import { openLines } from './standing.js'
import { paintTrack } from './track.js'

let sheet: Layer | null = null

/** Whatever is the same on every picture. */
export function printedSheet(): Thing {
  return { key: 'sheet', boxes: [{ x: 0, y: 0, ...PICTURE }], paint: (pen) => pen.drawImage(paintedSheet(), 0, 0) }
}

function paintedSheet(): Layer {
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

/** The lines, and at their ends the empty cities. */
export function mapThings({ map, lines, places }: Chart, covered: readonly Place[]): Thing[] {
  const open = new Set(openLines(map, covered))
  return [
    ...lines.map(([from, to], line): Thing => {
      const isOpen = open.has(line)
      const paint = (pen: Pen) => paintLine(pen, from, to, isOpen)
      return { key: isOpen ? 'open line' : 'closed line', boxes: [around([from, to], 6)], paint }
    }),
    ...places.map((at) => stamped('city', boxAround(at, 52), paintCity)),
  ]
}

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
}

function paintCity(pen: Pen): void {
  pen.beginPath()
  pen.arc(26, 26, 24, 0, Math.PI * 2)
  pen.fillStyle = PAPER
  pen.fill()
  pen.lineWidth = 2
  pen.strokeStyle = INK
  pen.stroke()
}

/** The rim around a name. */
const HALO = 4

export function nameThings({ map, labels }: Chart): Thing[] {
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
