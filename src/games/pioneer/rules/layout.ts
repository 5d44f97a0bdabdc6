/** Laying out the galaxy (X3, X4, Y10, Y11): an outline from which symmetric places are left empty. */
import { type Random, shuffled } from '../../../engine/random.js'
import { type Outline, outlineOf, type Place } from '../data/galaxies.js'
import { distances, neighboursOf } from './routes.js'
import type { Action, Options, Tile } from './types.js'

const isSame = (one: Place, other: Place) => one.x === other.x && one.y === other.y
const isAmong = (places: readonly Place[], one: Place) => places.some((place) => isSame(place, one))

/** A home has at least so many neighbours. */
const WAYS_FROM_HOME = 2

/** Shuffles before a galaxy that has too few places left to empty is taken for a bug. */
const SHUFFLES = 100

/**
 * Draws the empty places: those that turn or mirror into each other are emptied together, in an order that is drawn, wherever all
 * stays connected and no two homes get farther apart. So every home sees the same galaxy. Where that empties too few, the order
 * is drawn again.
 */
export function drawLayout(seats: number, options: Options, random: Random): Extract<Action, { readonly kind: 'layout' }> {
  const outline = outlineOf(seats, options)
  const orbits = orbitsOf(outline)
  for (let tried = 0; tried < SHUFFLES; tried++) {
    const empty = emptied(outline, shuffled(orbits, random))
    if (empty !== null) return { kind: 'layout', empty: empty.toSorted((one, other) => one - other) }
  }
  throw new Error(`no galaxy of ${outline.stars} stars for ${seats} seats`)
}

/** The places that are empty if these orbits are tried one after the other, besides the hole; null if they are too few. */
function emptied(outline: Outline, orbits: readonly (readonly number[])[]): readonly number[] | null {
  const { places, homes, stars, hole } = outline
  const wanted = places.length - homes.length - stars
  const apart = stepsBetween(
    homes,
    places.filter((place) => !isAmong(hole, place)),
  ).join()
  const empty = orbits.reduce<readonly number[]>(
    (before, orbit) => {
      const tried = before.concat(orbit)
      return tried.length <= wanted && isFit(outline, tried, apart) ? tried : before
    },
    hole.map((place) => indexOf(places, place)),
  )
  return empty.length === wanted ? empty : null
}

/** Places that go together, those with homes and the hole left out; a middle that goes alone stays where it is. */
function orbitsOf({ places, homes, hole, symmetry }: Outline): readonly (readonly number[])[] {
  const orbits: number[][] = []
  for (const [index, place] of places.entries()) {
    if (isAmong([...homes, ...hole], place) || orbits.some((orbit) => orbit.includes(index))) continue
    const orbit = [index]
    for (const other of orbit)
      for (const turn of symmetry) {
        const turned = turn(places[other] ?? place)
        const image = places.findIndex((each) => isSame(each, turned))
        if (!orbit.includes(image)) orbit.push(image)
      }
    if (orbit.length > 1) orbits.push(orbit)
  }
  return orbits
}

/** Whether all is connected without these places, homes have ways out, and they are still so many steps apart. */
function isFit({ places, homes }: Outline, empty: readonly number[], apart: string): boolean {
  const left = places.filter((_, index) => !empty.includes(index))
  const neighbours = neighboursOf(left)
  return (
    distances(neighbours, 0, left.length).size === left.length &&
    homes.every((home) => (neighbours[indexOf(left, home)]?.length ?? 0) >= WAYS_FROM_HOME) &&
    stepsBetween(homes, left, neighbours).join() === apart
  )
}

const indexOf = (places: readonly Place[], one: Place) => places.findIndex((place) => isSame(one, place))

/** Steps between each two homes. */
function stepsBetween(
  homes: readonly Place[],
  places: readonly Place[],
  neighbours = neighboursOf(places),
): readonly (number | undefined)[] {
  const indices = homes.map((home) => indexOf(places, home))
  return indices.flatMap((from) => {
    const steps = distances(neighbours, from, places.length)
    return indices.map((to) => steps.get(to))
  })
}

/** The tiles of a galaxy: stars face down, on each home a fortified colony of its seat. */
export function tilesOf(seats: number, options: Options, empty: readonly number[]): readonly Tile[] {
  const { places, homes } = outlineOf(seats, options)
  return places
    .filter((_, index) => !empty.includes(index))
    .map((place): Tile => {
      const seat = homes.findIndex((home) => isSame(home, place))
      const isHome = seat >= 0
      return {
        place,
        system: isHome ? 'home' : null,
        isUp: isHome,
        seenBy: [],
        isBombed: false,
        colony: isHome ? { seat, isFortified: true } : null,
        fleets: [],
      }
    })
}
