/** What many simulated games have in common. */
import { at } from '../engine/random.js'
import type { AnyFact, Game } from '../games/plug.js'
import type { PlayedGame } from './play-game.js'

/** Counts by name. */
type Tally = Map<string, number>

/** A kind of fact that has a seat, and a key of it whose value is a name or a list of names. */
export interface FactKey {
  readonly kind: string
  readonly key: string
}

/** Of the seats that had such a fact: how many there were, and their wins. */
export interface Owners {
  seats: number
  wins: number
}

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
  /** By fact and key in the order asked for, by what is named. */
  readonly winsBy: readonly (FactKey & { readonly owners: Map<string, Owners> })[]
}

export function emptyStatistics(seats: number, winsBy: readonly FactKey[] = []): Statistics {
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
    winsBy: winsBy.map((asked) => ({ ...asked, owners: new Map() })),
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
  for (const { owners, ...asked } of statistics.winsBy) countOwners(owners, namedIn(facts, asked), outcome.winners)
}

/** What each seat's facts name, each seat and name once. */
function namedIn(facts: readonly AnyFact[], { kind, key }: FactKey): ReadonlyMap<string, ReadonlySet<number>> {
  const named = new Map<string, Set<number>>()
  for (const fact of facts) {
    if (fact.kind !== kind) continue
    const { seat, [key]: value } = fact as AnyFact & Readonly<Record<string, unknown>>
    if (typeof seat !== 'number') continue
    for (const name of Array.isArray(value) ? value : [value]) {
      const seats = named.get(`${name}`) ?? new Set()
      named.set(`${name}`, seats.add(seat))
    }
  }
  return named
}

function countOwners(
  owners: Map<string, Owners>,
  named: ReadonlyMap<string, ReadonlySet<number>>,
  winners: readonly number[],
): void {
  for (const [name, seats] of named) {
    const counted = owners.get(name) ?? { seats: 0, wins: 0 }
    counted.seats += seats.size
    counted.wins += winners.filter((winner) => seats.has(winner)).length / winners.length
    owners.set(name, counted)
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
