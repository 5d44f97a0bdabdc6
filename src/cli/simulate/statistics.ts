/** Statistics over many simulated games. */
import { roundOf } from '../../engine/game.js'
import { at } from '../../engine/lists.js'
import type { AnyFact, Ruleset } from '../../games/game.js'
import type { PlayedGame } from '../play-game.js'

/** Counts by name. */
type Tally = Map<string, number>

/** A kind of fact, and a key of it whose value is a name or a list of names, or several keys whose values are a name together. */
export interface FactKey {
  readonly kind: string
  readonly keys: readonly string[]
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
  /** The number of decisions of each seat of each game. */
  readonly decisions: number[]
  /** Games with a single leader after half of the turns, and how often that leader won. */
  readonly leads: { games: number; wins: number }
  /** What seats had in the end. */
  readonly holdings: Map<string, Naming>
  /** For each requested fact and its keys, in order, by the named value. */
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
    decisions: [],
    leads: { games: 0, wins: 0 },
    holdings: new Map(),
    namings: named.map((asked) => ({ ...asked, byName: new Map() })),
  }
}

/** Adds a finished game. */
export function count(statistics: Statistics, game: Ruleset, played: PlayedGame): void {
  const { dealt, last, facts, outcome } = played
  const { seats } = statistics
  // Where all seats act in the same turn, nobody begins and the order is that of the seats.
  const first = game.turn(dealt).seat ?? 0
  const turn = game.turn(last)
  statistics.games += 1
  statistics.rounds.push(roundOf(turn, seats))
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
  for (let seat = 0; seat < seats; seat++)
    statistics.decisions.push(played.steps.filter((step) => step.kind === 'action' && step.seat === seat).length)
  countLead(statistics.leads, played)
  const owners = new Map<string, Set<number>>()
  for (const [seat, names] of game.trials.holdings(last).entries())
    for (const name of names) own(owners, statistics.holdings, name, seat)
  countOwners(statistics.holdings, owners, outcome.winners)
  for (const { byName, ...asked } of statistics.namings) countNaming(byName, facts, asked, outcome.winners)
}

/** Counts whether the player who led alone when half of the turns had been played has won. */
function countLead(leads: Statistics['leads'], { pointsByTurn, outcome }: PlayedGame): void {
  const points = pointsByTurn[Math.floor(pointsByTurn.length / 2)] ?? []
  const leaders = points.flatMap((each, seat) => (each === Math.max(...points) ? [seat] : []))
  const [leader] = leaders
  if (leader === undefined || leaders.length > 1) return
  leads.games += 1
  leads.wins += outcome.winners.includes(leader) ? 1 / outcome.winners.length : 0
}

function countNaming(
  byName: Map<string, Naming>,
  facts: readonly AnyFact[],
  { kind, keys }: FactKey,
  winners: readonly number[],
): void {
  const owners = new Map<string, Set<number>>()
  for (const fact of facts) {
    if (fact.kind !== kind) continue
    const told = fact as AnyFact & Readonly<Record<string, unknown>>
    const [value, ...others] = keys.map((key) => told[key])
    for (const each of Array.isArray(value) ? value : [value]) own(owners, byName, [each, ...others].join(' '), told.seat)
  }
  countOwners(byName, owners, winners)
}

/** Somebody has something of this name, once more perhaps; what nobody has is counted too. */
function own(owners: Map<string, Set<number>>, byName: Map<string, Naming>, name: string, seat: unknown): void {
  const seats = owners.get(name) ?? new Set()
  owners.set(name, typeof seat === 'number' ? seats.add(seat) : seats)
  namingOf(byName, name).facts += 1
}

function countOwners(
  byName: Map<string, Naming>,
  owners: ReadonlyMap<string, ReadonlySet<number>>,
  winners: readonly number[],
): void {
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
