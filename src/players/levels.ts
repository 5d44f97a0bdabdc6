/** How well computer players play. */
import type { Seat } from '../engine/game.js'
import { at } from '../engine/lists.js'
import { pick, type Random } from '../engine/random.js'
import { likelyAction } from './impressions.js'
import type { Effort, Findings } from './search.js'

/** From gentle to strong. The first two only follow a game's rules of thumb; the others look ahead. */
export const LEVELS = ['newcomer', 'traveller', 'veteran', 'legend'] as const
export type Level = (typeof LEVELS)[number]

/** A game as a computer player needs it. Its actions are encoded texts. */
export interface PlayedByComputer<State> {
  legalActions(state: State, seat: Seat): readonly string[]
  impressions(state: State, seat: Seat): readonly number[]
  /** Iterations of a search that take about 100 ms. */
  readonly pace: number
  search(state: State, seat: Seat, effort: Effort, random: Random): Findings<string>
}

/** How much worse than the best an action may look to a newcomer and still be e times less likely. */
const NEWCOMERS_NOISE = 3
/**
 * How many times 100 ms of a quiet processor a level may think, counted in iterations by the pace of the game, so that its games
 * can be computed again. The paces were measured in processor time on a machine that was not quiet, for two to four seats
 * together.
 */
const EFFORT = { veteran: 1, legend: 10 } as const

/**
 * Everything that a player of this level finds who looks ahead, explained unless nobody asks. The rest is as for {@link choose}.
 */
export function lookAhead<State>(
  game: PlayedByComputer<State>,
  sample: State,
  seat: Seat,
  level: Level,
  random: Random,
  isOver: () => boolean = () => false,
  isExplained = true,
): Findings<string> {
  const effort = level === 'legend' ? EFFORT.legend : EFFORT.veteran
  return game.search(sample, seat, { iterations: effort * game.pace, isOver, isExplained }, random)
}

/**
 * The action that a player of this level takes for a seat that is to move. `sample` is a sample for the seat, never the true
 * state. `isOver` ends a search early, so that the action may then depend on the machine's speed.
 */
export function choose<State>(
  game: PlayedByComputer<State>,
  sample: State,
  seat: Seat,
  level: Level,
  random: Random,
  isOver: () => boolean = () => false,
): string {
  const legal = game.legalActions(sample, seat)
  if (legal.length === 1) return at(legal, 0)
  if (level === 'veteran' || level === 'legend') {
    return at(lookAhead(game, sample, seat, level, random, isOver, false).candidates, 0).action
  }
  const looks = game.impressions(sample, seat)
  if (level === 'newcomer') return likelyAction(legal, looks, random, NEWCOMERS_NOISE)
  const best = Math.max(...looks)
  const equals = legal.filter((_, index) => looks[index] === best)
  // The first one every time would favour what stands first on the board, and whoever sits there.
  return equals.length === 1 ? at(equals, 0) : pick(equals, random)
}
