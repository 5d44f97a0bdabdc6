/**
 * Tally, the smallest game with repeatable actions, questions to others, draws within a turn, and a deliberate bug. On your turn
 * add points or peek as often as you like, roll for some, or ask others whether they give you one or dare you to roll. Then end
 * the turn.
 */
import type { Actor, GameRules, Refusal, Seat, Viewer } from '../../../src/engine/game.js'
import { at } from '../../../src/engine/lists.js'
import { plug } from '../../../src/game-plug/plug.js'

type Phase =
  | { readonly kind: 'first' }
  | { readonly kind: 'main' }
  | { readonly kind: 'asked'; readonly seats: readonly Seat[] }
  | { readonly kind: 'rolling'; readonly back: Phase }
  | { readonly kind: 'over' }

interface State {
  readonly phase: Phase
  readonly turn: number
  readonly turns: number
  readonly seat: Seat
  readonly points: readonly number[]
}

type Plain = 'add' | 'peek' | 'ask' | 'ask-all' | 'yes' | 'no' | 'dare' | 'roll' | 'end' | 'boom'
type Action = { readonly kind: Plain } | { readonly kind: 'first' | 'rolled'; readonly value: number }
interface Fact {
  readonly kind: Action['kind']
  readonly to: Viewer
  readonly by: Actor
  readonly value: number
}
interface View {
  readonly points: readonly number[]
}
type Code = 'not-now'

const PLAIN: readonly Plain[] = ['add', 'peek', 'ask', 'ask-all', 'yes', 'no', 'dare', 'roll', 'end', 'boom']
const OWN_TURN: readonly Plain[] = ['add', 'peek', 'ask', 'ask-all', 'roll', 'end', 'boom']

const plusOne = (points: readonly number[], seat: Seat, more = 1) =>
  points.map((own, index) => (index === seat ? own + more : own))

function movers(state: State): readonly Seat[] {
  if (state.phase.kind === 'main') return [state.seat]
  return state.phase.kind === 'asked' ? state.phase.seats : []
}

function legal(state: State, seat: Seat): readonly Plain[] {
  if (!movers(state).includes(seat)) return []
  return state.phase.kind === 'asked' ? ['yes', 'no', 'dare'] : OWN_TURN
}

function others(state: State): readonly Seat[] {
  return state.points.map((_, seat) => seat).filter((seat) => seat !== state.seat)
}

function answered(state: State, by: Actor): Phase {
  const seats = movers(state).filter((seat) => seat !== by)
  return seats.length === 0 ? { kind: 'main' } : { kind: 'asked', seats }
}

function after(state: State, by: Actor, action: Action): State {
  const main = { kind: 'main' } as const
  switch (action.kind) {
    case 'first':
      return { ...state, phase: main, turn: 1, seat: action.value }
    case 'rolled':
      return state.phase.kind === 'rolling'
        ? { ...state, phase: state.phase.back, points: plusOne(state.points, state.seat, action.value) }
        : state
    case 'add':
      return { ...state, points: plusOne(state.points, state.seat) }
    case 'peek':
      return state
    case 'ask':
      return { ...state, phase: { kind: 'asked', seats: [(state.seat + 1) % state.points.length] } }
    case 'ask-all':
      return { ...state, phase: { kind: 'asked', seats: others(state) } }
    case 'yes':
      return { ...state, points: plusOne(state.points, state.seat), phase: answered(state, by) }
    case 'no':
      return { ...state, phase: answered(state, by) }
    case 'dare':
      return { ...state, phase: { kind: 'rolling', back: answered(state, by) } }
    case 'roll':
      return { ...state, phase: { kind: 'rolling', back: main } }
    case 'end': {
      if (state.turn === state.turns) return { ...state, phase: { kind: 'over' } }
      return { ...state, turn: state.turn + 1, seat: (state.seat + 1) % state.points.length }
    }
    case 'boom':
      throw new Error('a bug in the rules')
  }
}

const rules: GameRules<State, Action, View, Fact, Code, { readonly turns: number }> = {
  id: 'tally',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: [{ id: 'turns', choices: ['3', '1000'] }],
  usualRounds: () => 2,
  readOptions: (chosen) => ({ turns: Number(chosen.turns ?? '3') }),
  setup: (seats, { turns }) => ({
    phase: { kind: 'first' },
    turn: 0,
    turns,
    seat: 0,
    points: Array.from({ length: seats }, () => 0),
  }),
  toMove(state) {
    switch (state.phase.kind) {
      case 'first':
        return { kind: 'chance', draw: (random) => ({ kind: 'first', value: random.below(state.points.length) }) }
      case 'rolling':
        return { kind: 'chance', draw: (random) => ({ kind: 'rolled', value: 1 + random.below(6) }) }
      case 'over': {
        const best = Math.max(...state.points)
        const winners = state.points.flatMap((own, seat) => (own === best ? [seat] : []))
        const places = state.points.map((own) => 1 + state.points.filter((other) => other > own).length)
        return { kind: 'over', outcome: { winners, places, points: state.points, reason: 'turns' } }
      }
      default:
        return { kind: 'seats', seats: movers(state) }
    }
  },
  turn: (state) => ({ number: state.turn, seat: state.seat }),
  legalActions: (state, seat) => legal(state, seat).map((kind) => ({ kind })),
  refuse(state, seat, action): Refusal<Code> | null {
    return legal(state, seat).some((kind) => kind === action.kind) ? null : { code: 'not-now', rule: 'T1' }
  },
  apply(state, by, action) {
    const value = 'value' in action ? action.value : 1
    return {
      state: after(state, by, action),
      facts: [{ kind: action.kind, to: action.kind === 'peek' && by !== 'chance' ? by : 'table', by, value }],
    }
  },
  points: (state) => state.points,
  trials: {
    invariants: ({ points }) => (Math.min(...points) < 0 ? ['somebody has less than nothing'] : []),
    unexplained: () => [],
  },
  view: (state) => ({ points: state.points }),
  sample: (state) => state,
  standingOrders: {
    ids: ['ask', 'yes', 'no'],
    ordered: (state, _seat, order) =>
      state.phase.kind === 'asked' && (order === 'yes' || order === 'no') ? { kind: order } : null,
  },
  defaultAction: (state) => ({ kind: state.phase.kind === 'asked' ? 'no' : 'end' }),
  encode: (action) => ('value' in action ? `${action.kind}-${action.value}` : action.kind),
  decode(text) {
    const drawn = /^(first|rolled)-(\d)$/.exec(text)
    if (drawn !== null) return { kind: drawn[1] === 'first' ? 'first' : 'rolled', value: Number(drawn[2]) }
    const kind = PLAIN.find((plain) => plain === text)
    return kind === undefined ? null : { kind }
  },
}

const alike = <T>(value: T) => ({ en: value, fr: value, de: value })
const pointsText = (view: View, names: readonly string[]) =>
  view.points.map((own, seat) => `${at(names, seat)} ${own}`).join(', ')

const plugged = (own: typeof rules) =>
  plug<State, Action, View, Fact, Code, { readonly turns: number }, never>(
    own,
    {
      name: alike('Tally'),
      pitch: alike('Add up.'),
      handName: alike('My points'),
      orderTexts: alike({ name: 'When asked', choices: { ask: 'Ask', yes: 'Yes', no: 'No' } }),
      optionTexts: alike({ turns: { name: 'Turns', choices: { '3': '3', '1000': '1000' } } }),
      controls: ({ legal: actions, encode }) => ({
        panel: {
          title: 'Tally',
          blocks: [actions.slice(0, 5), actions.slice(5)]
            .filter((row) => row.length > 0)
            .map((row) => ({
              kind: 'buttons',
              buttons: row.map((action) => ({
                label: action.kind,
                style: 'primary',
                target: { kind: 'action', action: encode(action) },
                saysTurnEnds: action.kind === 'end',
              })),
            })),
        },
        marks: [],
      }),
      board: (view) => ({ width: 10, height: 10, key: view.points.join('-'), paint: (ctx) => ctx.fillRect(0, 0, 10, 10) }),
      alt: (view, _news, reader) => pointsText(view, reader.names),
      hand: (view, seat) => `${at(view.points, seat)}`,
      final: (view, pointsByTurn) => ({
        drawing: { width: 10, height: 10, key: `final-${view.points.join('-')}`, paint: (ctx) => ctx.fillRect(0, 0, 10, 10) },
        alt: `Points by turn: ${pointsByTurn.map((points) => points.join(' ')).join(', ')}`,
      }),
      story: (fact) => `${fact.by} ${fact.kind} ${fact.value}`,
      digest: (facts, _seat, _reader, name) => {
        const told = facts.map(({ kind, value }) => `${kind} ${value}`).join(', ')
        return name === undefined || told === '' ? told : `${name} ${told}`
      },
      refusal: (refusal) => refusal.rule,
      text: (view, reader) => [{ title: 'Points', text: pointsText(view, reader.names) }],
      status: (view, reader) => pointsText(view, reader.names),
      result: (view, reader) => pointsText(view, reader.names),
      figures: (view, _facts, chosen) =>
        view.points.map((own, seat) => ({
          sources: { pairs: own - (own % 2), rest: own % 2 },
          choices: {
            peek: chosen.filter(({ kind, by }) => kind === 'peek' && by === seat).length,
            add: chosen.filter(({ kind, by }) => kind === 'add' && by === seat).length,
          },
          feats: { pairs: Math.floor(own / 2) },
        })),
      figureTexts: alike({
        sources: { pairs: 'pairs', rest: 'the rest' },
        choices: { name: 'Favourites', choices: { peek: 'peeking', add: 'adding' } },
        rounds: (count) => `${count} rounds`,
        feats: { pairs: { name: 'Most pairs', amount: (count) => `${count} pairs` } },
      }),
      rules: () => [],
    },
    { setup: () => ({}), fact: (fact) => ({ ...fact }) },
  )

export const tally = plugged(rules)

/** Tally whose first turn comes before turn 1, as in games in which players decide about the setup. */
export const tallyWithSetup = plugged({ ...rules, turn: ({ turn, seat }) => ({ number: Math.max(0, turn - 1), seat }) })

/** Without the deliberate bug, with one seat to move at a time, and with a turn for each seat. */
export const soundTally = plugged({
  ...rules,
  setup: (seats, { turns }) => rules.setup(seats, { turns: Math.max(turns, seats) }),
  legalActions: (state, seat) => rules.legalActions(state, seat).filter(({ kind }) => kind !== 'boom' && kind !== 'ask-all'),
})
