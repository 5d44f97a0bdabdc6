/** The flat colours of charts, and their inks: every colour, and the blends of two that touch. */
import type { Inks } from '../pictures/inks.js'
import { GOLD, INK, INK_SOFT, PAPER, PAPER_LIGHT, PAPER_SHADE, SEA, SEA_INK, WHITE, WOOD_DARK } from '../pictures/palette.js'

export const OWN = '#fbe29a'
export const WON = '#1f5d3a'
export const SILVER = '#c9cdd0'
export const BRONZE = '#cf8d56'

/** Steps from one colour to the other at an antialiased edge. */
const STEPS = 7

/** Foreground colours, each with the backgrounds it is painted on. */
type Touching = readonly (readonly [string, readonly string[]])[]

const TOUCHING: Touching = [
  [INK, [PAPER_LIGHT, PAPER, OWN, PAPER_SHADE, GOLD, SILVER, BRONZE, SEA, SEA_INK, WOOD_DARK]],
  [INK_SOFT, [PAPER_LIGHT, PAPER, OWN]],
  [WHITE, [WON, WOOD_DARK]],
  [WON, [PAPER_LIGHT, PAPER, OWN]],
  [SEA_INK, [PAPER_LIGHT, PAPER_SHADE, SEA, OWN]],
  [SEA, [PAPER_LIGHT, PAPER_SHADE]],
  [PAPER_SHADE, [PAPER_LIGHT, PAPER, OWN]],
  [PAPER_LIGHT, [WOOD_DARK]],
]

function between(front: string, back: string): number[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const part = (shift: number) =>
      Math.round((partOf(front, shift) * step + partOf(back, shift) * (STEPS - 1 - step)) / (STEPS - 1))
    return (part(16) << 16) | (part(8) << 8) | part(0)
  })
}

const partOf = (colour: string, shift: number) => (Number.parseInt(colour.slice(1), 16) >>> shift) & 255

/** The inks of all charts, and `more` for a kind of chart. */
export function inksOf(name: string, more: Touching): Inks {
  const blends = [...TOUCHING, ...more].flatMap(([front, backs]) => backs.flatMap((back) => between(front, back)))
  return { name, colours: [...new Set(blends)] }
}

const INKS = inksOf('charts', [])

export const chartInks = (): Inks => INKS
