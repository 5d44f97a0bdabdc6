/** Where points come from (X22): each source with its own sign and colour. */
import { INK, WHITE } from '../../../pictures/palette.js'
import type { SourceStyle } from '../../../pictures/scores/bar.js'
import type { Score } from '../rules/types.js'
import { BRASS } from './art/colours.js'
import { drawIcon } from './art/icons.js'
import { drawColony } from './pieces/colonies.js'

/** In the order of the bars. */
export const POINT_SOURCES = ['systems', 'technologies'] as const satisfies readonly (keyof Score)[]
export type PointSource = (typeof POINT_SOURCES)[number]

export const SOURCE_STYLES: Readonly<Record<PointSource, SourceStyle>> = {
  systems: {
    fill: '#2f62a8',
    on: WHITE,
    draw(pen, x, y, colour) {
      pen.save()
      pen.translate(x, y)
      pen.scale(0.66, 0.66)
      drawColony(pen, colour, false, 0, 0)
      pen.restore()
    },
  },
  technologies: { fill: BRASS, on: INK, draw: (pen, x, y) => drawIcon(pen, 'transportation', x, y, 34, BRASS, INK) },
}
