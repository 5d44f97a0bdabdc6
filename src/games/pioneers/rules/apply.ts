/** Carries out actions: the next state, and the facts that led to it. */
import type { Carried } from './draft.js'
import { answer, endTurn } from './invitation.js'
import { move } from './move.js'
import { laySecondRoad, purchase, refill } from './purchase.js'
import { settle } from './settle.js'
import { deal } from './setup.js'
import { takeNugget, tileAction } from './tile-action.js'
import type { Action, State } from './types.js'

/** Takes an action that is legal, or that chance drew; throws on any other, which is a bug of the caller. */
export function apply(state: State, action: Action): Carried {
  const carried = applyInPhase(state, action)
  if (carried === null) throw new Error(`the action ${action.kind} does not belong to the phase ${state.phase}; ask refuse first`)
  return carried
}

function applyInPhase(state: State, action: Action): Carried | null {
  switch (action.kind) {
    case 'deal':
      return state.phase === 'deal' ? deal(state.seats, action) : null
    case 'one-road':
    case 'two-roads':
    case 'buy-coach':
    case 'done-buying':
      return state.phase === 'purchase' ? purchase(state, action) : null
    case 'second-road':
      return state.phase === 'second-road' ? laySecondRoad(state, action.line) : null
    case 'refill':
      return state.phase === 'refill' ? refill(state, action.coach) : null
    case 'move':
      return state.phase === 'move' ? move(state, action) : null
    case 'settle':
      return state.phase === 'settle' ? settle(state, action) : null
    case 'sergeant-road':
    case 'return-pioneer':
    case 'farmer':
    case 'skip':
      return state.phase === 'tile-action' ? tileAction(state, action) : null
    case 'nugget':
      return state.phase === 'nugget' ? takeNugget(state, action.value) : null
    case 'end-turn':
      return state.phase === 'turn-end' ? endTurn(state) : null
    case 'join':
    case 'decline':
      return state.phase === 'invitation' ? answer(state, action) : null
  }
}
