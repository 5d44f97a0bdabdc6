/** Phase 3a: the destination and the route of the stagecoach. */

import { at } from '../../../engine/lists.js'
import type { Block, Button, MenuOption, Target } from '../../../engine/panel.js'
import { doing, legalOf, opening, sheetOf } from '../../../game-kit/controls.js'
import { grouped } from '../../../game-kit/groups.js'
import { nameOf } from '../../../game-kit/reader.js'
import { buttonRows, menus, paragraph } from '../../../game-kit/rows.js'
import { iconOf } from '../board/emblems.js'
import type { Place } from '../data/map.js'
import { type Action, type Choice, TILES, type Tile } from '../rules/types.js'
import { placeName } from '../texts/naming.js'
import { arrivalAt } from './arrivals.js'
import { type Fare, fareOf } from './fare.js'
import type { Scene, Sheet } from './scene.js'

/** With more routes than this, the city is chosen before the route. */
const ROUTES_AT_ONCE = 25
/** Up to so many routes are buttons. */
const BUTTONS_AT_ONCE = 5

/** The number of places on the way that are named. */
const PLACES_TOLD = 3

type Move = Extract<Action, { readonly kind: 'move' }>

interface Route {
  readonly action: Move
  readonly fare: Fare
}

interface Destination {
  readonly city: Place
  readonly tile: Tile
  /** Cheapest first. Among equal prices, the one that pays other players least comes first. */
  readonly routes: readonly [Route, ...Route[]]
}

/** A choice with its number on the picture, and what can be said of it. */
interface Entry {
  readonly number: string
  readonly city: string
  /** City, tile and price. */
  readonly names: readonly string[]
  /** What it leads to, what is paid to whom, and the way. */
  readonly remarks: readonly string[]
  readonly price: string
  readonly tile: Tile
  readonly target: Target
}

/** Entries of a city, and the mark that highlights them on the picture. */
interface Entries {
  readonly entries: readonly Entry[]
  readonly mark: Choice
}

/** What can be chosen of all rides, and the numbers on the picture. */
export interface RideChoice {
  readonly blocks: readonly Block[]
  readonly marks: readonly Choice[]
}

export function moveSheet(scene: Scene): Sheet {
  const rides = legalOf(scene, 'move')
  const { titles, move } = scene.texts.panel
  const routes = routesSheet(scene, rides)
  if (routes !== null) return routes
  const { blocks, marks } = rideChoice(scene, rides)
  const intro = paragraph(whereFrom(scene), move.must, ...heldBack(scene, destinationsOf(scene, rides)))
  return sheetOf(titles.move, [intro, ...blocks], marks)
}

/** Buttons, or a menu if there are many. While buying, a ride ends the purchases by the same press. */
export function rideChoice(scene: Scene, rides: readonly Move[]): RideChoice {
  const atOnce = rides.length <= ROUTES_AT_ONCE
  const choices = destinationsOf(scene, rides).map((each, index) => cityEntries(scene, each, index + 1, atOnce))
  const entries = choices.flatMap((choice) => choice.entries)
  const marks = choices.map(({ mark }) => mark)
  if (entries.length > BUTTONS_AT_ONCE) return { blocks: menus(scene.texts.panel.move.chooseCity, entries.map(optionOf)), marks }
  const { drive } = scene.texts.panel.move
  const buttons = entries.map(
    ({ number, city, price, tile, target }): Button => ({
      label: entries.length === 1 ? drive({ city, cost: price }) : `${number} · ${city} · ${price}`,
      icon: iconOf.tile(tile),
      style: 'success',
      target,
    }),
  )
  return { blocks: [paragraph(...entries.map(lineOf)), ...buttonRows(buttons)], marks }
}

const lineOf = ({ number, names, remarks }: Entry) => `**${number}** ${[...names, ...remarks].join(' · ')}`

const optionOf = ({ number, names, remarks, tile, target }: Entry): MenuOption => ({
  label: [number, ...names].join(' · '),
  icon: iconOf.tile(tile),
  description: remarks.join(' · '),
  target,
})

/** The routes to a city that was chosen before. Null if none was, or if only one leads there. */
export function routesSheet(scene: Scene, rides: readonly Move[]): Sheet | null {
  const [step, place] = scene.path
  const chosen = step === 'to' ? destinationsOf(scene, rides).find(({ city }) => String(city) === place) : undefined
  if (chosen === undefined || chosen.routes.length === 1) return null
  const { titles, move } = scene.texts.panel
  const city = placeName(scene.map, chosen.city)
  const options = chosen.routes.map((route, index) =>
    optionOf(routeEntry(scene, route, String(index + 1), { city, tile: chosen.tile, gains: [] })),
  )
  const back = buttonRows([{ label: move.back, style: 'secondary', target: opening() }])
  return {
    panel: {
      title: titles.routes({ city }),
      blocks: [paragraph(whereFrom(scene)), ...menus(move.chooseRoute, options), ...back],
    },
    marks: chosen.routes.map(({ action, fare }, index) => ({
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
  const { glossary, panel } = scene.texts
  const name = placeName(scene.map, city)
  const names = [name, glossary.tiles[tile].name]
  const gains = arrivalAt(scene, tile)
  const whole = String(number)
  const [cheapest] = routes
  const price = `${glossary.money(cheapest.fare.total)}${routes.length === 1 ? '' : '+'}`
  const mark = (label: string): Choice => ({ kind: 'place', place: city, label, price, way: cheapest.action.path })
  const entryOf = (route: Route, label: string) => {
    const entry = routeEntry(scene, route, label, { city: name, tile, gains })
    return { ...entry, names: [...names, entry.price] }
  }
  if (routes.length === 1) return { entries: [entryOf(cheapest, whole)], mark: mark(whole) }
  if (atOnce) {
    const entries = routes.map((route, index) => entryOf(route, `${whole}.${index + 1}`))
    return { entries, mark: mark(`${whole}.1–${whole}.${routes.length}`) }
  }
  const from = panel.move.costFrom({ cost: cheapest.fare.total })
  const remarks = [...gains, panel.move.routes({ count: routes.length })]
  const target = opening('to', String(city))
  return {
    entries: [{ number: whole, city: name, names: [...names, from], remarks, price: from, tile, target }],
    mark: mark(whole),
  }
}

/** The goal of a route, and the gain of settling there. */
interface Goal {
  readonly city: string
  readonly tile: Tile
  readonly gains: readonly string[]
}

function routeEntry(scene: Scene, { action, fare }: Route, number: string, { city, tile, gains }: Goal): Entry {
  const { cost, fare: tell } = scene.texts.panel.move
  const owners = fare.owners.map(({ seat, amount }) => ({ who: nameOf(scene.reader, seat), amount }))
  const via = shortened(action.path.slice(1, -1).map((place) => placeName(scene.map, place)))
  const price = cost({ cost: fare.total })
  const target =
    scene.view.phase === 'purchase' ? doing<Action>(scene, { kind: 'done-buying' }, action) : doing<Action>(scene, action)
  return { number, city, names: [price], remarks: [...gains, tell({ bank: fare.bank, owners, via })], price, tile, target }
}

/** The beginning and the end of a long way, so that a menu does not cut it off. */
function shortened(via: readonly string[]): readonly string[] {
  return via.length <= PLACES_TOLD ? via : [...via.slice(0, PLACES_TOLD - 1), '…', ...via.slice(-1)]
}

/** Cheapest first. */
function destinationsOf(scene: Scene, rides: readonly Move[]): readonly Destination[] {
  const routes = rides.map((action): Route => ({ action, fare: fareOf(scene, action.path) }))
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
