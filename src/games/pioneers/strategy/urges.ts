/** The preferences of hoarders, misers and spenders in Pioneers: town tiles, coaches with their pioneers, and dollars. */
import type { Urge, UrgeName } from '../../../engine/trials.js'
import type { Action, State } from '../rules/types.js'

type Weights = Readonly<Partial<Record<Action['kind'], number>>>

/** Kinds of actions that cost dollars. A route counts by its length, since each line may cost one. */
const COSTS = ['one-road', 'two-roads', 'second-road', 'buy-coach', 'join'] as const

export const urges: Readonly<Record<UrgeName, Urge<State, Action>>> = {
  'hoard-tiles': wanting({ settle: 3, move: 2, skip: 1, 'end-turn': 1, 'done-buying': 1, 'return-pioneer': -1 }),
  'hoard-goods': wanting({ 'buy-coach': 3, 'return-pioneer': 3, 'done-buying': 2, skip: 2, decline: 2, join: 1 }),
  'spend-nothing': wanting({ ...all(-1), 'done-buying': 1, decline: 1 }, -1),
  'buy-everything': wanting(all(2), 1),
}

function all(weight: number): Weights {
  return Object.fromEntries(COSTS.map((kind) => [kind, weight]))
}

/** Prefers kinds by their weights, and long routes (`far` 1) or short ones (-1). */
function wanting(weights: Weights, far: -1 | 0 | 1 = 0): Urge<State, Action> {
  return (_state, _seat, action) => (weights[action.kind] ?? 0) + (action.kind === 'move' ? far * action.path.length : 0)
}
