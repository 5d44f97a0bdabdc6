/** The final score of Pioneers, on the board's own panels, and as a picture with the points over time. */
import type { Pen } from '../../../pictures/canvas.js'
import type { Drawing } from '../../../pictures/drawing.js'
import { type Owner, ownersOf } from '../../../pictures/panel.js'
import { drawCoin } from '../../../pictures/pieces.js'
import type { FinalScore } from '../../../pictures/scores/panel.js'
import { drawScorePicture } from '../../../pictures/scores/score-picture.js'
import type { Reader } from '../../face.js'
import type { PointsByTurn } from '../../illustration.js'
import type { View } from '../rules/view-types.js'
import { POINT_SOURCES } from '../texts/points.js'
import { pioneersInks } from './inks.js'
import { drawStagecoachFigure, drawStagecoachShadow } from './pieces/figures.js'
import { SOURCE_STYLES } from './sources.js'

/** Expects a view with scores. */
export function drawScore(view: View, pointsByTurn: PointsByTurn, reader: Reader): Drawing {
  return drawScorePicture({
    game: 'pioneers',
    inks: pioneersInks,
    scores: finalScores(view, ownersOf(view.players.length, reader.names, reader.colours)),
    pointsByTurn,
    ornaments: { shadow: drawStagecoachShadow, sign: drawStagecoachFigure },
  })
}

/** By seat. Empty for views without scores. */
export function finalScores({ scores, winners, first }: View, owners: readonly Owner[]): readonly FinalScore[] {
  return (scores ?? []).flatMap((score, seat) => {
    const owner = owners[seat]
    if (owner === undefined) return []
    const parts = POINT_SOURCES.map((source) => ({ points: score[source], style: SOURCE_STYLES[source] }))
    const { total, dollars } = score
    const beside = { count: dollars, draw: (pen: Pen, x: number, y: number) => drawCoin(pen, x, y, 34) }
    return [{ owner, won: winners?.includes(seat) === true, first: first === seat, total, beside, parts }]
  })
}
