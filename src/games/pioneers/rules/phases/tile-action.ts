/** Phase 3c: the action of the tile just taken (R50-R60). */

import { at } from '../../../../engine/lists.js'
import type { Random } from '../../../../engine/random.js'
import type { Line } from '../../data/map.js'
import { EXTRA_FARMERS } from '../../data/prices.js'
import { SERGEANT_ROAD, SKIP } from '../actions.js'
import { activePlayer, changePlayer, type Draft, enter, giveCash, playerOf } from '../draft.js'
import { groundOf, idOf } from '../ground.js'
import { carries, leaveCoach, type Passenger, passengersOf } from '../passengers.js'
import { layRoad, lineIds, refuseSergeantLine } from '../roads.js'
import { putSettler } from '../settlers.js'
import { NUGGET_VALUES } from '../supplies.js'
import type { Action, Common, RefusalCode, Settling, State, Tile } from '../types.js'

const MOST_OF_A_KIND = 2
const HOTEL_PAYS = 3

type TileActionState = Extract<State, { readonly phase: 'tile-action' }>

/** Performs a tile's automatic effect at once. Leaves choices to the player and skips what is impossible. */
export function performTile(draft: Draft, settling: Settling): State {
  const { table, facts } = draft
  const { seat } = table.turn
  switch (settling.tile) {
    case 'banker':
    case 'merchant':
      return keepTile(draft, settling, settling.tile === 'banker' ? 'bankers' : 'merchants')
    case 'hotel':
      giveCash(draft, seat, HOTEL_PAYS)
      facts.push({ to: 'table', kind: 'hotel-paid', seat, amount: HOTEL_PAYS })
      return boxTile(draft, settling)
    case 'gold-digger':
      return enter(draft, { phase: 'nugget', settling })
    case 'sergeant':
    case 'barkeeper':
    case 'farmer':
      return offerTile(draft, settling, 0)
  }
}

/** Every use of the tile, then skipping it (D9). */
export function legalTileActions(state: TileActionState): readonly Action[] {
  return [...tileChoices(state, state.settling.tile), SKIP]
}

/** Why `tile` may not be used on this passenger. `wrong-phase` if another tile was taken. */
export function refuseTileUse(state: TileActionState, tile: Tile, passenger: Passenger): RefusalCode | null {
  if (state.settling.tile !== tile) return 'wrong-phase'
  return carries(activePlayer(state), passenger) ? null : 'no-such-passenger'
}

/** One of the nuggets left, all equally likely (R12, R58). */
export function drawNugget(table: Common, random: Random): Action {
  const values = table.nuggetsLeft.flatMap((count, index) => Array.from({ length: count }, () => at(NUGGET_VALUES, index)))
  return { kind: 'nugget', value: at(values, random.below(values.length)) }
}

/** Only the owner learns its value (R58). */
export function takeNugget(draft: Draft, settling: Settling, value: number): State {
  const { table, facts } = draft
  const { seat } = table.turn
  const [threes, fours, fives] = table.nuggetsLeft
  table.nuggetsLeft = [threes - Number(value === 3), fours - Number(value === 4), fives - Number(value === 5)]
  changePlayer(draft, seat, { nuggets: [...playerOf(table, seat).nuggets, value] })
  facts.push({ to: 'table', kind: 'nugget', seat }, { to: seat, kind: 'nugget-value', seat, value })
  return boxTile(draft, settling)
}

/** Bankers and Merchants stay with the player, at most two of each (R52, R53). */
function keepTile(draft: Draft, settling: Settling, pile: 'bankers' | 'merchants'): State {
  const { seat } = draft.table.turn
  const count = playerOf(draft.table, seat)[pile]
  if (count >= MOST_OF_A_KIND) return boxTile(draft, settling)
  changePlayer(draft, seat, { [pile]: count + 1 })
  draft.facts.push({ to: 'table', kind: 'tile-kept', seat, tile: settling.tile })
  return enter(draft, { phase: 'turn-end', settling })
}

function boxTile(draft: Draft, settling: Settling): State {
  draft.facts.push({ to: 'table', kind: 'tile-boxed', seat: draft.table.turn.seat, tile: settling.tile })
  return enter(draft, { phase: 'turn-end', settling })
}

/** Asks for a road, a pioneer or a farmer while there is a choice. Otherwise the tile is done. `farmers` have settled so far. */
function offerTile(draft: Draft, settling: Settling, farmers: number): State {
  const { table } = draft
  const usable = farmers < EXTRA_FARMERS && tileChoices(table, settling.tile).length > 0
  if (usable) return enter(draft, { phase: 'tile-action', settling, farmers })
  return farmers > 0 ? boxTile(draft, settling) : skipTile(draft, settling, false)
}

function skipTile(draft: Draft, settling: Settling, chosen: boolean): State {
  draft.facts.push({ to: 'table', kind: 'action-skipped', seat: draft.table.turn.seat, tile: settling.tile, chosen })
  return boxTile(draft, settling)
}

/** The possible uses of a tile, without skipping. */
function tileChoices(table: Common, tile: Tile): readonly Action[] {
  const player = activePlayer(table)
  switch (tile) {
    case 'sergeant':
      return player.roads === 0 ? [] : SERGEANT_ROAD.filter((_, line) => refuseSergeantLine(table, line) === null)
    case 'barkeeper':
      return passengersOf(player, null).map((passenger) => ({ kind: 'return-pioneer', ...passenger }))
    case 'farmer':
      return passengersOf(player, 'farmer').map(({ coach }) => ({ kind: 'farmer', coach }))
    case 'banker':
    case 'merchant':
    case 'gold-digger':
    case 'hotel':
      return []
  }
}

/** The player is done with the tile, or skips it. */
export function leaveTile(draft: Draft, { settling, farmers }: TileActionState): State {
  return farmers > 0 ? boxTile(draft, settling) : skipTile(draft, settling, true)
}

/** A free road (R54). */
export function sergeantRoad(draft: Draft, { settling }: TileActionState, { line }: { readonly line: Line }): State {
  const { table } = draft
  layRoad(draft, line, 0, { to: 'table', kind: 'sergeant-road', seat: table.turn.seat, line: lineIds(table, line) })
  return boxTile(draft, settling)
}

/** A passenger returns to the personal supply (R57). */
export function returnPioneer(draft: Draft, { settling }: TileActionState, { coach, pioneer }: Passenger): State {
  const { seat } = draft.table.turn
  changePlayer(draft, seat, { pioneers: playerOf(draft.table, seat).pioneers + 1 })
  leaveCoach(draft, seat, { coach, pioneer }, { to: 'table', kind: 'pioneer-returned', seat, coach, pioneer })
  return boxTile(draft, settling)
}

/** One more farmer for the same city (R59). */
export function settleFarmer(draft: Draft, { settling, farmers }: TileActionState, { coach }: Pick<Passenger, 'coach'>): State {
  const { seat } = draft.table.turn
  putSettler(draft, settling.city, seat)
  const city = idOf(groundOf(draft.table).map, settling.city)
  leaveCoach(draft, seat, { coach, pioneer: 'farmer' }, { to: 'table', kind: 'farmer-settled', seat, city, coach })
  return offerTile(draft, settling, farmers + 1)
}
