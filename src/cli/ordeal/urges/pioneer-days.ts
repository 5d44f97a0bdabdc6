/** What hoarders, misers and spenders want in Pioneer Days: equipment, goods, silver; of dice the faces that bring it. */
import type { Face } from '../../../games/pioneer-days/data/dice.js'
import { decode } from '../../../games/pioneer-days/notation.js'
import type { Action, State } from '../../../games/pioneer-days/rules/types.js'
import type { GameState } from '../../../games/plug.js'
import type { Urge, Urges } from './urges.js'

type Weights = Readonly<Partial<Record<Action['kind'], number>>>
type Faces = Readonly<Partial<Record<Face, number>>>

/** What a seat gives for something else. */
const COSTS = ['buy-wagon', 'change', 'react', 'satisfy', 'pay-all', 'pay-wood', 'pay-medicine'] as const

export const pioneerDaysUrges: Urges = {
  // Damage leaves little space but that of the tiles themselves.
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

/** Wants kinds by their weights, and of dice those with the wanted faces; another face is wanted like its die. */
function wanting(weights: Weights, faces: Faces = {}): Urge {
  return (state, _seat, text) => {
    const action = decode(text)
    if (action === null) return 0
    const face = faceOf(state, action)
    return (weights[action.kind] ?? 0) + (face === null ? 0 : (faces[face] ?? -1))
  }
}

/** The face that somebody takes or turns to. */
function faceOf(state: GameState, action: Action): Face | null {
  // A state of this game is always one that its rules made.
  const own = state as unknown as State
  if (action.kind === 'change') return action.face
  return action.kind === 'take' && own.phase !== 'deal' ? (own.pool[action.die]?.face ?? null) : null
}
