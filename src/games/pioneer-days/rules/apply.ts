/** Carries out actions: the next state, and the facts that led to it. */
import type { Actor, Seat, Step } from '../../../engine/game.js'
import { endTurn, goOn } from './course.js'
import { decide, payAll } from './disasters.js'
import { type Draft, draftOf, type Part, partOf } from './draft.js'
import { storeGold } from './goods.js'
import { discard, discardTile } from './room.js'
import { blankTable, chooseBoard, deal, outfit } from './setup.js'
import { give, leaveTown, satisfy } from './town.js'
import { buyWagon, change, react, take, use } from './turn.js'
import type { Action, Fact, Playing, State } from './types.js'
import { beginDay, beginWeek } from './week.js'

/** Takes an action that is legal, or that chance drew; throws on one of another phase, which is a bug of the caller. */
export function apply(state: State, by: Actor, action: Action): Step<State, Fact> {
  const table = state.phase === 'deal' ? blankTable(state.seats, state.options) : state
  const draft = draftOf(table)
  const part = by === 'chance' ? drawn(draft, state, action) : acted(draft, state, by, action)
  if (part === null) throw new Error(`the action ${action.kind} does not belong to the phase ${state.phase}; ask refuse first`)
  return { state: stateOf(draft, goOn(draft, part)), facts: draft.facts }
}

/** The table itself becomes a state by what belongs to its new phase. */
function stateOf(draft: Draft, part: Part): State {
  return Object.assign(draft.table, part)
}

/** What chance drew; null if the phase does not ask for it. */
function drawn(draft: Draft, state: State, action: Action): Part | null {
  switch (action.kind) {
    case 'deal':
      return state.phase === 'deal' ? deal(draft, action) : null
    case 'outfit':
      return state.phase === 'outfit' ? outfit(draft, action) : null
    case 'week':
      return state.phase === 'week' ? beginWeek(draft, action) : null
    case 'roll':
      return state.phase === 'roll' ? beginDay(draft, action) : null
    case 'gold':
      if (state.phase === 'deal') return null
      storeGold(draft, action.nuggets)
      return partOf(state)
    default:
      return null
  }
}

/** What a seat does; null if the action does not belong to the phase. */
function acted(draft: Draft, state: State, seat: Seat, action: Action): Part | null {
  if (state.phase === 'deal') return null
  switch (action.kind) {
    case 'choose-board':
      return state.phase === 'boards' ? chooseBoard(draft, seat, action.board, state.offers) : null
    case 'discard':
      discard(draft, seat, action.good)
      return partOf(state)
    case 'discard-tile':
      discardTile(draft, seat, action.tile)
      return partOf(state)
    case 'pay-wood':
    case 'shield-wagon':
    case 'take-damage':
    case 'pay-medicine':
    case 'shield-townsfolk':
    case 'lose-townsfolk':
      return state.phase === 'disaster' ? decide(draft, state, seat, action) : null
    case 'pay-all':
      return state.phase === 'disaster' ? payAll(draft, state, seat) : null
    case 'satisfy':
      return state.phase === 'town' ? satisfy(draft, state, seat, action.town) : null
    case 'give':
      return state.phase === 'town' ? give(draft, state, seat, action.tile) : null
    case 'leave-town':
      return state.phase === 'town' ? leaveTown(draft, state, seat) : null
    default:
      return inTurn(draft, state, action)
  }
}

function inTurn(draft: Draft, state: Playing, action: Action): Part | null {
  switch (action.kind) {
    case 'take':
      return state.phase === 'take' ? take(draft, action.die) : null
    case 'react':
      return state.phase === 'react' ? react(draft, action.source, state) : null
    case 'no-reaction':
      return state.phase === 'react' ? { phase: 'use', die: state.die, changed: false } : null
    case 'change':
      return state.phase === 'use' ? change(draft, action.face, state.die) : null
    case 'income':
    case 'mine':
    case 'equip':
    case 'cattle':
    case 'wood':
    case 'medicine':
    case 'recruit':
      return state.phase === 'use' ? use(draft, action, state.die.face) : null
    case 'buy-wagon':
      buyWagon(draft, action.size)
      return partOf(state)
    case 'end-turn':
      return state.phase === 'turn-end' ? endTurn(draft) : null
    default:
      return null
  }
}
