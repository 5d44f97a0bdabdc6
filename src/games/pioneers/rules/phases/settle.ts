/** Phase 3b: a passenger settles where the stagecoach has arrived (R47, R48). */
import { at, replaced } from '../../../../engine/lists.js'
import { activePlayer, type Draft, enter } from '../draft.js'
import { groundOf, idOf } from '../ground.js'
import { carries, kindFor, leaveCoach, type Passenger, passengersOf } from '../passengers.js'
import { putSettler } from '../settlers.js'
import type { Action, Common, Profession, RefusalCode, State } from '../types.js'
import { performTile } from './tile-action.js'

type SettleState = Extract<State, { readonly phase: 'settle' }>
type Settle = Extract<Action, { readonly kind: 'settle' }>

/** A single matching passenger settles at once. Several leave a choice (E28). */
export function arrive(draft: Draft): State {
  const city = draft.table.stagecoach
  const choices = passengersOf(activePlayer(draft.table), kindAt(draft.table, city))
  return choices.length === 1 ? settlePassenger(draft, at(choices, 0)) : enter(draft, { phase: 'settle', city })
}

/** Each passenger that matches the tile. Equal ones on one coach appear once (E28). */
export function legalSettles(state: SettleState): readonly Action[] {
  return passengersOf(activePlayer(state), kindAt(state, state.city)).map((passenger) => ({ kind: 'settle', ...passenger }))
}

/** Why the chosen passenger may not settle. */
export function refuseSettle(state: SettleState, action: Settle): RefusalCode | null {
  if (!carries(activePlayer(state), action)) return 'no-such-passenger'
  const kind = kindAt(state, state.city)
  return kind === null || kind === action.pioneer ? null : 'wrong-profession'
}

/** The pioneer replaces the tile, whose action follows (R47, R49). */
export function settlePassenger(draft: Draft, { coach, pioneer }: Passenger): State {
  const { table } = draft
  const { seat } = table.turn
  const city = table.stagecoach
  const tile = at(table.tiles, city)
  if (tile === null) throw new Error(`no tile lies where the stagecoach stands, place ${city}`)
  table.tiles = replaced(table.tiles, city, null)
  table.roundBusy = true
  putSettler(draft, city, seat)
  const place = idOf(groundOf(table).map, city)
  leaveCoach(draft, seat, { coach, pioneer }, { to: 'table', kind: 'settled', seat, city: place, tile, pioneer, coach })
  return performTile(draft, { city, tile, pioneer })
}

/** The kind of passenger that a city's tile asks for. Null for any. */
function kindAt(table: Common, city: number): Profession | null {
  const tile = at(table.tiles, city)
  return tile === null ? null : kindFor(tile)
}
