/** How the players of the engine's ordeal choose: evenly, or with a bent that takes games where even choices hardly ever get. */
import { URGE_NAMES, type Urge } from '../../engine/game.js'
import { pick } from '../../engine/random.js'
import type { GameState, Ruleset } from '../../games/game.js'
import { type Choice, kindOf } from '../policies.js'

export interface Situation extends Choice {
  /** How often each kind of action was taken in this game so far, by whomever. */
  readonly taken: ReadonlyMap<string, number>
}

/** Chooses one of the legal actions. */
export type Adversary = (situation: Situation) => string

/** Whoever has a bent leaves one of so many choices to chance: the same game over and over would find nothing. */
const STRAY_EVERY = 6

/** By name: those who look at actions alone play any game, those with urges one that says what is wanted in it. */
export function adversariesIn({ urges }: Pick<Ruleset, 'urges'>): Readonly<Record<string, Adversary>> {
  const urged = urges === null ? [] : URGE_NAMES.map((name) => [name, straying(byUrge(urges[name]))] as const)
  return { random: evenly, ...Object.fromEntries(urged), 'rarest-kind': straying(byRarity) }
}

/** Every action is equally likely. */
const evenly: Adversary = ({ legal, random }) => pick(legal, random)

/** A kind of action that has been taken least in this game. */
const byRarity: Adversary = (situation) => most(situation, (action) => -(situation.taken.get(kindOf(action)) ?? 0))

function byUrge(urge: Urge<GameState, string>): Adversary {
  return (situation) => most(situation, (action) => urge(situation.state, situation.seat, action))
}

/** One of those with the highest number. */
function most({ legal, random }: Situation, numberOf: (action: string) => number): string {
  const numbers = legal.map(numberOf)
  const highest = Math.max(...numbers)
  return pick(
    legal.filter((_, index) => numbers[index] === highest),
    random,
  )
}

function straying(adversary: Adversary): Adversary {
  return (situation) => (situation.random.below(STRAY_EVERY) === 0 ? evenly(situation) : adversary(situation))
}
