/** Which rides the money of the acting seat is enough for: before a purchase, and when the stagecoach stays. */
import { at } from '../../../engine/lists.js'
import type { Place } from '../data/map.js'
import type { Profession, Tile } from '../rules/types.js'
import { cheapestWays } from '../texts/ways.js'
import type { Scene } from './scene.js'

/** A city with a tile that other tiles do not bar, and the least that a ride there costs in dollars. */
export interface Ride {
  readonly city: Place
  readonly tile: Tile
  readonly cost: number
}

/** All such cities, cheapest first, whatever the seat carries and has. */
export function openRides({ view, map, seat }: Scene): readonly Ride[] {
  const ways = cheapestWays(view, map, seat, (place) => at(view.tiles, place) === null)
  return [...ways].flatMap(([city, { cost }]) => {
    const tile = at(view.tiles, city)
    return tile === null ? [] : [{ city, tile, cost }]
  })
}

/** The cheapest of `rides` on which a passenger of the seat, or one of `more`, could settle; null if there is none. */
export function cheapestRide({ me }: Scene, rides: readonly Ride[], more: readonly Profession[]): Ride | null {
  const aboard = new Set<Tile | null>([...me.coaches.flatMap(({ seats }) => seats), ...more])
  if (![...aboard].some((pioneer) => pioneer !== null)) return null
  return rides.find(({ tile }) => tile === 'hotel' || aboard.has(tile)) ?? null
}

/** Does a purchase at `price` that brings the passengers `more` turn a ride that could be paid into one that cannot? */
export function costsTheRide(scene: Scene, rides: readonly Ride[], price: number, more: readonly Profession[]): boolean {
  const ride = cheapestRide(scene, rides, more)
  const { cash } = scene.me
  return ride !== null && ride.cost <= cash && ride.cost > cash - price
}
