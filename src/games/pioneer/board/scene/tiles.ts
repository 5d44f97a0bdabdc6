/** The tiles themselves: face down as unknown space, face up with world, points and bonus, or what a bomb left of them. */
import { type Pen, paintedLayer } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { boxAround, type Point, type Rect } from '../../../../pictures/geometry.js'
import { drawCommonIcon } from '../../../../pictures/icons.js'
import { text, textWidth } from '../../../../pictures/lettering/text.js'
import { GOLD, INK, seatStyle, WHITE } from '../../../../pictures/palette.js'
import { drawCoin } from '../../../../pictures/pieces.js'
import { fillAndStroke, strokeWith } from '../../../../pictures/shapes.js'
import { type SystemId, systemOf } from '../../data/systems.js'
import { BEAM, BRASS, CHART, DEEP, FLAME, SPACE, STARLIGHT, VOID } from '../art/colours.js'
import { paintGrain } from '../art/dither.js'
import { drawIcon } from '../art/icons.js'
import { paintGlow, paintStars } from '../art/stars.js'
import { LOOKS } from '../art/world-looks.js'
import { paintWorld } from '../art/worlds.js'
import { hexagon } from './hexes.js'

/** What a tile shows: a system, whether it is only peeked at or destroyed, and whose it is. */
export interface Face {
  /** Null: unknown. */
  readonly system: SystemId | null
  readonly isUp: boolean
  readonly isBombed: boolean
  /** The colour of whoever has a colony there. */
  readonly owner: number | null
}

/** The middle of a world below that of its tile, in radii. */
export const WORLD = -0.1
/** Of the values beside and above the middle of the tile, in radii. */
export const VALUES = { x: 0.6, y: -0.34 } as const
/** Between two tiles, half of it on each side. */
const GAP = 2

export function tileThing(face: Face, middle: Point, radius: number): Thing {
  const side = 2 * radius
  const key = `tile ${face.system} ${face.isUp} ${face.isBombed} ${face.owner} ${radius}`
  return stamped(key, boxAround(middle, side), (own) => {
    own.save()
    hexagon(own, radius, radius, radius - GAP)
    own.clip()
    own.drawImage(
      paintedLayer(side, side, (sky) => paintSky(sky, face, radius)),
      0,
      0,
    )
    own.translate(radius, radius)
    if (face.isBombed) paintRuin(own, radius)
    else if (face.isUp && face.system !== null) paintWorld(own, face.system, 0, WORLD * radius, radius * 0.37)
    else paintUnknown(own, radius, face.system)
    own.restore()
    own.translate(radius, radius)
    paintRim(own, face, radius)
  })
}

function paintSky(pen: Pen, { system, isUp, isBombed }: Face, radius: number): void {
  const isLit = isUp && !isBombed && system !== null
  const sky = pen.createRadialGradient(radius, radius * 0.8, radius * 0.1, radius, radius, radius)
  sky.addColorStop(0, isBombed ? '#4a2530' : isLit ? LOOKS[system].sky : SPACE)
  sky.addColorStop(1, isLit ? DEEP : VOID)
  pen.fillStyle = sky
  const box = { x: 0, y: 0, width: 2 * radius, height: 2 * radius }
  pen.fillRect(0, 0, box.width, box.height)
  paintGrain(pen, box)
  paintStars(pen, box, isLit ? 26 : 14, `${system}`)
}

/** Where the values of a system stand: below their signs, on them where there is little room, or on signs further down. */
export const FORMS = ['below', 'on', 'low'] as const
export type Form = (typeof FORMS)[number]

/** Points on a star at the left; what the system brings each turn at the right. */
export function valuesThing(system: SystemId, form: Form, middle: Point, radius: number): Thing {
  return stamped(`values ${system} ${form} ${radius}`, boxAround(middle, 2 * radius), (own) => {
    own.translate(radius, radius)
    for (const value of valuesOf(system, form, radius)) paintValue(own, value)
  })
}

const STAR = 40
const SIGN = 36
/** From the middle of a sign down to the feet of its letters, in pixels; and the sizes of these. */
const LETTERS = {
  below: { points: { size: 36, foot: 45 }, bonus: { size: 29, foot: 43 } },
  on: { points: { size: 28, foot: 12 }, bonus: { size: 27, foot: 16 } },
  low: { points: { size: 28, foot: 12 }, bonus: { size: 27, foot: 12 } },
} as const
/** How far down, in radii. */
const LOW = 0.16
/** Above the feet of letters, in their size: so high are digits. Around them, in pixels: a rim. */
const DIGITS = { above: 0.74, rim: 2 } as const
/** The letters of a bonus lie so much further left than its sign. */
const ASIDE = 2

interface Value extends Point {
  readonly kind: string
  readonly line: string
  readonly size: number
  readonly foot: number
}

/** From the middle of the tile. */
function valuesOf(system: SystemId, form: Form, radius: number): readonly Value[] {
  const { points, bonus } = systemOf(system)
  const [x, y] = [radius * VALUES.x, radius * (VALUES.y + (form === 'low' ? LOW : 0))]
  const letters = LETTERS[form]
  const [kind, count] = Object.entries(bonus).find(([, amount]) => amount > 0) ?? [null, 0]
  return [
    { kind: 'points', line: String(points), x: -x, y, ...letters.points },
    ...(kind === null ? [] : [{ kind, line: `+${count}`, x, y, ...letters.bonus }]),
  ]
}

function paintValue(pen: Pen, { kind, line, x, y, size, foot }: Value): void {
  if (kind === 'points') drawCommonIcon(pen, 'star', x, y, STAR, GOLD, INK)
  else if (kind === 'money') drawCoin(pen, x, y, SIGN)
  else drawIcon(pen, kind === 'cards' ? 'card' : 'action', x, y, SIGN, kind === 'cards' ? WHITE : BEAM, INK)
  const middle = kind === 'points' ? x : x - ASIDE
  text(pen, line, middle, y + foot, { face: 'display', size, fill: WHITE, halo: INK, align: 'center' })
}

/** Where the signs and the letters of a system's values lie, from the middle of its tile. */
export function valueRects(system: SystemId, form: Form, radius: number): readonly Rect[] {
  return valuesOf(system, form, radius).flatMap(({ kind, line, x, y, size, foot }) => {
    const width = textWidth(line, 'display', size) + 2 * DIGITS.rim
    const height = size * DIGITS.above + 2 * DIGITS.rim
    const left = x - (kind === 'points' ? 0 : ASIDE) - width / 2
    return [boxAround({ x, y }, SIGN), { x: left, y: y + foot + DIGITS.rim - height, width, height }]
  })
}

/** A far galaxy on a chart; whoever has peeked sees the world like a ghost on it. */
function paintUnknown(pen: Pen, radius: number, peeked: SystemId | null): void {
  pen.strokeStyle = CHART
  for (const [share, alpha] of [
    [0.8, 0.35],
    [0.58, 0.5],
    [0.36, 0.65],
  ] as const) {
    hexagon(pen, 0, 0, radius * share)
    pen.globalAlpha = alpha
    pen.lineWidth = 1.5
    pen.setLineDash([3, 6])
    pen.stroke()
  }
  pen.setLineDash([])
  pen.globalAlpha = 1
  if (peeked !== null) {
    pen.globalAlpha = 0.5
    paintWorld(pen, peeked, 0, WORLD * radius, radius * 0.3)
    pen.globalAlpha = 1
    return
  }
  paintSpiral(pen, radius)
}

/** A far galaxy of dots, seen from the side. */
function paintSpiral(pen: Pen, radius: number): void {
  pen.save()
  pen.rotate(-0.5)
  pen.scale(1, 0.5)
  paintGlow(pen, 0, 0, radius * 0.5, '#7f95e8', 0.55)
  pen.fillStyle = STARLIGHT
  for (let dot = 0; dot < 54; dot++) {
    const [arm, step] = [dot % 3, Math.floor(dot / 3)]
    const angle = arm * 2.1 + step * 0.19
    const far = radius * (0.1 + step * 0.027)
    pen.beginPath()
    pen.ellipse(far * Math.cos(angle), far * Math.sin(angle), 2.6 - step * 0.09, 4.2 - step * 0.16, 0, 0, Math.PI * 2)
    pen.globalAlpha = 1 - step * 0.045
    pen.fill()
  }
  pen.globalAlpha = 1
  paintGlow(pen, 0, 0, radius * 0.16, STARLIGHT)
  pen.restore()
}

/** Shards around what still glows. */
function paintRuin(pen: Pen, radius: number): void {
  paintGlow(pen, 0, -radius * 0.1, radius * 0.62, FLAME, 0.9)
  pen.save()
  pen.translate(0, -radius * 0.1)
  for (const [angle, far, size] of SHARDS) {
    pen.save()
    pen.rotate(angle)
    pen.translate(0, -far * radius)
    pen.beginPath()
    pen.moveTo(0, -size * radius)
    pen.lineTo(size * radius * 0.8, size * radius * 0.3)
    pen.lineTo(-size * radius * 0.2, size * radius * 0.8)
    pen.lineTo(-size * radius * 0.8, -size * radius * 0.1)
    pen.closePath()
    fillAndStroke(pen, '#3a2a35', 2.5, FLAME)
    pen.restore()
  }
  pen.restore()
}

/** Angle, distance and size of each, in radii of the tile. */
const SHARDS = [
  [0.2, 0.3, 0.17],
  [1.2, 0.38, 0.13],
  [2.1, 0.27, 0.15],
  [3, 0.4, 0.12],
  [3.9, 0.3, 0.18],
  [4.9, 0.4, 0.14],
  [5.7, 0.3, 0.11],
] as const

/** A rim of brass where a tile lies face up, in the owner's colour where there is a colony. */
function paintRim(pen: Pen, { isUp, owner }: Face, radius: number): void {
  if (owner !== null) {
    hexagon(pen, 0, 0, radius - 6)
    strokeWith(pen, 8, WHITE)
    strokeWith(pen, 6, seatStyle(owner).fill)
    return
  }
  hexagon(pen, 0, 0, radius - 4)
  strokeWith(pen, isUp ? 2.5 : 1.5, isUp ? BRASS : CHART)
}
