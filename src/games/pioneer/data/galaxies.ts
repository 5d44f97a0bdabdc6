/**
 * The outlines of the galaxies (X3, Y10). A draw leaves some places of an outline empty; which ones differ from table to table
 * (`rules/layout.ts`), the number of stars and the places of the homes do not.
 */
import { at } from '../../../engine/lists.js'

export const GALAXIES = ['standard', 'small', 'wide'] as const
export type Galaxy = (typeof GALAXIES)[number]

/** What a host chooses, and whether the galaxy is one of today's, which even out the order of turns, or an earlier one. */
export interface GalaxyOptions {
  readonly galaxy: Galaxy
  /** Absent at tables opened before the order was evened out. Their galaxies and openings stay as they were. */
  readonly order?: 'even'
}

/**
 * A place in doubled coordinates, the middle of the outline near 0, 0: neighbours are two columns apart in the same row, or one
 * column and one row. In a picture, hexagons of radius 1 that stand on a corner lie at `x * sqrt(3) / 2`, `y * 3 / 2`.
 */
export interface Place {
  readonly x: number
  readonly y: number
}

export interface Outline {
  /** In reading order, homes included. */
  readonly places: readonly Place[]
  /** By seat, clockwise. */
  readonly homes: readonly Place[]
  /** Star tiles that are laid out. */
  readonly stars: number
  /** Star tiles in galaxies that were laid out under version 2 of the rules. Absent: as many. */
  readonly earlierStars?: number
  /** Places that are always empty: a star in the middle of two homes goes to whoever is first in turn (SOURCES.md). */
  readonly hole: readonly Place[]
  /** The first place in the order of turns, from 0, whose seat begins with a scout: those who come last reach fewer stars. */
  readonly scoutsFrom: number
  /** What turns or mirrors the outline onto itself: together these carry each home onto each other one. */
  readonly symmetry: readonly ((place: Place) => Place)[]
}

const halfTurn = ({ x, y }: Place): Place => place(-x, -y)
const thirdTurn = ({ x, y }: Place): Place => place((3 * y - x) / 2, -(x + y) / 2)
const mirrored = ({ x, y }: Place): Place => place(-x, y)
const upended = ({ x, y }: Place): Place => place(x, -y)

/** Without negative zeros, which JSON does not know. */
function place(x: number, y: number): Place {
  return { x: x + 0, y: y + 0 }
}

/** Rows of these lengths from `top` down, each in the middle. */
function rows(top: number, ...lengths: readonly number[]): readonly Place[] {
  return lengths.flatMap((length, row) => Array.from({ length }, (_, column) => place(2 * column - length + 1, top + row)))
}

const HEXAGON = rows(-2, 3, 4, 5, 4, 3)
const LOZENGE = rows(-2, 4, 5, 6, 5, 4)
const FIELD = rows(-2, 5, 6, 7, 6, 5)
const TRIANGLE = rows(-3, 2, 3, 4, 5, 6, 5)

const facing = (x: number) => [place(-x, 0), place(x, 0)]
const around = (home: Place) => [home, thirdTurn(thirdTurn(home)), thirdTurn(home)]
const corners = (x: number, y: number) => [place(-x, -y), place(x, -y), place(x, y), place(-x, y)]

type ByGalaxy = Readonly<Record<Galaxy, Outline>>

const TWO = { hole: [place(0, 0)], symmetry: [halfTurn], scoutsFrom: 2 } as const
const THREE = { hole: [], symmetry: [thirdTurn], scoutsFrom: 2 } as const
const FOUR = { hole: [], symmetry: [mirrored, upended], scoutsFrom: 2 } as const

const OF_TWO: ByGalaxy = {
  small: { ...TWO, places: HEXAGON, homes: facing(4), stars: 10, earlierStars: 9 },
  standard: { ...TWO, places: LOZENGE, homes: facing(5), stars: 12, hole: [place(-1, 0), place(1, 0)], scoutsFrom: 1 },
  wide: { ...TWO, places: FIELD, homes: facing(6), stars: 16, earlierStars: 15 },
}
const OF_THREE: ByGalaxy = {
  small: { ...THREE, places: HEXAGON, homes: around(place(-2, -2)), stars: 13 },
  standard: { ...THREE, places: TRIANGLE, homes: around(place(-1, -3)), stars: 16 },
  wide: { ...THREE, places: TRIANGLE, homes: around(place(-1, -3)), stars: 18, earlierStars: 19, hole: [place(0, 0)] },
}
const OF_FOUR: ByGalaxy = {
  small: { ...FOUR, places: FIELD, homes: corners(4, 2), stars: 17 },
  standard: { ...FOUR, places: FIELD, homes: corners(4, 2), stars: 19 },
  wide: { ...FOUR, places: FIELD, homes: corners(4, 2), stars: 21 },
}
const EARLIER_OF_TWO: ByGalaxy = { ...OF_TWO, standard: { ...OF_TWO.standard, hole: [], scoutsFrom: 2 } }
const EARLIER_OF_FOUR: ByGalaxy = { ...OF_FOUR, small: { ...FOUR, places: LOZENGE, homes: corners(3, 2), stars: 16 } }

/** The outline for two to four seats. */
export function outlineOf(seats: number, { galaxy, order }: GalaxyOptions): Outline {
  const outlines = order === 'even' ? [OF_TWO, OF_THREE, OF_FOUR] : [EARLIER_OF_TWO, OF_THREE, EARLIER_OF_FOUR]
  return at(outlines, seats - 2)[galaxy]
}
