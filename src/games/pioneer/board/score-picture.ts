/** The final score: on the board's own panels, and as a picture with the points over time. */
import type { Pen } from '../../../pictures/canvas.js'
import type { Drawing } from '../../../pictures/drawing.js'
import { INK, PAPER_SHADE } from '../../../pictures/palette.js'
import { type Owner, ownersOf } from '../../../pictures/panel.js'
import type { FinalScore } from '../../../pictures/scores/panel.js'
import { drawScorePicture } from '../../../pictures/scores/score-picture.js'
import type { Reader } from '../../face.js'
import type { PointsByTurn } from '../../illustration.js'
import type { View } from '../rules/view-types.js'
import { drawIcon } from './art/icons.js'
import { paintWorld } from './art/worlds.js'
import { pioneerInks } from './inks.js'
import { POINT_SOURCES, SOURCE_STYLES } from './sources.js'

/** For views with scores. */
export function drawScore(view: View, pointsByTurn: PointsByTurn, reader: Reader): Drawing {
  return drawScorePicture({
    game: 'pioneer',
    inks: pioneerInks,
    scores: finalScores(view, ownersOf(view.seats, reader.names, reader.colours)),
    pointsByTurn,
    ornaments: { shadow: drawShadow, sign: drawSign },
  })
}

/**
 * By seat; empty for views without scores. Level points are decided by technologies and systems, which the bar shows, then by
 * cards (Y26).
 */
export function finalScores({ scores, winners, first }: View, owners: readonly Owner[]): readonly FinalScore[] {
  return (scores ?? []).flatMap((score, seat) => {
    const owner = owners[seat]
    if (owner === undefined) return []
    const parts = POINT_SOURCES.map((source) => ({ points: score[source], style: SOURCE_STYLES[source] }))
    const beside = { count: score.cards, draw: (pen: Pen, x: number, y: number) => drawIcon(pen, 'deck', x, y, 34, INK) }
    return [{ owner, won: winners?.includes(seat) === true, first: first === seat, total: score.total, beside, parts }]
  })
}

function drawShadow(pen: Pen, x: number, y: number, width: number): void {
  drawIcon(pen, 'scout', x + width / 2, y + width / 2, width * 0.8, PAPER_SHADE)
}

function drawSign(pen: Pen, x: number, y: number, width: number): void {
  paintWorld(pen, 'aurelia', x + width / 2, y + width / 2, width * 0.24)
}
