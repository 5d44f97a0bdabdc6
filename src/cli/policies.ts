/** How simulated players choose. They use only the contract of a game, so every game has them. */
import type { Seat } from '../engine/game.js'
import { at, byKey } from '../engine/lists.js'
import { type Random, seededRandom } from '../engine/random.js'
import type { GameState, Ruleset } from '../games/game.js'
import { actionAtRandom } from '../players/at-random.js'
import { choose, LEVELS, type Level } from '../players/levels.js'

export interface Choice {
  readonly game: Ruleset
  readonly state: GameState
  readonly seat: Seat
  /** At least one. */
  readonly legal: readonly string[]
  readonly random: Random
}

export type Policy = (choice: Choice) => string

const chooseAtRandom: Policy = ({ legal, random }) => actionAtRandom(legal, (action) => action, random)

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

/** A computer player, which decides on a sample like anybody else. A style is only for those who go by rules of thumb. */
const ofLevel =
  (level: Level, style?: string): Policy =>
  ({ game, state, seat, random }) => {
    // Its draws never touch the game's: they come from one number.
    const own = seededRandom(`${level} ${random.below(2 ** 30)}`)
    const inStyle = { ...game, impressions: (sample: GameState, who: Seat) => game.impressions(sample, who, style) }
    return choose(inStyle, game.sample(state, seat, own), seat, level, own)
  }

/** Searches of any length: `search:50` has 50 iterations. */
const SEARCH = /^search:([1-9]\d{0,5})$/

/** A computer player that searches so long, whatever the pace of the game. */
const searching =
  (iterations: number): Policy =>
  ({ game, state, seat, legal, random }) => {
    if (legal.length === 1) return at(legal, 0)
    const own = seededRandom(`search ${random.below(2 ** 30)}`)
    return at(game.search(game.sample(state, seat, own), seat, { iterations }, own).candidates, 0).action
  }

export const POLICIES: Readonly<Record<'random' | 'greedy' | Level, Policy>> = {
  random: chooseAtRandom,
  greedy: greedily(),
  ...byKey(LEVELS, (level) => ofLevel(level)),
}

/** Policies that can be after something, by name. */
const STYLED: Readonly<Record<string, (style: string) => Policy>> = {
  greedy: greedily,
  traveller: (style) => ofLevel('traveller', style),
}

/** Names of the policies for a game: those of all games, some after each of its styles, and searches of a length. */
export function policyNames({ styles }: Pick<Ruleset, 'styles'>): readonly string[] {
  const styled = Object.keys(STYLED).flatMap((name) => styles.map((style) => `${name}:${style}`))
  return [...Object.keys(POLICIES), ...styled, 'search:ITERATIONS']
}

/**
 * The policy of this name for a game. Several names, separated by commas, alternate by seat: `greedy,random`. Null if one is
 * unknown.
 */
export function policyNamed(name: string, game: Pick<Ruleset, 'styles'>): Policy | null {
  const policies = name.split(',').map((part) => onePolicy(part, game))
  if (!policies.every((policy) => policy !== null)) return null
  return (choice) => at(policies, choice.seat % policies.length)(choice)
}

function onePolicy(name: string, { styles }: Pick<Ruleset, 'styles'>): Policy | null {
  const iterations = SEARCH.exec(name)?.[1]
  if (iterations !== undefined) return searching(Number(iterations))
  const [base = '', style = ''] = name.split(':')
  if (styles.includes(style) && Object.hasOwn(STYLED, base)) return STYLED[base]?.(style) ?? null
  return Object.entries(POLICIES).find(([known]) => known === name)?.[1] ?? null
}
