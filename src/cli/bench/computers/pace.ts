/** How many iterations the threads of computer players manage together. */
import type { Game } from '../../../games/game.js'
import { GAMES } from '../../../games/index.js'
import { openThinking } from '../../../thinking/thinking.js'
import type { Metric } from '../metric.js'
import { questionsAbout } from './questions.js'

const THREADS = 2
const BUDGET_MS = 4_000
/** Questions for each thread, so that none waits for the next one. */
const QUESTIONS_AHEAD = 2

export const threadPace: readonly Metric[] = GAMES.map((game) => ({
  name: `iterations_${THREADS}_threads_${game.id.replaceAll('-', '_')}`,
  what: `iterations of the search a second on ${THREADS} threads together, in ${game.name.en} for four`,
  unit: 'iterations/s',
  better: 'higher',
  measure: () => paceOn(THREADS, game, BUDGET_MS),
}))

/** Iterations a second by the clock, after one question has warmed up each thread. */
export async function paceOn(threads: number, game: Game, budgetMs: number): Promise<number> {
  const thinking = openThinking(threads)
  const question = questionsAbout(game)
  const each = Array.from({ length: threads * QUESTIONS_AHEAD }, (_, index) => index)
  let asked = 0
  const ask = async () => (await thinking.lookAhead(question(asked++, 'veteran'))).iterations
  try {
    await Promise.all(each.map(ask))
    const from = performance.now()
    let iterations = 0
    const goOn = async () => {
      do iterations += await ask()
      while (performance.now() < from + budgetMs)
    }
    await Promise.all(each.map(goOn))
    return (iterations * 1000) / (performance.now() - from)
  } finally {
    await thinking.close()
  }
}
