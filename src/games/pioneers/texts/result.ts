import { at } from '../../../engine/random.js'
import type { Reader } from '../../plug.js'
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

/** Better scores first: points, then dollars (R78). */
function compare(one: Score, other: Score): number {
  return other.total - one.total || other.dollars - one.dollars
}
