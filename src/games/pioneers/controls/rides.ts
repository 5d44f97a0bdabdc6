/** The rides the acting seat can afford, before a purchase and when the stagecoach stays. */
import { at } from '../../../engine/lists.js'
import type { Place } from '../data/map.js'
import type { Profession, Tile } from '../rules/types.js'
import { cheapestWays } from '../texts/ways.js'
import type { Scene } from './scene.js'

/** A city with a reachable tile, and the lowest price of a ride there in dollars. */
export interface Ride {
  readonly city: Place
  readonly tile: Tile
  readonly cost: number
}

/** All such cities, cheapest first, regardless of the seat's passengers and money. */
export function openRides({ view, map, seat }: Scene): readonly Ride[] {
  const ways = cheapestWays(view, map, seat, (place) => at(view.tiles, place) === null)
  return [...ways].flatMap(([city, { cost }]) => {
    const tile = at(view.tiles, city)
    return tile === null ? [] : [{ city, tile, cost }]
  })
}

/** The cheapest of `rides` where a passenger of the seat, or one of `more`, could settle. Null if there is none. */
export function cheapestRide({ me }: Scene, rides: readonly Ride[], more: readonly Profession[]): Ride | null {
  const aboard = new Set<Tile | null>([...me.coaches.flatMap(({ seats }) => seats), ...more])
  if (![...aboard].some((pioneer) => pioneer !== null)) return null
  return rides.find(({ tile }) => tile === 'hotel' || aboard.has(tile)) ?? null
}

/** Whether a purchase at `price` that brings the passengers `more` makes an affordable ride unaffordable. */
export function costsTheRide(scene: Scene, rides: readonly Ride[], price: number, more: readonly Profession[]): boolean {
  const ride = cheapestRide(scene, rides, more)
  const { cash } = scene.me
  return ride !== null && ride.cost <= cash && ride.cost > cash - price
}
