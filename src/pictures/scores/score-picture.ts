/** How the score of a finished game came about, as a picture. */
import { type Drawing, inOnePiece } from '../drawing.js'
import type { Inks } from '../inks.js'
import { keyOf } from '../key.js'
import { WOOD_DARK } from '../palette.js'
import { CHART, drawPointsChart, type PointsByTurn, type PointsChartOrnaments, type PointsLine } from './points-chart.js'

export interface ScorePicture {
  /** The game's id. */
  readonly game: string
  readonly inks: () => Inks
  /** By seat. */
  readonly lines: readonly PointsLine[]
  readonly pointsByTurn: PointsByTurn
  readonly ornaments: PointsChartOrnaments
}

/** The points over time, with everybody's name and total. */
export function drawScorePicture({ game, inks, lines, pointsByTurn, ornaments }: ScorePicture): Drawing {
  return inOnePiece({
    ...CHART,
    key: `${game}-score-${keyOf([lines, pointsByTurn])}`,
    inks,
    paint(pen) {
      pen.fillStyle = WOOD_DARK
      pen.fillRect(0, 0, CHART.width, CHART.height)
      drawPointsChart(pen, pointsByTurn, lines, ornaments)
    },
  })
}
