/** The requirements and effect of each kind of action: the only list of kinds in the rules. */
import type { Step } from '../../../engine/game.js'
import type { OfKind } from '../../../engine/kinds.js'
import { mapFor } from '../data/maps.js'
import { type Draft, draftOf } from './draft.js'
import type { Fact } from './facts.js'
import { refuseCover } from './phases/cover-choice.js'
import { decline, endTurn, joinIn, refuseJoin } from './phases/invitation.js'
import { beginLaying, isUndealt, layCover } from './phases/laying.js'
import { beginMove, move, refuseMove } from './phases/move.js'
import {
  buyCoach,
  buyOneRoad,
  buyTwoRoads,
  laySecondRoad,
  purchasesLeft,
  refill,
  refuseDone,
  refuseRoad,
  refuseSlot,
} from './phases/purchase.js'
import { refuseSettle, settlePassenger } from './phases/settle.js'
import { deal } from './phases/setup.js'
import { leaveTile, refuseTileUse, returnPioneer, sergeantRoad, settleFarmer, takeNugget } from './phases/tile-action.js'
import { refuseFreeLine, refuseSergeantLine } from './roads.js'
import type { Action, Playing, RefusalCode, State, Undealt } from './types.js'

type PhaseOf<Phase> = Extract<State, { readonly phase: Phase }>

interface Deed<Act> {
  /** Why a seat that is to move may not do it. */
  refuse(state: State, action: Act): RefusalCode | null
  /** Null if the action belongs to another phase. */
  apply(state: State, action: Act): Step<State, Fact> | null
}

/** An action of one phase. Without `refuse` it is always possible in that phase. `otherwise` is the refusal in other phases. */
function inPhase<Act, Phase extends Playing['phase']>(
  phase: Phase,
  apply: (draft: Draft, state: PhaseOf<Phase>, action: Act) => State,
  refuse: (state: PhaseOf<Phase>, action: Act) => RefusalCode | null = () => null,
  otherwise: (state: Playing) => RefusalCode = () => 'wrong-phase',
): Deed<Act> {
  const isIn = (state: State): state is PhaseOf<Phase> => state.phase === phase
  return {
    refuse(state, action) {
      if (isIn(state)) return refuse(state, action)
      return isUndealt(state) ? 'wrong-phase' : otherwise(state)
    },
    apply(state, action) {
      if (isUndealt(state) || !isIn(state)) return null
      const draft = draftOf(state)
      return { state: apply(draft, state, action), facts: draft.facts }
    },
  }
}

/** The same, for phases before the deal. */
function beforeTable<Act, Phase extends Undealt['phase']>(
  phase: Phase,
  apply: (state: PhaseOf<Phase>, action: Act) => Step<State, Fact>,
  refuse: (state: PhaseOf<Phase>, action: Act) => RefusalCode | null,
): Deed<Act> {
  const isIn = (state: State): state is PhaseOf<Phase> => state.phase === phase
  return {
    refuse: (state, action) => (isIn(state) ? refuse(state, action) : 'wrong-phase'),
    apply: (state, action) => (isIn(state) ? apply(state, action) : null),
  }
}

/** Refuses a chance action to every seat. */
const never = (): RefusalCode => 'wrong-phase'

const DEEDS: { readonly [Kind in Action['kind']]: Deed<OfKind<Action, Kind>> } = {
  deal: beforeTable('deal', (state, action) => deal(state.seats, action), never),
  first: beforeTable('first', (state, { seat }) => beginLaying(state, seat), never),
  cover: beforeTable(
    'covers',
    (state, { city }) => layCover(state, city),
    ({ seats, laid }, { city }) => refuseCover(mapFor(seats), laid.covered, city),
  ),
  refill: inPhase('refill', (draft, state, { coach }) => refill(draft, state, coach), never),
  nugget: inPhase('nugget', (draft, { settling }, { value }) => takeNugget(draft, settling, value), never),
  'one-road': inPhase('purchase', (draft, _, { line }) => buyOneRoad(draft, line), refuseRoad, refuseLatePurchase),
  'two-roads': inPhase('purchase', (draft, _, { line }) => buyTwoRoads(draft, line), refuseRoad, refuseLatePurchase),
  'second-road': inPhase(
    'second-road',
    (draft, _, { line }) => laySecondRoad(draft, line),
    (state, { line }) => refuseFreeLine(state, line),
  ),
  'buy-coach': inPhase(
    'purchase',
    (draft, _, { slot }) => buyCoach(draft, slot),
    (state, { slot }) => refuseSlot(state, slot),
    refuseLatePurchase,
  ),
  'done-buying': inPhase('purchase', (draft) => beginMove(draft), refuseDone, refuseIdling),
  move: inPhase('move', (draft, _, action) => move(draft, action), refuseMove),
  settle: inPhase('settle', (draft, _, action) => settlePassenger(draft, action), refuseSettle),
  'sergeant-road': inPhase('tile-action', sergeantRoad, (state, { line }) =>
    state.settling.tile === 'sergeant' ? refuseSergeantLine(state, line) : 'wrong-phase',
  ),
  'return-pioneer': inPhase('tile-action', returnPioneer, (state, action) => refuseTileUse(state, 'barkeeper', action)),
  farmer: inPhase('tile-action', settleFarmer, (state, { coach }) =>
    refuseTileUse(state, 'farmer', { coach, pioneer: 'farmer' }),
  ),
  skip: inPhase('tile-action', leaveTile, undefined, refuseIdling),
  'end-turn': inPhase('turn-end', (draft, { settling }) => endTurn(draft, settling), undefined, refuseIdling),
  join: inPhase('invitation', (draft, state, { coach }) => joinIn(draft, state, coach), refuseJoin),
  decline: inPhase('invitation', decline),
}

/** A map, because it looks up faster than an object with this many kinds and inherits no keys. */
const BY_KIND: ReadonlyMap<string, Deed<Action>> = new Map(Object.entries(DEEDS))
/** For callers that pass actions outside the types. */
const OF_NO_KIND: Deed<Action> = { refuse: () => 'wrong-phase', apply: () => null }

/** The deed for this action's kind. */
export function deedOf({ kind }: Action): Deed<Action> {
  return BY_KIND.get(kind) ?? OF_NO_KIND
}

/** A purchase after its phase: the actions were used up, or the player closed the phase. */
function refuseLatePurchase(state: Playing): RefusalCode {
  return purchasesLeft(state) > 0 ? 'wrong-phase' : 'no-purchase-left'
}

/** Ending the turn instead of moving violates the duty to move (R44). */
function refuseIdling(state: Playing): RefusalCode {
  return state.phase === 'move' ? 'must-move' : 'wrong-phase'
}
