/** The sources of points, each with its own sign and colour. */
import { GOLD, INK, PAPER_LIGHT, PAPER_SHADE, SEA_INK, WHITE, WOOD } from '../../../pictures/palette.js'
import type { SourceStyle } from '../../../pictures/scores/bar.js'
import type { PointSource } from '../texts/points.js'
import { drawEmptySeat } from './pieces/coaches.js'
import { drawRoad } from './pieces/figures.js'
import { drawIcon } from './pieces/icons.js'

export const SOURCE_STYLES: Readonly<Record<PointSource, SourceStyle>> = {
  track: { fill: WOOD, on: PAPER_LIGHT, draw: (pen, x, y) => drawIcon(pen, 'wheel', x, y, 34, WOOD) },
  emptySeats: { fill: PAPER_SHADE, on: INK, draw: (pen, x, y) => drawEmptySeat(pen, x, y, 30) },
  nuggets: { fill: GOLD, on: INK, draw: (pen, x, y) => drawIcon(pen, 'nugget', x, y, 32, GOLD, INK) },
  network: {
    fill: SEA_INK,
    on: WHITE,
    draw: (pen, x, y, colour) => drawRoad(pen, colour, { x: x - 18, y: y + 10 }, { x: x + 18, y: y - 10 }),
  },
}
