import type { Outcome, Seat } from '../../../engine/game.js'
import { at } from '../../../engine/random.js'
import { describeFinal } from '../../../game-kit/final-words.js'
import type { PointsByTurn, Reader } from '../../plug.js'
import { pointsSoFar } from '../board/points.js'
import type { Score, View } from '../rules/types.js'
import { GLOSSARY, withMinus } from './glossary.js'
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
  const lines = ranked.map((seat) => placeLine(view, seat, at(places, seat), reader))
  return [state.winners({ winners: namesOf(reader, winners), count: winners.length }), ...lines].join('\n')
}

function placeLine(view: View, seat: Seat, place: number, reader: Reader): string {
  const { state } = TEXTS[reader.locale]
  const score = view.scores?.[seat]
  const placed = { place, who: nameOf(reader, seat), remark: reader.ending?.remarks[seat] ?? null }
  if (score !== undefined) return state.place({ ...score, ...placed })
  const { total } = pointsSoFar(at(view.players, seat))
  return state.placeSoFar({ ...placed, points: GLOSSARY[reader.locale].points(total) })
}

/** The places by the rules alone (P27); null before the end. */
function standingOf({ scores, winners }: View): Pick<Outcome, 'winners' | 'places'> | null {
  if (scores === null || winners === null) return null
  return { winners, places: scores.map((score) => 1 + scores.filter((other) => compare(other, score) < 0).length) }
}

function betterScore({ scores }: View, one: Seat, other: Seat): number {
  return scores === null ? 0 : compare(at(scores, one), at(scores, other))
}

/** Better scores first: points, then silver. */
function compare(one: Score, other: Score): number {
  return other.total - one.total || other.silver - one.silver
}

/** What the picture of the final score says, in words. */
export function describeScore(view: View, course: PointsByTurn, asWritten: Reader): string {
  return describeFinal(course, asWritten, { result: (reader) => tellResult(view, reader), afterTurn: tellTurn })
}

function tellTurn(turn: number, points: readonly number[], reader: Reader): string {
  const standings = points.map((own, seat) => `${nameOf(reader, seat)} ${withMinus(own)}`).join(', ')
  return TEXTS[reader.locale].state.afterTurn({ turn, standings })
}
