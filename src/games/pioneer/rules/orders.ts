/** Standing orders for battles (Y16), and what a seat does when nobody decides for it. */
import type { Seat, StandingOrders } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import type { Unit } from '../data/units.js'
import { costOf, hitCount } from './aims.js'
import { bestFor, openVolleys, targetsOf } from './battle.js'
import { tileOf } from './draft.js'
import { legalActions } from './legal.js'
import type { Action, Hit, State } from './types.js'
import { WORTH } from './worth.js'

type Worth = Readonly<Record<Unit, number>>

/** A colony only where nothing else can be destroyed. */
const SPARING: Worth = { ...WORTH, colony: 0.01 }

type Order = 'kill-most' | 'spare-colonies'
const WORTHS: Readonly<Record<Order, Worth>> = { 'kill-most': WORTH, 'spare-colonies': SPARING }

export const standingOrders: StandingOrders<State, Action> = {
  ids: ['ask', 'kill-most', 'spare-colonies'],
  ordered: (state, seat, order) => (order === 'kill-most' || order === 'spare-colonies' ? aim(state, seat, WORTHS[order]) : null),
}

/**
 * The next step towards the best hits: one more of them, or fire; whatever else was aimed at is dropped first. Null outside of
 * battles.
 */
function aim(state: State, seat: Seat, worth: Worth): Action | null {
  if (state.phase !== 'battle') return null
  for (const volley of openVolleys(state.volleys, seat)) {
    const best = bestFor(state, { ...volley, hits: [] }, (unit) => worth[unit])
    if (volley.hits.some((hit) => hit.count > hitCount(best, hit))) return { kind: 'aim-anew' }
    const targets = targetsOf(state, tileOf(state, volley.tile), seat)
    if (costOf(targets, volley.hits) < costOf(targets, best))
      return { kind: 'hit', tile: volley.tile, ...nextOf(best, volley.hits) }
  }
  return { kind: 'fire' }
}

/** A unit that is still to be hit; a colony last. */
function nextOf(best: readonly Hit[], hits: readonly Hit[]): Pick<Hit, 'seat' | 'unit'> {
  const left = best.filter((hit) => hit.count > hitCount(hits, hit))
  const { seat, unit } = left.find((hit) => hit.unit !== 'colony') ?? at(left, 0)
  return { seat, unit }
}

/** Kinds of actions in the order in which they are preferred. */
const PREFERRED: readonly Action['kind'][] = ['colonize', 'end-moves', 'end-cards', 'unpick']

/** Always legal for a seat that the game waits for: it fights and colonizes, and otherwise goes on. */
export function defaultAction(state: State, seat: Seat): Action {
  if (state.phase === 'battle') return aim(state, seat, WORTH) ?? { kind: 'fire' }
  const legal = legalActions(state, seat)
  // A drive has to take a ship somewhere: putting back what was picked would go on without end.
  if (state.phase === 'drive') return at(legal, 0)
  return PREFERRED.flatMap((kind) => legal.filter((action) => action.kind === kind))[0] ?? at(legal, 0)
}
