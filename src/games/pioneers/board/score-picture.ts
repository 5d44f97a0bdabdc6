/** The final score of Pioneers, on the board's own panels, and as a picture with the points over time. */
import { scoreDrawingBy } from '../../../game-kit/score-picture.js'
import { drawCoin } from '../../../pictures/pieces.js'
import type { Score } from '../rules/types.js'
import { POINT_SOURCES, type PointSource } from '../texts/points.js'
import { pioneersInks } from './inks.js'
import { drawStagecoachFigure, drawStagecoachShadow } from './pieces/figures.js'
import { SOURCE_STYLES } from './sources.js'

export const { drawScore, finalScores } = scoreDrawingBy<PointSource, Score>({
  game: 'pioneers',
  inks: pioneersInks,
  sources: POINT_SOURCES,
  styles: SOURCE_STYLES,
  tieBreaks: [{ countOf: ({ dollars }) => dollars, draw: (pen, x, y) => drawCoin(pen, x, y, 34) }],
  ornaments: { shadow: drawStagecoachShadow, sign: drawStagecoachFigure },
})
