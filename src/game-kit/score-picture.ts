/** The final score of a game: on the board's own panels, and as a picture with the points over time. */
import type { Seat } from '../engine/game.js'
import type { Reader } from '../games/face.js'
import type { PointsByTurn } from '../games/illustration.js'
import type { Drawing } from '../pictures/drawing.js'
import { type Owner, ownersOf } from '../pictures/paper/panel.js'
import type { SourceStyle } from '../pictures/scores/bar.js'
import type { FinalScore, TieBreak } from '../pictures/scores/panel.js'
import { drawScorePicture, type ScorePicture } from '../pictures/scores/score-picture.js'

type ScoreOf<Source extends string> = Readonly<Record<Source | 'total', number>>

interface Decisive<Score> {
  readonly countOf: (score: Score) => number
  readonly draw: TieBreak['draw']
}

interface ScoreParts<Source extends string, Score> extends Pick<ScorePicture, 'game' | 'inks' | 'ornaments'> {
  /** In the order of the bars. */
  readonly sources: readonly Source[]
  readonly styles: Readonly<Record<Source, SourceStyle>>
  /** What decides between equal points, one after the other. */
  readonly tieBreaks: readonly Decisive<Score>[]
}

/** What views of all games say of the end. */
interface Scored<Score> {
  readonly seats: number
  readonly first: Seat | null
  readonly scores: readonly Score[] | null
  readonly winners: readonly Seat[] | null
}

/** How a game draws its final score. */
interface ScoreDrawing<Score> {
  /** By seat. Empty for views without scores. */
  readonly finalScores: (view: Scored<Score>, owners: readonly Owner[]) => readonly FinalScore[]
  /** Expects a view with scores. */
  readonly drawScore: (view: Scored<Score>, pointsByTurn: PointsByTurn, reader: Reader) => Drawing
}

export function scoreDrawingBy<Source extends string, Score extends ScoreOf<Source>>(
  parts: ScoreParts<Source, Score>,
): ScoreDrawing<Score> {
  const { sources, styles, tieBreaks, ...own } = parts
  const finalScores: ScoreDrawing<Score>['finalScores'] = ({ scores, winners, first }, owners) => {
    const decisive = decisiveOf(tieBreaks, scores ?? [])
    return (scores ?? []).flatMap((score, seat) => {
      const owner = owners[seat]
      if (owner === undefined) return []
      const points = sources.map((source) => ({ points: score[source], style: styles[source] }))
      const beside = decisive.map(({ countOf, draw }) => ({ count: countOf(score), draw }))
      const won = winners?.includes(seat) === true
      return [{ owner, won, first: first === seat, total: score.total, beside, parts: points }]
    })
  }
  return {
    finalScores,
    drawScore(view, pointsByTurn, reader) {
      const scores = finalScores(view, ownersOf(view.seats, reader))
      const lines = scores.map(({ owner, total, won }) => ({ ...owner, total, won }))
      return drawScorePicture({ ...own, lines, pointsByTurn })
    },
  }
}

/** The first always; what comes after it only where two players are level in points and in all that comes before. */
function decisiveOf<Score extends { readonly total: number }>(
  tieBreaks: readonly Decisive<Score>[],
  scores: readonly Score[],
): readonly Decisive<Score>[] {
  return tieBreaks.filter((_, index) => {
    const before = tieBreaks.slice(0, index)
    const standings = scores.map((score) => [score.total, ...before.map(({ countOf }) => countOf(score))].join(' '))
    return index === 0 || new Set(standings).size < standings.length
  })
}
