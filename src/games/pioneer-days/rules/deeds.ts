/** The requirements and effect of each kind of action: the only list of kinds in the rules. */
import type { Actor, Seat } from '../../../engine/game.js'
import type { OfKind } from '../../../engine/kinds.js'
import { at } from '../../../engine/lists.js'
import type { Face } from '../data/dice.js'
import { type Draft, type Part, partOf } from './draft.js'
import { goldLeft, storeGold } from './goods.js'
import { isTurn } from './movers.js'
import {
  decideOnTownsfolk,
  decideOnWagon,
  type How,
  payAll,
  refusePayAll,
  refuseTownsfolkToll,
  refuseWagonToll,
} from './phases/disasters.js'
import { discard, discardTile, refuseDiscard, refuseTileDiscard } from './phases/room.js'
import { chooseBoard, deal, outfit } from './phases/setup.js'
import { give, leaveTown, refuseGift, refuseLeaving, refuseSupply, satisfy } from './phases/town.js'
import {
  buyWagon,
  change,
  equip,
  gather,
  mine,
  react,
  recruit,
  refuseChange,
  refuseReaction,
  refuseWagon,
  TURN_END,
  take,
  takeIncome,
} from './phases/turn.js'
import { beginDay, beginWeek } from './phases/week.js'
import { endTurn } from './phases.js'
import type { Action, Playing, RefusalCode, State } from './types.js'

type PhaseOf<Phase> = Extract<Playing, { readonly phase: Phase }>

interface Deed<Act> {
  /** Why a seat that is to move may not do it. Lack of space has been checked before. */
  refuse(state: Playing, seat: Seat, action: Act): RefusalCode | null
  /** Null if the action belongs to another phase or actor. */
  apply(draft: Draft, state: State, by: Actor, action: Act): Part | null
}

/** An action of one phase. Without `refuse` it is always possible in that phase. `otherwise` is the refusal in other phases. */
function inPhase<Act, Phase extends Playing['phase']>(
  phase: Phase,
  apply: (draft: Draft, state: PhaseOf<Phase>, seat: Seat, action: Act) => Part,
  refuse: (state: PhaseOf<Phase>, seat: Seat, action: Act) => RefusalCode | null = () => null,
  otherwise: (state: Playing) => RefusalCode = () => 'wrong-phase',
): Deed<Act> {
  const isIn = (state: State): state is PhaseOf<Phase> => state.phase === phase
  return {
    refuse: (state, seat, action) => (isIn(state) ? refuse(state, seat, action) : otherwise(state)),
    apply: (draft, state, by, action) => (by !== 'chance' && isIn(state) ? apply(draft, state, by, action) : null),
  }
}

/** A chance action, which no seat may take. */
function drawnIn<Act>(phase: State['phase'], apply: (draft: Draft, action: Act) => Part): Deed<Act> {
  return {
    refuse: () => 'wrong-phase',
    apply: (draft, state, by, action) => (by === 'chance' && state.phase === phase ? apply(draft, action) : null),
  }
}

/** An action of several phases that leaves the phase unchanged. */
function anytime<Act>(
  refuse: (state: Playing, seat: Seat, action: Act) => RefusalCode | null,
  apply: (draft: Draft, seat: Seat, action: Act) => void,
): Deed<Act> {
  return {
    refuse,
    apply(draft, state, by, action) {
      if (by === 'chance' || state.phase === 'deal') return null
      apply(draft, by, action)
      return partOf(state)
    },
  }
}

/** A use of the die (P11-P18). It ends the die's possible uses. */
function using<Act>(
  apply: (draft: Draft, seat: Seat, face: Face, action: Act) => void,
  refuse?: (state: PhaseOf<'use'>, seat: Seat, action: Act) => RefusalCode | null,
): Deed<Act> {
  return inPhase(
    'use',
    (draft, { die }, _seat, action: Act) => {
      apply(draft, draft.table.active, die.face, action)
      return TURN_END
    },
    refuse,
  )
}

/** A use for the face's action. A wild face stands for any. */
function working<Act>(
  face: Face,
  apply: (draft: Draft, seat: Seat, action: Act) => void,
  refuse: (state: PhaseOf<'use'>, action: Act) => RefusalCode | null = () => null,
): Deed<Act> {
  return using(
    (draft, seat, _face, action: Act) => apply(draft, seat, action),
    (state, _seat, action) => ([face, 'wild'].includes(state.die.face) ? refuse(state, action) : 'face-differs'),
  )
}

const onWagon = (how: How): Deed<{ readonly wagon: number }> =>
  inPhase(
    'disaster',
    (draft, state, seat, { wagon }) => decideOnWagon(draft, state, seat, wagon, how),
    (state, seat, { wagon }) => refuseWagonToll(state, seat, wagon, how),
  )

const onTownsfolk = (how: How): Deed<OfKind<Action, 'pay-medicine'>> =>
  inPhase(
    'disaster',
    (draft, state, seat, { townsfolk }) => decideOnTownsfolk(draft, state, seat, townsfolk, how),
    (state, seat, { townsfolk }) => refuseTownsfolkToll(state, seat, townsfolk, how),
  )

const DEEDS: { readonly [Kind in Action['kind']]: Deed<OfKind<Action, Kind>> } = {
  deal: drawnIn('deal', deal),
  outfit: drawnIn('outfit', outfit),
  week: drawnIn('week', beginWeek),
  roll: drawnIn('roll', beginDay),
  gold: {
    refuse: () => 'wrong-phase',
    apply(draft, state, by, { nuggets }) {
      if (by !== 'chance' || state.phase === 'deal') return null
      storeGold(draft, nuggets)
      return partOf(state)
    },
  },
  'choose-board': inPhase(
    'boards',
    (draft, { offers }, seat, { board }) => chooseBoard(draft, seat, board, offers),
    ({ offers }, seat, { board }) => (at(offers, seat).includes(board) ? null : 'no-such-board'),
  ),
  take: inPhase(
    'take',
    (draft, _state, _seat, { die }) => take(draft, die),
    ({ pool }, _seat, { die }) => ([...pool.keys()].includes(die) ? null : 'no-such-die'),
  ),
  react: inPhase(
    'react',
    (draft, state, _seat, { source }) => react(draft, source, state),
    refuseReaction,
    () => 'no-such-reaction',
  ),
  'no-reaction': inPhase('react', (_draft, { die }) => ({ phase: 'use', die, changed: false })),
  change: inPhase('use', (draft, { die }, _seat, { face }) => change(draft, face, die), refuseChange),
  income: using(takeIncome),
  mine: working('mine', mine, ({ goldBag }) => (goldLeft(goldBag) > 0 ? null : 'no-gold-left')),
  equip: working(
    'equip',
    (draft, seat, { tile }) => equip(draft, seat, tile),
    ({ equipment }, { tile }) => {
      if (equipment.length === 0) return 'no-tiles-left'
      return equipment.includes(tile) ? null : 'no-such-tile'
    },
  ),
  cattle: working('cattle', (draft, seat) => gather(draft, seat, 'cattle')),
  wood: working('wood', (draft, seat) => gather(draft, seat, 'wood')),
  medicine: working('medicine', (draft, seat) => gather(draft, seat, 'medicine')),
  recruit: using(recruit, ({ townsfolk, die }) => (townsfolk[die.face] === null ? 'slot-empty' : null)),
  'buy-wagon': anytime(
    (state, seat, { size }) => (isTurn(state) ? refuseWagon(state, seat, size) : 'no-purchase-now'),
    (draft, _seat, { size }) => buyWagon(draft, size),
  ),
  discard: anytime(refuseDiscard, (draft, seat, { good }) => discard(draft, seat, good)),
  'discard-tile': anytime(refuseTileDiscard, (draft, seat, { tile }) => discardTile(draft, seat, tile)),
  'end-turn': inPhase(
    'turn-end',
    (draft) => endTurn(draft),
    undefined,
    (state) => (state.phase === 'take' ? 'must-take-die' : isTurn(state) ? 'must-use-die' : 'wrong-phase'),
  ),
  'pay-wood': onWagon('paid'),
  'shield-wagon': onWagon('shielded'),
  'take-damage': onWagon('lost'),
  'pay-medicine': onTownsfolk('paid'),
  'shield-townsfolk': onTownsfolk('shielded'),
  'lose-townsfolk': onTownsfolk('lost'),
  'pay-all': inPhase('disaster', payAll, refusePayAll),
  satisfy: inPhase('town', (draft, state, seat, { town }) => satisfy(draft, state, seat, town), refuseSupply),
  give: inPhase('town', (draft, state, seat, { tile }) => give(draft, state, seat, tile), refuseGift),
  'leave-town': inPhase('town', leaveTown, refuseLeaving),
}

/** A map, because it looks up faster than an object with this many kinds and inherits no keys. */
const BY_KIND: ReadonlyMap<string, Deed<Action>> = new Map(Object.entries(DEEDS))
/** For callers that pass actions outside the types. */
const OF_NO_KIND: Deed<Action> = { refuse: () => 'wrong-phase', apply: () => null }

/** The deed for this action's kind. */
export function deedOf({ kind }: Action): Deed<Action> {
  return BY_KIND.get(kind) ?? OF_NO_KIND
}
