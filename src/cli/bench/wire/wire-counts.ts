/** Counts over whole games on the wire. */
import { median } from '../median.js'
import type { Metric } from '../metric.js'
import { oncePerRun } from '../once.js'
import { playWireGames } from './games.js'
import type { TurnCount } from './tally.js'

const gamesIn = oncePerRun(({ progress }) => playWireGames(progress))

export const requestsPerPress: Metric = {
  name: 'requests_per_press',
  what: 'requests to Discord that answer a press, at the median over whole games on the wire',
  unit: 'requests',
  better: 'lower',
  measure: async (bench) => median((await gamesIn(bench)).answers),
}

export const requestsPerTurn: Metric = {
  name: 'requests_per_turn',
  what: "requests to Discord in a finished turn beyond the presses' own answers, at the median; a press every 5 s",
  unit: 'requests',
  better: 'lower',
  measure: async (bench) => median((await gamesIn(bench)).turns.map(({ requests }) => requests)),
}

export const pressesPerTurn: Metric = {
  name: 'presses_per_turn',
  what: 'presses of the player whose turn it is, at the median',
  unit: 'presses',
  better: 'lower',
  measure: async (bench) => median((await gamesIn(bench)).turns.map(({ presses }) => presses)),
}

export const pressesPerFullTurn: Metric = {
  name: 'presses_per_full_turn',
  what: 'the same in turns with one road, one coach and a move',
  unit: 'presses',
  better: 'lower',
  async measure(bench) {
    const full = (await gamesIn(bench)).turns.filter(isFull)
    bench.progress(`${full.length} turns with one road, one coach and a move`)
    return full.length === 0 ? null : median(full.map(({ presses }) => presses))
  },
}

/** Whether the turn bought exactly one road and one coach, bought nothing else, and moved the stagecoach. */
export function isFull({ actions }: Pick<TurnCount, 'actions'>): boolean {
  const times = (kind: string) => actions.filter((action) => action === kind).length
  return times('one-road') === 1 && times('buy-coach') === 1 && times('two-roads') === 0 && times('move') > 0
}
