/** What speaks for building a road on a line: settling in this turn, the player's network, the next ride. */
import { at } from '../../../engine/lists.js'
import { nameOf } from '../../../game-kit/reader.js'
import type { Line, Place } from '../data/map.js'
import { NETWORK_POINTS, ROAD_PRICES } from '../data/prices.js'
import type { Action, Settling, Tile } from '../rules/types.js'
import { placeName } from '../texts/naming.js'
import { ownersOf } from './owners.js'
import { openRides } from './rides.js'
import type { Scene } from './scene.js'

export type RoadAction = Extract<Action, { readonly line: Line }>

/** A line that may be chosen, and the reasons in its favour. */
export interface Candidate {
  readonly action: RoadAction
  readonly about: AboutLine
}

/** Lines that may be chosen now, in the order of the map. */
export function candidatesOf(scene: Scene, actions: readonly RoadAction[]): readonly Candidate[] {
  // All actions are of one kind.
  const price = priceOf(actions[0]?.kind)
  const reach = reachOf(scene, price)
  return actions.map((action) => ({ action, about: aboutLine(scene, reach, action.line) }))
}

/** What is still to be paid for a road. */
function priceOf(kind: RoadAction['kind'] | undefined): number {
  return kind === 'one-road' || kind === 'two-roads' ? ROAD_PRICES[kind] : 0
}

/** Lines with a reason for building right now: a settlement in this turn, the own network, or the next ride. */
export function likeliest(candidates: readonly Candidate[], most: number): readonly Candidate[] {
  return byPromise(candidates.filter(({ about }) => promise(about) >= LEAST_PROMISE)).slice(0, most)
}

/**
 * Lines that let the player settle come first, then those by which the network grows, those next to the stagecoach, and the
 * others.
 */
export function byPromise(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.toSorted((one, other) => promise(other.about) - promise(one.about))
}

interface AboutLine {
  /** Cities in which the player can settle in this turn only with a road here. */
  readonly opens: readonly Place[]
  /** Cities in which the player can settle now, and after paying for the road only if it is here. */
  readonly keeps: readonly Place[]
  readonly nextToStagecoach: boolean
  readonly joinsNetwork: boolean
  /** Pioneers by which the largest network would grow. */
  readonly grows: number
  readonly joinsRoad: boolean
  readonly ownPioneers: number
}

/** From here on a line is worth a button: joining a road of the player, or more. */
const LEAST_PROMISE = 2

function promise({ opens, keeps, grows, nextToStagecoach, joinsNetwork, joinsRoad, ownPioneers }: AboutLine): number {
  const standing = (joinsNetwork ? 4 : 0) + (joinsRoad ? 2 : 0) + (ownPioneers > 0 ? 1 : 0)
  return (opens.length + keeps.length > 0 ? 100 : 0) + 16 * grows + (nextToStagecoach ? 8 : 0) + standing
}

/** The places at which roads of the seat end. */
interface Reach {
  readonly network: ReadonlySet<Place>
  readonly roads: ReadonlySet<Place>
  /** Cities in which the player can settle in this turn as things are. */
  readonly now: ReadonlySet<Place>
  /** The same after paying for a road that does not help. */
  readonly paid: ReadonlySet<Place>
  /** Dollars to pay for the road. */
  readonly price: number
}

function reachOf(scene: Scene, price: number): Reach {
  const { view, map, seat, me } = scene
  const endsOf = (lines: readonly Line[]) => new Set(lines.flatMap((line) => at(map.lines, line)))
  const own = [...view.roads.keys()].filter((line) => ownersOf(view, line).includes(seat))
  return {
    network: endsOf(me.networkLines),
    roads: endsOf(own),
    now: new Set(settleable(scene, 0, null)),
    paid: new Set(settleable(scene, price, null)),
    price,
  }
}

/** Cities where a passenger can settle once `price` is paid, with a further road on `line` if it is given. */
function settleable(scene: Scene, price: number, line: Line | null): readonly Place[] {
  const { view, seat, me } = scene
  const roads = view.roads.map((owners, each) => (each === line ? owners | (1 << seat) : owners))
  const aboard = new Set<Tile | null>(me.coaches.flatMap(({ seats }) => seats.filter((pioneer) => pioneer !== null)))
  return openRides({ ...scene, view: { ...view, roads } }).flatMap(({ city, tile, cost }) =>
    cost <= me.cash - price && aboard.size > 0 && (tile === 'hotel' || aboard.has(tile)) ? [city] : [],
  )
}

function aboutLine(scene: Scene, { network, roads, now, paid, price }: Reach, line: Line): AboutLine {
  const { view, map, seat } = scene
  const ends = at(map.lines, line)
  const reached = mayStillRide(view) ? settleable(scene, price, line).filter((city) => !paid.has(city)) : []
  return {
    opens: reached.filter((city) => !now.has(city)),
    keeps: reached.filter((city) => now.has(city)),
    nextToStagecoach: ends.includes(view.stagecoach),
    joinsNetwork: ends.some((end) => network.has(end)),
    grows: growth(scene, line),
    joinsRoad: ends.some((end) => roads.has(end)),
    ownPioneers: ends.reduce((sum, end) => sum + pioneersAt(view, end, seat), 0),
  }
}

/** Pioneers by which the player's largest network would grow by a road on `line` (R73-R77). */
function growth({ view, map, seat, me }: Scene, line: Line): number {
  const places = new Set(at(map.lines, line))
  for (const place of places)
    for (const exit of at(map.exits, place)) if (((at(view.roads, exit.line) >> seat) & 1) === 1) places.add(exit.to)
  const pioneers = [...places].reduce((sum, place) => sum + pioneersAt(view, place, seat), 0)
  return Math.max(0, pioneers - me.networkPioneers)
}

const pioneersAt = ({ settlers }: Scene['view'], place: Place, seat: number) => (at(settlers, place) >> (8 * seat)) & 0xff

/** The pioneers settled so far in this turn: a city that has a tile had none before, and others join only after the turn. */
export const settledNow = ({ view }: Scene, { city }: Settling) => pioneersAt(view, city, view.turn.seat)

/** A sergeant builds when the stagecoach has moved. */
const mayStillRide = ({ phase }: Scene['view']) => phase === 'purchase' || phase === 'second-road'

/** What speaks for a road on the line, and beside whose road it would lie. */
export function remarks({ view, map, seat, texts, reader }: Scene, line: Line, about: AboutLine): readonly string[] {
  const { roads } = texts.panel
  const names = (cities: readonly Place[]) => cities.map((city) => placeName(map, city))
  const owner = ownersOf(view, line).find((other) => other !== seat)
  return [
    ...(about.opens.length === 0 ? [] : [roads.opens({ cities: names(about.opens) })]),
    ...(about.keeps.length === 0 ? [] : [roads.keeps({ cities: names(about.keeps) })]),
    ...(owner === undefined ? [] : [roads.beside({ who: nameOf(reader, owner) })]),
    ...(about.nextToStagecoach ? [roads.nextToStagecoach] : []),
    ...(about.grows > 0 ? [roads.grows({ points: NETWORK_POINTS * about.grows })] : []),
    ...(about.joinsNetwork ? (about.grows > 0 ? [] : [roads.joinsNetwork]) : about.joinsRoad ? [roads.joinsRoad] : []),
    // Where the network grows, its points tell of them already.
    ...(about.ownPioneers > 0 && about.grows === 0 ? [roads.ownPioneers({ count: about.ownPioneers })] : []),
  ]
}

/** The tiles at the ends of the line, with their cities. */
export function tilesAlong({ view, map, texts }: Scene, line: Line): readonly string[] {
  return at(map.lines, line).flatMap((end) => {
    const tile = at(view.tiles, end)
    return tile === null ? [] : [`${placeName(map, end)} (${texts.glossary.tiles[tile].name})`]
  })
}
