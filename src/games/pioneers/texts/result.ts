import type { Outcome, Seat } from '../../../engine/game.js'
import { at } from '../../../engine/random.js'
import { describeFinal } from '../../../game-kit/final-words.js'
import type { PointsByTurn, Reader } from '../../plug.js'
import type { Score, View } from '../rules/types.js'
import { TEXTS } from './index.js'
import { nameOf, namesOf } from './naming.js'
import { tellStatus } from './status.js'

/** Winners, then everybody's place with the points by source; before the end: whose move it is. */
export function tellResult(view: View, reader: Reader): string {
  const standing = reader.ending?.outcome ?? standingOf(view)
  if (standing === null) return tellStatus(view, reader)
  const { winners, places } = standing
  const { state } = TEXTS[reader.locale]
  const ranked = [...places.keys()].sort((a, b) => at(places, a) - at(places, b) || betterScore(view, a, b))
  const lines = ranked.map((seat) => {
    const score = view.scores?.[seat]
    const remark = reader.ending?.remarks[seat] ?? null
    const placed = { place: at(places, seat), who: nameOf(reader, seat), remark }
    return score === undefined
      ? state.placeSoFar({ ...placed, points: at(view.players, seat).track })
      : state.place({ ...score, ...placed })
  })
  return [state.winners({ winners: namesOf(reader, winners) }), ...lines].join('\n')
}

/** The places by the rules alone (R78); null before the end. */
function standingOf({ scores, winners }: View): Pick<Outcome, 'winners' | 'places'> | null {
  if (scores === null || winners === null) return null
  return { winners, places: scores.map((score) => 1 + scores.filter((other) => compare(other, score) < 0).length) }
}

function betterScore({ scores }: View, one: Seat, other: Seat): number {
  return scores === null ? 0 : compare(at(scores, one), at(scores, other))
}

/** What the picture of the final score says, in words. */
export function describeScore(view: View, course: PointsByTurn, asWritten: Reader): string {
  return describeFinal(course, asWritten, { result: (reader) => tellResult(view, reader), afterTurn: tellTurn })
}

function tellTurn(turn: number, points: readonly number[], reader: Reader): string {
  const standings = points.map((own, seat) => `${nameOf(reader, seat)} ${own}`)
  return TEXTS[reader.locale].state.afterTurn({ turn, standings })
}

/** Better scores first: points, then dollars (R78). */
function compare(one: Score, other: Score): number {
  return other.total - one.total || other.dollars - one.dollars
}
