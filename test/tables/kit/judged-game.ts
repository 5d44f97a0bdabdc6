/**
 * Tally with a judge in place of a search, which would run into its bug: to add a point is best at every turn, and who is ahead
 * is likely to win.
 */
import type { Game, GameState } from '../../../src/games/game.js'
import { tally } from './tally-game.js'

const WORTH: Readonly<Record<string, number>> = { add: 0.6, roll: 0.58 }

function found(action: string, iterations: number) {
  const worth = { mean: WORTH[action] ?? 0.4, error: 0.01 }
  const candidate = { action, visits: iterations, worth, points: [0, 0], sources: {}, sequel: null }
  return { iterations, candidates: [candidate] }
}

function worth(state: GameState): readonly number[] {
  const points = tally.points(state)
  const sum = points.reduce((all, own) => all + own + 1, 0)
  return points.map((own) => (own + 1) / sum)
}

export const judged: Game = {
  ...tally,
  search: (_state, _seat, { iterations }) => found('add', iterations),
  searchAfter: (_state, _seat, action, iterations) => found(action, iterations),
  worth,
}
