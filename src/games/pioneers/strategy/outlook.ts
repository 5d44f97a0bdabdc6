/** What a position may still bring to a seat, in points, by rules of thumb. Computer players use it; the rules do not. */
import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import { coachOf } from '../data/coaches.js'
import type { Line, Place } from '../data/map.js'
import { playerOf } from '../rules/draft.js'
import { groundOf } from '../rules/ground.js'
import { largestNetwork } from '../rules/scoring.js'
import { settlersOf } from '../rules/settlers.js'
import type { Common, OwnCoach } from '../rules/types.js'

/** The rules of thumb as numbers, tuned by play against each other. Points, unless something else is said. */
export const THUMB = {
  /** Roads and coaches that a player buys in a round. */
  roadsARound: 1.4,
  coachesARound: 0.42,
  /** A dollar while it can still be spent, and the rounds over which its worth fades. */
  dollar: 0.55,
  spending: 2.5,
  /** Passengers that a player settles in a round, the share of this round that is left, and how uncertain all that is. */
  settledARound: 1.5,
  thisRound: 0.7,
  doubt: 1.5,
  /** A pioneer in the scoring network. */
  pioneer: 2,
  /** What is left of that for each road still missing, and the roads that a round allows for it. */
  link: 0.62,
  linksARound: 1.1,
  /** A tile that a passenger may settle on, for the network that leads there. */
  ahead: 0.35,
} as const

/** More roads than could be missing on any map. */
const OUT_OF_REACH = 255

/** The rest of the game, as far as it can be foreseen. */
export interface Outlook {
  readonly table: Common
  readonly seat: Seat
  /** Rounds after this one. */
  readonly rounds: number
  /** Points for a dollar. */
  readonly dollar: number
  /** By place: roads missing between it and the seat's network. {@link OUT_OF_REACH} where no way is free. */
  readonly missing: readonly number[]
  /** By missing roads: how surely such a place will belong to the network. Beyond its end not at all. */
  readonly shares: readonly number[]
  /** By place: points that it would bring if it belonged to the network. */
  readonly stakes: readonly number[]
  /** What a nearer place brings, by {@link approachKey}. Many lines lead to the same. */
  readonly approaches: Map<number, number>
}

/** Foresees the rest of the game for a seat. */
export function outlookOf(table: Common, seat: Seat): Outlook {
  const rounds = roundsLeft(table)
  return {
    table,
    seat,
    rounds,
    dollar: 0.01 + THUMB.dollar * Math.min(1, rounds / THUMB.spending),
    missing: missingRoads(table, seat),
    shares: sharesIn(rounds),
    stakes: table.tiles.map((tile, place) => {
      const settled = THUMB.pioneer * settlersOf(table, place, seat)
      return tile === null || rounds === 0 ? settled : settled + THUMB.ahead
    }),
    approaches: new Map(),
  }
}

function sharesIn(rounds: number): readonly number[] {
  const shares = [1]
  for (let missing = 1; missing <= THUMB.linksARound * (rounds + 1); missing++) shares.push(THUMB.link ** missing)
  return shares
}

/** Rounds to come after this one, by the supply that runs out first (R22). */
function roundsLeft({ end, players, stack, seats }: Common): number {
  if (end !== null) return 0
  const roads = Math.min(...players.map((player) => player.roads))
  return Math.min(roads / THUMB.roadsARound, stack / (THUMB.coachesARound * seats))
}

/** A coach by what it may still bring. */
export interface Load {
  readonly seats: number
  /** Passengers aboard. */
  readonly left: number
  /** For emptying it. */
  readonly points: number
}

/**
 * What coaches may bring: one point for an empty seat, all points once a coach is empty (R61, R72). Those with the fewest
 * passengers are emptied first.
 */
export function loadsWorth({ rounds }: Pick<Outlook, 'rounds'>, loads: readonly Load[]): number {
  const seatsToEmpty = THUMB.settledARound * (rounds + THUMB.thisRound)
  let before = 0
  let worth = 0
  for (const { seats, left, points } of loads.toSorted((one, other) => one.left - other.left)) {
    before += left
    const emptied = left === 0 ? 1 : 1 / (1 + Math.exp((before - seatsToEmpty) / THUMB.doubt))
    worth += (seats - left) * (1 - emptied) + points * emptied
  }
  return worth
}

export function loadOf(coach: OwnCoach): Load {
  return { seats: coach.seats.length, left: passengersOn(coach), points: coachOf(coach.id).points }
}

/** Passengers on a coach. */
function passengersOn({ seats }: OwnCoach): number {
  return seats.reduce((count, passenger) => (passenger === null ? count : count + 1), 0)
}

/** What a pioneer brings to the network from a place that misses this many roads. */
export function linkWorth({ shares }: Outlook, missing: number): number {
  return THUMB.pioneer * shareAt(shares, missing)
}

function shareAt(shares: Outlook['shares'], missing: number): number {
  return missing < shares.length ? at(shares, missing) : 0
}

/** What a line would bring to the seat's network: pioneers and tiles that come nearer to it. */
export function roadWorth(outlook: Outlook, line: Line): number {
  const { table, missing, shares, approaches } = outlook
  const [one, other] = at(groundOf(table).map.lines, line)
  const [near, far] = at(missing, one) <= at(missing, other) ? [one, other] : [other, one]
  const start = at(missing, near)
  // Beyond the shares nothing is worth anything.
  if (start >= shares.length || at(missing, far) <= start) return 0
  const key = approachKey(far, start)
  const known = approaches.get(key)
  if (known !== undefined) return known
  const worth = approach(outlook, far, start)
  approaches.set(key, worth)
  return worth
}

/** A place and the roads that it would miss. */
function approachKey(place: Place, missing: number): number {
  return place * OUT_OF_REACH + missing
}

/** What it brings that a place misses fewer roads, and so do those behind it. */
function approach({ table, seat, missing, shares, stakes }: Outlook, first: Place, start: number): number {
  const { exits } = groundOf(table)
  const nearer = missing.slice()
  nearer[first] = start
  const queue = [first]
  let worth = 0
  for (const place of queue) {
    const distance = at(nearer, place)
    worth += at(stakes, place) * (shareAt(shares, distance) - shareAt(shares, at(missing, place)))
    for (const { line, to } of at(exits, place)) {
      const next = distance + stepOver(at(table.roads, line), seat)
      if (next >= shares.length || next >= at(nearer, to)) continue
      if (at(nearer, to) === at(missing, to)) queue.push(to)
      nearer[to] = next
    }
  }
  return worth
}

/** Pioneers that are, or may come, into the network. */
export function networkWorth(outlook: Outlook): number {
  const { table, seat, missing } = outlook
  let worth = 0
  for (const place of groundOf(table).map.places.keys()) {
    const count = settlersOf(table, place, seat)
    if (count > 0) worth += count * linkWorth(outlook, at(missing, place))
  }
  return worth
}

/** Roads to build for a step: none on an own road, one on a free line, and no way over others' roads. */
function stepOver(owners: number, seat: Seat): number {
  if ((owners & (1 << seat)) !== 0) return 0
  return owners === 0 ? 1 : OUT_OF_REACH
}

/** By place, roads missing to the largest network; before the first road, to the city with the most own pioneers. */
function missingRoads(table: Common, seat: Seat): readonly number[] {
  const ground = groundOf(table)
  const missing = ground.exits.map(() => OUT_OF_REACH)
  const { places } = largestNetwork(table, seat)
  const queue = places.length > 0 ? places.slice() : [table.stagecoach]
  for (const place of queue) missing[place] = 0
  const mayBuild = playerOf(table, seat).roads > 0
  for (const place of queue) {
    const distance = at(missing, place)
    for (const { line, to } of at(ground.exits, place)) {
      const next = distance + stepOver(at(table.roads, line), seat)
      if (next >= at(missing, to)) continue
      missing[to] = next
      if (mayBuild) queue.push(to)
    }
  }
  return missing
}
