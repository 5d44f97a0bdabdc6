/** The preferences of hoarders, misers and spenders in Pioneer Days: equipment, goods, silver, and the faces that bring them. */
import type { Urge, UrgeName } from '../../../engine/trials.js'
import type { Face } from '../data/dice.js'
import type { Action, State } from '../rules/types.js'

type Weights = Readonly<Partial<Record<Action['kind'], number>>>
type Faces = Readonly<Partial<Record<Face, number>>>

/** Actions with which a seat pays for something. */
const COSTS = ['buy-wagon', 'change', 'react', 'satisfy', 'pay-all', 'pay-wood', 'pay-medicine'] as const

export const urges: Readonly<Record<UrgeName, Urge<State, Action>>> = {
  // Damage leaves little space except that of the tiles themselves.
  'hoard-tiles': wanting(
    { equip: 3, change: 1, 'take-damage': 1, income: -1, recruit: -1, 'buy-wagon': -1, 'discard-tile': -1 },
    { equip: 2, wild: 1 },
  ),
  'hoard-goods': wanting(
    { mine: 3, wood: 3, medicine: 3, cattle: 2, react: 1, 'buy-wagon': 1, 'discard-tile': 1, 'pay-wood': 1, satisfy: -1 },
    { mine: 2, wood: 2, medicine: 2, wild: 2, cattle: 1 },
  ),
  'spend-nothing': wanting({ ...all(-1), income: 1 }),
  'buy-everything': wanting({ ...all(2), recruit: 1, equip: 1 }),
}

function all(weight: number): Weights {
  return Object.fromEntries(COSTS.map((kind) => [kind, weight]))
}

/** Prefers kinds by their weights, and dice with the wanted faces. Changing a die counts like taking one with the new face. */
function wanting(weights: Weights, faces: Faces = {}): Urge<State, Action> {
  return (state, _seat, action) => {
    const face = faceOf(state, action)
    return (weights[action.kind] ?? 0) + (face === null ? 0 : (faces[face] ?? -1))
  }
}

/** The face that an action takes or changes to. */
function faceOf(state: State, action: Action): Face | null {
  if (action.kind === 'change') return action.face
  return action.kind === 'take' && state.phase !== 'deal' ? (state.pool[action.die]?.face ?? null) : null
}
