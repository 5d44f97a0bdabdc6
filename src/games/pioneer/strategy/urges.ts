/** What hoarders, misers and spenders want in Pioneer: cards, ships and colonies, money that is not spent. */
import type { Urge, UrgeName } from '../../../engine/trials.js'
import { cardOf } from '../data/cards.js'
import type { Action, State } from '../rules/types.js'

type Weights = Readonly<Partial<Record<Action['kind'], number>>>

export const urges: Readonly<Record<UrgeName, Urge<State, Action>>> = {
  // Decks that grow as fast as they can, and turns with as many cards as can be played.
  'hoard-tiles': wanting({ buy: 3, play: 2, research: -1 }),
  // Ships on the board, as many as there are; they stay ships, and fly about.
  'hoard-goods': wanting({ place: 3, play: 2, buy: 1, move: 2, colonize: -1, 'end-turn': -1 }),
  'spend-nothing': wanting({ buy: -2, research: -2, place: -1, play: -1, 'end-cards': 1 }),
  'buy-everything': wanting({ research: 3, buy: 2, place: 1, play: 1 }, 1),
}

/** Wants kinds by their weights, and of cards the dear ones (`dear` 1). */
function wanting(weights: Weights, dear: 0 | 1 = 0): Urge<State, Action> {
  return (_state, _seat, action) =>
    (weights[action.kind] ?? 0) + (action.kind === 'buy' ? (dear * cardOf(action.card).price) / 10 : 0)
}
