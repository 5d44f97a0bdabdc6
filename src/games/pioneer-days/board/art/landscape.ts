/** The landscape along the trail: sun, clouds, mountains, hills with firs, and the road. */
import { type Pen, path } from '../../../../pictures/canvas.js'
import { GOLD, INK, INK_SOFT, PAPER, SEA, SEA_INK, WHITE } from '../../../../pictures/palette.js'
import { circle, fillAndStroke, fillWith, roundRect, strokeWith } from '../../../../pictures/shapes.js'
import { TRAIL } from '../layout.js'
import { INSIDE, STOPS, stopAt } from '../scene/stops.js'

const MEADOW = '#d8c58e'
const FOREST = '#7f9a6a'
const MOUNTAIN = '#b3b9ad'

/** The landscape never changes. */
export function paintLandscape(pen: Pen): void {
  const { x, y, width, height } = INSIDE
  pen.save()
  roundRect(pen, x, y, width, height, 5)
  pen.clip()
  pen.fillStyle = SEA
  pen.fillRect(x, y, width, height)
  paintSun(pen)
  paintClouds(pen)
  paintMountains(pen)
  paintHills(pen)
  paintRoad(pen)
  pen.restore()
  roundRect(pen, x, y, width, height, 5)
  strokeWith(pen, 1.6, INK)
}

function paintSun(pen: Pen): void {
  const [x, y] = [INSIDE.x + INSIDE.width * 0.79, TRAIL.y + 84]
  pen.fillStyle = PAPER
  pen.globalAlpha = 0.6
  pen.beginPath()
  for (let ray = 0; ray < 36; ray += 2) {
    const [from, to] = [(ray * Math.PI) / 18, ((ray + 1) * Math.PI) / 18]
    pen.moveTo(x, y)
    pen.lineTo(x + 420 * Math.cos(from), y + 420 * Math.sin(from))
    pen.lineTo(x + 420 * Math.cos(to), y + 420 * Math.sin(to))
  }
  pen.fill()
  pen.globalAlpha = 1
  circle(pen, x, y, 34)
  fillAndStroke(pen, GOLD, 2, INK)
}

/** Centre and size of each cloud. */
const CLOUDS = [
  [0.1, 44, 1.1],
  [0.27, 34, 0.8],
  [0.47, 30, 0.7],
] as const

function paintClouds(pen: Pen): void {
  const cloud = path('M-60 14Q-66 -2 -44 -4Q-38 -22 -18 -16Q-6 -32 14 -20Q34 -24 38 -6Q60 -6 58 14Z')
  for (const [share, y, scale] of CLOUDS) {
    pen.save()
    pen.translate(INSIDE.x + share * INSIDE.width, TRAIL.y + y)
    pen.scale(scale, scale)
    fillAndStroke(pen, WHITE, 1.4 / scale, SEA_INK, cloud)
    pen.stroke(path('M-40 8H-8M4 8H40M-20 2H10'))
    pen.restore()
  }
}

/** Positions of the peaks as shares of the width, and their heights in pixels. They grow towards the west coast's ranges. */
const PEAKS = [
  [0.36, 26],
  [0.43, 40],
  [0.49, 30],
  [0.56, 62],
  [0.62, 48],
  [0.67, 72],
  [0.73, 44],
  [0.86, 58],
  [0.92, 76],
  [0.98, 50],
] as const

function paintMountains(pen: Pen): void {
  const foot = TRAIL.y + 98
  pen.lineJoin = 'round'
  pen.lineWidth = 1.6
  for (const [share, height] of PEAKS) {
    const x = INSIDE.x + share * INSIDE.width
    const half = height * 1.05
    const peak = foot - height
    const body = path(`M${x - half} ${foot}L${x} ${peak}L${x + half} ${foot}Z`)
    fillWith(pen, MOUNTAIN, body)
    pen.strokeStyle = INK
    pen.stroke(body)
    const snow = height * 0.3
    pen.fillStyle = WHITE
    pen.fill(
      path(
        `M${x} ${peak + 1}L${x + snow} ${peak + snow}L${x + snow * 0.4} ${peak + snow * 0.8}L${x} ${peak + snow * 1.15}L${x - snow * 0.4} ${peak + snow * 0.8}L${x - snow} ${peak + snow}Z`,
      ),
    )
    pen.lineWidth = 1
    pen.strokeStyle = SEA_INK
    pen.beginPath()
    for (let line = 1; line <= 4; line++) {
      pen.moveTo(x + snow * 0.3 + line * half * 0.12, peak + snow + line * height * 0.1)
      pen.lineTo(x + line * half * 0.16, foot - 3)
    }
    pen.stroke()
    pen.lineWidth = 1.6
  }
}

function paintHills(pen: Pen): void {
  const { x, width } = INSIDE
  const foot = TRAIL.y + TRAIL.height
  const far = path(
    `M${x} ${TRAIL.y + 92}C${x + width * 0.12} ${TRAIL.y + 66} ${x + width * 0.2} ${TRAIL.y + 100} ${x + width * 0.34} ${TRAIL.y + 90}S${x + width * 0.62} ${TRAIL.y + 82} ${x + width * 0.76} ${TRAIL.y + 96}S${x + width * 0.93} ${TRAIL.y + 84} ${x + width} ${TRAIL.y + 94}V${foot}H${x}Z`,
  )
  const near = path(
    `M${x} ${TRAIL.y + 108}C${x + width * 0.2} ${TRAIL.y + 94} ${x + width * 0.34} ${TRAIL.y + 116} ${x + width * 0.52} ${TRAIL.y + 104}S${x + width * 0.86} ${TRAIL.y + 112} ${x + width} ${TRAIL.y + 100}V${foot}H${x}Z`,
  )
  for (const [hill, fill] of [
    [far, FOREST],
    [near, MEADOW],
  ] as const) {
    fillAndStroke(pen, fill, 1.4, INK, hill)
    if (hill === far) paintFirs(pen)
  }
}

/** Position and height of the firs on the far hills. */
const FIRS = [
  [0.03, 94, 26],
  [0.05, 95, 20],
  [0.135, 86, 24],
  [0.155, 87, 30],
  [0.175, 89, 22],
  [0.3, 95, 22],
  [0.39, 92, 26],
  [0.405, 92, 20],
  [0.6, 90, 24],
  [0.615, 91, 30],
  [0.84, 94, 26],
  [0.855, 94, 20],
] as const

function paintFirs(pen: Pen): void {
  pen.fillStyle = '#40604a'
  pen.strokeStyle = INK
  pen.lineWidth = 1
  for (const [share, foot, height] of FIRS) {
    const [x, y] = [INSIDE.x + share * INSIDE.width, TRAIL.y + foot]
    const half = height * 0.3
    const fir = path(
      `M${x} ${y - height}L${x + half * 0.7} ${y - height * 0.6}H${x + half * 0.3}L${x + half} ${y - height * 0.2}H${x + 1.5}V${y + 3}H${x - 1.5}V${y - height * 0.2}H${x - half}L${x - half * 0.3} ${y - height * 0.6}H${x - half * 0.7}Z`,
    )
    pen.fill(fir)
    pen.stroke(fir)
  }
}

function paintRoad(pen: Pen): void {
  pen.beginPath()
  pen.moveTo(INSIDE.x - 10, stopAt(-1).y)
  for (let stop = 0; stop <= STOPS + 1; stop += 0.25) {
    const { x, y } = stopAt(stop)
    pen.lineTo(x, y)
  }
  pen.lineCap = 'butt'
  strokeWith(pen, 26, INK_SOFT)
  strokeWith(pen, 23, PAPER)
}
