import { at } from '../../../engine/lists.js'
import type { Button, Row } from '../../../engine/panel.js'
import { doing, legalOf, opening } from '../../../game-kit/controls.js'
import { buttonRows, paragraph } from '../../../game-kit/rows.js'
import { iconOf } from '../board/emblems.js'
import { coachOf } from '../data/coaches.js'
import { ROAD_PRICES } from '../data/prices.js'
import type { Action, RefusalCode } from '../rules/types.js'
import { nearEnd } from './closing.js'
import { type RideChoice, rideChoice, routesSheet } from './move.js'
import { canRide, cheapestRide, citiesTold, costsTheRide, namedWithTile, openRides, type Ride } from './rides.js'
import { roadsAtOnce } from './roads.js'
import type { Scene, Sheet } from './scene.js'

/** Phase 2: purchases with their prices, and the what they would leave. */
export function purchaseSheet(scene: Scene): Sheet {
  const { view, me, texts } = scene
  const { purchase, titles } = texts.panel
  const atOnce = roadsAtOnce(scene, ROAD_PRICES)
  const allowed = 1 + me.merchants
  const duty = view.coachDuty === null ? [] : [purchase.duty[view.coachDuty]]
  const left = purchase.left({ left: allowed - view.turn.used.length, allowed })
  const rides = ridesFrom(scene)
  return {
    panel: {
      title: titles.purchase({ round: view.turn.round }),
      blocks: [
        paragraph(purchase.purse(me), left, ...duty, ...nearEnd(scene)),
        ...warnings(scene),
        ...(atOnce.lines.length === 0 ? [] : [paragraph(purchase.likely, ...atOnce.lines)]),
        ...(rides.words.length === 0 ? [] : [paragraph(purchase.orRide), ...rides.words]),
        ...buttonRows([...atOnce.buttons, ...(atOnce.menu.length === 0 ? roadOffers(scene) : [])]),
        ...atOnce.menu,
        ...buttonRows(coachOffers(scene)),
        ...rides.menu,
        ...ridesAndDone([...rides.buttons, doneOffer(scene)]),
      ],
    },
    marks: [...atOnce.marks, ...rides.marks],
  }
}

/**
 * Both end the purchases. A phone shows three such buttons side by side, so that a single one left over would take a line of its
 * own.
 */
function ridesAndDone(buttons: readonly Button[]): readonly Row[] {
  const inRow = buttons.length > BUTTONS_IN_ROW ? Math.ceil(buttons.length / 2) : buttons.length
  return [...buttonRows(buttons.slice(0, inRow)), ...buttonRows(buttons.slice(inRow))]
}

/** Discord's limit. */
const BUTTONS_IN_ROW = 5

/** Rides that end the purchases. */
function ridesFrom(scene: Scene): RideChoice {
  const rides = ridesAfterBuying(scene)
  return rides.length === 0 ? { words: [], buttons: [], menu: [], marks: [] } : rideChoice(scene, rides)
}

/** The routes to a city that was chosen before. Null if none was. */
export function ridesSheet(scene: Scene): Sheet | null {
  return routesSheet(scene, ridesAfterBuying(scene))
}

const ridesAfterBuying = ({ view }: Scene) => view.rides.map((path) => ({ kind: 'move', path }) as const)

/** One road has its own buttons where it can be bought. */
function roadOffers(scene: Scene): readonly Button[] {
  const { purchase } = scene.texts.panel
  const one = roadOffer(scene, 'one-road', 'road', purchase.oneRoad({ price: ROAD_PRICES['one-road'] }))
  const two = roadOffer(scene, 'two-roads', 'pair', purchase.twoRoads({ price: ROAD_PRICES['two-roads'] }))
  return one.disabled === true ? [one, two] : [two]
}

function roadOffer(scene: Scene, kind: 'one-road' | 'two-roads', step: string, label: string): Button {
  // If no line may be chosen at all, the reason is the same for each of them.
  const refused = legalOf(scene, kind).length > 0 ? null : refusalOf(scene, { kind, line: 0 })
  return offer(refused, { label, icon: iconOf.road, style: 'primary', target: opening(step) })
}

function doneOffer(scene: Scene): Button {
  const done: Action = { kind: 'done-buying' }
  const label = scene.texts.panel.purchase.done
  return offer(refusalOf(scene, done), { label, style: 'secondary', target: doing(scene, done) })
}

function coachOffers(scene: Scene): readonly Button[] {
  return scene.view.display.map((_, index) => {
    const action: Action = { kind: 'buy-coach', slot: index + 1 }
    const label = scene.texts.panel.purchase.buyCoach({ price: index + 1 })
    const besideIcon = scene.texts.glossary.money(index + 1)
    return offer(refusalOf(scene, action), {
      label,
      besideIcon,
      icon: iconOf.coach,
      style: 'primary',
      target: doing(scene, action),
    })
  })
}

/** Why a button cannot be pressed is told by *Why can't I?*. */
function offer(refused: RefusalCode | null, button: Button): Button {
  return refused === null ? button : { ...button, disabled: true }
}

function refusalOf({ refuse }: Scene, action: Action): RefusalCode | null {
  return refuse(action)?.code ?? null
}

/**
 * A line if no ride is possible now, and one for each purchase that would leave too little money for a currently affordable ride.
 */
function warnings(scene: Scene) {
  const { view, me, texts } = scene
  const { purchase } = texts.panel
  const rides = openRides(scene)
  // The outcome is open only here: a road may lie on the way and save a dollar, and a coach may still follow.
  const roads = (['one-road', 'two-roads'] as const).flatMap((kind) => {
    const price = ROAD_PRICES[kind]
    if (legalOf(scene, kind).length === 0 || !costsTheRide(scene, rides, price, [])) return []
    const what = kind === 'one-road' ? purchase.oneRoad({ price }) : purchase.twoRoads({ price })
    return [purchase.maybeNoRide({ what, left: me.cash - price })]
  })
  const coaches = legalOf(scene, 'buy-coach').flatMap(({ slot: price }) => {
    const { seats } = coachOf(at(view.display, price - 1))
    if (!costsTheRide(scene, rides, price, seats)) return []
    return [purchase.noRide({ what: purchase.buyCoach({ price }), left: me.cash - price })]
  })
  const lines = [...noRideNow(scene, rides), ...roads, ...coaches]
  return lines.length === 0 ? [] : [paragraph(...lines)]
}

/**
 * Says that no passenger matches a city within reach, or that the ride to it is too dear, and whether a coach could bring a
 * passenger who can ride. A road cannot help: it costs more than it saves.
 */
function noRideNow(scene: Scene, rides: readonly Ride[]): readonly string[] {
  const { view, me, texts } = scene
  const { noMatch, tooDear } = texts.panel.purchase
  if (me.coaches.length === 0 || canRide(scene, rides, 0, [])) return []
  const byCoach = legalOf(scene, 'buy-coach').some(({ slot: price }) =>
    canRide(scene, rides, price, coachOf(at(view.display, price - 1)).seats),
  )
  const ride = cheapestRide(scene, rides, [])
  if (ride === null) return [noMatch({ ...citiesTold(scene, rides), byCoach })]
  return [tooDear({ city: namedWithTile(scene, ride), cost: ride.cost, cash: me.cash, byCoach })]
}
