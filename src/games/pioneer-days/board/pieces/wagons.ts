/** Covered wagons with their load, side by side. */
import { type Pen, path } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import type { Point, Rect } from '../../../../pictures/geometry.js'
import { text } from '../../../../pictures/lettering/text.js'
import {
  ALARM,
  GOLD,
  INK,
  INK_SOFT,
  PAPER,
  PAPER_LIGHT,
  PAPER_SHADE,
  WHITE,
  WOOD,
  WOOD_DARK,
} from '../../../../pictures/palette.js'
import { circle, fillAndStroke, fillWith, roundRect } from '../../../../pictures/shapes.js'
import { DAMAGE_SPACES } from '../../data/wagons.js'
import { LEATHER } from './colours.js'
import { drawCount } from './goods.js'
import { drawIcon } from './icons.js'
import type { Load, Space, Stored, Vehicle } from './load.js'

/** Measures as shares of the side of a space. */
const SHARES = { gap: 0.1, side: 0.34, arch: 0.42, bed: 0.34, wheel: 0.9, sunk: 0.5, apart: 0.4 } as const

/** The rows of spaces in a wagon. */
type Rows = 1 | 2

interface Scale {
  /** The side of a space in pixels. */
  readonly size: number
  readonly rows: Rows
}

const columnsOf = ({ spaces }: Vehicle, { rows }: Scale) => Math.ceil(spaces.length / rows)
const pitch = (size: number) => size * (1 + SHARES.gap)

function vehicleWidth(vehicle: Vehicle, scale: Scale): number {
  return columnsOf(vehicle, scale) * pitch(scale.size) + 2 * SHARES.side * scale.size
}

function vehicleHeight({ size, rows }: Scale): number {
  return rows * pitch(size) + size * (SHARES.arch + SHARES.bed + SHARES.wheel - SHARES.sunk) + 4
}

/** The top left corner of a space in whole pixels, relative to its vehicle. Spaces run column by column. */
function spaceCorner(space: number, { size, rows }: Scale): Point {
  return {
    x: Math.round(size * (SHARES.side + SHARES.gap / 2) + Math.floor(space / rows) * pitch(size)),
    y: Math.round(size * SHARES.arch + (space % rows) * pitch(size)),
  }
}

interface Placed {
  readonly vehicle: Vehicle
  readonly x: number
  readonly y: number
}

export interface Train {
  readonly scale: Scale
  readonly wagons: readonly Placed[]
}

/** Goods without a space follow the wagons like another vehicle. */
function vehiclesOf({ vehicles, left }: Load): readonly Vehicle[] {
  return left.length === 0 ? vehicles : [...vehicles, { kind: 'storage', spaces: left }]
}

/** Smaller spaces would be unreadable. */
const SMALLEST = 8

/** All vehicles in left-aligned lines, as large as fits into the box. Spaces are at most `largest` pixels wide. */
export function trainOf(load: Load, box: Rect, largest: number): Train {
  const vehicles = vehiclesOf(load)
  for (let size = Math.floor(largest); ; size--) {
    for (const rows of [2, 1] as const) {
      const scale = { size, rows }
      const most = Math.floor(box.height / vehicleHeight(scale))
      const lines = most < 1 && size > SMALLEST ? null : linesOf(vehicles, box.width, scale)
      const fits = lines !== null && lines.length <= most
      if (fits || size <= SMALLEST) return { scale, wagons: placed(lines ?? [vehicles], box, scale) }
    }
  }
}

/** The height in pixels that the lines of a train need. */
export function trainHeight({ scale, wagons }: Train): number {
  const lines = new Set(wagons.map(({ y }) => y)).size
  return lines * Math.ceil(vehicleHeight(scale) + 2 * ROOM)
}

/** Null if one of them is wider than a line. */
function linesOf(vehicles: readonly Vehicle[], width: number, scale: Scale): readonly (readonly Vehicle[])[] | null {
  const lines: Vehicle[][] = []
  let free = 0
  for (const vehicle of vehicles) {
    const needed = vehicleWidth(vehicle, scale)
    if (needed > width) return null
    const line = lines.at(-1)
    if (line !== undefined && needed <= free) line.push(vehicle)
    else {
      lines.push([vehicle])
      free = width
    }
    free -= needed + SHARES.apart * scale.size
  }
  return lines
}

function placed(lines: readonly (readonly Vehicle[])[], box: Rect, scale: Scale): readonly Placed[] {
  const step = box.height / Math.max(1, lines.length)
  return lines.flatMap((line, at) => {
    let x = box.x
    return line.map((vehicle): Placed => {
      const left = x
      x += vehicleWidth(vehicle, scale) + SHARES.apart * scale.size
      return { vehicle, x: Math.round(left), y: Math.round(box.y + at * step + Math.max(0, step - vehicleHeight(scale)) / 2) }
    })
  })
}

/** All wagons of a load with their goods. `hasExcess`: the last vehicle holds goods that have to be discarded. */
export function trainThings({ scale, wagons }: Train, hasExcess: boolean): Thing[] {
  return wagons.flatMap((wagon, i) => [
    vehicleThing(wagon, scale, hasExcess && i === wagons.length - 1),
    ...wagon.vehicle.spaces.flatMap((stored, space) => spaceThings(stored, space, wagon, scale)),
  ])
}

/** Margin in pixels for outlines. */
const ROOM = 2

/** A wagon or a crate with all its spaces empty. */
function vehicleThing(wagon: Placed, scale: Scale, isExcess: boolean): Thing {
  const { vehicle } = wagon
  const { kind, spaces } = vehicle
  const box = boxOf(wagon, scale)
  const name = isExcess ? 'excess' : kind
  return stamped(`${name} of ${spaces.length} ${scale.rows} ${scale.size}`, box, (own) => {
    own.translate(ROOM, ROOM)
    if (kind === 'wagon') paintWagon(own, vehicle, scale)
    else paintCrate(own, vehicle, scale, isExcess)
    for (const space of spaces.keys()) paintEmpty(own, spaceCorner(space, scale), scale.size)
  })
}

const boxOf = ({ vehicle, x, y }: Placed, scale: Scale): Rect => ({
  x: x - ROOM,
  y: y - ROOM,
  width: vehicleWidth(vehicle, scale) + 2 * ROOM,
  height: vehicleHeight(scale) + 2 * ROOM,
})

/**
 * A box around a wagon, in whole pixels, without the empty margin below its wheels, where the next line begins. Null if there is
 * no such wagon.
 */
export function wagonBox({ scale, wagons }: Train, wagon: number): Rect | null {
  const found = wagons[wagon]
  if (found === undefined) return null
  const { x, y, width, height } = boxOf(found, scale)
  return { x, y, width: Math.ceil(width), height: Math.floor(height - 2 * ROOM) }
}

/** The content of a space. */
function spaceThings(stored: Space, space: number, { x, y }: Placed, scale: Scale): Thing[] {
  const { size } = scale
  const corner = spaceCorner(space, scale)
  const at = { x: x + corner.x - ROOM, y: y + corner.y - ROOM }
  if (stored.kind === 'empty') return []
  if (stored.kind === 'damage') {
    if (space % DAMAGE_SPACES !== 0) return []
    const next = spaceCorner(space + 1, scale)
    return [damageThing({ ...at, width: next.x - corner.x + size + 2 * ROOM, height: next.y - corner.y + size + 2 * ROOM }, size)]
  }
  const side = size + 2 * ROOM
  return [
    stamped(`space of ${nameOf(stored)} ${size}`, { ...at, width: side, height: side }, (own) => paintStored(own, stored, size)),
  ]
}

/** Contents with equal names look equal. */
function nameOf(stored: Stored): string {
  switch (stored.kind) {
    case 'equipment':
      return stored.tile
    case 'gold':
      return `gold ${stored.nuggets}`
    default:
      return `${stored.kind} ${stored.count}`
  }
}

/** Each token covers two adjacent spaces. */
function damageThing(box: Rect, size: number): Thing {
  const { width, height } = box
  return stamped(`damage ${size}`, box, (own) => {
    roundRect(own, ROOM, ROOM, width - 2 * ROOM, height - 2 * ROOM, size * 0.14)
    fillWith(own, WOOD_DARK)
    drawIcon(own, 'damage', width / 2, height / 2, size * 0.84, '#e8564a', INK)
  })
}

/** The spot for the number of a wagon's menu entry: on its bed, between the wheels. */
export function badgeSpot({ scale, wagons }: Train, wagon: number): Point | null {
  const found = wagons[wagon]
  if (found === undefined) return null
  return { x: found.x + vehicleWidth(found.vehicle, scale) / 2, y: found.y + vehicleHeight(scale) - scale.size * 0.5 }
}

/** The middle of the first space whose content matches. */
export function spaceSpot({ scale, wagons }: Train, isMeant: (stored: Space) => boolean): Point | null {
  for (const { vehicle, x, y } of wagons) {
    const space = vehicle.spaces.findIndex(isMeant)
    if (space < 0) continue
    const corner = spaceCorner(space, scale)
    return { x: x + corner.x + scale.size / 2, y: y + corner.y + scale.size / 2 }
  }
  return null
}

function paintWagon(pen: Pen, vehicle: Vehicle, scale: Scale): void {
  const { size, rows } = scale
  const width = vehicleWidth(vehicle, scale)
  const bedTop = size * SHARES.arch + rows * pitch(size)
  const foot = bedTop + size * SHARES.bed
  const [left, right, middle] = [size * 0.12, width - size * 0.12, width / 2]
  const canvas = path(
    `M${left + size * 0.12} ${bedTop}Q${left - size * 0.16} ${size * 0.9} ${left + size * 0.1} ${size * 0.12}Q${middle} ${-size * 0.1} ${right - size * 0.1} ${size * 0.12}Q${right + size * 0.16} ${size * 0.9} ${right - size * 0.12} ${bedTop}Z`,
  )
  pen.lineJoin = 'round'
  pen.lineWidth = Math.max(1.6, size * 0.05)
  fillWith(pen, WHITE, canvas)
  pen.strokeStyle = INK
  pen.stroke(canvas)
  const bed = path(`M0 ${bedTop}H${width}L${width - size * 0.2} ${foot}H${size * 0.2}Z`)
  fillWith(pen, WOOD, bed)
  pen.stroke(bed)
  const axle = foot + size * (SHARES.wheel / 2 - SHARES.sunk) + 1
  for (const wheel of [size * 0.6, width - size * 0.6]) {
    circle(pen, wheel, axle, (size * SHARES.wheel) / 2)
    fillWith(pen, PAPER_SHADE)
    drawIcon(pen, 'wheel', wheel, axle, size * SHARES.wheel, INK)
  }
}

/** Storage that is not a wagon. A red one holds goods that have to be discarded. */
function paintCrate(pen: Pen, vehicle: Vehicle, scale: Scale, isExcess: boolean): void {
  const { size, rows } = scale
  const width = vehicleWidth(vehicle, scale)
  const top = size * SHARES.arch - size * 0.14
  const height = rows * pitch(size) + size * 0.24
  roundRect(pen, size * 0.16, top, width - size * 0.32, height, size * 0.14)
  fillAndStroke(pen, isExcess ? WHITE : PAPER_SHADE, isExcess ? 4 : Math.max(1.6, size * 0.05), isExcess ? ALARM : INK)
}

function paintEmpty(pen: Pen, { x, y }: Point, size: number): void {
  // On half pixels, where thin dashes stay sharp.
  roundRect(pen, x + 0.5, y + 0.5, size - 1, size - 1, size * 0.14)
  fillWith(pen, PAPER_LIGHT)
  pen.lineWidth = 1.2
  pen.setLineDash([4, 3])
  pen.strokeStyle = INK_SOFT
  pen.stroke()
  pen.setLineDash([])
}

/** An occupied space with its corner at ({@link ROOM}, {@link ROOM}). */
function paintStored(pen: Pen, stored: Stored, size: number): void {
  roundRect(pen, ROOM, ROOM, size, size, size * 0.14)
  fillAndStroke(pen, stored.kind === 'equipment' ? LEATHER : PAPER, Math.max(1.4, size * 0.04), INK)
  drawStored(pen, stored, ROOM + size / 2, ROOM + size / 2, size)
}

/** The smallest space with a readable number. */
const LETTERED = 40

function drawStored(pen: Pen, stored: Stored, x: number, y: number, size: number): void {
  switch (stored.kind) {
    case 'equipment':
      drawIcon(pen, stored.tile, x, y, size * 0.76, PAPER_LIGHT)
      return
    case 'gold': {
      const lettered = size >= LETTERED
      drawIcon(pen, 'nugget', lettered ? x - size * 0.18 : x, y, size * (lettered ? 0.52 : 0.74), GOLD, INK)
      if (!lettered) return
      const words = stored.nuggets === null ? '?' : String(stored.nuggets)
      text(pen, words, x + size * 0.26, y + 11, { face: 'display', size: Math.max(22, size * 0.44), fill: INK, align: 'center' })
      return
    }
    default: {
      const apart = stored.count === 1 ? 0 : size * 0.2
      const share = stored.count === 1 ? 0.72 : 0.52
      if (stored.count > 1) drawCount(pen, stored.kind, x - apart, y - apart, size * share)
      drawCount(pen, stored.kind, x + apart, y + apart, size * share)
    }
  }
}
