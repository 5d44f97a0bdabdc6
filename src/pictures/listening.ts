/** Pens that report the lettering they write, for whoever measures a picture. */
import type { Pen } from './canvas.js'

/** Is told the size in pixels of each line of letters. */
type Ear = (size: number) => void

const ears = new WeakMap<Pen, Ear>()

/** Reports what is written with `pen` from now on. */
export function listen(pen: Pen, ear: Ear): void {
  ears.set(pen, ear)
}

/** Null for a pen to which nobody listens. */
export function earOf(pen: Pen): Ear | null {
  return ears.get(pen) ?? null
}

/** How much higher than drawn everything appears. */
export function scaleOf(pen: Pen): number {
  const { c, d } = pen.getTransform()
  return Math.hypot(c, d)
}
