/** Whole random games of Pioneers, with the game's own types. */

import { pick, seededRandom } from '../../../src/engine/random.js'
import { pioneersRules } from '../../../src/games/pioneers/index.js'
import type { Fact } from '../../../src/games/pioneers/rules/facts.js'
import type { State } from '../../../src/games/pioneers/rules/types.js'

export interface Played {
  readonly seats: number
  /** Each state in which a seat has to act, with the facts since the previous one, and the action taken. */
  readonly decisions: readonly { readonly state: State; readonly news: readonly Fact[]; readonly done: string }[]
  readonly facts: readonly Fact[]
  readonly last: State
}

/** One game between players who press at random. */
export function played(seats: number, seed: string): Played {
  const random = seededRandom(seed)
  const decisions: { state: State; news: readonly Fact[]; done: string }[] = []
  const facts: Fact[] = []
  let news: Fact[] = []
  let state = pioneersRules.setup(seats, { covers: seats === 2 ? 'random' : 'standard' })
  for (;;) {
    const next = pioneersRules.toMove(state)
    if (next.kind === 'over') return { seats, decisions, facts, last: state }
    const by = next.kind === 'chance' ? next.kind : (next.seats[0] ?? 0)
    const action =
      next.kind === 'chance' ? next.draw(random) : pick(pioneersRules.legalActions(state, next.seats[0] ?? 0), random)
    if (next.kind === 'seats') {
      decisions.push({ state, news, done: pioneersRules.encode(action) })
      news = []
    }
    const step = pioneersRules.apply(state, by, action)
    news.push(...step.facts)
    facts.push(...step.facts)
    state = step.state
  }
}
