import { setImmediate } from 'node:timers/promises'
import { at } from '../../../engine/lists.js'
import { type Random, seededRandom } from '../../../engine/random.js'
import type { PlayingTable } from '../../../tables/model/table.js'
import type { Tables } from '../../../tables/model/tables.js'
import { systemEntropy } from '../../../tables/service/system.js'
import { withDatabase } from '../../scratch.js'
import { median } from '../median.js'
import type { Metric } from '../metric.js'
import { choice, good, playedTable, withTables } from './stored-tables.js'

const PRESSES = 200
const WARM_UP = 30

export const commitTime: Metric = {
  name: 'commit_us',
  what: 'a press from the rules to the committed row, without picture or Discord: microseconds at the median',
  unit: 'µs',
  better: 'lower',
  measure: () =>
    withDatabase(async (path) => {
      // Draws follow from secrets, as they do at real tables.
      const times = await withTables(path, ({ tables }) => commitTimes(tables), { entropy: systemEntropy })
      return median(times.slice(WARM_UP)) * 1000
    }),
}

/** How long each press took, in milliseconds. */
async function commitTimes(tables: Tables): Promise<readonly number[]> {
  const random = seededRandom('presses')
  const times: number[] = []
  for (let game = 0; times.length < WARM_UP + PRESSES; game++) {
    let table: PlayingTable | null = await playedTable(tables, `channel ${game}`, () => true)
    while (table !== null && times.length < WARM_UP + PRESSES) table = await pressed(tables, table, random, times)
  }
  return times
}

/** Makes one random press and times it. Null if the press ended the game. */
async function pressed(tables: Tables, table: PlayingTable, random: Random, times: number[]): Promise<PlayingTable | null> {
  const { seat, action } = choice(table, random)
  const start = performance.now()
  good(await tables.act(table.id, at(table.players, seat), table.position, action))
  times.push(performance.now() - start)
  // Deliveries caused by this press run between presses, not during the next one.
  await setImmediate()
  await setImmediate()
  const now = await tables.find(table.id)
  return now?.status === 'playing' ? now : null
}
