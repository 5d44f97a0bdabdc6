/** Simulated players decide only on what they may know. Hidden things do not change their choices. */

import { POLICIES, type Policy } from '../../../src/cli/policies.js'
import { seededRandom } from '../../../src/engine/random.js'
import { sampled } from '../playout.js'
import type { Check } from './contract.js'

/** Those who look ahead take too long here. `test/players/levels.test.ts` looks at fewer of their choices. */
const AHEAD: readonly string[] = ['veteran', 'legend']

export const hiddenThingsChangeNoChoice: Check = (subject, played) =>
  Object.entries(POLICIES)
    .filter(([name]) => !AHEAD.includes(name))
    .flatMap(([, policy]) => hiddenThingsChange(policy)(subject, played))

/** The same for one policy. */
export function hiddenThingsChange(policy: Policy): Check {
  return ({ game }, { decisions }) => {
    const random = seededRandom('hidden')
    return sampled(decisions, 20).flatMap(({ state, movers, legal }, index) =>
      movers.flatMap((seat) => {
        const choose = (imagined: typeof state) =>
          policy({ game, state: imagined, seat, legal: legal[seat] ?? [], random: seededRandom(`choice/${index}`) })
        const [chosen, other] = [choose(state), choose(game.sample(state, seat, random))]
        return chosen === other ? [] : [`seat ${seat} does ${chosen}, but ${other} if something else is hidden from it`]
      }),
    )
  }
}
