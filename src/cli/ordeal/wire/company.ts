/** Who sits at the tables of an ordeal: people, and computer players at some tables. */
import { at } from '../../../engine/lists.js'
import type { Game } from '../../../games/game.js'
import { LEVELS, type Level } from '../../../players/levels.js'
import { namesAt } from './arena.js'

/** Computer players of one level. */
export interface Computers {
  readonly count: number
  readonly level: Level
}

export interface Company {
  readonly names: readonly string[]
  /** Null at a table of people alone. */
  readonly computers: Computers | null
}

/** One in this many tables has computer players. */
const COMPUTERS_EVERY = 3

/**
 * The company of the n-th table, whose people have the names of lane `lane`. The tables cycle through all numbers of seats; those
 * with computer players cycle through all levels, and have one at first, later more.
 */
export function companyOf(number: number, lane: number, { seats: { min, max } }: Pick<Game, 'seats'>, cycle = 1): Company {
  const seats = min + (Math.floor(number / cycle) % (max - min + 1))
  const names = namesAt(lane)
  if (number % COMPUTERS_EVERY !== COMPUTERS_EVERY - 1) return { names: names.slice(0, seats), computers: null }
  const earlier = Math.floor(number / COMPUTERS_EVERY)
  const count = 1 + (earlier % (seats - 1))
  return { names: names.slice(0, seats - count), computers: { count, level: at(LEVELS, earlier % LEVELS.length) } }
}
