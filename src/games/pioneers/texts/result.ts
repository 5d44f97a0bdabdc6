import { at } from '../../../engine/random.js'
import { plainName } from '../../../i18n/names.js'
import { ALT_TEXT_LIMIT, type PointsByTurn, type Reader } from '../../plug.js'
import type { Score, View } from '../rules/types.js'
import { TEXTS } from './index.js'
import { nameOf, namesOf } from './naming.js'
import { tellStatus } from './status.js'

/** Winners, then everybody's place with the points by source; before the end: whose move it is. */
export function tellResult(view: View, reader: Reader): string {
  const { scores, winners } = view
  if (scores === null || winners === null) return tellStatus(view, reader)
  const { state } = TEXTS[reader.locale]
  const ranked = [...scores.keys()].sort((a, b) => compare(at(scores, a), at(scores, b)))
  const places = ranked.map((seat) => {
    const score = at(scores, seat)
    const place = 1 + scores.filter((other) => compare(other, score) < 0).length
    return state.place({ ...score, place, who: nameOf(reader, seat) })
  })
  return [state.winners({ winners: namesOf(reader, winners) }), ...places].join('\n')
}

/** Shares of a game after which its picture's words tell how everybody stood. */
const MILESTONES = [0.25, 0.5, 0.75] as const

/** What the picture of the final score says, in words: the result, and as much of how it came about as there is room for. */
export function describeScore(view: View, course: PointsByTurn, asWritten: Reader): string {
  const reader = { ...asWritten, names: asWritten.names.map(plainName) }
  const result = tellResult(view, reader).replaceAll('**', '').replaceAll('\n', ' ')
  const turns = [...new Set(MILESTONES.map((share) => Math.round(share * (course.length - 1))))].filter((turn) => turn > 0)
  const told = turns.map((turn) => tellTurn(turn, at(course, turn), reader))
  return told.reduce((words, more) => (words.length + 1 + more.length > ALT_TEXT_LIMIT ? words : `${words} ${more}`), result)
}

function tellTurn(turn: number, points: readonly number[], reader: Reader): string {
  const standings = points.map((own, seat) => `${nameOf(reader, seat)} ${own}`)
  return TEXTS[reader.locale].state.afterTurn({ turn, standings })
}

/** Better scores first: points, then dollars (R78). */
function compare(one: Score, other: Score): number {
  return other.total - one.total || other.dollars - one.dollars
}
