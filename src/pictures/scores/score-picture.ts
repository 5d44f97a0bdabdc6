/** The final score as a picture: points over time, and beside it every player's points by source. */

import type { Pen } from '../canvas.js'
import { composed, type Drawing, stamped } from '../drawing.js'
import type { Rect } from '../geometry.js'
import type { Inks } from '../inks.js'
import { keyOf } from '../key.js'
import { WOOD_DARK } from '../palette.js'
import { panelIn } from '../panel.js'
import { type FinalScore, finalPanel, gained } from './panel.js'
import { drawPointsChart, type PointsByTurn, type PointsChartOrnaments } from './points-chart.js'

export interface ScorePicture {
  /** The game's id. */
  readonly game: string
  readonly inks: () => Inks
  /** By seat. */
  readonly scores: readonly FinalScore[]
  readonly pointsByTurn: PointsByTurn
  readonly ornaments: PointsChartOrnaments
}

const PICTURE = { width: 1600, height: 1000 } as const
const PANELS: Rect = { x: 1182, y: 10, width: 408, height: 980 }
const PANEL_GAP = 8

/** The picture of a finished game. */
export function drawScorePicture({ game, inks, scores, pointsByTurn, ornaments }: ScorePicture): Drawing {
  const key = keyOf([scores, pointsByTurn])
  const lines = scores.map(({ owner: { colour }, total, won }) => ({ colour, total, won }))
  const paint = (pen: Pen) => {
    pen.fillStyle = WOOD_DARK
    pen.fillRect(0, 0, PICTURE.width, PICTURE.height)
    drawPointsChart(pen, pointsByTurn, lines, ornaments)
  }
  return composed({
    ...PICTURE,
    key: `${game}-score-${key}`,
    inks,
    things: () => [
      stamped(`${game} points ${key}`, { x: 0, y: 0, ...PICTURE }, paint),
      ...finalPanels(game, scores, (seat, seats) => panelIn(PANELS, PANEL_GAP, seat, seats)),
    ],
  })
}

/** Everybody's final score in the panels of a picture. */
export function finalPanels(game: string, scores: readonly FinalScore[], rectOf: (seat: number, seats: number) => Rect) {
  const best = Math.max(1, ...scores.map(gained))
  return scores.map((score, seat) => finalPanel(game, score, best, rectOf(seat, scores.length)))
}
