/** What hoarders, misers and spenders want in Pioneers: tiles of towns, coaches and the pioneers in them, dollars. */
import { decode } from '../../../games/pioneers/notation.js'
import type { Action } from '../../../games/pioneers/rules/types.js'
import type { Urge, Urges } from './urges.js'

type Weights = Readonly<Partial<Record<Action['kind'], number>>>

/** What costs dollars comes out of these kinds; a route by its length, since each line may cost one. */
const COSTS = ['one-road', 'two-roads', 'second-road', 'buy-coach', 'join'] as const

export const pioneersUrges: Urges = {
  'hoard-tiles': wanting({ settle: 3, move: 2, skip: 1, 'end-turn': 1, 'done-buying': 1, 'return-pioneer': -1 }),
  'hoard-goods': wanting({ 'buy-coach': 3, 'return-pioneer': 3, 'done-buying': 2, skip: 2, decline: 2, join: 1 }),
  'spend-nothing': wanting({ ...all(-1), 'done-buying': 1, decline: 1 }, -1),
  'buy-everything': wanting(all(2), 1),
}

function all(weight: number): Weights {
  return Object.fromEntries(COSTS.map((kind) => [kind, weight]))
}

/** Wants kinds by their weights, and of routes the long ones (`far` 1) or the short ones (-1). */
function wanting(weights: Weights, far: -1 | 0 | 1 = 0): Urge {
  return (_state, _seat, text) => {
    const action = decode(text)
    if (action === null) return 0
    return (weights[action.kind] ?? 0) + (action.kind === 'move' ? far * action.path.length : 0)
  }
}
