/** Whole games played only through the contract. */
import type { Seat } from '../../../../src/engine/game.js'
import { pick, type Random, seededRandom } from '../../../../src/engine/random.js'
import type { Fact } from '../../../../src/games/pioneer-days/rules/facts.js'
import type { Action, Options, Playing, State } from '../../../../src/games/pioneer-days/rules/types.js'
import { pioneerDaysRules } from '../../../../src/games/pioneer-days/rules.js'
import { playing } from './given.js'

export interface Passed {
  readonly state: State
  readonly by: Seat | 'chance'
  readonly action: Action
  readonly facts: readonly Fact[]
}

type Chooser = (state: State, seat: Seat, random: Random) => Action

export const atRandom: Chooser = (state, seat, random) => pick(pioneerDaysRules.legalActions(state, seat), random)
export const byDefault: Chooser = (state, seat) => pioneerDaysRules.defaultAction(state, seat)

/** Every step of a game until it is over or `stop` holds. `state` is the one after the step. */
export function played(
  seats: number,
  options: Partial<Options>,
  seed: string,
  choose: Chooser = atRandom,
  stop: (state: State) => boolean = () => false,
): readonly Passed[] {
  const random = seededRandom(seed)
  const passed: Passed[] = []
  let state = pioneerDaysRules.setup(seats, { sets: 'first-game', boards: 'standard', ...options })
  while (!stop(state)) {
    const next = pioneerDaysRules.toMove(state)
    if (next.kind === 'over') break
    const by = next.kind === 'chance' ? 'chance' : pick(next.seats, random)
    const action = next.kind === 'chance' ? next.draw(random) : choose(state, by === 'chance' ? 0 : by, random)
    const step = pioneerDaysRules.apply(state, by, action)
    state = step.state
    passed.push({ state, by, action, facts: step.facts })
  }
  return passed
}

/** The table at the first decision. */
export function dealt(seats: number, options: Partial<Options> = {}, seed = '1'): Playing {
  const steps = played(seats, options, seed, atRandom, (state) => pioneerDaysRules.toMove(state).kind === 'seats')
  const last = steps.at(-1)
  if (last === undefined) throw new Error('nothing was dealt')
  return playing(last.state)
}
