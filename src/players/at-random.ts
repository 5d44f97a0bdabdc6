/** Choosing blindly. */
import { pick, type Random } from '../engine/random.js'

/** The kind of an encoded action: its first word, such as `one-road` of `one-road.12`. */
export const kindOf = (action: string) => action.split('.', 1)[0] ?? action

/** Picks a kind of action and then one of that kind, each with equal probability. Otherwise 80 lines would outvote 4 coaches. */
export function actionAtRandom<Action>(actions: readonly Action[], encode: (action: Action) => string, random: Random): Action {
  const kinds = actions.map((action) => kindOf(encode(action)))
  const kind = pick([...new Set(kinds)], random)
  return pick(
    actions.filter((_, index) => kinds[index] === kind),
    random,
  )
}
