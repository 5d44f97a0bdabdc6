/** Skies: stars, glows and nebulae, the same at every painting. */
import { type Random, seededRandom } from '../../../../engine/random.js'
import type { Pen } from '../../../../pictures/canvas.js'
import type { Rect } from '../../../../pictures/geometry.js'
import { circle, fillWith } from '../../../../pictures/shapes.js'
import { STARLIGHT } from './colours.js'

/** From 0 to 1. */
export const fraction = (random: Random): number => random.below(10_000) / 10_000

/** Stars strewn over a box, most of them faint; `seed` says where. */
export function paintStars(pen: Pen, { x, y, width, height }: Rect, count: number, seed: string): void {
  const random = seededRandom(`stars ${seed}`)
  pen.fillStyle = STARLIGHT
  for (let star = 0; star < count; star++) {
    const size = 0.5 + 1.3 * fraction(random) ** 3
    pen.globalAlpha = 0.3 + 0.7 * fraction(random)
    circle(pen, x + width * fraction(random), y + height * fraction(random), size)
    pen.fill()
  }
  pen.globalAlpha = 1
}

/** A star with rays, as on old charts. */
export function paintSparkle(pen: Pen, x: number, y: number, radius: number, fill: string): void {
  pen.beginPath()
  for (let point = 0; point < 8; point++) {
    const angle = (point * Math.PI) / 4
    const reach = point % 2 === 0 ? radius : radius * 0.16
    pen.lineTo(x + reach * Math.sin(angle), y - reach * Math.cos(angle))
  }
  pen.closePath()
  fillWith(pen, fill)
}

/** Light that fades away from (x, y); `colour` is six hexadecimal digits behind a `#`. */
export function paintGlow(pen: Pen, x: number, y: number, radius: number, colour: string, strength = 1): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, radius)
  const alpha = (share: number) =>
    Math.round(255 * share * strength)
      .toString(16)
      .padStart(2, '0')
  light.addColorStop(0, `${colour}${alpha(1)}`)
  light.addColorStop(0.35, `${colour}${alpha(0.45)}`)
  light.addColorStop(1, `${colour}00`)
  pen.fillStyle = light
  pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
}
