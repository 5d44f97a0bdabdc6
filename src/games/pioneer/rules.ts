/** The rules of Pioneer as the contract of a game wants them. */
import type { GameRules, ToMove, TurnOf } from '../../engine/game.js'
import { GALAXIES } from './data/galaxies.js'
import { USUAL_ROUNDS } from './data/game-length.js'
import { apply } from './rules/apply.js'
import type { Fact } from './rules/facts.js'
import { holdings } from './rules/holdings.js'
import { invariants } from './rules/invariants.js'
import { chanceOf } from './rules/kinds/table.js'
import { drawLayout } from './rules/layout.js'
import { legalActions, refuse } from './rules/legal.js'
import { seatsToMove } from './rules/movers.js'
import { decode, encode } from './rules/notation.js'
import { defaultAction, standingOrders } from './rules/orders.js'
import { sample } from './rules/sample.js'
import { finalOutcome, pointsBySource, scoreOf } from './rules/scoring.js'
import type { Action, Options, Playing, RefusalCode, State } from './rules/types.js'
import { unexplained } from './rules/unexplained.js'
import { upgrade } from './rules/upgrade.js'
import { view } from './rules/view.js'
import type { View } from './rules/view-types.js'
import { APPEAL, appeal } from './strategy/appeal.js'
import { prospectsOf } from './strategy/prospects.js'
import { STYLES, styleNamed } from './strategy/styles.js'
import { urges } from './strategy/urges.js'

const SEATS = { min: 2, max: 4 } as const
/** Marks tables whose galaxies and openings even out the order of turns. Those of tables without it were laid out otherwise. */
const STAMP = { order: 'even' } as const

export const pioneerRules: GameRules<State, Action, View, Fact, RefusalCode, Options> = {
  id: 'pioneer',
  rulesVersion: 4,
  seats: SEATS,
  options: [{ id: 'galaxy', choices: GALAXIES }],
  stamp: STAMP,
  questions: {
    kinds: ['battle'],
    asked: (state) => (state.phase === 'battle' ? { kind: 'battle', which: String(state.turns) } : null),
  },
  usualRounds: (seats) => USUAL_ROUNDS[GALAXIES[0]][seats === 2 ? 'two' : 'more'],
  readOptions,
  setup(seats, options) {
    if (seats < SEATS.min || seats > SEATS.max) throw new RangeError(`Pioneer is for 2 to 4 players, not ${seats}`)
    return { phase: 'layout', seats, options }
  },
  toMove,
  turn,
  isOut: (state, seat) => state.phase !== 'layout' && state.players[seat]?.isOut === true,
  legalActions,
  refuse,
  apply,
  view,
  sample,
  takesBack: ({ kind }) => kind === 'unpick' || kind === 'aim-anew',
  defaultAction,
  points: (state) => (state.phase === 'layout' ? [] : state.players.map((_, seat) => scoreOf(state, seat).total)),
  standingOrders,
  encode,
  decode,
  upgrade,
  strategy: {
    prospects: (state, seat, style) => prospectsOf(state, seat, styleNamed(style)),
    appeal: (state, seat, actions, style) => appeal(state, seat, actions, styleNamed(style)),
    pointsBySource,
    // What research brings shows in the end: to play on for a few turns tells less.
    foresight: { turns: null, lead: 4, keenness: APPEAL.keenness, pace: 35 },
    styles: STYLES,
  },
  trials: { invariants, unexplained, urges, holdings },
}

function readOptions(chosen: Readonly<Record<string, string>>): Options | null {
  const { galaxy = GALAXIES[0], order, ...others } = chosen
  const known = GALAXIES.find((choice) => choice === galaxy)
  if (known === undefined || Object.keys(others).length > 0) return null
  if (order === undefined) return { galaxy: known }
  return order === STAMP.order ? { galaxy: known, order } : null
}

function toMove(state: State): ToMove<Action> {
  if (state.phase === 'layout') {
    return { kind: 'chance', draw: (random) => drawLayout(state.seats, state.options, random) }
  }
  if (state.phase === 'over') return { kind: 'over', outcome: finalOutcome(state, state.scores, state.reason) }
  const kind = chanceKind(state)
  const chance = kind === null ? undefined : chanceOf(kind)
  if (chance === undefined) return { kind: 'seats', seats: seatsToMove(state) }
  return { kind: 'chance', draw: (random) => chance.draw(state, random) }
}

/** What chance has to draw now: what is owed first. Null if seats have to decide. */
function chanceKind({ draws, phase }: Playing): 'first' | 'draw' | 'reveal' | 'chart' | 'roll' | null {
  const [owed] = draws
  if (owed !== undefined) return owed.kind === 'cards' ? 'draw' : 'reveal'
  if (phase === 'first' || phase === 'chart') return phase
  return phase === 'die' ? 'roll' : null
}

function turn(state: State): TurnOf {
  return state.phase === 'layout' ? { number: 0, seat: 0 } : { number: state.turns, seat: state.active, round: state.round }
}
