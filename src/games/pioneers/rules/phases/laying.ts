/**
 * Covers chosen by the players (R6). Chance draws the first player. The second player covers four cities, then the first player
 * the other four. The deal follows.
 */
import type { Seat, Step, TurnOf } from '../../../../engine/game.js'
import { COVERS, COVERS_EACH, type Place } from '../../data/map.js'
import { mapFor } from '../../data/maps.js'
import type { Fact } from '../facts.js'
import { idOf } from '../ground.js'
import type { Action, Laid, State, Undealt } from '../types.js'
import { openToCover } from './cover-choice.js'

/** A state in which covers are laid. */
export type Laying = Extract<State, { readonly phase: 'covers' }>
type Cover = Extract<Action, { readonly kind: 'cover' }>

const NOTHING_LAID: Laid = { first: 0, covered: [] }

/** Whether a state comes before the deal. */
export function isUndealt(state: State): state is Undealt {
  return state.phase === 'deal' || state.phase === 'first' || state.phase === 'covers'
}

/** The covers laid before the deal. Empty where chance decides all of them. */
export function laidIn(state: Undealt): Laid {
  return state.phase === 'first' ? NOTHING_LAID : (state.laid ?? NOTHING_LAID)
}

/**
 * The turn that covers belong to. Those of the second player come before the first turn. Those of the first player belong to it,
 * since nobody else acts in between.
 */
export function turnBefore(state: Undealt): TurnOf & { readonly seat: Seat } {
  if (state.phase === 'first' || state.laid === undefined) return { number: 0, seat: 0 }
  const { first, covered } = state.laid
  return covered.length < COVERS_EACH ? { number: 0, seat: afterFirst(first) } : { number: 1, seat: first }
}

const afterFirst = (first: Seat): Seat => 1 - first

/** Cities that may be covered next, ascending. */
export function openCities({ seats, laid }: Laying): readonly Place[] {
  return openToCover(mapFor(seats), laid.covered)
}

export function legalCovers(state: Laying): readonly Cover[] {
  return openCities(state).map((city): Cover => ({ kind: 'cover', city }))
}

/** `first` is the first player, so the other player begins to cover cities. */
export function beginLaying({ seats, options }: Undealt, first: Seat): Step<State, Fact> {
  const laid = { first, covered: NOTHING_LAID.covered }
  const fact: Fact = { to: 'table', kind: 'first-drawn', seat: first, next: afterFirst(first) }
  return { state: { phase: 'covers', seats, options, laid }, facts: [fact] }
}

/** Covers a city. After the last one the deal is due. */
export function layCover(state: Laying, city: Place): Step<State, Fact> {
  const { seats, options } = state
  const laid = { ...state.laid, covered: [...state.laid.covered, city] }
  const phase = laid.covered.length < COVERS ? 'covers' : 'deal'
  const fact: Fact = { to: 'table', kind: 'covered', seat: turnBefore(state).seat, city: idOf(mapFor(seats), city) }
  return { state: { phase, seats, options, laid }, facts: [fact] }
}
