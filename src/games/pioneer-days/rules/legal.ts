/** Legal actions: everything that could be tried in the phase, without what is refused. */
import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import { FACES } from '../data/dice.js'
import { GOODS, WAGON_SIZES } from '../data/wagons.js'
import { deedOf } from './deeds.js'
import { playerOf } from './draft.js'
import { isTurn, seatsToMove } from './movers.js'
import { lacksSpace } from './phases/room.js'
import type { Action, Player, Playing, State, Toll } from './types.js'

const NONE: readonly Action[] = []
const PURCHASES = WAGON_SIZES.map((size): Action => Object.freeze({ kind: 'buy-wagon', size }))
const CHANGES = FACES.map((face): Action => Object.freeze({ kind: 'change', face }))
const DISCARDS = GOODS.map((good): Action => Object.freeze({ kind: 'discard', good }))
const simple = (
  kind: 'income' | 'mine' | 'cattle' | 'wood' | 'medicine' | 'recruit' | 'no-reaction' | 'end-turn' | 'pay-all' | 'leave-town',
) => Object.freeze({ kind } as const)
const [INCOME, MINE, CATTLE, WOOD, MEDICINE, RECRUIT] = [
  simple('income'),
  simple('mine'),
  simple('cattle'),
  simple('wood'),
  simple('medicine'),
  simple('recruit'),
]
const NO_REACTION = simple('no-reaction')
const END_TURN = simple('end-turn')
const PAY_ALL = simple('pay-all')
const LEAVE_TOWN = simple('leave-town')

/** Every action that `seat` may take now, in a stable order. Empty if the game does not wait for it. */
export function legalActions(state: State, seat: Seat): readonly Action[] {
  if (state.phase === 'deal' || !seatsToMove(state).includes(seat)) return NONE
  const tried = lacksSpace(state, state, seat) ? waysToMakeRoom(playerOf(state, seat)) : waysOn(state, seat)
  const purchases = isTurn(state) ? PURCHASES : NONE
  return [...tried, ...purchases].filter((action) => deedOf(action).refuse(state, seat, action) === null)
}

/** The end of the turn, where the seat can buy no wagon either and has room for everything. Null otherwise. */
export function onlyEnd(state: State, seat: Seat): Action | null {
  if (state.phase !== 'turn-end') return null
  const [first, ...others] = legalActions(state, seat)
  return first?.kind === 'end-turn' && others.length === 0 ? first : null
}

function waysToMakeRoom({ equipment }: Player): readonly Action[] {
  return [...DISCARDS, ...equipment.map((tile): Action => ({ kind: 'discard-tile', tile }))]
}

/** Actions to try in a phase. Some of them may be refused. */
function waysOn(state: Playing, seat: Seat): readonly Action[] {
  switch (state.phase) {
    case 'boards':
      return at(state.offers, seat).map((board): Action => ({ kind: 'choose-board', board }))
    case 'take':
      return [...state.pool.keys()].map((die): Action => ({ kind: 'take', die }))
    case 'react':
      return [...state.reactions.map((source): Action => ({ kind: 'react', source })), NO_REACTION]
    case 'use':
      return usesOf(state)
    case 'turn-end':
      return [END_TURN]
    case 'disaster':
      return decisionsOn(at(state.resolving.tolls, seat))
    case 'town':
      return visitsOf(state, seat)
    default:
      return NONE
  }
}

function usesOf({ equipment }: Playing): readonly Action[] {
  const tiles = equipment.map((tile): Action => ({ kind: 'equip', tile }))
  return [INCOME, MINE, ...tiles, CATTLE, WOOD, MEDICINE, RECRUIT, ...CHANGES]
}

function decisionsOn({ wagons, townsfolk }: Toll): readonly Action[] {
  return [
    PAY_ALL,
    ...wagons.flatMap((wagon): readonly Action[] => [
      { kind: 'pay-wood', wagon },
      { kind: 'shield-wagon', wagon },
      { kind: 'take-damage', wagon },
    ]),
    ...townsfolk.flatMap((card): readonly Action[] => [
      { kind: 'pay-medicine', townsfolk: card },
      { kind: 'shield-townsfolk', townsfolk: card },
      { kind: 'lose-townsfolk', townsfolk: card },
    ]),
  ]
}

function visitsOf(state: Extract<State, { readonly phase: 'town' }>, seat: Seat): readonly Action[] {
  const { equipment } = playerOf(state, seat)
  return [
    ...state.towns.map((town): Action => ({ kind: 'satisfy', town })),
    ...equipment.map((tile): Action => ({ kind: 'give', tile })),
    LEAVE_TOWN,
  ]
}
