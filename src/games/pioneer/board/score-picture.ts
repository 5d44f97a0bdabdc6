/** The final score: on the board's own panels, and as a picture with the points over time. */
import { scoreDrawingBy } from '../../../game-kit/score-picture.js'
import type { Pen } from '../../../pictures/canvas.js'
import { INK, PAPER_SHADE } from '../../../pictures/palette.js'
import type { Score } from '../rules/types.js'
import { drawIcon } from './art/icons.js'
import { paintWorld } from './art/worlds.js'
import { pioneerInks } from './inks.js'
import { POINT_SOURCES, type PointSource, SOURCE_STYLES } from './sources.js'

export const { drawScore, finalScores } = scoreDrawingBy<PointSource, Score>({
  game: 'pioneer',
  inks: pioneerInks,
  sources: POINT_SOURCES,
  styles: SOURCE_STYLES,
  // Level points are decided by technologies, which the bar shows, then by the number of colonies (X22), then by cards (Y26).
  tieBreaks: [
    { countOf: ({ colonies }) => colonies, draw: (pen, x, y) => drawIcon(pen, 'colony', x, y, 34, INK) },
    { countOf: ({ cards }) => cards, draw: (pen, x, y) => drawIcon(pen, 'deck', x, y, 34, INK) },
  ],
  ornaments: { shadow: drawShadow, sign: drawSign },
})

function drawShadow(pen: Pen, x: number, y: number, width: number): void {
  drawIcon(pen, 'scout', x + width / 2, y + width / 2, width * 0.8, PAPER_SHADE)
}

function drawSign(pen: Pen, x: number, y: number, width: number): void {
  paintWorld(pen, 'aurelia', x + width / 2, y + width / 2, width * 0.24)
}
