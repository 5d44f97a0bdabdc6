/** Phase 3a: the destination and the route of the stagecoach. */

import { at, grouped } from '../../../engine/lists.js'
import {
  type Block,
  type Button,
  inOnePress,
  type MenuOption,
  PRESS_LIMIT,
  type Row,
  type Target,
} from '../../../engine/panel.js'
import { legalOf, opening, sheetOf } from '../../../game-kit/controls.js'
import { nameOf } from '../../../game-kit/reader.js'
import { buttonRows, menus, PHONE_LABEL, paragraph } from '../../../game-kit/rows.js'
import { iconOf } from '../board/emblems.js'
import type { Place } from '../data/map.js'
import { type Action, TILES, type Tile } from '../rules/types.js'
import type { Choice } from '../rules/view-types.js'
import { placeName } from '../texts/naming.js'
import { arrivalAt, invitationsAt } from './arrivals.js'
import { type Fare, fareOf } from './fare.js'
import { type Aboard, aboardFor, effectOn, nameAmong } from './passengers.js'
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
  /** What is paid to whom, the way, and what it leads to: a menu has no room for the last where names are long. */
  readonly remarks: readonly string[]
  readonly price: string
  /** The price as on the picture. */
  readonly priceThere: string
  /** Who settles there, where that is chosen with the ride. */
  readonly settler: Named | null
  /** Whether the entry before is the same ride for somebody else, whose line tells of the ride. */
  readonly isSameRide: boolean
  /** The tile, or who settles. */
  readonly icon: string
  readonly target: Target
}

/** A pioneer who may settle: the name that tells them from the others who may, and the effect on their coach. */
interface Named {
  readonly name: string
  readonly effect: string
}

/** Entries of a city, and the mark that highlights them on the picture. */
interface Entries {
  readonly entries: readonly Entry[]
  readonly mark: Choice
}

/** What can be chosen of all rides, and the numbers on the picture. */
export interface RideChoice {
  readonly words: readonly Block[]
  readonly buttons: readonly Button[]
  readonly menu: readonly Row[]
  readonly marks: readonly Choice[]
}

export function moveSheet(scene: Scene): Sheet {
  const rides = legalOf(scene, 'move')
  const { titles, move } = scene.texts.panel
  const routes = routesSheet(scene, rides)
  if (routes !== null) return routes
  const { words, buttons, menu, marks } = rideChoice(scene, rides)
  const intro = paragraph(whereFrom(scene), move.must, ...heldBack(scene, destinationsOf(scene, rides)))
  return sheetOf(titles.move, [intro, ...words, ...buttonRows(buttons), ...menu], marks)
}

/**
 * Buttons for all rides, or else for all cities, whose routes are then a step of their own. A menu if there are more cities than
 * that. While buying, a ride ends the purchases by the same press. Its button is brief then, because a phone has to show the
 * picture, the purchases and the rides at once.
 */
export function rideChoice(scene: Scene, rides: readonly Move[]): RideChoice {
  const destinations = destinationsOf(scene, rides)
  const settlesToo = isSettledToo(scene, destinations)
  const isByCity = rides.length > BUTTONS_AT_ONCE && destinations.length > 1 && destinations.length <= BUTTONS_AT_ONCE
  const atOnce = rides.length <= ROUTES_AT_ONCE && !isByCity
  const choices = destinations.map((each, index) => cityEntries(scene, each, index + 1, { atOnce, settlesToo }))
  const entries = choices.flatMap((choice) => choice.entries)
  const marks = choices.map(({ mark }) => mark)
  const [first, ...others] = entries
  if (first === undefined || entries.length > BUTTONS_AT_ONCE)
    return {
      words: [],
      buttons: [],
      menu: menus(
        scene.texts.panel.move.chooseCity,
        entries.map((entry) => optionOf(scene, entry)),
      ),
      marks,
    }
  const isOnlyOne = others.length === 0
  const labels = isOnlyOne ? [scene.texts.panel.move.drive({ city: first.city, cost: first.price })] : labelsOf(entries)
  const isBrief = scene.view.phase === 'purchase' && !isOnlyOne
  const buttons = rideButtons(entries, labels).map((button, index): Button => {
    const { number, priceThere } = at(entries, index)
    if (!isBrief) return button
    const named = scene.texts.panel.move.ride({ number })
    // With usual spaces three of them would not stand side by side on a phone in French.
    return { ...button, besideIcon: `${number}\u202f·\u202f${priceThere}`, named }
  })
  return { words: [paragraph(linesOf(entries))], buttons, menu: [], marks }
}

function rideButtons(entries: readonly Entry[], labels: readonly string[]): readonly Button[] {
  return entries.map(({ icon, target }, index) => ({ label: at(labels, index), icon, style: 'success', target }))
}

/** Whether all rides with everybody who may settle there are few enough for buttons, and short enough for a press. */
function isSettledToo(scene: Scene, destinations: readonly Destination[]): boolean {
  const all = destinations.flatMap(({ tile, routes }) =>
    routes.flatMap((route) => aboardFor(scene, tile).map((aboard) => pressOf(scene, route, aboard))),
  )
  return all.length <= BUTTONS_AT_ONCE && all.every((press) => press.length <= PRESS_LIMIT)
}

/** The ride, after the end of the purchases if they are not over, and who settles. */
function pressOf({ view, encode }: Scene, { action }: Route, aboard: Aboard | null): string {
  const before: readonly Action[] = view.phase === 'purchase' ? [{ kind: 'done-buying' }] : []
  const after: readonly Action[] = aboard === null ? [] : [{ kind: 'settle', ...aboard }]
  return inOnePress([...before, action, ...after].map(encode))
}

/** A line for each ride and each effect on the settler's coach. What is the same for several is told once. */
function linesOf(entries: readonly Entry[]): string {
  const parts = entries.map(({ number, names, remarks, settler, isSameRide }, index) => {
    const next = entries[index + 1]
    const goesOn = next?.isSameRide === true && next.settler?.effect === settler?.effect
    const ride = isSameRide ? [] : [...names, ...remarks]
    const end = settler === null || goesOn ? [] : [settler.effect]
    return `**${number}** ${[...ride, ...(settler === null ? [] : [settler.name]), ...end].join(' · ')}${goesOn ? ' · ' : '\n'}`
  })
  return parts.join('').trimEnd()
}

/** What a button may say of a ride after its number, the most first. */
const LABELS: readonly ((entry: Entry) => readonly string[])[] = [
  ({ city, price, settler }) => [city, price, ...(settler === null ? [] : [settler.name])],
  ({ city, price, settler }) => (settler === null ? [city, price] : [price, settler.name]),
  ({ city, settler }) => [settler?.name ?? city],
  ({ city, price }) => [city, price],
]

/** As much as a phone shows whole. The same for all buttons, so that one without a price beside others does not look free. */
function labelsOf(entries: readonly Entry[]): readonly string[] {
  const all = LABELS.map((told) => entries.map((entry) => [entry.number, ...told(entry)].join(' · ')))
  return all.find((labels) => labels.every((label) => label.length <= PHONE_LABEL)) ?? at(all, all.length - 1)
}

const optionOf = ({ texts }: Scene, { number, names, remarks, icon, target }: Entry): MenuOption => ({
  label: [number, ...names].join(' · '),
  named: texts.panel.move.ride({ number }),
  icon,
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
  const { tile } = chosen
  const invitations = invitationsAt(scene, tile, faresOf(chosen))
  const entries = chosen.routes.map((route, index) =>
    routeEntry(scene, route, String(index + 1), { city, tile, gains: at(invitations, index), settler: null, among: [] }),
  )
  const isFew = entries.length <= BUTTONS_AT_ONCE
  const choice = isFew
    ? [paragraph(linesOf(entries)), ...buttonRows(rideButtons(entries, labelsOf(entries)))]
    : menus(
        move.chooseRoute,
        entries.map((entry) => optionOf(scene, entry)),
      )
  const back = buttonRows([{ label: move.back, style: 'secondary', target: opening() }])
  return {
    panel: {
      title: titles.routes({ city }),
      blocks: [paragraph(whereFrom(scene)), ...choice, ...back],
    },
    marks: chosen.routes.map(({ action, fare }, index) => ({
      kind: 'route',
      path: action.path,
      label: String(index + 1),
      price: scene.texts.glossary.money(fare.total),
    })),
  }
}

const faresOf = ({ routes }: Destination) => routes.map(({ fare }) => fare)

function whereFrom({ view, map, me, texts }: Scene): string {
  return texts.panel.move.from({ stagecoach: placeName(map, view.stagecoach), cash: me.cash })
}

/**
 * A city with one route is one entry. With several, each route is an entry (`2.1`, `2.2`), or the route is chosen in a step of
 * its own.
 */
function cityEntries(scene: Scene, destination: Destination, number: number, how: Offering): Entries {
  const { city, tile, routes } = destination
  const { glossary, panel } = scene.texts
  const name = placeName(scene.map, city)
  const names = [name, glossary.tiles[tile].name]
  const whole = String(number)
  const [cheapest] = routes
  const price = `${glossary.money(cheapest.fare.total)}${routes.length === 1 ? '' : '+'}`
  const mark = (label: string): Choice => ({ kind: 'place', place: city, label, price, way: cheapest.action.path })
  if (routes.length > 1 && !how.atOnce) {
    const from = panel.move.costFrom({ cost: cheapest.fare.total })
    const remarks = [panel.move.routes({ count: routes.length }), ...arrivalAt(scene, tile, faresOf(destination))]
    const target = opening('to', String(city))
    const icon = iconOf.tile(tile)
    return {
      entries: [
        {
          number: whole,
          city: name,
          names: [...names, from],
          remarks,
          price: from,
          priceThere: price,
          settler: null,
          isSameRide: false,
          icon,
          target,
        },
      ],
      mark: mark(whole),
    }
  }
  const aboard = how.settlesToo ? aboardFor(scene, tile) : []
  // Whoever is the only one to fit settles without a choice.
  const settlers: readonly (Aboard | null)[] = aboard.length < 2 ? [null] : aboard
  const ways = routes.flatMap((route) => settlers.map((settler) => ({ route, settler })))
  const entries = ways.map(({ route, settler }, index) => {
    const label = ways.length === 1 ? whole : `${whole}.${index + 1}`
    const gains = arrivalAt(scene, tile, [route.fare])
    const entry = routeEntry(scene, route, label, { city: name, tile, gains, settler, among: aboard })
    return { ...entry, names: [...names, entry.price], isSameRide: ways[index - 1]?.route === route }
  })
  return { entries, mark: mark(ways.length === 1 ? whole : `${whole}.1–${whole}.${ways.length}`) }
}

/** How much is chosen by one press. */
interface Offering {
  /** Whether the route is. */
  readonly atOnce: boolean
  /** Whether it is who settles, too. */
  readonly settlesToo: boolean
}

/** The goal of a route, and what is to be said of going there by it. */
interface Goal {
  readonly city: string
  readonly tile: Tile
  readonly gains: readonly string[]
  /** Who settles there. Null if that is not chosen yet, or needs no choice. */
  readonly settler: Aboard | null
  /** All who may settle there. */
  readonly among: readonly Aboard[]
}

function routeEntry(scene: Scene, route: Route, number: string, { city, tile, gains, settler, among }: Goal): Entry {
  const { action, fare } = route
  const { cost, fare: tell } = scene.texts.panel.move
  const owners = fare.owners.map(({ seat, amount }) => ({ who: nameOf(scene.reader, seat), amount }))
  const via = shortened(action.path.slice(1, -1).map((place) => placeName(scene.map, place)))
  const price = cost({ cost: fare.total })
  return {
    number,
    city,
    names: [price],
    remarks: [tell({ bank: fare.bank, owners, via }), ...gains],
    price,
    priceThere: scene.texts.glossary.money(fare.total),
    settler: settler === null ? null : { name: nameAmong(scene, settler, among), effect: effectOn(scene, settler.coach) },
    isSameRide: false,
    icon: iconOf.tile(settler?.pioneer ?? tile),
    target: { kind: 'action', action: pressOf(scene, route, settler) },
  }
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
  const { noRideTo, noTileLeft } = texts.panel.move
  return [...(far.length > 0 ? [noRideTo({ tiles: far })] : []), ...(gone.length > 0 ? [noTileLeft({ tiles: gone })] : [])]
}
