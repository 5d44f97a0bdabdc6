/** What many simulated games have in common. */
import { at } from '../engine/random.js'
import type { AnyFact, Game } from '../games/plug.js'
import type { PlayedGame } from './play-game.js'

/** Counts by name. */
type Tally = Map<string, number>

export interface Statistics {
  readonly seats: number
  games: number
  /** Of each game: turns begun, divided by the seats and rounded up. */
  readonly rounds: number[]
  readonly reasons: Tally
  /** Sums over all seats of all games, by source. */
  readonly points: Tally
  /** Wins by seat, and by place in turn order (0: who began); a shared win counts in parts. */
  readonly winsBySeat: number[]
  readonly winsByOrder: number[]
  readonly factKinds: Tally
}

export function emptyStatistics(seats: number): Statistics {
  const nobody = () => Array.from({ length: seats }, () => 0)
  return {
    seats,
    games: 0,
    rounds: [],
    reasons: new Map(),
    points: new Map(),
    winsBySeat: nobody(),
    winsByOrder: nobody(),
    factKinds: new Map(),
  }
}

/** Adds a finished game. */
export function count(statistics: Statistics, game: Game, { dealt, last, facts, outcome }: PlayedGame): void {
  const { seats } = statistics
  const first = game.turn(dealt).seat
  statistics.games += 1
  statistics.rounds.push(Math.ceil(game.turn(last).number / seats))
  add(statistics.reasons, outcome.reason, 1)
  for (const winner of outcome.winners) {
    const part = 1 / outcome.winners.length
    statistics.winsBySeat[winner] = at(statistics.winsBySeat, winner) + part
    const order = (winner - first + seats) % seats
    statistics.winsByOrder[order] = at(statistics.winsByOrder, order) + part
  }
  for (const fact of facts) {
    add(statistics.factKinds, fact.kind, 1)
    if (fact.kind === 'scored') countPoints(statistics.points, fact)
  }
}

/** Every number of a `scored` fact is a source of points (or, like dollars, decides between equals). */
function countPoints(points: Tally, fact: AnyFact): void {
  for (const [source, amount] of Object.entries(fact)) {
    if (typeof amount === 'number' && source !== 'seat' && source !== 'to') add(points, source, amount)
  }
}

function add(tally: Tally, name: string, amount: number): void {
  tally.set(name, (tally.get(name) ?? 0) + amount)
}
