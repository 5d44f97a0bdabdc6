/** Games so small that their best play is known. */
import { at } from '../../src/engine/lists.js'
import { outcomeOf, pointsThen } from '../../src/engine/ranking.js'
import type { Playable } from '../../src/players/playable.js'

export interface Lottery {
  readonly chosen: string | null
  readonly won: number | null
}

/** One seat buys a ticket: a sure dollar, or three dollars by one chance in `odds`. */
export function lottery(odds: number): Playable<Lottery, string> {
  return {
    toMove({ chosen, won }) {
      if (won !== null) return { kind: 'over', outcome: { winners: [], places: [2], points: [won], reason: 'drawn' } }
      if (chosen === null) return { kind: 'seats', seats: [0] }
      return { kind: 'chance', draw: (random) => (random.below(odds) === 0 ? 'luck' : 'none') }
    },
    turn: () => ({ number: 1, seat: 0 }),
    legalActions: ({ chosen }) => (chosen === null ? ['sure', 'risk'] : []),
    apply(state, by, action) {
      if (by !== 'chance') return { state: action === 'sure' ? { chosen: action, won: 1 } : { ...state, chosen: action } }
      return { state: { ...state, won: action === 'luck' ? 3 : 0 } }
    },
    sample: (state) => state,
    points: ({ won }) => [won ?? 0],
    appeal: (_state, _seat, actions) => actions.map(() => 0),
    foresight: { turns: null, lead: 3, pace: 100 },
    encode: (action) => action,
  }
}

export interface Noughts {
  /** By square: the seat that took it. */
  readonly squares: readonly (number | null)[]
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

const takenBy = ({ squares }: Noughts) => squares.filter((owner) => owner !== null).length
const hasLine = ({ squares }: Noughts, seat: number) => LINES.some((line) => line.every((square) => squares[square] === seat))

export function noughts(text: string): Noughts {
  return { squares: [...text.replaceAll('/', '')].map((square) => (square === '.' ? null : Number(square))) }
}

/** Tic-tac-toe. Seat 0 begins. */
export const TIC_TAC_TOE: Playable<Noughts, number> = {
  toMove(state) {
    const points = [0, 1].map((seat) => Number(hasLine(state, seat)))
    const isOver = points.includes(1) || takenBy(state) === 9
    if (isOver)
      return {
        kind: 'over',
        outcome: outcomeOf(
          points.map((total) => ({ total })),
          pointsThen(),
          'full',
        ),
      }
    return { kind: 'seats', seats: [takenBy(state) % 2] }
  },
  turn: (state) => ({ number: takenBy(state) + 1, seat: takenBy(state) % 2 }),
  legalActions: ({ squares }) => squares.flatMap((owner, square) => (owner === null ? [square] : [])),
  apply: ({ squares }, by, square) => ({
    state: { squares: squares.map((owner, index) => (index === square ? Number(by) : owner)) },
  }),
  sample: (state) => state,
  points: (state) => [0, 1].map((seat) => Number(hasLine(state, seat))),
  appeal: (_state, _seat, actions) => actions.map(() => 0),
  foresight: { turns: null, lead: 1, pace: 100 },
  encode: (square) => String(square),
}

export interface Poker {
  /** By seat, from 0 (jack) to 2 (king). */
  readonly cards: readonly [number, number]
  readonly bet: boolean | null
  readonly called: boolean | null
}

/** Three cards, two seats. Seat 0 sees its card and checks, or bets one more; seat 1 sees its own and folds or calls. */
export const TWO_CARD_POKER: Playable<Poker, string> = {
  toMove(state) {
    if (state.bet === null) return { kind: 'seats', seats: [0] }
    if (state.bet && state.called === null) return { kind: 'seats', seats: [1] }
    return {
      kind: 'over',
      outcome: outcomeOf(
        stakes(state).map((total) => ({ total })),
        pointsThen(),
        'shown',
      ),
    }
  },
  turn: ({ bet }) => ({ number: bet === null ? 1 : 2, seat: bet === null ? 0 : 1 }),
  legalActions: (_state, seat) => (seat === 0 ? ['check', 'bet'] : ['fold', 'call']),
  apply: (state, by, action) => ({
    state: by === 0 ? { ...state, bet: action === 'bet' } : { ...state, called: action === 'call' },
  }),
  sample(state, viewer, random) {
    const own = at(state.cards, viewer === 1 ? 1 : 0)
    const others = [0, 1, 2].filter((card) => card !== own)
    const other = at(others, random.below(others.length))
    return { ...state, cards: viewer === 1 ? [other, own] : [own, other] }
  },
  points: (state) => stakes(state),
  appeal: (_state, _seat, actions) => actions.map(() => 0),
  foresight: { turns: null, lead: 2, pace: 100 },
  encode: (action) => action,
}

/** What each seat has won. */
function stakes({ cards, bet, called }: Poker): readonly number[] {
  const first = bet === true && called === false ? 1 : (cards[0] > cards[1] ? 1 : -1) * (called === true ? 2 : 1)
  return [first, -first]
}
