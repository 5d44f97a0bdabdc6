/** The rides the acting seat can afford, before a purchase and when the stagecoach stays. */
import { at } from '../../../engine/lists.js'
import type { Place } from '../data/map.js'
import type { Profession, Tile } from '../rules/types.js'
import { placeName } from '../texts/naming.js'
import { cheapestWays } from '../texts/ways.js'
import type { Scene } from './scene.js'

/** So many cities are named where no passenger matches. The others are counted. */
const CITIES_NAMED = 5

/** A city within reach, its tile, and the lowest price of a ride there in dollars. */
export interface Ride {
  readonly city: Place
  readonly tile: Tile
  readonly cost: number
}

/**
 * All cities with a tile that are within reach, cheapest first. Reach is a matter of the map alone: neither the seat's passengers
 * nor its money count.
 */
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

/** Whether the seat can still pay for a fitting ride after a purchase at `price` that brings the passengers `more`. */
export function canRide(scene: Scene, rides: readonly Ride[], price: number, more: readonly Profession[]): boolean {
  const ride = cheapestRide(scene, rides, more)
  return ride !== null && ride.cost <= scene.me.cash - price
}

/** Whether a purchase at `price` that brings the passengers `more` makes an affordable ride unaffordable. */
export function costsTheRide(scene: Scene, rides: readonly Ride[], price: number, more: readonly Profession[]): boolean {
  return canRide(scene, rides, 0, more) && !canRide(scene, rides, price, more)
}

/** The goal of a ride: `Charleston (Farmer)`. */
export function namedWithTile({ map, texts }: Scene, { city, tile }: Ride): string {
  return `${placeName(map, city)} (${texts.glossary.tiles[tile].name})`
}

/** The goals of rides: the first by name, and how many more there are. */
export function citiesTold(scene: Scene, rides: readonly Ride[]): { readonly cities: readonly string[]; readonly more: number } {
  const cities = rides.slice(0, CITIES_NAMED).map((ride) => namedWithTile(scene, ride))
  return { cities, more: rides.length - cities.length }
}
