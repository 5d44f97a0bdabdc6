/** The sources of points, each with its own sign and colour. */
import { ALARM, GOLD, INK, LAUREL_GREEN, PAPER_LIGHT, WHITE } from '../../../pictures/palette.js'
import type { SourceStyle } from '../../../pictures/scores/bar.js'
import { COUNT_STYLES } from './pieces/colours.js'
import { drawCount } from './pieces/goods.js'
import { drawIcon } from './pieces/icons.js'
import type { PointSource } from './points.js'

/** Sources by their names. */
export const SOURCE_STYLES: Readonly<Record<PointSource, SourceStyle>> = {
  track: { fill: '#7b5138', on: WHITE, draw: (pen, x, y) => drawCount(pen, 'cattle', x, y, 36) },
  gold: { fill: GOLD, on: INK, draw: (pen, x, y) => drawCount(pen, 'gold', x, y, 36) },
  favours: { fill: COUNT_STYLES.favours.fill, on: WHITE, draw: (pen, x, y) => drawCount(pen, 'favours', x, y, 36) },
  majority: {
    fill: '#a9d3cf',
    on: INK,
    draw(pen, x, y) {
      drawIcon(pen, 'laurel', x, y, 40, LAUREL_GREEN)
      drawCount(pen, 'favours', x, y, 22)
    },
  },
  townsfolk: { fill: COUNT_STYLES.townsfolk.fill, on: WHITE, draw: (pen, x, y) => drawCount(pen, 'townsfolk', x, y, 36) },
  damage: { fill: ALARM, on: PAPER_LIGHT, draw: (pen, x, y) => drawIcon(pen, 'damage', x, y, 32, ALARM, INK) },
}
