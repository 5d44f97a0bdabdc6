/** Phase 3a: the destination and the route of the stagecoach. */

import { at } from '../../../engine/lists.js'
import type { Block, MenuOption } from '../../../engine/panel.js'
import { doing, legalOf, opening, sheetOf } from '../../../game-kit/controls.js'
import { grouped } from '../../../game-kit/groups.js'
import { nameOf } from '../../../game-kit/reader.js'
import { buttonRows, menus, paragraph } from '../../../game-kit/rows.js'
import type { Place } from '../data/map.js'
import { type Action, type Mark, TILES, type Tile } from '../rules/types.js'
import { placeName } from '../texts/naming.js'
import { type Fare, fareOf } from './fare.js'
import type { Scene, Sheet } from './scene.js'

/** With more routes than this, the city is chosen before the route. */
const ROUTES_AT_ONCE = 25

/** The number of places on the way that are named. */
const PLACES_TOLD = 3

interface Route {
  readonly action: Extract<Action, { readonly kind: 'move' }>
  readonly fare: Fare
}

interface Destination {
  readonly city: Place
  readonly tile: Tile
  /** Cheapest first. Among equal prices, the one that pays other players least comes first. */
  readonly routes: readonly [Route, ...Route[]]
}

/** Entries of a menu, and the mark that highlights them on the picture. */
interface Entries {
  readonly options: readonly MenuOption[]
  readonly mark: Mark
}

export function moveSheet(scene: Scene): Sheet {
  const destinations = destinationsOf(scene)
  const [step, city] = scene.path
  const chosen = step === 'to' ? destinations.find((each) => String(each.city) === city) : undefined
  return chosen === undefined || chosen.routes.length === 1 ? citiesSheet(scene, destinations) : routesSheet(scene, chosen)
}

function citiesSheet(scene: Scene, destinations: readonly Destination[]): Sheet {
  const { titles, move } = scene.texts.panel
  const atOnce = scene.legal.length <= ROUTES_AT_ONCE
  const entries = destinations.map((each, index) => cityEntries(scene, each, index + 1, atOnce))
  const options = entries.flatMap((each) => each.options)
  const intro = paragraph(whereFrom(scene), move.must, ...heldBack(scene, destinations))
  const choice = onlyRide(scene, destinations) ?? menus(move.chooseCity, options)
  return sheetOf(
    titles.move,
    [intro, ...choice],
    entries.map(({ mark }) => mark),
  )
}

/** A single possible ride, in words and as a button. Null if there are several. */
function onlyRide(scene: Scene, [destination, ...others]: readonly Destination[]): readonly Block[] | null {
  if (destination === undefined || others.length > 0 || destination.routes.length > 1) return null
  const { move } = scene.texts.panel
  const [{ action, fare }] = destination.routes
  const city = placeName(scene.map, destination.city)
  const { label, description } = routeOption(scene, destination.routes[0], [
    city,
    scene.texts.glossary.tiles[destination.tile].name,
  ])
  const target = doing(scene, action)
  const button = { label: move.drive({ city, cost: move.cost({ cost: fare.total }) }), style: 'success', target } as const
  return [paragraph(`${label} (${description})`), ...buttonRows([button])]
}

function routesSheet(scene: Scene, { city, routes }: Destination): Sheet {
  const { titles, move } = scene.texts.panel
  const options = routes.map((route, index) => routeOption(scene, route, [String(index + 1)]))
  const back = buttonRows([{ label: move.back, style: 'secondary', target: opening() }])
  return {
    panel: {
      title: titles.routes({ city: placeName(scene.map, city) }),
      blocks: [paragraph(whereFrom(scene)), ...menus(move.chooseRoute, options), ...back],
    },
    marks: routes.map(({ action, fare }, index) => ({
      kind: 'route',
      path: action.path,
      label: String(index + 1),
      price: scene.texts.glossary.money(fare.total),
    })),
  }
}

function whereFrom({ view, map, me, texts }: Scene): string {
  return texts.panel.move.from({ stagecoach: placeName(map, view.stagecoach), cash: me.cash })
}

/**
 * A city with one route is one entry. With several, each route is an entry (`2.1`, `2.2`), or the route is chosen in a step of
 * its own.
 */
function cityEntries(scene: Scene, { city, tile, routes }: Destination, number: number, atOnce: boolean): Entries {
  const names = [placeName(scene.map, city), scene.texts.glossary.tiles[tile].name]
  const whole = String(number)
  const [cheapest] = routes
  const price = `${scene.texts.glossary.money(cheapest.fare.total)}${routes.length === 1 ? '' : '+'}`
  const mark = (label: string): Mark => ({ kind: 'place', place: city, label, price, way: cheapest.action.path })
  if (routes.length === 1) return { options: [routeOption(scene, cheapest, [whole, ...names])], mark: mark(whole) }
  if (atOnce) {
    const options = routes.map((route, index) => routeOption(scene, route, [`${whole}.${index + 1}`, ...names]))
    return { options, mark: mark(`${whole}.1–${whole}.${routes.length}`) }
  }
  const { costFrom, routes: count } = scene.texts.panel.move
  const label = [whole, ...names, costFrom({ cost: cheapest.fare.total })].join(' · ')
  const option = { label, description: count({ count: routes.length }), target: opening('to', String(city)) }
  return { options: [option], mark: mark(whole) }
}

function routeOption(scene: Scene, { action, fare }: Route, names: readonly string[]): MenuOption {
  const { cost, fare: tell } = scene.texts.panel.move
  const owners = fare.owners.map(({ seat, amount }) => ({ who: nameOf(scene.reader, seat), amount }))
  const via = shortened(action.path.slice(1, -1).map((place) => placeName(scene.map, place)))
  return {
    label: [...names, cost({ cost: fare.total })].join(' · '),
    description: tell({ bank: fare.bank, owners, via }),
    target: doing(scene, action),
  }
}

/** The beginning and the end of a long way, so that a menu does not cut it off. */
function shortened(via: readonly string[]): readonly string[] {
  return via.length <= PLACES_TOLD ? via : [...via.slice(0, PLACES_TOLD - 1), '…', ...via.slice(-1)]
}

/** Cheapest first. */
function destinationsOf(scene: Scene): readonly Destination[] {
  const routes = legalOf(scene, 'move').map((action): Route => ({ action, fare: fareOf(scene, action.path) }))
  const byCity = grouped(routes, ({ action }) => at(action.path, action.path.length - 1))
  return [...byCity]
    .flatMap(([city, all]): readonly Destination[] => {
      const [first, ...others] = all.toSorted((one, other) => compare(one.fare, other.fare))
      const tile = at(scene.view.tiles, city)
      return first === undefined || tile === null ? [] : [{ city, tile, routes: [first, ...others] }]
    })
    .sort((one, other) => compare(one.routes[0].fare, other.routes[0].fare) || one.city - other.city)
}

function compare(one: Fare, other: Fare): number {
  return one.total - other.total || other.bank - one.bank
}

/** Passengers that cannot be settled now, with the reason. */
function heldBack({ view, me, texts }: Scene, destinations: readonly Destination[]): readonly string[] {
  const reached = new Set(destinations.map(({ tile }) => tile))
  const carried = new Set<Tile | null>(me.coaches.flatMap(({ seats }) => seats))
  const waiting = TILES.filter((tile) => !reached.has(tile) && (tile === 'hotel' || carried.has(tile)))
  const far = waiting.filter((tile) => view.tiles.includes(tile))
  const gone = waiting.filter((tile) => tile !== 'hotel' && !view.tiles.includes(tile))
  const { outOfReach, noTileLeft } = texts.panel.move
  return [...(far.length > 0 ? [outOfReach({ tiles: far })] : []), ...(gone.length > 0 ? [noTileLeft({ tiles: gone })] : [])]
}
