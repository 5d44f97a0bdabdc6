/** Whole games of Pioneer, played through the rules. */
import type { Seat } from '../../../../src/engine/game.js'
import { pick, type Random, seededRandom } from '../../../../src/engine/random.js'
import type { Fact } from '../../../../src/games/pioneer/rules/facts.js'
import type { Action, Options, State } from '../../../../src/games/pioneer/rules/types.js'
import { pioneerRules } from '../../../../src/games/pioneer/rules.js'

export interface Passed {
  readonly state: State
  readonly by: Seat | 'chance'
  readonly action: Action
  readonly facts: readonly Fact[]
}

type Chooser = (state: State, seat: Seat, random: Random) => Action

/** Anything; but whatever builds, moves and fights rather than what ends a phase. */
export const atRandom: Chooser = (state, seat, random) => {
  const legal = pioneerRules.legalActions(state, seat)
  const lively = legal.filter(({ kind }) => !kind.startsWith('end') && kind !== 'buy' && kind !== 'unpick')
  return pick(lively.length > 0 && random.below(4) > 0 ? lively : legal, random)
}
/** Anything; but more of what is written like this. */
export const fondOf =
  (kind: RegExp): Chooser =>
  (state, seat, random) => {
    const fond = pioneerRules.legalActions(state, seat).filter((action) => kind.test(pioneerRules.encode(action)))
    return fond.length > 0 && random.below(3) > 0 ? pick(fond, random) : atRandom(state, seat, random)
  }
export const byDefault: Chooser = (state, seat) => pioneerRules.defaultAction(state, seat)

/** Every step of a game; `state` is the one after the step. The widest galaxy has the longest games. */
export function played(
  seats: number,
  seed: string,
  choose: Chooser = atRandom,
  galaxy: Options['galaxy'] = 'wide',
): readonly Passed[] {
  const random = seededRandom(seed)
  const passed: Passed[] = []
  let state = pioneerRules.setup(seats, { galaxy })
  for (;;) {
    const next = pioneerRules.toMove(state)
    if (next.kind === 'over') return passed
    const by = next.kind === 'chance' ? 'chance' : pick(next.seats, random)
    const action = next.kind === 'chance' ? next.draw(random) : choose(state, by === 'chance' ? 0 : by, random)
    const step = pioneerRules.apply(state, by, action)
    state = step.state
    passed.push({ state, by, action, facts: step.facts })
  }
}
