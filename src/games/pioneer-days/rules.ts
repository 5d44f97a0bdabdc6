/** The rules of Pioneer Days as an implementation of the game contract. */

import type { GameRules, ToMove, TurnOf } from '../../engine/game.js'
import type { Random } from '../../engine/random.js'
import { outcomeOf } from '../../engine/ranking.js'
import { decode, encode } from './notation.js'
import { apply } from './rules/apply.js'
import { defaultAction } from './rules/autopilot.js'
import type { Fact } from './rules/facts.js'
import { invariants, unexplained } from './rules/invariants.js'
import { legalActions, onlyEnd } from './rules/legal.js'
import { seatsToMove } from './rules/movers.js'
import { drawDeal, drawOutfit } from './rules/phases/setup.js'
import { drawRoll, drawWeek } from './rules/phases/week.js'
import { refuse } from './rules/refuse.js'
import { sample } from './rules/sample.js'
import { better, finalScores, REASON } from './rules/scoring.js'
import type { Action, Options, RefusalCode, State, View } from './rules/types.js'
import { upgrade } from './rules/upgrade.js'
import { view } from './rules/view.js'
import { APPEAL, appeal } from './strategy/appeal.js'
import { pointsBySource, prospects } from './strategy/prospects.js'
import { urges } from './strategy/urges.js'

const SEATS = { min: 2, max: 4 } as const
const SETS = ['first-game', 'drawn'] as const
const BOARDS = ['standard', 'unique'] as const

export const pioneerDaysRules: GameRules<State, Action, View, Fact, RefusalCode, Options> = {
  id: 'pioneer-days',
  rulesVersion: 2,
  seats: SEATS,
  options: [
    { id: 'sets', choices: SETS },
    { id: 'boards', choices: BOARDS },
  ],
  questions: {
    kinds: ['disaster', 'town'],
    asked(state) {
      if (state.phase === 'boards') return { kind: 'boards', which: '' }
      if (state.phase === 'disaster') return { kind: 'disaster', which: state.resolving.disaster }
      return state.phase === 'town' ? { kind: 'town', which: String(state.week) } : null
    },
  },
  // Four weeks of five days, with one turn per seat and day.
  usualRounds: () => 20,
  readOptions,
  setup(seats, options) {
    if (seats < SEATS.min || seats > SEATS.max) throw new RangeError(`Pioneer Days is for 2 to 4 players, not ${seats}`)
    return { phase: 'deal', seats, options }
  },
  toMove,
  turn,
  legalActions,
  refuse,
  apply,
  view,
  sample,
  defaultAction,
  onlyEnd,
  points: (state) => (state.phase === 'deal' ? [] : finalScores(state).map((score) => score.total)),
  encode,
  decode,
  upgrade,
  strategy: {
    prospects,
    pointsBySource,
    appeal,
    foresight: { turns: 8, lead: 10, keenness: APPEAL.keenness, pace: 150 },
  },
  trials: { invariants, unexplained, urges },
}

function readOptions(chosen: Readonly<Record<string, string>>): Options | null {
  const { sets = SETS[0], boards = BOARDS[0], ...others } = chosen
  const knownSets = SETS.find((choice) => choice === sets)
  const knownBoards = BOARDS.find((choice) => choice === boards)
  if (knownSets === undefined || knownBoards === undefined || Object.keys(others).length > 0) return null
  return { sets: knownSets, boards: knownBoards }
}

function toMove(state: State): ToMove<Action> {
  if (state.phase === 'over') return { kind: 'over', outcome: outcomeOf(state.scores, better, REASON) }
  const draw = drawOf(state)
  return draw === null ? { kind: 'seats', seats: seatsToMove(state) } : { kind: 'chance', draw }
}

/** The pending chance draw, gold first. Null if seats have to decide. */
function drawOf(state: State): ((random: Random) => Action) | null {
  if (state.phase === 'deal') return (random) => drawDeal(state.seats, state.options, random)
  if (state.draws.length > 0) return (random) => ({ kind: 'gold', nuggets: drawNuggets(state.goldBag, random) })
  switch (state.phase) {
    case 'outfit':
      return (random) => drawOutfit(state, random)
    case 'week':
      return (random) => drawWeek(state, random)
    case 'roll':
      return (random) => drawRoll(state, random)
    default:
      return null
  }
}

/** Draws one token from the bag, all equally likely. Returns its nuggets. */
function drawNuggets([ones, twos, threes]: readonly [number, number, number], random: Random): number {
  const token = random.below(ones + twos + threes)
  if (token < ones) return 1
  return token < ones + twos ? 2 : 3
}

/** The choice of boards belongs to the first turn. Disasters and towns belong to the last turn of their day. */
function turn(state: State): TurnOf {
  return state.phase === 'deal' ? { number: 0, seat: 0 } : { number: Math.max(1, state.turns), seat: state.active }
}
