/** Looks back at a game: what a position was worth to everybody, and how much worse an action was than another. */
import type { Seat } from '../engine/game.js'
import { at } from '../engine/lists.js'
import type { Random } from '../engine/random.js'
import type { Playable } from './playable.js'
import { rate } from './rating.js'
import { type Findings, search } from './search.js'

/** Searches as if a seat could do nothing but one action, so that two actions can be compared after equally many iterations. */
export function searchAfter<State, Action>(
  rules: Playable<State, Action>,
  state: State,
  seat: Seat,
  action: Action,
  iterations: number,
  random: Random,
): Findings<Action> {
  const only: Playable<State, Action> = {
    ...rules,
    // A search asks for the actions of the given state once, where it begins.
    legalActions: (position, mover) => (position === state ? [action] : rules.legalActions(position, mover)),
  }
  return search(only, state, seat, { iterations }, random)
}

/** What a position is worth to each seat on average, from 0 for a sure loss to 1 for a sure win. */
export function worthOf<State, Action>(
  rules: Playable<State, Action>,
  state: State,
  iterations: number,
  random: Random,
): readonly number[] {
  const seats = rules.points(state).length
  const sums = Array.from({ length: seats }, () => 0)
  for (let iteration = 0; iteration < iterations; iteration++) {
    const { worth } = rate(rules, state, seats, random)
    for (const [seat, each] of worth.entries()) sums[seat] = at(sums, seat) + each
  }
  return sums.map((sum) => sum / iterations)
}
