import type { GameRules } from '../engine/game.js'
import type { AnyFact, Judgment } from '../games/game.js'
import { impressions, prospectsOf } from '../players/impressions.js'
import { AT_ONCE } from '../players/rating.js'
import { searchAfter, worthOf } from '../players/review.js'
import { type Findings, search } from '../players/search.js'
import { open, reading } from './own-types.js'

/** What computer players think of a game's positions and actions. */
export function judgment<State, Action, View, Fact extends AnyFact, Code extends string, Options>(
  rules: GameRules<State, Action, View, Fact, Code, Options>,
): Judgment {
  const own = open<State>
  const read = reading(rules)
  const { strategy = {} } = rules
  const inText = <Some extends { readonly action: Action }>(some: Some) => ({ ...some, action: rules.encode(some.action) })
  const encoded = ({ candidates, iterations }: Findings<Action>): Findings<string> => ({
    iterations,
    candidates: candidates.map((each) => ({ ...inText(each), sequel: each.sequel === null ? null : inText(each.sequel) })),
  })

  return {
    prospects: (state, seat, style) => prospectsOf(rules, own(state), seat, style),
    impressions: (state, seat, style) => impressions(rules, own(state), seat, rules.legalActions(own(state), seat), style),
    pace: (strategy.foresight ?? AT_ONCE).pace,
    search: (state, seat, effort, random) => encoded(search(rules, own(state), seat, effort, random)),
    searchAfter: (state, seat, text, iterations, random) =>
      encoded(searchAfter(rules, own(state), seat, read(text), iterations, random)),
    worth: (state, iterations, random) => worthOf(rules, own(state), iterations, random),
    styles: strategy.styles ?? [],
  }
}
