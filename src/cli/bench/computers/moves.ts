/** How long computer players of each level take to decide while those of many tables think. */
import { setTimeout as after } from 'node:timers/promises'
import { at } from '../../../engine/lists.js'
import { seededRandom } from '../../../engine/random.js'
import { GAMES } from '../../../games/index.js'
import { LEVELS, type Level } from '../../../players/levels.js'
import { openThinking, threadsForThinking } from '../../../thinking/thinking.js'
import { quantile } from '../../ordeal/load/measure.js'
import type { Metric } from '../metric.js'
import { oncePerRun } from '../once.js'
import { questionsAbout } from './questions.js'

const TABLES = 50
const BUDGET_MS = 20_000
/** People are left time to read each move. */
const SHORTEST_REST_MS = 1_000
const LONGEST_REST_MS = 4_000

const SHARES = [
  { name: 'move_ms', share: 0.5, which: 'at the median' },
  { name: 'move_p99_ms', share: 0.99, which: 'for 99 of 100' },
] as const

export const moveTimesByLevel: readonly Metric[] = LEVELS.flatMap((level) => {
  const timesOf = oncePerRun(() => moveTimes(level, TABLES, BUDGET_MS))
  return SHARES.map(
    ({ name, share, which }): Metric => ({
      name: `${name}_${level}`,
      what: `until a ${level} has decided on a move, ${which}, while the computer players of ${TABLES} tables think`,
      unit: 'ms',
      better: 'lower',
      measure: async (bench) => quantile(await timesOf(bench), share),
    }),
  )
})

/** Milliseconds from each question to its answer. At each of the tables of all games one follows the other, after a rest. */
export async function moveTimes(level: Level, tables: number, budgetMs: number): Promise<readonly number[]> {
  const thinking = openThinking(threadsForThinking())
  const questioners = GAMES.map(questionsAbout)
  const times: number[] = []
  try {
    // The first question starts the threads.
    await thinking.choose(at(questioners, 0)(0, level))
    const end = performance.now() + budgetMs
    const playAt = async (table: number) => {
      const random = seededRandom(`moves/${level}/${table}`)
      const questioner = at(questioners, table % questioners.length)
      for (let move = 0; performance.now() < end; move++) {
        await after(SHORTEST_REST_MS + random.below(LONGEST_REST_MS - SHORTEST_REST_MS))
        const question = questioner(tables * move + table, level)
        const from = performance.now()
        await thinking.choose(question)
        times.push(performance.now() - from)
      }
    }
    await Promise.all(Array.from({ length: tables }, (_, table) => playAt(table)))
    return times
  } finally {
    await thinking.close()
  }
}
