/** The trail through the four weeks: five days each and a town at the end, with the wagon where the game is. */
import { type Pen, path } from '../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../pictures/drawing.js'
import type { Point, Rect } from '../../../pictures/geometry.js'
import {
  GOLD,
  INK,
  INK_SOFT,
  PAPER,
  PAPER_LIGHT,
  PAPER_SHADE,
  SEA,
  SEA_INK,
  WHITE,
  WOOD,
  WOOD_DARK,
} from '../../../pictures/palette.js'
import { roundRect } from '../../../pictures/shapes.js'
import { text } from '../../../pictures/text.js'
import { DAYS, WEEKS } from '../data/dice.js'
import type { View } from '../rules/types.js'
import { drawIcon } from './icons.js'
import { inset, TRAIL } from './layout.js'

const STOPS = WEEKS * (DAYS + 1)
const INSIDE: Rect = inset(TRAIL, 7)
const FIRST = INSIDE.x + 62
const STEP = (INSIDE.width - 118) / (STOPS - 1)
const ROMAN = ['I', 'II', 'III', 'IV'] as const

/** The road rises and falls a little. */
function stopAt(stop: number): Point {
  const x = FIRST + stop * STEP
  return { x, y: TRAIL.y + 124 + 7 * Math.sin(stop * 0.62 + 0.4) }
}

/** How far the game has come: days and towns before this one; null before the first. */
export function stopOf({ phase, week, day }: Pick<View, 'phase' | 'week' | 'day'>): number | null {
  if (week === 0) return null
  const isInTown = phase === 'town' || phase === 'arrival' || phase === 'over'
  const before = (week - 1) * (DAYS + 1)
  return before + (isInTown ? DAYS : Math.max(1, day) - 1)
}

const MEADOW = '#d8c58e'
const FOREST = '#7f9a6a'
const MOUNTAIN = '#b3b9ad'

/** The landscape, which never changes. */
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
  pen.lineWidth = 1.6
  pen.strokeStyle = INK
  pen.stroke()
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
  pen.beginPath()
  pen.arc(x, y, 34, 0, Math.PI * 2)
  pen.fillStyle = GOLD
  pen.fill()
  pen.lineWidth = 2
  pen.strokeStyle = INK
  pen.stroke()
}

/** Middle and size of each. */
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
    pen.fillStyle = WHITE
    pen.fill(cloud)
    pen.lineWidth = 1.4 / scale
    pen.strokeStyle = SEA_INK
    pen.stroke(cloud)
    pen.stroke(path('M-40 8H-8M4 8H40M-20 2H10'))
    pen.restore()
  }
}

/** Peaks as shares of the width, and their heights in pixels; they grow towards the west coast's ranges. */
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
    pen.fillStyle = MOUNTAIN
    pen.fill(body)
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
    pen.fillStyle = fill
    pen.fill(hill)
    pen.lineWidth = 1.4
    pen.strokeStyle = INK
    pen.stroke(hill)
    if (hill === far) paintFirs(pen)
  }
}

/** Firs on the far hills: where, and how high. */
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
  pen.lineWidth = 26
  pen.strokeStyle = INK_SOFT
  pen.stroke()
  pen.lineWidth = 23
  pen.strokeStyle = PAPER
  pen.stroke()
}

/** The stops with what is behind and ahead, and the wagon. */
export function trailThings(view: View): Thing[] {
  const here = stopOf(view)
  const stops = Array.from({ length: STOPS }, (_, stop): Thing => {
    const state = here === null || stop > here ? 'ahead' : stop < here ? 'past' : 'here'
    const isTown = stop % (DAYS + 1) === DAYS
    const box = stopBox(stop, isTown)
    return stamped(`stop ${stop} ${state}`, box, (own) =>
      isTown ? paintTown(own, Math.floor(stop / (DAYS + 1)), state) : paintDay(own, (stop % (DAYS + 1)) + 1, state),
    )
  })
  return here === null ? stops : [...stops, wagonThing(here)]
}

type StopState = 'past' | 'here' | 'ahead'
const FILLS: Readonly<Record<StopState, readonly [fill: string, on: string]>> = {
  past: [INK_SOFT, PAPER_LIGHT],
  here: [GOLD, INK],
  ahead: [PAPER_LIGHT, INK],
}
/** From the middle of a stop: to either side, up and down. */
const REACH = { day: { side: 18, up: 18, down: 18 }, town: { side: 24, up: 60, down: 19 } } as const

function stopBox(stop: number, isTown: boolean): Rect {
  const { x, y } = stopAt(stop)
  const { side, up, down } = isTown ? REACH.town : REACH.day
  return { x: Math.round(x - side), y: Math.round(y - up), width: 2 * side, height: up + down }
}

function paintDay(pen: Pen, day: number, state: StopState): void {
  const [fill, on] = FILLS[state]
  const { side: x, up: y } = REACH.day
  pen.beginPath()
  pen.arc(x, y, 16, 0, Math.PI * 2)
  pen.fillStyle = fill
  pen.fill()
  pen.lineWidth = 2
  pen.strokeStyle = INK
  pen.stroke()
  text(pen, String(day), x, y + 8, { face: 'display', size: 22, fill: on, align: 'center' })
}

/** A house with the week's number on its front. */
function paintTown(pen: Pen, week: number, state: StopState): void {
  const [fill, on] = FILLS[state]
  const { side: x, up: y } = REACH.town
  const foot = y + 17
  const house = path(`M${x - 20} ${foot}V${y - 14}H${x + 20}V${foot}Z`)
  const roof = path(`M${x - 23} ${y - 14}L${x} ${y - 36}L${x + 23} ${y - 14}Z`)
  const flag = path(`M${x - 1} ${y - 34}V${y - 58}L${x + 16} ${y - 52}L${x + 1} ${y - 45}V${y - 34}Z`)
  pen.lineWidth = 2
  pen.lineJoin = 'round'
  pen.strokeStyle = INK
  for (const [part, paint] of [
    [flag, state === 'ahead' ? PAPER_SHADE : GOLD],
    [house, fill],
    [roof, WOOD],
  ] as const) {
    pen.fillStyle = paint
    pen.fill(part)
    pen.stroke(part)
  }
  text(pen, ROMAN[week] ?? '', x, y + 9, { face: 'display', size: 22, fill: on, align: 'center' })
}

export const TRAIL_WAGON = { width: 84, height: 63 } as const

/** The covered wagon and its ox, above the stop, with the pale rim around them. */
function wagonThing(stop: number): Thing {
  const { x } = stopAt(stop)
  // The road rises and falls: the highest stop below has to stay free.
  const top = Math.min(...[-3, -2, -1, 0, 1, 2].map((near) => stopAt(stop + near).y)) - REACH.day.up
  const rim = 4
  const [width, height] = [TRAIL_WAGON.width + 2 * rim, TRAIL_WAGON.height + 2 * rim]
  const box = { x: Math.round(x + wagonShift(stop % (DAYS + 1), width)), y: Math.round(top) - height, width, height }
  return stamped('trail wagon', box, (own) => {
    own.translate(rim, rim)
    paintTrailWagon(own)
  })
}

/** Where the left edge is, as seen from the stop: clear of the towns beside it, and left of a town. */
function wagonShift(day: number, width: number): number {
  const free = STEP - REACH.town.side - 1
  if (day === DAYS) return -REACH.town.side - 1 - width
  if (day === 0) return -free
  return day === DAYS - 1 ? free - width : -width / 2
}

export function paintTrailWagon(pen: Pen): void {
  const canvas = path('M8 40Q-4 22 6 6Q30 -6 52 6Q62 22 52 40Z')
  const hoops = path('M20 4Q16 22 20 39M38 4Q42 22 38 39')
  const bed = path('M2 40H58L54 51H7Z')
  const ox = path('M60 36Q62 28 70 29L76 22L80 26L84 28Q86 34 80 36L79 54H74V46H66V54H61Z')
  pen.lineJoin = 'round'
  for (const [part, width] of [
    [canvas, 8],
    [bed, 8],
    [ox, 7],
  ] as const) {
    pen.lineWidth = width
    pen.strokeStyle = PAPER_LIGHT
    pen.stroke(part)
  }
  pen.lineWidth = 2.4
  pen.strokeStyle = INK
  for (const [part, fill] of [
    [canvas, WHITE],
    [bed, WOOD],
    [ox, WOOD_DARK],
  ] as const) {
    pen.fillStyle = fill
    pen.fill(part)
    pen.stroke(part)
  }
  pen.lineWidth = 1.4
  pen.stroke(hoops)
  for (const x of [15, 46]) {
    pen.beginPath()
    pen.arc(x, 52, 10.5, 0, Math.PI * 2)
    pen.fillStyle = PAPER_SHADE
    pen.fill()
    drawIcon(pen, 'wheel', x, 52, 21, INK)
  }
}
