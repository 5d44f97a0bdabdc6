/** The final score: points over time as a picture, and every player's points by source on panels of the last board. */

import type { Pen } from '../canvas.js'
import { composed, type Drawing, stamped } from '../drawing.js'
import type { Rect } from '../geometry.js'
import type { Inks } from '../inks.js'
import { keyOf } from '../key.js'
import { WOOD_DARK } from '../palette.js'
import { type FinalScore, finalPanel, gained } from './panel.js'
import { CHART, drawPointsChart, type PointsByTurn, type PointsChartOrnaments } from './points-chart.js'

export interface ScorePicture {
  /** The game's id. */
  readonly game: string
  readonly inks: () => Inks
  /** By seat. */
  readonly scores: readonly FinalScore[]
  readonly pointsByTurn: PointsByTurn
  readonly ornaments: PointsChartOrnaments
}

/** How the score of a finished game came about. */
export function drawScorePicture({ game, inks, scores, pointsByTurn, ornaments }: ScorePicture): Drawing {
  const lines = scores.map(({ owner, total, won }) => ({ ...owner, total, won }))
  const key = keyOf([lines, pointsByTurn])
  const paint = (pen: Pen) => {
    pen.fillStyle = WOOD_DARK
    pen.fillRect(0, 0, CHART.width, CHART.height)
    drawPointsChart(pen, pointsByTurn, lines, ornaments)
  }
  return composed({
    ...CHART,
    key: `${game}-score-${key}`,
    inks,
    things: () => [stamped(`${game} points ${key}`, { x: 0, y: 0, ...CHART }, paint)],
  })
}

/** Everybody's final score in the panels of a picture. */
export function finalPanels(game: string, scores: readonly FinalScore[], rectOf: (seat: number, seats: number) => Rect) {
  const best = Math.max(1, ...scores.map(gained))
  return scores.map((score, seat) => finalPanel(game, score, best, rectOf(seat, scores.length)))
}
