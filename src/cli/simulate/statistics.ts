/** Statistics over many simulated games. */
import { turnsInRound } from '../../engine/game.js'
import { at } from '../../engine/lists.js'
import type { AnyFact, Ruleset } from '../../games/game.js'
import type { PlayedGame } from '../play-game.js'

/** Counts by name. */
type Tally = Map<string, number>

/** A kind of fact, and a key of it whose value is a name or a list of names. */
export interface FactKey {
  readonly kind: string
  readonly key: string
}

/** How often facts name something, how many seats had such a fact, and how many of those seats won. */
export interface Naming {
  facts: number
  seats: number
  wins: number
}

export interface Statistics {
  readonly seats: number
  games: number
  /** For each game, the turns begun divided by the number of seats, rounded up. */
  readonly rounds: number[]
  readonly reasons: Tally
  /** Sums over all seats of all games, by source. */
  readonly points: Tally
  /** Wins by seat, and by place in turn order (0 began). A shared win counts as fractions. */
  readonly winsBySeat: number[]
  readonly winsByOrder: number[]
  readonly factKinds: Tally
  /** For each requested fact and key, in order, by the named value. */
  readonly namings: readonly (FactKey & { readonly byName: Map<string, Naming> })[]
}

export function emptyStatistics(seats: number, named: readonly FactKey[] = []): Statistics {
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
    namings: named.map((asked) => ({ ...asked, byName: new Map() })),
  }
}

/** Adds a finished game. */
export function count(statistics: Statistics, game: Ruleset, { dealt, last, facts, outcome }: PlayedGame): void {
  const { seats } = statistics
  // Where all seats act in the same turn, nobody begins and the order is that of the seats.
  const first = game.turn(dealt).seat ?? 0
  const turn = game.turn(last)
  statistics.games += 1
  statistics.rounds.push(Math.ceil(turn.number / turnsInRound(turn, seats)))
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
  for (const { byName, ...asked } of statistics.namings) countNaming(byName, facts, asked, outcome.winners)
}

function countNaming(
  byName: Map<string, Naming>,
  facts: readonly AnyFact[],
  { kind, key }: FactKey,
  winners: readonly number[],
): void {
  const owners = new Map<string, Set<number>>()
  for (const fact of facts) {
    if (fact.kind !== kind) continue
    const { seat, [key]: value } = fact as AnyFact & Readonly<Record<string, unknown>>
    for (const each of Array.isArray(value) ? value : [value]) {
      const name = `${each}`
      const seats = owners.get(name) ?? new Set()
      owners.set(name, typeof seat === 'number' ? seats.add(seat) : seats)
      namingOf(byName, name).facts += 1
    }
  }
  for (const [name, seats] of owners) {
    const naming = namingOf(byName, name)
    naming.seats += seats.size
    naming.wins += winners.filter((winner) => seats.has(winner)).length / Math.max(1, winners.length)
  }
}

function namingOf(byName: Map<string, Naming>, name: string): Naming {
  const naming = byName.get(name) ?? { facts: 0, seats: 0, wins: 0 }
  byName.set(name, naming)
  return naming
}

/** Every number of a `scored` fact is a source of points, or breaks ties as dollars do. */
function countPoints(points: Tally, fact: AnyFact): void {
  for (const [source, amount] of Object.entries(fact)) {
    if (typeof amount === 'number' && source !== 'seat' && source !== 'to') add(points, source, amount)
  }
}

function add(tally: Tally, name: string, amount: number): void {
  tally.set(name, (tally.get(name) ?? 0) + amount)
}
