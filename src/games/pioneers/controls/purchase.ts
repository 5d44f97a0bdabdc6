import { at } from '../../../engine/lists.js'
import type { Button } from '../../../engine/panel.js'
import { doing, legalOf, opening } from '../../../game-kit/controls.js'
import { grouped } from '../../../game-kit/groups.js'
import { buttonRows, paragraph } from '../../../game-kit/rows.js'
import { iconOf } from '../board/emblems.js'
import { coachOf } from '../data/coaches.js'
import type { Action, RefusalCode } from '../rules/types.js'
import { professionList } from '../texts/naming.js'
import { ROAD_PRICES } from '../texts/prices.js'
import { nearEnd } from './closing.js'
import { type RideChoice, rideChoice, routesSheet } from './move.js'
import { costsTheRide, openRides } from './rides.js'
import { roadsAtOnce } from './roads.js'
import type { Scene, Sheet } from './scene.js'

/** A button, and why it cannot be pressed now (null if it can). */
interface Offer {
  readonly button: Button
  readonly refused: RefusalCode | null
}

/** Phase 2: purchases with their prices, and the reasons why others are not possible. */
export function purchaseSheet(scene: Scene): Sheet {
  const { view, me, texts } = scene
  const { purchase, titles } = texts.panel
  const atOnce = roadsAtOnce(scene, ROAD_PRICES['one-road'])
  const roadsOffered = roadOffers(scene)
  const done = doneOffer(scene)
  const coaches = coachOffers(scene)
  const allowed = 1 + me.merchants
  const forced = view.turn.mustBuyCoach && !view.turn.used.includes('coach') ? [purchase.mustBuyCoach] : []
  const left = purchase.left({ left: allowed - view.turn.used.length, allowed })
  const rides = ridesFrom(scene)
  return {
    panel: {
      title: titles.purchase({ round: view.turn.round }),
      blocks: [
        paragraph(purchase.purse(me), left, ...forced, ...nearEnd(scene)),
        paragraph(purchase.display, ...displayLines(scene)),
        ...warnings(scene),
        ...reasons(scene, [...roadsOffered, done, ...coaches]),
        ...(atOnce.lines.length === 0 ? [] : [paragraph(purchase.likely, ...atOnce.lines)]),
        ...buttonRows([...atOnce.buttons, ...roadsOffered.map(({ button }) => button)]),
        ...atOnce.menu,
        ...buttonRows(coaches.map(({ button }) => button)),
        ...(rides.blocks.length === 0 ? [] : [paragraph(purchase.orRide), ...rides.blocks]),
        ...buttonRows([done.button]),
      ],
    },
    marks: [...atOnce.marks, ...rides.marks],
  }
}

/** Rides that end the purchases. */
function ridesFrom(scene: Scene): RideChoice {
  const rides = ridesAfterBuying(scene)
  return rides.length === 0 ? { blocks: [], marks: [] } : rideChoice(scene, rides)
}

/** The routes to a city that was chosen before. Null if none was. */
export function ridesSheet(scene: Scene): Sheet | null {
  return routesSheet(scene, ridesAfterBuying(scene))
}

const ridesAfterBuying = ({ view }: Scene) => view.rides.map((path) => ({ kind: 'move', path }) as const)

/** One road has its own buttons and menu where it can be bought. */
function roadOffers(scene: Scene): readonly Offer[] {
  const { purchase } = scene.texts.panel
  const one = roadOffer(scene, 'one-road', 'road', purchase.oneRoad({ price: ROAD_PRICES['one-road'] }))
  const two = roadOffer(scene, 'two-roads', 'pair', purchase.twoRoads({ price: ROAD_PRICES['two-roads'] }))
  return one.refused === null ? [two] : [one, two]
}

function roadOffer(scene: Scene, kind: 'one-road' | 'two-roads', step: string, label: string): Offer {
  // If no line may be chosen at all, the reason is the same for each of them.
  const refused = legalOf(scene, kind).length > 0 ? null : refusalOf(scene, { kind, line: 0 })
  return offer(refused, { label, icon: iconOf.road, style: 'primary', target: opening(step) })
}

function doneOffer(scene: Scene): Offer {
  const done: Action = { kind: 'done-buying' }
  const label = scene.texts.panel.purchase.done
  return offer(refusalOf(scene, done), { label, style: 'secondary', target: doing(scene, done) })
}

function coachOffers(scene: Scene): readonly Offer[] {
  return scene.view.display.map((coach, index) => {
    const action: Action = { kind: 'buy-coach', slot: index + 1 }
    const label = scene.texts.panel.purchase.buyCoach({ price: index + 1, points: coachOf(coach).points })
    return offer(refusalOf(scene, action), { label, icon: iconOf.coach, style: 'primary', target: doing(scene, action) })
  })
}

function offer(refused: RefusalCode | null, button: Button): Offer {
  return { refused, button: refused === null ? button : { ...button, disabled: true } }
}

function refusalOf({ refuse }: Scene, action: Action): RefusalCode | null {
  return refuse(action)?.code ?? null
}

function displayLines({ view, texts, reader }: Scene): readonly string[] {
  return view.display.map((coach, index) => {
    const { points, seats } = coachOf(coach)
    return texts.panel.purchase.coach({ price: index + 1, coach, points, seats: professionList(reader.locale, seats) })
  })
}

/** A line for each purchase that would leave too little money for a currently affordable ride. */
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
    const { points, seats } = coachOf(at(view.display, price - 1))
    if (!costsTheRide(scene, rides, price, seats)) return []
    return [purchase.noRide({ what: purchase.buyCoach({ price, points }), left: me.cash - price })]
  })
  const lines = [...roads, ...coaches]
  return lines.length === 0 ? [] : [paragraph(...lines)]
}

/** One line for each reason, with all the buttons that it disables. */
function reasons({ texts }: Scene, offers: readonly Offer[]) {
  const refused = offers.flatMap((each) => (each.refused === null ? [] : [{ code: each.refused, label: each.button.label }]))
  const byCode = grouped(refused, ({ code }) => code)
  if (byCode.size === 0) return []
  const { because, notNow } = texts.panel.purchase
  const lines = [...byCode].map(([code, held]) => because({ what: held.map(({ label }) => label), why: texts.refusals[code] }))
  return [paragraph(notNow, ...lines)]
}
