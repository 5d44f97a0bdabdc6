/** Where the tiles lie: hexagons that stand on a corner, as large as the window allows. */

import type { Pen } from '../../../../pictures/canvas.js'
import { inset, type Point } from '../../../../pictures/geometry.js'
import type { Place } from '../../data/galaxies.js'
import { GALAXY } from '../layout.js'

/** Half the breadth of a hexagon of radius 1. */
export const HALF = Math.sqrt(3) / 2
const LARGEST = 96
/** Between the frame and the outermost tiles. */
const MARGIN = 15

export interface Hexes {
  /** From the middle to a corner, in whole pixels. */
  readonly radius: number
  /** By tile. */
  readonly middles: readonly Point[]
}

/** The tiles of these places in the middle of the window. */
export function hexesOf(tiles: readonly { readonly place: Place }[]): Hexes {
  if (tiles.length === 0) return { radius: LARGEST, middles: [] }
  const window = inset(GALAXY, MARGIN)
  const [columns, rows] = [tiles.map(({ place }) => place.x), tiles.map(({ place }) => place.y)]
  const [left, right] = [Math.min(...columns), Math.max(...columns)]
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)]
  const radius = Math.floor(
    Math.min(LARGEST, window.width / ((right - left + 2) * HALF), window.height / ((bottom - top) * 1.5 + 2)),
  )
  const middle = { x: window.x + window.width / 2, y: window.y + window.height / 2 }
  const middles = tiles.map(({ place }) => ({
    x: Math.round(middle.x + (place.x - (left + right) / 2) * HALF * radius),
    y: Math.round(middle.y + (place.y - (top + bottom) / 2) * 1.5 * radius),
  }))
  return { radius, middles }
}

/** A radius with room for all that stands on a tile beside each other: the ships of one seat, and of several. */
export const ROOM = { one: 100, several: 130 } as const
const LARGEST_SCALE = 1.8

/** A tile and those that share an edge with it. */
export function besides(tiles: readonly { readonly place: Place }[], tile: number): readonly number[] {
  const here = tiles[tile]?.place
  return [...tiles.keys()].filter((other) => {
    const there = tiles[other]?.place
    if (here === undefined || there === undefined) return false
    const [aside, down] = [Math.abs(here.x - there.x), Math.abs(here.y - there.y)]
    return aside + down <= 2 && down < 2
  })
}

/** How tall a window of this width has to be for these tiles to be as large as they can, or as all that stands on them needs. */
export function heightFor(tiles: readonly { readonly place: Place }[], around: readonly number[], width: number): number {
  const { columns, rows } = extentOf(tiles, around)
  const radius = Math.min(ROOM.one, width / ((columns.to - columns.from + 2) * HALF))
  return Math.ceil(((rows.to - rows.from) * 1.5 + 2) * radius)
}

function extentOf(tiles: readonly { readonly place: Place }[], around: readonly number[]) {
  const meant = around.flatMap((tile) => tiles[tile]?.place ?? [])
  const [xs, ys] = [meant.map(({ x }) => x), meant.map(({ y }) => y)]
  return {
    columns: { from: Math.min(...xs), to: Math.max(...xs) },
    rows: { from: Math.min(...ys), to: Math.max(...ys) },
  }
}

/** A part of the galaxy, and how much larger than drawn it is shown. */
export interface Window extends Hexes {
  readonly scale: number
  /** Whether a tile is wholly in sight. */
  readonly shows: (tile: number) => boolean
}

/**
 * The tiles around these ones, as large as `width` by `height` pixels allow, with their middles inside that window. `room` is the
 * radius up to which tiles become larger, and not what stands on them.
 */
export function windowOn(
  tiles: readonly { readonly place: Place }[],
  around: readonly number[],
  { width, height }: { readonly width: number; readonly height: number },
  room: number = ROOM.one,
): Window {
  const { columns, rows } = extentOf(tiles, around)
  const [left, right] = [columns.from, columns.to]
  const [top, bottom] = [rows.from, rows.to]
  const fitting = Math.min(width / ((right - left + 2) * HALF), height / ((bottom - top) * 1.5 + 2))
  const radius = Math.min(room, Math.floor(fitting))
  const scale = Math.min(LARGEST_SCALE, Math.max(1, fitting / radius))
  const middle = { x: width / scale / 2, y: height / scale / 2 }
  const middles = tiles.map(({ place }) => ({
    x: Math.round(middle.x + (place.x - (left + right) / 2) * HALF * radius),
    y: Math.round(middle.y + (place.y - (top + bottom) / 2) * 1.5 * radius),
  }))
  const half = { width: HALF * radius, height: radius }
  return {
    radius,
    middles,
    scale,
    shows(tile) {
      const { x, y } = middles[tile] ?? { x: -width, y: -height }
      const beside = Math.min(x, width / scale - x) + 1
      const above = Math.min(y, height / scale - y) + 1
      return beside >= half.width && above >= half.height
    },
  }
}

/** A hexagon's outline around (x, y), left open to be filled or stroked; its corners are round. */
export function hexagon(pen: Pen, x: number, y: number, radius: number): void {
  const corner = (index: number) => {
    const angle = (index * Math.PI) / 3 - Math.PI / 2
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  }
  const [last, first] = [corner(5), corner(0)]
  pen.beginPath()
  pen.moveTo((last.x + first.x) / 2, (last.y + first.y) / 2)
  for (let index = 0; index < 6; index++) {
    const [here, next] = [corner(index), corner(index + 1)]
    pen.arcTo(here.x, here.y, next.x, next.y, radius * 0.12)
  }
  pen.closePath()
}
