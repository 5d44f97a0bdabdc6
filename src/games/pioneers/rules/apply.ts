/** Carries out actions: the next state, and the facts that led to it. */
import type { Step } from '../../../engine/game.js'
import { type Draft, draftOf } from './draft.js'
import { answer, endTurn } from './invitation.js'
import { beginLaying, isUndealt, layCover } from './laying.js'
import { move } from './move.js'
import { laySecondRoad, purchase, refill } from './purchase.js'
import { settlePassenger } from './settle.js'
import { deal } from './setup.js'
import { takeNugget, tileAction } from './tile-action.js'
import type { Action, Fact, Playing, State, Undealt } from './types.js'

/** Takes an action that is legal, or that chance drew; throws on one of another phase, which is a bug of the caller. */
export function apply(state: State, action: Action): Step<State, Fact> {
  if (isUndealt(state)) return setUp(state, action) ?? misplaced(state, action)
  const draft = draftOf(state)
  const next = carryOut(draft, state, action) ?? misplaced(state, action)
  return { state: next, facts: draft.facts }
}

/** Null if the action does not belong to the phase, as below. */
function setUp(state: Undealt, action: Action): Step<State, Fact> | null {
  switch (action.kind) {
    case 'deal':
      return state.phase === 'deal' ? deal(state.seats, action) : null
    case 'first':
      return state.phase === 'first' ? beginLaying(state, action.seat) : null
    case 'cover':
      return state.phase === 'covers' ? layCover(state, action.city) : null
    default:
      return null
  }
}

function carryOut(draft: Draft, state: Playing, action: Action): State | null {
  switch (action.kind) {
    case 'one-road':
    case 'two-roads':
    case 'buy-coach':
    case 'done-buying':
      return state.phase === 'purchase' ? purchase(draft, action) : null
    case 'second-road':
      return state.phase === 'second-road' ? laySecondRoad(draft, action.line) : null
    case 'refill':
      return state.phase === 'refill' ? refill(draft, state, action.coach) : null
    case 'move':
      return state.phase === 'move' ? move(draft, action) : null
    case 'settle':
      return state.phase === 'settle' ? settlePassenger(draft, action) : null
    case 'sergeant-road':
    case 'return-pioneer':
    case 'farmer':
    case 'skip':
      return state.phase === 'tile-action' ? tileAction(draft, state, action) : null
    case 'nugget':
      return state.phase === 'nugget' ? takeNugget(draft, state.settling, action.value) : null
    case 'end-turn':
      return state.phase === 'turn-end' ? endTurn(draft, state.settling) : null
    case 'join':
    case 'decline':
      return state.phase === 'invitation' ? answer(draft, state, action) : null
    case 'deal':
    case 'first':
    case 'cover':
      return null
  }
}

function misplaced(state: State, action: Action): never {
  throw new Error(`the action ${action.kind} does not belong to the phase ${state.phase}; ask refuse first`)
}
