/** How the players of the engine's ordeal choose. They choose evenly, or with a bias that leads to rarely reached positions. */

import { pick } from '../../engine/random.js'
import { URGE_NAMES, type Urge } from '../../engine/trials.js'
import type { GameState, Ruleset } from '../../games/game.js'
import { kindOf } from '../../players/at-random.js'
import type { Choice } from '../policies.js'

export interface Situation extends Choice {
  /** How often each kind of action was taken in this game, by any player. */
  readonly taken: ReadonlyMap<string, number>
}

/** Chooses one of the legal actions. */
export type Adversary = (situation: Situation) => string

/** A biased player makes one in this many choices at random. Otherwise it would play the same game over and over. */
const STRAY_EVERY = 6

/** Adversaries by name. Those with urges are available only for games that declare urges. */
export function adversariesIn({ trials: { urges } }: Pick<Ruleset, 'trials'>): Readonly<Record<string, Adversary>> {
  const urged = urges === undefined ? [] : URGE_NAMES.map((name) => [name, straying(byUrge(urges[name]))] as const)
  return { random: evenly, ...Object.fromEntries(urged), 'rarest-kind': straying(byRarity) }
}

/** Every action is equally likely. */
const evenly: Adversary = ({ legal, random }) => pick(legal, random)

/** One of the kinds of action taken least often in this game. */
const byRarity: Adversary = (situation) => most(situation, (action) => -(situation.taken.get(kindOf(action)) ?? 0))

function byUrge(urge: Urge<GameState, string>): Adversary {
  return (situation) => most(situation, (action) => urge(situation.state, situation.seat, action))
}

/** One of the actions with the highest number. */
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
