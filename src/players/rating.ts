/** What a position is worth to each seat: by playing on for a while, and by how far ahead a seat then is. */
import type { Outcome, Seat } from '../engine/game.js'
import { at } from '../engine/lists.js'
import type { Random } from '../engine/random.js'
import type { Foresight } from '../engine/strategy.js'
import { actionAtRandom } from './at-random.js'
import { KEENNESS, likelyAction, prospectsOf } from './impressions.js'
import type { Playable } from './playable.js'

export interface Rating<State> {
  /** Where it was rated. */
  readonly end: State
  /** By seat: from 0 for a sure loss to 1 for a sure win. */
  readonly worth: readonly number[]
  /** By seat: the final points to expect. */
  readonly points: readonly number[]
}

/** Without a foresight of its own a game is rated as it stands. */
export const AT_ONCE: Foresight = { turns: 0, lead: 10, keenness: KEENNESS, pace: 200 }
/** The lead of `Foresight.lead` means three wins of four. */
const THREE_OF_FOUR = Math.log(3)
/** How evenly seats are imagined to choose. Less than by the impressions alone: most seats take what looks best. */
const IMAGINED_NOISE = 0.4
/**
 * The share of winning itself in what an ended game is worth. The rest is the margin, so that a lost game is still played well.
 */
const VICTORY = 0.5

/** Plays on as far as the game foresees and rates the position. */
export function rate<State, Action>(
  rules: Playable<State, Action>,
  position: State,
  seats: number,
  random: Random,
): Rating<State> {
  const { turns, lead } = rules.strategy?.foresight ?? AT_ONCE
  let state = position
  const last = turns === null ? Number.POSITIVE_INFINITY : rules.turn(state).number + turns
  for (;;) {
    const next = rules.toMove(state)
    if (next.kind === 'over') return ended(state, next.outcome, lead)
    if (rules.turn(state).number >= last) return open(rules, state, seats, lead)
    if (next.kind === 'chance') state = rules.apply(state, 'chance', next.draw(random)).state
    else {
      const seat = at(next.seats, 0)
      const legal = rules.legalActions(state, seat)
      state = rules.apply(state, seat, nextAction(rules, state, seat, legal, random)).state
    }
  }
}

/** By the rules of thumb for actions. Where a game has none, blindly: to compare positions would take too long. */
function nextAction<State, Action>(
  rules: Playable<State, Action>,
  state: State,
  seat: Seat,
  legal: readonly Action[],
  random: Random,
): Action {
  if (legal.length === 1) return at(legal, 0)
  const looks = rules.strategy?.appeal?.(state, seat, legal)
  return looks === undefined ? actionAtRandom(legal, rules.encode, random) : likelyAction(legal, looks, random, IMAGINED_NOISE)
}

function ended<State>(end: State, { points, winners }: Pick<Outcome, 'points' | 'winners'>, lead: number): Rating<State> {
  const worth = points.map((_, seat) => {
    const won = winners.includes(seat) ? 1 / winners.length : 0
    return VICTORY * won + (1 - VICTORY) * chances(points, seat, lead)
  })
  return { end, worth, points }
}

function open<State>(
  rules: Pick<Playable<State, unknown>, 'strategy' | 'points'>,
  state: State,
  seats: number,
  lead: number,
): Rating<State> {
  const points = Array.from({ length: seats }, (_, seat) => prospectsOf(rules, state, seat))
  return { end: state, worth: points.map((_, seat) => chances(points, seat, lead)), points }
}

/**
 * How much less an action is worth for each 1 by which its impression is lower, if its impression is right and the game is
 * close: the slope of the chances where nobody is ahead.
 */
export function worthOfImpression({ lead, keenness }: Foresight): number {
  return THREE_OF_FOUR / (4 * lead * keenness)
}

/** The chances of a seat to win by its lead over the best of the others. */
function chances(points: readonly number[], seat: number, lead: number): number {
  const rival = points.reduce((most, other, index) => (index === seat ? most : Math.max(most, other)), Number.NEGATIVE_INFINITY)
  const ahead = at(points, seat) - (Number.isFinite(rival) ? rival : 0)
  return 1 / (1 + Math.exp((-THREE_OF_FOUR * ahead) / lead))
}
