/** The referee's own table: the players' things and the state of the board. */
import { demand, known } from './foul.js'
import type { EndReason, Profession, Setup, Tile } from './record.js'

export interface Purse {
  cash: number
  track: number
  roads: number
  supply: number
  banker: number
  merchant: number
  readonly nuggets: number[]
  /** Passengers by coach. Empty coaches are removed. */
  readonly coaches: Map<string, Profession[]>
}

export interface Ledger {
  readonly setup: Setup
  readonly purses: readonly Purse[]
  readonly tiles: Map<string, Tile>
  /** Owners by line. Every line in play has an entry. */
  readonly roads: Map<string, number[]>
  readonly neighbours: Map<string, string[]>
  /** The seats of the pioneers, by place, with one entry for each pioneer. */
  readonly settlers: Map<string, number[]>
  place: string
  display: string[]
  stack: number
  readonly coachesSeen: Set<string>
  readonly nuggetsLeft: number[]
  end: EndReason | null
  /** Idle rounds in a row, and whether this round has been busy. */
  idleRounds: number
  busy: boolean
}

export const lineKey = (a: string, b: string) => [a, b].sort().join('~')

export function openLedger(setup: Setup): Ledger {
  const places = [setup.board.start, ...setup.board.cities]
  const linesAt = (place: string) => setup.board.lines.filter((line) => line.includes(place))
  return {
    setup,
    purses: setup.startingCoach.map((coach, seat) => openPurse(setup, coach, seat)),
    tiles: new Map(Object.entries(setup.tiles)),
    roads: new Map(setup.board.lines.map(([a, b]) => [lineKey(a, b), []])),
    neighbours: new Map(places.map((place) => [place, linesAt(place).map(([a, b]) => (a === place ? b : a))])),
    settlers: new Map([[setup.board.start, setup.startingCoach.map((_, seat) => seat)]]),
    place: setup.board.start,
    display: [...setup.display],
    stack: setup.stack,
    coachesSeen: new Set([...setup.display, ...setup.startingCoach]),
    nuggetsLeft: [3, 3, 3, 3, 3, 3, 4, 4, 4, 5],
    end: null,
    idleRounds: 0,
    busy: false,
  }
}

function openPurse(setup: Setup, coach: string, seat: number): Purse {
  const passengers = [...known(setup.coaches[coach], `coach ${coach}`).seats]
  return {
    cash: known(setup.cash[seat], `cash of seat ${seat}`),
    track: 0,
    roads: 15,
    // Twenty pioneers: one in Boston, one on each seat of the starting coach.
    supply: 20 - 1 - passengers.length,
    banker: 0,
    merchant: 0,
    nuggets: [],
    coaches: new Map([[coach, passengers]]),
  }
}

export const purseOf = (ledger: Ledger, seat: number) => known(ledger.purses[seat], `seat ${seat}`)

export const hasPassenger = (purse: Purse, pioneer: Profession | 'any') =>
  [...purse.coaches.values()].some((passengers) => pioneer === 'any' || passengers.includes(pioneer))

export function pay(ledger: Ledger, seat: number, amount: number): void {
  const purse = purseOf(ledger, seat)
  demand(purse.cash >= amount, `seat ${seat} pays $${amount} of $${purse.cash}`)
  purse.cash -= amount
}

/** Takes a passenger off a coach. True if that empties it. */
export function takePassenger(ledger: Ledger, seat: number, coach: string, pioneer: Profession): boolean {
  const { coaches } = purseOf(ledger, seat)
  const passengers = known(coaches.get(coach), `coach ${coach} of seat ${seat}`)
  const index = passengers.indexOf(pioneer)
  demand(index >= 0, `no ${pioneer} on coach ${coach}`)
  passengers.splice(index, 1)
  if (passengers.length > 0) return false
  coaches.delete(coach)
  return true
}

export function putSettler(ledger: Ledger, city: string, seat: number): void {
  ledger.settlers.set(city, [...(ledger.settlers.get(city) ?? []), seat])
}

/** Lays a road from the personal supply. */
export function layRoad(ledger: Ledger, seat: number, [a, b]: readonly [string, string]): void {
  const purse = purseOf(ledger, seat)
  demand(purse.roads > 0, `seat ${seat} has no road left`)
  known(ledger.roads.get(lineKey(a, b)), `line ${a} - ${b}`).push(seat)
  purse.roads -= 1
  ledger.busy = true
}
