import type { GameRules } from '../engine/game.js'
import { byKey } from '../engine/lists.js'
import { pick } from '../engine/random.js'
import { URGE_NAMES, type Urge } from '../engine/trials.js'
import type { AnyFact, GameState, GameTrials } from '../games/game.js'
import { open, ownFact, reading, setupWith } from './own-types.js'

/** What tests and simulations ask of a game. */
export function trials<State, Action, View, Fact extends AnyFact, Code extends string, Options>(
  rules: GameRules<State, Action, View, Fact, Code, Options>,
): GameTrials {
  const own = open<State>
  const read = reading(rules)
  const { invariants, unexplained, holdings = () => [], urges } = rules.trials
  const plugged =
    (urge: Urge<State, Action>): Urge<GameState, string> =>
    (state, seat, text) =>
      urge(own(state), seat, read(text))

  return {
    invariants: (state) => invariants(own(state)),
    unexplained: (before, facts, after) => unexplained(own(before), facts.map(ownFact<Fact>), own(after)),
    holdings: (state) => holdings(own(state)),
    ...(urges === undefined ? {} : { urges: byKey(URGE_NAMES, (name) => plugged(urges[name])) }),
    playOut(seats, random) {
      let state = setupWith(rules, seats, {})
      for (let actions = 0; ; actions++) {
        const next = rules.toMove(state)
        if (next.kind === 'over') return actions
        const [seat = 0] = next.kind === 'seats' ? next.seats : []
        state =
          next.kind === 'chance'
            ? rules.apply(state, 'chance', next.draw(random)).state
            : rules.apply(state, seat, pick(rules.legalActions(state, seat), random)).state
      }
    },
  }
}
