/** Phase 2: roads and coaches (R26-R38). */
import { at } from '../../../../engine/lists.js'
import { coachOf } from '../../data/coaches.js'
import type { Line } from '../../data/map.js'
import { ROAD_PRICES } from '../../data/prices.js'
import { BUY_COACH, DONE_BUYING, ONE_ROAD, TWO_ROADS } from '../actions.js'
import { activePlayer, changePlayer, type Draft, enter, maybeTriggerEnd } from '../draft.js'
import { addFreeLines, hasFreeLines, layRoad, lineIds, refuseFreeLine } from '../roads.js'
import {
  type Action,
  type CoachDuty,
  type CoachId,
  type Common,
  PURCHASES,
  type Purchase,
  type RefusalCode,
  type State,
} from '../types.js'
import { beginMove } from './move.js'

/** The number of roads that the two road spaces give (R26). */
const ROADS = { 'one-road': 1, 'two-roads': 2 } as const
type RoadPurchase = keyof typeof ROAD_PRICES

type PurchaseState = Extract<State, { readonly phase: 'purchase' }>
type RefillState = Extract<State, { readonly phase: 'refill' }>
type RoadAction = Extract<Action, { readonly kind: RoadPurchase }>

/** Purchase actions left this turn: one by the shop tile, one by each Merchant (R28). */
export function purchasesLeft(table: Common): number {
  return 1 + activePlayer(table).merchants - table.turn.used.length
}

/** Single roads, pairs of roads by their first line, coaches by slot, and done (R30) unless a coach is due. */
export function legalPurchases(state: PurchaseState): readonly Action[] {
  const actions: Action[] = []
  if (refuseRoads(state, 'one-road') === null) addFreeLines(actions, state, ONE_ROAD)
  if (refuseRoads(state, 'two-roads') === null) addFreeLines(actions, state, TWO_ROADS)
  BUY_COACH.forEach((action, index) => {
    if (refuseSlot(state, index + 1) === null) actions.push(action)
  })
  if (!coachIsDue(state)) actions.push(DONE_BUYING)
  return actions
}

/** Why one road, or the first of two, may not be bought. Checks the space, then supply and cash, then the line. */
export function refuseRoad(state: PurchaseState, { kind, line }: RoadAction): RefusalCode | null {
  return refuseRoads(state, kind) ?? refuseFreeLine(state, line)
}

/** The phase may not end while a coach has to be bought. */
export function refuseDone(state: PurchaseState): RefusalCode | null {
  return coachIsDue(state) ? 'must-buy-coach' : null
}

/** Pays for a road and places it. */
export function buyOneRoad(draft: Draft, line: Line): State {
  buyRoad(draft, 'one-road', line)
  return goOnBuying(draft)
}

/** Pays for two roads and places the first. */
export function buyTwoRoads(draft: Draft, line: Line): State {
  buyRoad(draft, 'two-roads', line)
  return enter(draft, { phase: 'second-road' })
}

/** The second of two roads. It was paid with the first. */
export function laySecondRoad(draft: Draft, line: Line): State {
  layBoughtRoad(draft, 'two-roads', line, 0)
  return goOnBuying(draft)
}

/** The next coach enters the display, and the purchase is recorded (R38). */
export function refill(draft: Draft, { bought }: RefillState, coach: CoachId): State {
  const { table } = draft
  table.display = [...table.display, coach]
  table.unseen = table.unseen.filter((id) => id !== coach)
  table.stack -= 1
  tellBought(draft, bought, coach)
  maybeTriggerEnd(draft, table.stack === 0, 'stack')
  return goOnBuying(draft)
}

/** The purchase phase while something may be bought. Then it ends by itself. */
export function goOnBuying(draft: Draft): State {
  return canBuy(draft.table) ? enter(draft, { phase: 'purchase' }) : beginMove(draft)
}

function canBuy(table: Common): boolean {
  if (purchasesLeft(table) === 0) return false
  if (refuseRoads(table, 'one-road') === null || refuseRoads(table, 'two-roads') === null) return true
  return table.display.some((_, index) => refuseSlot(table, index + 1) === null)
}

/** Why a road space may not be used, whatever the line. Null if it may. */
function refuseRoads(table: Common, space: RoadPurchase): RefusalCode | null {
  const player = activePlayer(table)
  const used = refuseSpace(table, space)
  if (used !== null) return used
  if (player.roads < ROADS[space]) return player.roads === 0 ? 'no-roads-left' : 'too-few-roads-left'
  if (player.cash < ROAD_PRICES[space]) return 'not-enough-cash'
  if (!hasFreeLines(table, ROADS[space])) return 'too-few-free-lines'
  return refuseForCoach(table, ROAD_PRICES[space])
}

/** Why the coach in a slot may not be bought. Null if it may. */
export function refuseSlot(table: Common, slot: number): RefusalCode | null {
  const coach = table.display[slot - 1]
  if (coach === undefined) return 'no-such-slot'
  const used = refuseSpace(table, 'coach')
  if (used !== null) return used
  const player = activePlayer(table)
  if (player.pioneers < coachOf(coach).seats.length) return 'too-few-pioneers'
  return player.cash < slot ? 'not-enough-cash' : null
}

function refuseSpace(table: Common, space: Purchase): RefusalCode | null {
  if (purchasesLeft(table) === 0) return 'no-purchase-left'
  return table.turn.used.includes(space) ? 'purchase-space-used' : null
}

/** Roads must leave an action and the money for a coach that has to be bought (D6, E11). */
function refuseForCoach(table: Common, price: number): RefusalCode | null {
  if (!coachIsDue(table)) return null
  if (purchasesLeft(table) === 1) return 'must-buy-coach'
  return cheapestCoach(table) > activePlayer(table).cash - price ? 'coach-must-stay-affordable' : null
}

/** Whether a coach must be bought before the phase may end. */
export function coachIsDue(table: Common): boolean {
  return coachDuty(table) === 'due'
}

/** The duty to buy a coach. Null without one, and once it is done (R36, R37, E10). */
export function coachDuty(table: Common): CoachDuty | null {
  const { mustBuyCoach, used } = table.turn
  if (!mustBuyCoach || used.includes('coach')) return null
  return cheapestCoach(table) <= activePlayer(table).cash ? 'due' : 'waived'
}

/** The lowest price of a coach that the player's supply can fill. Infinity if there is none. */
function cheapestCoach(table: Common): number {
  const { pioneers } = activePlayer(table)
  const index = table.display.findIndex((coach) => coachOf(coach).seats.length <= pioneers)
  return index < 0 ? Number.POSITIVE_INFINITY : index + 1
}

function buyRoad(draft: Draft, space: RoadPurchase, line: Line): void {
  coverSpace(draft, space)
  layBoughtRoad(draft, space, line, ROAD_PRICES[space])
}

function layBoughtRoad(draft: Draft, action: RoadPurchase, line: Line, paid: number): void {
  const { seat } = draft.table.turn
  layRoad(draft, line, paid, { to: 'table', kind: 'road-bought', seat, line: lineIds(draft.table, line), action, paid })
}

/** Pays and fills the coach. The remaining ones slide left (R34, R38). With an empty stack there is no refill (E15). */
export function buyCoach(draft: Draft, slot: number): State {
  const { table } = draft
  const { seat } = table.turn
  const player = activePlayer(table)
  const coach = at(table.display, slot - 1)
  const { seats } = coachOf(coach)
  changePlayer(draft, seat, {
    cash: player.cash - slot,
    pioneers: player.pioneers - seats.length,
    coaches: [...player.coaches, { id: coach, seats }],
  })
  coverSpace(draft, 'coach')
  table.display = table.display.filter((other) => other !== coach)
  table.roundBusy = true
  const bought = { coach, slot, paid: slot }
  if (table.stack > 0) return enter(draft, { phase: 'refill', bought })
  tellBought(draft, bought, null)
  return goOnBuying(draft)
}

function tellBought(draft: Draft, { coach, slot, paid }: RefillState['bought'], refill: CoachId | null): void {
  draft.facts.push({ to: 'table', kind: 'coach-bought', seat: draft.table.turn.seat, coach, slot, paid, refill })
}

function coverSpace(draft: Draft, space: Purchase): void {
  const { turn } = draft.table
  draft.table.turn = { ...turn, used: PURCHASES.filter((other) => other === space || turn.used.includes(other)) }
}
