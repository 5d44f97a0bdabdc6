/** The final score, on the board's own panels and as a picture with the points over time. */
import type { Pen } from '../../../pictures/canvas.js'
import type { Drawing } from '../../../pictures/drawing.js'
import { PAPER_SHADE } from '../../../pictures/palette.js'
import type { Owner } from '../../../pictures/panel.js'
import { ownersOf } from '../../../pictures/panel.js'
import { drawCoin } from '../../../pictures/pieces.js'
import type { FinalScore } from '../../../pictures/scores/panel.js'
import { drawScorePicture } from '../../../pictures/scores/score-picture.js'
import type { Reader } from '../../face.js'
import type { PointsByTurn } from '../../illustration.js'
import type { View } from '../rules/types.js'
import { daysInks } from './inks.js'
import { SILVER } from './pieces/colours.js'
import { drawIcon } from './pieces/icons.js'
import { paintTrailWagon, TRAIL_WAGON } from './pieces/trail-wagon.js'
import { POINT_SOURCES } from './points.js'
import { SOURCE_STYLES } from './sources.js'

/** Expects a view with scores. */
export function drawScore(view: View, pointsByTurn: PointsByTurn, reader: Reader): Drawing {
  return drawScorePicture({
    game: 'pioneer-days',
    inks: daysInks,
    scores: finalScores(view, ownersOf(view.seats, reader.names, reader.colours)),
    pointsByTurn,
    ornaments: { shadow: drawShadow, sign: drawSign },
  })
}

/** By seat. Empty for views without scores. */
export function finalScores({ scores, winners, first }: View, owners: readonly Owner[]): readonly FinalScore[] {
  return (scores ?? []).flatMap((score, seat) => {
    const owner = owners[seat]
    if (owner === undefined) return []
    const parts = POINT_SOURCES.map((source) => ({ points: score[source], style: SOURCE_STYLES[source] }))
    return [
      {
        owner,
        won: winners?.includes(seat) === true,
        first: first === seat,
        total: score.total,
        beside: { count: score.silver, draw: (pen, x, y) => drawCoin(pen, x, y, 34, '$', SILVER) },
        parts,
      },
    ]
  })
}

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
