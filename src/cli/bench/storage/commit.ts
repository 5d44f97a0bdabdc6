import { setImmediate } from 'node:timers/promises'
import { at } from '../../../engine/lists.js'
import { type Random, seededRandom } from '../../../engine/random.js'
import { GAMES } from '../../../games/index.js'
import { openStore } from '../../../store/sqlite/open.js'
import type { User } from '../../../tables/model/people.js'
import { type PlayingTable, seatsToMove } from '../../../tables/model/table.js'
import type { Result, Tables } from '../../../tables/model/tables.js'
import { createTables } from '../../../tables/service/create-tables.js'
import { systemClock, systemEntropy } from '../../../tables/service/system.js'
import { withDatabase } from '../../scratch.js'
import { MEASURED_GAME } from '../measured-game.js'
import { median } from '../median.js'
import type { Metric } from '../metric.js'
import { randomAction } from '../position.js'

const USERS: readonly User[] = ['Annie', 'Bill', 'Katie', 'Jim'].map((name, index) => ({ id: `${index + 1}`, name }))
const PRESSES = 200
const WARM_UP = 30

export const commitTime: Metric = {
  name: 'commit_us',
  what: 'a press from the rules to the committed row, without picture or Discord: microseconds at the median',
  unit: 'µs',
  better: 'lower',
  measure: () => withDatabase(async (path) => median((await commitTimes(path)).slice(WARM_UP)) * 1000),
}

/** How long each press took, in milliseconds. */
async function commitTimes(path: string): Promise<readonly number[]> {
  const { store, settings, close } = openStore(path)
  const publisher = { publish: async () => null, setAside: async () => {} }
  const logger = { warn: failed, error: failed }
  const tables = createTables({ games: GAMES, store, settings, publisher, logger, clock: systemClock, entropy: systemEntropy })
  const random = seededRandom('presses')
  const times: number[] = []
  try {
    for (let game = 0; times.length < WARM_UP + PRESSES; game++) {
      let table: PlayingTable | null = await begun(tables, `channel ${game}`)
      while (table !== null && times.length < WARM_UP + PRESSES) table = await pressed(tables, table, random, times)
    }
  } finally {
    await tables.close()
    close()
  }
  return times
}

function failed(_about: object, message: string): never {
  throw new Error(message)
}

function good<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`A press was refused: ${JSON.stringify(result.refusal)}`)
  return result.value
}

async function begun(tables: Tables, channelId: string): Promise<PlayingTable> {
  const host = at(USERS, 0)
  const place = {
    guildId: 'guild',
    channelId,
    gameId: MEASURED_GAME.id,
    capacity: USERS.length,
    locale: 'en',
    options: {},
  } as const
  const { id } = good(await tables.open({ ...place, host }))
  for (const guest of USERS.slice(1)) good(await tables.join(id, guest))
  return good(await tables.start(id, host))
}

/** Makes one random press and times it. Null if the press ended the game. */
async function pressed(tables: Tables, table: PlayingTable, random: Random, times: number[]): Promise<PlayingTable | null> {
  const seat = at(seatsToMove(table), 0)
  const action = randomAction(MEASURED_GAME, table.state, seat, random)
  const start = performance.now()
  good(await tables.act(table.id, at(table.players, seat), table.position, action))
  times.push(performance.now() - start)
  // Deliveries caused by this press run between presses, not during the next one.
  await setImmediate()
  await setImmediate()
  const now = await tables.find(table.id)
  return now?.status === 'playing' ? now : null
}
