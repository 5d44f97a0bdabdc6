/** How simulated players choose. They use only the contract of a game, so every game has them. */
import type { Seat } from '../engine/game.js'
import { at } from '../engine/lists.js'
import { pick, type Random, seededRandom } from '../engine/random.js'
import type { GameState, Ruleset } from '../games/game.js'

export interface Choice {
  readonly game: Ruleset
  readonly state: GameState
  readonly seat: Seat
  /** At least one. */
  readonly legal: readonly string[]
  readonly random: Random
}

export type Policy = (choice: Choice) => string

/** The first word of an encoded action, such as `one-road` of `one-road.12`. */
export const kindOf = (action: string) => action.split('.', 1)[0] ?? action

/** Picks a kind of action and then one of that kind, each with equal probability. Otherwise 80 lines would outvote 4 coaches. */
const chooseAtRandom: Policy = ({ legal, random }) => {
  const kind = pick([...new Set(legal.map(kindOf))], random)
  return pick(
    legal.filter((action) => kindOf(action) === kind),
    random,
  )
}

/**
 * Picks the action that leaves the seat with the best prospects, and breaks ties like {@link chooseAtRandom}. Hidden information
 * is imagined, always in the same way for the same view, so the true cards cannot affect the choice.
 */
const greedily =
  (style?: string): Policy =>
  (choice) => {
    const { game, state, seat, legal } = choice
    const imagined = game.sample(state, seat, seededRandom(game.viewAsJson(state, seat)))
    const worths = legal.map((action) => game.prospects(game.replay(imagined, seat, action).state, seat, style))
    const most = Math.max(...worths)
    return chooseAtRandom({ ...choice, legal: legal.filter((_, index) => worths[index] === most) })
  }

export const POLICIES: Readonly<Record<string, Policy>> = { random: chooseAtRandom, greedy: greedily() }

/** Names of the policies for a game: those of all games, and `greedy` after each of its styles. */
export function policyNames({ styles }: Pick<Ruleset, 'styles'>): readonly string[] {
  return [...Object.keys(POLICIES), ...styles.map((style) => `greedy:${style}`)]
}

/** The policy of this name for a game. Several names, separated by commas, alternate by seat: `greedy,random`. Null if one is unknown. */
export function policyNamed(name: string, game: Pick<Ruleset, 'styles'>): Policy | null {
  const parts = name.split(',')
  const names = policyNames(game)
  if (!parts.every((part) => names.includes(part))) return null
  const policies = parts.map((part) => POLICIES[part] ?? greedily(part.slice('greedy:'.length)))
  return (choice) => at(policies, choice.seat % policies.length)(choice)
}
