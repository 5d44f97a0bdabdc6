/** The first impression of each action, without any search. */
import type { Seat } from '../engine/game.js'
import { at } from '../engine/lists.js'
import type { Random } from '../engine/random.js'
import type { Playable } from './playable.js'

/** How sharply prospects tell actions apart in games that have no rules of thumb for actions. */
export const KEENNESS = 1.5

/** How good each action looks to a seat: by the game's rules of thumb, or by the prospects after it. */
export function impressions<State, Action>(
  rules: Playable<State, Action>,
  state: State,
  seat: Seat,
  actions: readonly Action[],
  style?: string,
): readonly number[] {
  return (
    rules.strategy?.appeal?.(state, seat, actions, style) ??
    actions.map((action) => KEENNESS * prospectsOf(rules, rules.apply(state, seat, action).state, seat, style))
  )
}

/** What a seat may hope for in points. */
export function prospectsOf<State>(
  rules: Pick<Playable<State, unknown>, 'strategy' | 'points'>,
  state: State,
  seat: Seat,
  style?: string,
): number {
  return rules.strategy?.prospects?.(state, seat, style) ?? at(rules.points(state), seat)
}

/**
 * One of the actions. Each is e times as likely as one whose impression is 1 lower. `noise` flattens that: 2 takes a difference
 * of 2.
 */
export function likelyAction<Action>(
  actions: readonly Action[],
  impressions: readonly number[],
  random: Random,
  noise = 1,
): Action {
  const most = Math.max(...impressions)
  const weights = impressions.map((impression) => Math.exp((impression - most) / noise))
  let left = (random.below(PARTS) / PARTS) * weights.reduce((sum, weight) => sum + weight, 0)
  const chosen = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return at(actions, Math.max(0, chosen))
}

/** A random share is a whole number below this, divided by it. */
const PARTS = 2 ** 30
