/** How good each legal action looks to a seat, by rules of thumb: what a practised player would think of first. */
import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import { coachOf } from '../data/coaches.js'
import type { Line, Place } from '../data/map.js'
import { playerOf } from '../rules/draft.js'
import { type Fare, shareOf, totalOf } from '../rules/fare.js'
import { hasPassenger, kindFor } from '../rules/passengers.js'
import { isUndealt } from '../rules/phases/laying.js'
import { fareOf, legalRoutes } from '../rules/phases/move.js'
import type { Action, CoachId, Profession, State, Tile } from '../rules/types.js'
import { linkWorth, loadOf, loadsWorth, type Outlook, outlookOf, roadWorth } from './outlook.js'

/** The rules of thumb as numbers, tuned by play against each other: points, unless something else is said. */
export const APPEAL = {
  /** How sharply good actions are told from bad ones. */
  keenness: 1.6,
  /** A road for cheaper rides and for the fares of others, in each round. */
  fares: 0.06,
  /** A nugget on average (R12), and a Merchant in each round. */
  nugget: 3.6,
  merchant: 0.45,
  /** A free road by a Sergeant, if it has no better use. */
  freeRoad: 1.2,
  /** How much of others' gain is one's own loss. */
  rivalry: 0.35,
  /** What others gain by an invitation. */
  invited: 2.6,
  /** A passenger, while few are left to settle. */
  passengers: 0.5,
  enough: 5,
  /** The share of a lost ride that counts when a coach is bought, which brings passengers for others. */
  coachRide: 0.5,
} as const

/** In the order of `actions`. A difference of one makes an action e times as likely. */
export function appeal(state: State, seat: Seat, actions: readonly Action[]): readonly number[] {
  if (isUndealt(state)) return actions.map(() => 0)
  const outlook = outlookOf(state, seat)
  const worthOf = judge(state, { ...outlook, unloading: unloadingOf(outlook) })
  return actions.map((action) => APPEAL.keenness * worthOf(action))
}

interface Plan extends Outlook {
  /** By own coach: what it brings that one passenger leaves it. */
  readonly unloading: ReadonlyMap<CoachId, number>
}

/** Rates actions in points. */
function judge(state: Exclude<State, { readonly phase: 'deal' | 'first' | 'covers' }>, outlook: Plan) {
  const rides = state.phase === 'purchase' ? ridesFrom(outlook) : []
  const { cash } = playerOf(state, outlook.seat)
  const best = bestRide(rides, cash)
  // The dollar that a ride over the new road may save.
  const lost = (paid: number, saved: number) => best - bestRide(rides, cash - paid + saved)
  const lostByOne = lost(2, 1)
  const lostByTwo = lost(5, 1)

  return (action: Action): number => {
    switch (action.kind) {
      case 'one-road':
        return road(outlook, action.line) - 2 * outlook.dollar - lostByOne
      case 'two-roads':
        return road(outlook, action.line) + APPEAL.freeRoad - 5 * outlook.dollar - lostByTwo
      case 'second-road':
      case 'sergeant-road':
        return road(outlook, action.line)
      case 'buy-coach':
        return (
          newCoach(outlook, at(state.display, action.slot - 1)) -
          action.slot * outlook.dollar -
          APPEAL.coachRide * lost(action.slot, 0)
        )
      case 'move':
        return ride(outlook, action.path, fareOf(state, action.path) ?? 0)
      case 'settle':
        return leaving(outlook, action.coach)
      case 'return-pioneer':
        return leaving(outlook, action.coach)
      case 'farmer':
        return leaving(outlook, action.coach) + linkWorth(outlook, at(outlook.missing, state.stagecoach))
      case 'join':
        return leaving(outlook, action.coach) + linkWorth(outlook, at(outlook.missing, state.stagecoach)) - 2 * outlook.dollar
      default:
        return 0
    }
  }
}

function road(outlook: Outlook, line: Line): number {
  return roadWorth(outlook, line) + APPEAL.fares * outlook.rounds
}

function leaving({ unloading }: Plan, id: CoachId): number {
  return unloading.get(id) ?? 0
}

function unloadingOf(outlook: Outlook): Plan['unloading'] {
  const { coaches } = playerOf(outlook.table, outlook.seat)
  const loads = coaches.map(loadOf)
  const before = loadsWorth(outlook, loads)
  return new Map(
    coaches.map(({ id }, index) => {
      const { left } = at(loads, index)
      const after = loads.map((load, other) => (other === index ? { ...load, left: left - 1 } : load))
      return [id, loadsWorth(outlook, after) - before + (left === 1 ? outlook.dollar : 0)]
    }),
  )
}

function newCoach(outlook: Outlook, id: CoachId): number {
  const { seats } = coachOf(id)
  const loads = playerOf(outlook.table, outlook.seat).coaches.map(loadOf)
  const aboard = loads.reduce((sum, { left }) => sum + left, 0)
  const wanted = Math.max(0, Math.min(seats.length, APPEAL.enough - aboard))
  const worth = loadsWorth(outlook, [...loads, loadOf({ id, seats })]) - loadsWorth(outlook, loads)
  return worth + APPEAL.passengers * wanted * Math.min(1, outlook.rounds / 2)
}

interface Ride {
  readonly paid: number
  readonly worth: number
}

function ridesFrom(outlook: Plan): readonly Ride[] {
  return legalRoutes(outlook.table).map(({ path, fare }) => ({ paid: totalOf(fare), worth: ride(outlook, path, fare) }))
}

/** The best ride with `cash` dollars. 0 if there is none. */
function bestRide(rides: readonly Ride[], cash: number): number {
  let best = 0
  for (const { paid, worth } of rides) if (paid <= cash && worth > best) best = worth
  return best
}

/** What a ride brings: the settled pioneer, its tile, and what it costs and gives to others. */
function ride(outlook: Plan, path: readonly Place[], fare: Fare): number {
  const { table, seat, dollar } = outlook
  const city = at(path, path.length - 1)
  const tile = at(table.tiles, city)
  const paid = totalOf(fare)
  const toOthers = paid - shareOf(fare, seat)
  const settled = tile === null ? 0 : settling(outlook, city, tile)
  return settled - dollar * paid - (APPEAL.rivalry * dollar * toOthers) / (table.seats - 1)
}

function settling(outlook: Plan, city: Place, tile: Tile): number {
  const { table, seat, missing } = outlook
  const kind = kindFor(tile)
  const coaches = playerOf(table, seat).coaches.filter((coach) => kind === null || coach.seats.includes(kind))
  const coach = Math.max(0, ...coaches.map((own) => leaving(outlook, own.id)))
  const network = linkWorth(outlook, at(missing, city))
  return coach + network + tileWorth(outlook, tile, network) - invitation(outlook, kind)
}

/** What the tile itself brings (R50-R60). */
function tileWorth(outlook: Plan, tile: Tile, network: number): number {
  const { table, seat, rounds, dollar } = outlook
  const player = playerOf(table, seat)
  switch (tile) {
    case 'banker':
      return player.bankers < 2 ? rounds * dollar : 0
    case 'merchant':
      return player.merchants < 2 ? rounds * APPEAL.merchant : 0
    case 'hotel':
      return 3 * dollar
    case 'gold-digger':
      return APPEAL.nugget
    case 'sergeant':
      return player.roads > 0 ? APPEAL.freeRoad : 0
    case 'barkeeper':
      return Math.max(0, ...player.coaches.map((coach) => leaving(outlook, coach.id)))
    case 'farmer':
      return farmers(outlook, network)
  }
}

/** Up to two more farmers settle in the same city (R59), besides the one that took the tile. */
function farmers(outlook: Plan, network: number): number {
  const { coaches } = playerOf(outlook.table, outlook.seat)
  const others = coaches.flatMap((coach) => coach.seats.filter((each) => each === 'farmer').map(() => leaving(outlook, coach.id)))
  const extra = others
    .sort((one, other) => other - one)
    .slice(1, 3)
    .map((worth) => worth + network)
  return extra.reduce((sum, worth) => sum + worth, 0)
}

/** What it costs that another player joins (R64). */
function invitation({ table, seat }: Outlook, kind: Profession | null): number {
  if (kind === null) return 0
  const isJoined = table.players.some((player, other) => other !== seat && player.cash >= 2 && hasPassenger(player, kind))
  return isJoined ? (APPEAL.rivalry * APPEAL.invited) / (table.seats - 1) : 0
}
