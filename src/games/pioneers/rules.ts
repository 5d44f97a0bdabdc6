/** The rules of Pioneers as an implementation of the game contract. */

import type { GameRules, ToMove } from '../../engine/game.js'
import { pick } from '../../engine/random.js'
import { outcomeOf } from '../../engine/ranking.js'
import { decode, encode } from './notation.js'
import { END_TURN } from './rules/actions.js'
import { apply } from './rules/apply.js'
import { defaultAction } from './rules/autopilot.js'
import type { Fact } from './rules/facts.js'
import { invariants, unexplained } from './rules/invariants.js'
import { askedSeat, legalActions } from './rules/legal.js'
import { standingOrders } from './rules/orders.js'
import { isUndealt, turnBefore } from './rules/phases/laying.js'
import { drawDeal, tableOf } from './rules/phases/setup.js'
import { drawNugget } from './rules/phases/tile-action.js'
import { refuse } from './rules/refuse.js'
import { sample } from './rules/sample.js'
import { better, finalScores } from './rules/scoring.js'
import { turnNumber } from './rules/turn.js'
import type { Action, Options, RefusalCode, State } from './rules/types.js'
import { view } from './rules/view.js'
import type { View } from './rules/view-types.js'
import { APPEAL, appeal } from './strategy/appeal.js'
import { pointsBySource, prospects } from './strategy/prospects.js'
import { urges } from './strategy/urges.js'

const SEATS = { min: 2, max: 4 } as const
/** By number of seats: the medians of the simulated games in SOURCES.md. */
const USUAL_ROUNDS: Readonly<Record<number, number>> = { 2: 11, 3: 13, 4: 12 }
const COVERS = ['standard', 'random', 'chosen'] as const
/** Marks tables whose random covers may leave small gates. Tables without it drew covers that left no gate. */
const STAMP = { gates: 'few' } as const

export const pioneersRules: GameRules<State, Action, View, Fact, RefusalCode, Options> = {
  id: 'pioneers',
  rulesVersion: 1,
  seats: SEATS,
  options: [{ id: 'covers', choices: COVERS, players: [2] }],
  stamp: STAMP,
  usualRounds: (seats) => USUAL_ROUNDS[seats] ?? 12,
  readOptions,
  setup(seats, options) {
    if (seats < SEATS.min || seats > SEATS.max) throw new RangeError(`Pioneers is for 2 to 4 players, not ${seats}`)
    return { phase: seats === 2 && options.covers === 'chosen' ? 'first' : 'deal', seats, options }
  },
  toMove,
  turn: (state) => (isUndealt(state) ? turnBefore(state) : { number: turnNumber(state), seat: state.turn.seat }),
  legalActions,
  refuse,
  apply: (state, _by, action) => apply(state, action),
  view,
  sample,
  defaultAction: (state, _seat) => defaultAction(state),
  onlyEnd: (state, _seat) => (state.phase === 'turn-end' ? END_TURN : null),
  standingOrders,
  points: (state) => finalScores(tableOf(state)).map((score) => score.total),
  encode,
  decode,
  strategy: {
    prospects,
    pointsBySource,
    appeal,
    foresight: { turns: 4, lead: 10, keenness: APPEAL.keenness, pace: 200 },
  },
  trials: { invariants, unexplained, urges },
}

/**
 * `covers` is the only option and matters only with two players. Random covers follow the rule at the time the table was opened.
 */
function readOptions(chosen: Readonly<Record<string, string>>): Options | null {
  const { covers = COVERS[0], gates, ...others } = chosen
  const known = COVERS.find((choice) => choice === covers)
  if (known === undefined || Object.keys(others).length > 0) return null
  if (gates === undefined) return { covers: known === 'random' ? 'gateless' : known }
  return gates === STAMP.gates ? { covers: known } : null
}

function toMove(state: State): ToMove<Action> {
  switch (state.phase) {
    case 'deal':
      return { kind: 'chance', draw: (random) => drawDeal(state.seats, state.options, random, state.laid) }
    case 'first':
      return { kind: 'chance', draw: (random) => ({ kind: 'first', seat: random.below(state.seats) }) }
    case 'refill':
      return { kind: 'chance', draw: (random) => ({ kind: 'refill', coach: pick(state.unseen, random) }) }
    case 'nugget':
      return { kind: 'chance', draw: (random) => drawNugget(state, random) }
    case 'over':
      return { kind: 'over', outcome: outcomeOf(state.scores, better, state.end) }
    default:
      return { kind: 'seats', seats: [askedSeat(state)] }
  }
}
