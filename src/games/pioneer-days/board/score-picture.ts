/** The final score, on the board's own panels and as a picture with the points over time. */
import { scoreDrawingBy } from '../../../game-kit/score-picture.js'
import type { Pen } from '../../../pictures/canvas.js'
import { PAPER_SHADE } from '../../../pictures/palette.js'
import { drawCoin } from '../../../pictures/pieces.js'
import type { Score } from '../rules/types.js'
import { daysInks } from './inks.js'
import { SILVER } from './pieces/colours.js'
import { drawIcon } from './pieces/icons.js'
import { paintTrailWagon, TRAIL_WAGON } from './pieces/trail-wagon.js'
import { POINT_SOURCES, type PointSource } from './points.js'
import { SOURCE_STYLES } from './sources.js'

export const { drawScore, finalScores } = scoreDrawingBy<PointSource, Score>({
  game: 'pioneer-days',
  inks: daysInks,
  sources: POINT_SOURCES,
  styles: SOURCE_STYLES,
  tieBreaks: [{ countOf: ({ silver }) => silver, draw: (pen, x, y) => drawCoin(pen, x, y, 34, '$', SILVER) }],
  ornaments: { shadow: drawShadow, sign: drawSign },
})

function drawShadow(pen: Pen, x: number, y: number, width: number): void {
  drawIcon(pen, 'wagon', x + width / 2, y + width / 2 - 40, width, PAPER_SHADE)
}

function drawSign(pen: Pen, x: number, y: number, width: number): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(width / TRAIL_WAGON.width, width / TRAIL_WAGON.width)
  paintTrailWagon(pen)
  pen.restore()
}
