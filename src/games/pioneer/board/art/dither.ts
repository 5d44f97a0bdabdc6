/** Fine grain for skies: their few dark inks would lie in bands beside each other. */
import type { Pen } from '../../../../pictures/canvas.js'
import type { Rect } from '../../../../pictures/geometry.js'

/** Between two levels of red, green and blue that are left: the eye sees steps of green best, and those of blue least. */
const STEPS = [12, 10, 16] as const
/** Of a step, how much of it is grain; the rest is flat, which keeps files small. */
const GRAIN = 0.9
/** Thresholds that lie evenly beside each other (Bayer). */
const PATTERN = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
const SIDE = 4

/**
 * Leaves few levels of each colour in a box of whole pixels, with grain between them. For pens that are neither moved nor turned.
 */
export function paintGrain(pen: Pen, { x, y, width, height }: Rect): void {
  const image = pen.getImageData(x, y, width, height)
  const { data } = image
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const threshold = ((PATTERN[(row % SIDE) * SIDE + (column % SIDE)] ?? 0) + 0.5) / PATTERN.length - 0.5
      const at = 4 * (row * width + column)
      for (const [part, step] of STEPS.entries()) {
        data[at + part] = Math.min(255, step * Math.round((data[at + part] ?? 0) / step + threshold * GRAIN))
      }
    }
  }
  pen.putImageData(image, x, y)
}
