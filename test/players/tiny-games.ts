/** Games so small that their best play is known. */
import { at } from '../../src/engine/lists.js'
import { outcomeOf, pointsThen } from '../../src/engine/ranking.js'
import type { Playable } from '../../src/players/playable.js'

export interface Lottery {
  readonly chosen: string | null
  readonly won: number | null
}

/** What everybody at the table sees. */
const seen = (action: unknown) => ({ to: 'table', action }) as const

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
      const facts = [seen(action)]
      if (by !== 'chance') return { state: action === 'sure' ? { chosen: action, won: 1 } : { ...state, chosen: action }, facts }
      return { state: { ...state, won: action === 'luck' ? 3 : 0 }, facts }
    },
    sample: (state) => state,
    points: ({ won }) => [won ?? 0],
    strategy: {
      appeal: (_state, _seat, actions) => actions.map(() => 0),
      foresight: { turns: null, lead: 3, keenness: 1, pace: 100 },
    },
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
    facts: [seen(square)],
  }),
  sample: (state) => state,
  points: (state) => [0, 1].map((seat) => Number(hasLine(state, seat))),
  strategy: {
    appeal: (_state, _seat, actions) => actions.map(() => 0),
    foresight: { turns: null, lead: 1, keenness: 1, pace: 100 },
  },
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
    facts: [seen(action)],
  }),
  sample(state, viewer, random) {
    const own = at(state.cards, viewer === 1 ? 1 : 0)
    const others = [0, 1, 2].filter((card) => card !== own)
    const other = at(others, random.below(others.length))
    return { ...state, cards: viewer === 1 ? [other, own] : [own, other] }
  },
  points: (state) => stakes(state),
  strategy: {
    appeal: (_state, _seat, actions) => actions.map(() => 0),
    foresight: { turns: null, lead: 2, keenness: 1, pace: 100 },
  },
  encode: (action) => action,
}

/** What each seat has won. */
function stakes({ cards, bet, called }: Poker): readonly number[] {
  const first = bet === true && called === false ? 1 : (cards[0] > cards[1] ? 1 : -1) * (called === true ? 2 : 1)
  return [first, -first]
}

export interface Matrix {
  readonly chosen: readonly [string | null, string | null]
}

/**
 * Both seats choose at the same time and in secret. The first one wins what the table says, by its own choice and then by the
 * other's, and the other loses it.
 */
export function matrixGame(table: Readonly<Record<string, Readonly<Record<string, number>>>>): Playable<Matrix, string> {
  const won = ([one, other]: Matrix['chosen']) => table[one ?? '']?.[other ?? ''] ?? 0
  const rows = Object.keys(table)
  const columns = [...new Set(Object.values(table).flatMap((row) => Object.keys(row)))]
  return {
    toMove({ chosen }) {
      const seats = [0, 1].filter((seat) => chosen[seat] === null)
      if (seats.length > 0) return { kind: 'seats', seats }
      const points = [won(chosen), -won(chosen)]
      return {
        kind: 'over',
        outcome: outcomeOf(
          points.map((total) => ({ total })),
          pointsThen(),
          'shown',
        ),
      }
    },
    turn: () => ({ number: 1, seat: null }),
    legalActions: (_state, seat) => (seat === 0 ? rows : columns),
    apply: ({ chosen: [one, other] }, by, action) => ({
      state: { chosen: by === 0 ? [action, other] : [one, action] },
      facts: [{ to: by === 0 ? 0 : 1 }],
    }),
    sample: (state) => state,
    points: ({ chosen }) => [won(chosen), -won(chosen)],
    strategy: {
      appeal: (_state, _seat, actions) => actions.map(() => 0),
      foresight: { turns: null, lead: 4, keenness: 1, pace: 100 },
    },
    encode: (action) => action,
  }
}

export interface Boxes {
  readonly plays: boolean | null
  /** By box, once they stand open on the table. */
  readonly inside: readonly number[] | null
  readonly taken: number | null
}

/** One seat takes a sure dollar, or has three boxes put before it in any order, two of them empty, and takes one of them. */
export const BOXES: Playable<Boxes, string> = {
  toMove({ plays, inside, taken }) {
    const won = boxesWon({ plays, inside, taken })
    if (plays === false || taken !== null) {
      return { kind: 'over', outcome: { winners: [], places: [1], points: [won], reason: 'taken' } }
    }
    if (plays === null || inside !== null) return { kind: 'seats', seats: [0] }
    return { kind: 'chance', draw: (random) => String(random.below(3)) }
  },
  turn: () => ({ number: 1, seat: 0 }),
  legalActions: ({ plays }) => (plays === null ? ['sure', 'boxes'] : ['0', '1', '2']),
  apply(state, by, action) {
    const facts = [seen(action)]
    if (by === 'chance') return { state: { ...state, inside: [0, 1, 2].map((box) => (box === Number(action) ? 2 : 0)) }, facts }
    if (state.plays === null) return { state: { ...state, plays: action === 'boxes' }, facts }
    return { state: { ...state, taken: Number(action) }, facts }
  },
  sample: (state) => state,
  points: (state) => [boxesWon(state)],
  strategy: {
    appeal: (_state, _seat, actions) => actions.map(() => 0),
    foresight: { turns: null, lead: 2, keenness: 1, pace: 100 },
  },
  encode: (action) => action,
}

function boxesWon({ plays, inside, taken }: Boxes): number {
  return plays === false ? 1 : (inside?.[taken ?? -1] ?? 0)
}
