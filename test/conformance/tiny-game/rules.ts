/**
 * Sealed bids, the smallest game with chance, hidden hands and simultaneous moves, so that the contract is not shaped by Pioneers
 * alone. Everybody holds three of nine cards. Three times, a prize is drawn, all bid one card or pass, and the highest card takes
 * the prize. A lone player wins with {@link GOAL} points.
 */
import type { GameRules, Outcome, Refusal, Seat, Viewer } from '../../../src/engine/game.js'
import { at } from '../../../src/engine/lists.js'
import { type Random, shuffled } from '../../../src/engine/random.js'

export const ROUNDS = 3
/** Points that a lone player needs. */
const GOAL = 8
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const HAND = 3

/** A card, 0 for a pass, null while the seat has not chosen. */
type Bid = number | null

interface Table {
  readonly round: number
  readonly hands: readonly (readonly number[])[]
  /** The cards that were bid and shown, which lie open. */
  readonly shown: readonly number[]
  readonly points: readonly number[]
}

export type State =
  | { readonly phase: 'deal'; readonly seats: number }
  | (Table & { readonly phase: 'prize' })
  | (Table & { readonly phase: 'bidding'; readonly prize: number; readonly bids: readonly Bid[] })
  | (Table & { readonly phase: 'over' })

export type Action =
  | { readonly kind: 'deal'; readonly hands: readonly (readonly number[])[] }
  | { readonly kind: 'prize'; readonly value: number }
  | { readonly kind: 'bid'; readonly card: number }
  | { readonly kind: 'pass' }

export type Fact = { readonly to: Viewer } & (
  | { readonly kind: 'hand'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly kind: 'prize'; readonly value: number; readonly round: number }
  | { readonly kind: 'chosen'; readonly seat: Seat }
  | { readonly kind: 'taken'; readonly seat: Seat | null; readonly bids: readonly number[]; readonly value: number }
  | { readonly kind: 'over'; readonly winners: readonly Seat[]; readonly reason: string }
)

export const REFUSALS = { 'not-asked': 'T1', 'no-such-card': 'T2' } as const
export type Code = keyof typeof REFUSALS

/** There are no options. */
export type Options = Readonly<Record<string, never>>

/** Others' hands and bids are only counts. */
export interface View {
  readonly phase: State['phase']
  readonly round: number
  readonly prize: number | null
  readonly points: readonly number[]
  readonly handSizes: readonly number[]
  readonly hand: readonly number[]
  readonly ownBid: Bid
  readonly chosen: readonly boolean[]
}

const refusal = (code: Code): Refusal<Code> => ({ code, rule: REFUSALS[code] })
const replaced = <T>(items: readonly T[], index: number, item: T): T[] => items.map((old, i) => (i === index ? item : old))

function dealing(seats: number): (random: Random) => Action {
  return (random) => {
    const cards = shuffled(CARDS, random)
    return {
      kind: 'deal',
      hands: Array.from({ length: seats }, (_, seat) => cards.slice(seat * HAND, (seat + 1) * HAND).sort((a, b) => a - b)),
    }
  }
}

function outcomeOf(points: readonly number[]): Outcome {
  if (points.length === 1 && at(points, 0) < GOAL) return { winners: [], places: [2], points, reason: 'rounds' }
  const best = Math.max(...points)
  return {
    winners: points.flatMap((own, seat) => (own === best ? [seat] : [])),
    places: points.map((own) => 1 + points.filter((other) => other > own).length),
    points,
    reason: 'rounds',
  }
}

function legalActions(state: State, seat: Seat): readonly Action[] {
  if (state.phase !== 'bidding' || state.bids[seat] !== null) return []
  return [...at(state.hands, seat).map((card): Action => ({ kind: 'bid', card })), { kind: 'pass' }]
}

function refuse(state: State, seat: Seat, action: Action): Refusal<Code> | null {
  if (state.phase !== 'bidding' || state.bids[seat] !== null) return refusal('not-asked')
  if (action.kind === 'pass') return null
  if (action.kind !== 'bid') return refusal('not-asked')
  return at(state.hands, seat).includes(action.card) ? null : refusal('no-such-card')
}

function chosen(state: State & { readonly phase: 'bidding' }, seat: Seat, bid: number): { state: State; facts: readonly Fact[] } {
  const bids = replaced(state.bids, seat, bid)
  const hands = replaced(
    state.hands,
    seat,
    at(state.hands, seat).filter((card) => card !== bid),
  )
  const said: Fact = { to: 'table', kind: 'chosen', seat }
  if (bids.includes(null)) return { state: { ...state, bids, hands }, facts: [said] }
  return revealed({ ...state, bids, hands }, said)
}

function revealed(state: State & { readonly phase: 'bidding' }, said: Fact): { state: State; facts: readonly Fact[] } {
  const bids = state.bids.map((bid) => bid ?? 0)
  const highest = Math.max(...bids)
  const winner = highest === 0 ? null : bids.indexOf(highest)
  const points = winner === null ? state.points : replaced(state.points, winner, at(state.points, winner) + state.prize)
  const taken: Fact = { to: 'table', kind: 'taken', seat: winner, bids, value: state.prize }
  const { round, hands } = state
  const shown = [...state.shown, ...bids.filter((bid) => bid > 0)]
  if (round < ROUNDS) return { state: { phase: 'prize', round, hands, shown, points }, facts: [said, taken] }
  const { winners, reason } = outcomeOf(points)
  return {
    state: { phase: 'over', round, hands, shown, points },
    facts: [said, taken, { to: 'table', kind: 'over', winners, reason }],
  }
}

function apply(state: State, by: Seat | 'chance', action: Action): { state: State; facts: readonly Fact[] } {
  if (action.kind === 'deal' && state.phase === 'deal') {
    const facts = action.hands.map((cards, seat): Fact => ({ to: seat, kind: 'hand', seat, cards }))
    return { state: { phase: 'prize', round: 0, hands: action.hands, shown: [], points: action.hands.map(() => 0) }, facts }
  }
  if (action.kind === 'prize' && state.phase === 'prize') {
    const round = state.round + 1
    const { hands, shown, points } = state
    const next: State = { phase: 'bidding', round, hands, shown, points, prize: action.value, bids: hands.map(() => null) }
    return { state: next, facts: [{ to: 'table', kind: 'prize', value: action.value, round }] }
  }
  if (state.phase !== 'bidding' || by === 'chance') throw new Error(`${action.kind} does not fit the phase ${state.phase}`)
  return chosen(state, by, action.kind === 'bid' ? action.card : 0)
}

function view(state: State, viewer: Viewer): View {
  if (state.phase === 'deal') {
    return { phase: 'deal', round: 0, prize: null, points: [], handSizes: [], hand: [], ownBid: null, chosen: [] }
  }
  const bids = state.phase === 'bidding' ? state.bids : []
  return {
    phase: state.phase,
    round: state.round,
    prize: state.phase === 'bidding' ? state.prize : null,
    points: state.points,
    // A card that was bid still counts, because passing must look like bidding until everybody has chosen.
    handSizes: state.hands.map((hand, seat) => hand.length + ((bids[seat] ?? 0) > 0 ? 1 : 0)),
    hand: viewer === 'table' ? [] : at(state.hands, viewer),
    ownBid: viewer === 'table' ? null : (bids[viewer] ?? null),
    chosen: bids.map((bid) => bid !== null),
  }
}

const encodeHands = (hands: readonly (readonly number[])[]) => hands.map((hand) => hand.join('')).join('.')

function decode(text: string): Action | null {
  if (text === 'pass') return { kind: 'pass' }
  const [, kind, rest] = /^(bid|prize|deal)-([1-9]{1}|[1-9]{3}(?:\.[1-9]{3}){0,2})$/.exec(text) ?? []
  if (kind === undefined || rest === undefined) return null
  if (kind === 'deal') return rest.length === 1 ? null : { kind, hands: rest.split('.').map((hand) => [...hand].map(Number)) }
  if (rest.length > 1) return null
  return kind === 'bid' ? { kind: 'bid', card: Number(rest) } : { kind: 'prize', value: Number(rest) }
}

function encode(action: Action): string {
  switch (action.kind) {
    case 'deal':
      return `deal-${encodeHands(action.hands)}`
    case 'prize':
      return `prize-${action.value}`
    case 'bid':
      return `bid-${action.card}`
    case 'pass':
      return 'pass'
  }
}

/** The same table with everything hidden from `viewer` dealt anew: others' hands and their secret choices. */
function sample(state: State, viewer: Viewer, random: Random): State {
  if (state.phase === 'deal') return state
  const bids = state.phase === 'bidding' ? state.bids : []
  const cardsOf = (hand: readonly number[], seat: Seat) => [...hand, ...[bids[seat] ?? 0].filter((bid) => bid > 0)]
  const held = state.hands.map((hand, seat) => (seat === viewer ? [] : cardsOf(hand, seat)))
  const own = viewer === 'table' ? [] : cardsOf(at(state.hands, viewer), viewer)
  const pool = shuffled(
    CARDS.filter((card) => !own.includes(card) && !state.shown.includes(card)),
    random,
  )
  const dealt = held.map((cards) => pool.splice(0, cards.length).sort((a, b) => a - b))
  const secret = bids.map((bid, seat) =>
    bid === null || seat === viewer ? bid : at([0, ...at(dealt, seat)], random.below(1 + at(dealt, seat).length)),
  )
  const hands = dealt.map((cards, seat) =>
    seat === viewer ? at(state.hands, seat) : cards.filter((card) => card !== secret[seat]),
  )
  return state.phase === 'bidding' ? { ...state, hands, bids: secret } : { ...state, hands }
}

/** No card is in two places. */
function invariants(state: State): readonly string[] {
  if (state.phase === 'deal') return []
  const bids = state.phase === 'bidding' ? state.bids.flatMap((bid) => (bid === null || bid === 0 ? [] : [bid])) : []
  const cards = [...state.hands.flat(), ...bids, ...state.shown]
  return new Set(cards).size === cards.length ? [] : ['a card is in two places']
}

/** Points come only from prizes. */
function unexplained(before: State, facts: readonly Fact[], after: State): readonly string[] {
  const sum = (state: State) => (state.phase === 'deal' ? 0 : state.points.reduce((total, own) => total + own, 0))
  const taken = facts.reduce((total, fact) => total + (fact.kind === 'taken' && fact.seat !== null ? fact.value : 0), 0)
  return sum(after) === sum(before) + taken ? [] : ['there are points from nowhere']
}

export const rules: GameRules<State, Action, View, Fact, Code, Options> = {
  id: 'sealed-bids',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  options: [],
  usualRounds: () => 3,
  readOptions: (chosenOptions) => (Object.keys(chosenOptions).length === 0 ? {} : null),
  setup: (seats) => ({ phase: 'deal', seats }),
  toMove(state) {
    if (state.phase === 'deal') return { kind: 'chance', draw: dealing(state.seats) }
    if (state.phase === 'prize') return { kind: 'chance', draw: (random) => ({ kind: 'prize', value: 1 + random.below(5) }) }
    if (state.phase === 'over') return { kind: 'over', outcome: outcomeOf(state.points) }
    return { kind: 'seats', seats: state.bids.flatMap((bid, seat) => (bid === null ? [seat] : [])) }
  },
  turn: (state) => ({ number: state.phase === 'deal' ? 0 : state.round, seat: 0 }),
  legalActions,
  refuse,
  apply,
  view,
  sample,
  defaultAction: () => ({ kind: 'pass' }),
  points: (state) => (state.phase === 'deal' ? [] : state.points),
  encode,
  decode,
  trials: { invariants, unexplained },
}
