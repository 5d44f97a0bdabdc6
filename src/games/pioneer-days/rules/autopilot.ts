/** The default decisions of a seat without a player: pays what it can, takes the most silver, satisfies what it can (G7). */
import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import { townOf } from '../data/towns.js'
import { playerOf } from './draft.js'
import { incomeOf } from './holdings.js'
import { legalActions } from './legal.js'
import type { Action, Common, State } from './types.js'

/** Kinds of actions in order of preference. */
const PREFERRED: readonly Action['kind'][] = [
  'no-reaction',
  'income',
  'end-turn',
  'pay-all',
  'shield-wagon',
  'shield-townsfolk',
  'pay-wood',
  'pay-medicine',
  'take-damage',
  'lose-townsfolk',
  'discard',
]

/** Always legal for a seat that the game waits for. */
export function defaultAction(state: State, seat: Seat): Action {
  const legal = legalActions(state, seat)
  const preferred = PREFERRED.flatMap((kind) => legal.filter((action) => action.kind === kind))
  return bestPaid(state, seat, legal) ?? mostFavours(legal) ?? preferred[0] ?? at(legal, 0)
}

/** The die with the highest income. */
function bestPaid(state: State, seat: Seat, legal: readonly Action[]): Action | null {
  if (state.phase !== 'take') return null
  const takes = legal.filter((action) => action.kind === 'take')
  const silver = (action: (typeof takes)[number]) => silverOf(state, seat, action.die)
  return takes.reduce<(typeof takes)[number] | null>(
    (best, take) => (best === null || silver(take) > silver(best) ? take : best),
    null,
  )
}

function silverOf(table: Common, seat: Seat, die: number): number {
  return incomeOf(playerOf(table, seat), at(table.pool, die).face)
}

/** The town card with the most favours. */
function mostFavours(legal: readonly Action[]): Action | null {
  const satisfied = legal.filter((action) => action.kind === 'satisfy')
  return satisfied.toSorted((one, other) => townOf(other.town).favours - townOf(one.town).favours)[0] ?? null
}
