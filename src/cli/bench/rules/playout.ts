import { type Random, seededRandom } from '../../../engine/random.js'
import { MEASURED_GAME } from '../measured-game.js'
import type { Metric } from '../metric.js'

/** Whole random games played until the budget is used up: the number of moves and the time in milliseconds. */
export interface Pace {
  readonly moves: number
  readonly ms: number
}

const SEATS = 4
const BUDGET_MS = 2_000
/** Long enough for the engine to compile the hot code. */
const WARM_UP_MS = 500

/** Plays one game of random legal actions to its end. Returns the number of actions and draws. */
export function playMeasured(random: Random): number {
  return MEASURED_GAME.trials.playOut(SEATS, random)
}

/** Plays whole games in sequence for at least `budget` milliseconds. */
export function paceOf(playGame: (random: Random) => number, seed: string, budget: number): Pace {
  const start = performance.now()
  let moves = 0
  for (let game = 0; performance.now() - start < budget; game++) moves += playGame(seededRandom(`${seed}/${game}`))
  return { moves, ms: performance.now() - start }
}

/** Moves per second. */
export const rateOf = ({ moves, ms }: Pace) => (moves * 1000) / ms

export const playoutRate: Metric = {
  name: 'playout_rate',
  what: `random playouts of ${MEASURED_GAME.name.en} for four: actions a second, with legalActions and apply`,
  unit: 'actions/s',
  better: 'higher',
  async measure() {
    paceOf(playMeasured, 'warm-up', WARM_UP_MS)
    return rateOf(paceOf(playMeasured, 'playout', BUDGET_MS))
  },
}
