/** How fast each game is played by itself: whole random games, and the search of computer players. */
import { at } from '../../../engine/lists.js'
import { seededRandom } from '../../../engine/random.js'
import type { Game, GameState } from '../../../games/game.js'
import { GAMES } from '../../../games/index.js'
import type { Metric } from '../metric.js'
import { randomAction } from '../position.js'

const SEATS = 4
const BUDGET_MS = 2_000
const WARM_UP_MS = 500
/** Iterations of each search. */
const ITERATIONS = 100

/** In a second of processor time. */
export const searchPace: readonly Metric[] = GAMES.flatMap((game): readonly Metric[] => [
  {
    name: `playouts_${nameOf(game)}`,
    what: `random playouts of ${game.name.en} for four: whole games a second of processor time`,
    unit: 'games/s',
    better: 'higher',
    measure: async () => paceOf((round) => playedOut(game, round)),
  },
  {
    name: `iterations_${nameOf(game)}`,
    what: `iterations of a computer player's search a second of processor time, in ${game.name.en} for four`,
    unit: 'iterations/s',
    better: 'higher',
    async measure() {
      const positions = positionsOf(game)
      return paceOf((round) => searched(game, at(positions, round % positions.length), round))
    },
  },
])

function nameOf({ id }: Game): string {
  return id.replaceAll('-', '_')
}

function playedOut(game: Game, round: number): number {
  game.trials.playOut(SEATS, seededRandom(`playout/${round}`))
  return 1
}

/** Every seventh position of a random game in which somebody has a choice. */
export function positionsOf(game: Game): readonly Asked[] {
  const random = seededRandom('positions')
  const asked: Asked[] = []
  let state = game.setup(SEATS, {})
  if (state === null) throw new Error(`${game.id}: the first options are unknown`)
  for (let next = game.toMove(state); next.kind !== 'over'; next = game.toMove(state)) {
    if (next.kind === 'chance') {
      state = game.replay(state, 'chance', next.draw(random)).state
      continue
    }
    const seat = at(next.seats, 0)
    if (game.legalActions(state, seat).length > 1) asked.push({ state, seat })
    state = game.replay(state, seat, randomAction(game, state, seat, random)).state
  }
  return asked.filter((_, index) => index % 7 === 0)
}

interface Asked {
  readonly state: GameState
  readonly seat: number
}

function searched(game: Game, { state, seat }: Asked, round: number): number {
  return game.search(state, seat, { iterations: ITERATIONS }, seededRandom(`search/${round}`)).iterations
}

/** What `work` counts in a second of processor time. It is given the number of the round. */
function paceOf(work: (round: number) => number): number {
  countFor(WARM_UP_MS, work)
  return countFor(BUDGET_MS, work)
}

function countFor(budget: number, work: (round: number) => number): number {
  const start = process.cpuUsage()
  let count = 0
  for (let round = 0; ; round++) {
    count += work(round)
    const { user, system } = process.cpuUsage(start)
    const ms = (user + system) / 1000
    if (ms >= budget) return (count * 1000) / ms
  }
}
