/** The position of a picture in its window. Pure. Lengths are CSS pixels from the window's middle. */

export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
const LARGEST = 8

/** Scales by `factor` around `point`. The minimum shows the whole picture. */
export function zoomedAt(zoom: Zoom, factor: number, point: Point): Zoom {
  const scale = Math.min(LARGEST, Math.max(1, zoom.scale * factor))
  if (scale === 1) return WHOLE
  const ratio = scale / zoom.scale
  return { scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio }
}

/** Moves the picture, but never so far that its middle leaves the window of `size`. */
export function moved(zoom: Zoom, by: Point, size: { readonly width: number; readonly height: number }): Zoom {
  const within = (value: number, reach: number) => Math.min(reach, Math.max(-reach, value))
  const reach = (length: number) => ((zoom.scale - 1) * length) / 2
  return { ...zoom, x: within(zoom.x + by.x, reach(size.width)), y: within(zoom.y + by.y, reach(size.height)) }
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
