/** Points and rectangles in pixels. */
import type { Box } from './sprites.js'

export interface Point {
  readonly x: number
  readonly y: number
}

export type Rect = Box

/** The square with this side centred on a point. */
export function boxAround({ x, y }: Point, side: number): Rect {
  return { x: x - side / 2, y: y - side / 2, width: side, height: side }
}

/** The smallest rectangle of whole pixels with `room` around each point. */
export function around(points: readonly Point[], room: number): Rect {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.floor(Math.min(...xs) - room), Math.floor(Math.min(...ys) - room)]
  return { x: left, y: top, width: Math.ceil(Math.max(...xs) + room) - left, height: Math.ceil(Math.max(...ys) + room) - top }
}

/** Where one of `count` equal parts of a row lies, with this much between them. */
export function partOf({ x, y, width, height }: Rect, index: number, count: number, gap: number): Rect {
  const part = (width - (count - 1) * gap) / count
  return { x: x + index * (part + gap), y, width: part, height }
}

/** The rectangle without so much at each side. */
export function inset({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by }
}

/** Whether two rectangles have any area in common. */
export function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** The area that two rectangles have in common. Null if they have none. */
export function common(a: Rect, b: Rect): Rect | null {
  if (!overlap(a, b)) return null
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  return { x, y, width: Math.min(a.x + a.width, b.x + b.width) - x, height: Math.min(a.y + a.height, b.y + b.height) - y }
}

/** Whether all of `inner` lies within `outer`. */
export function contains(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

/** `inner`, moved into `outer` if it is not inside. At the left and at the top of it if it is too large. */
export function movedInto(outer: Rect, inner: Rect): Rect {
  if (contains(outer, inner)) return inner
  const { width, height } = inner
  const x = Math.max(outer.x, Math.min(inner.x, outer.x + outer.width - width))
  const y = Math.max(outer.y, Math.min(inner.y, outer.y + outer.height - height))
  return { x, y, width, height }
}

/** 0 inside. */
export function distanceToRect({ x, y }: Point, rect: Rect): number {
  const dx = Math.max(rect.x - x, 0, x - rect.x - rect.width)
  const dy = Math.max(rect.y - y, 0, y - rect.y - rect.height)
  return Math.hypot(dx, dy)
}
