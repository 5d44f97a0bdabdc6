/** Measures the bot with very many open tables: the time until it is ready, and the memory it needs for all of them. */
import { availableParallelism } from 'node:os'
import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import type { Sandbox } from '../../../sandbox/server/sandbox.js'
import { startSandbox } from '../../../sandbox/server/start.js'
import { seatsToMove } from '../../../tables/model/table.js'
import { withDatabase } from '../../scratch.js'
import type { Running } from '../../wire/process.js'
import { MEASURED_GAME } from '../measured-game.js'
import { median } from '../median.js'
import type { Bench, Metric } from '../metric.js'
import { oncePerRun } from '../once.js'
import { copyTable, playedTable, type Setting, withTables } from '../storage/stored-tables.js'
import { withBot } from '../wire/hosted.js'
import { residentMebibytes } from './memory.js'

const TABLES = 20_000
const SERVERS = 200
/** Log entries per table. */
const ENTRIES = 50
const STARTS = 3
const SEATS: readonly Seat[] = [0, 1, 2, 3]
/** Players who look at their tables at the same time. */
const AT_ONCE = 4 * availableParallelism()
const TOLD_EVERY = 5_000

interface Crowd {
  readonly startSeconds: number
  /** Null where the system does not report it. */
  readonly mebibytes: number | null
}

const crowdOf = oncePerRun((bench) => withDatabase((path) => measureCrowd(path, bench)))

export const start20k: Metric = {
  name: 'start_20k',
  what: `from the start of the program until it is ready, with ${TABLES} open tables`,
  unit: 's',
  better: 'lower',
  measure: async (bench) => (await crowdOf(bench)).startSeconds,
}

export const rss20k: Metric = {
  name: 'rss_20k',
  what: `memory of the program after a player of each of ${TABLES} open tables has opened the panel`,
  unit: 'MiB',
  better: 'lower',
  measure: async (bench) => (await crowdOf(bench)).mebibytes,
}

async function measureCrowd(path: string, { progress }: Bench): Promise<Crowd> {
  const sandbox = await startSandbox({ world: worldOf(TABLES) })
  try {
    const original = await withTables(path, ({ tables }) =>
      playedTable(tables, 'original', ({ position }) => position >= ENTRIES),
    )
    const settings = settingsIn(sandbox, at(seatsToMove(original), 0))
    copyTable(path, original, settings, 't')
    progress(`${TABLES} tables are stored`)
    const seconds: number[] = []
    const started = async (work: (bot: Running) => Promise<number | null>) => {
      const before = performance.now()
      return withBot(
        sandbox,
        (bot) => {
          seconds.push((performance.now() - before) / 1000)
          return work(bot)
        },
        path,
      )
    }
    for (let start = 1; start < STARTS; start++) await started(async () => null)
    const mebibytes = await started(async ({ child }) => {
      await touchAll(sandbox, settings, progress)
      return residentMebibytes(child.pid)
    })
    return { startSeconds: median(seconds), mebibytes }
  } finally {
    await sandbox.close()
  }
}

/** Creates one player per table, with the tables' channels spread over many servers. */
function worldOf(tables: number) {
  const numbers = Array.from({ length: tables }, (_, number) => number)
  const channelsOf = (server: number) =>
    numbers.filter((number) => number % SERVERS === server).map((number) => `table-${number}`)
  return {
    users: numbers.map((number) => ({ name: `player-${number}`, locale: 'en-US' })),
    guilds: numbers
      .slice(0, SERVERS)
      .map((server) => ({ name: `server-${server}`, locale: 'en-US', channels: channelsOf(server) })),
  }
}

/** Where each table is played. A sandbox user sits in the seat that is to move; the other players are made up. */
function settingsIn({ world }: Sandbox, mover: Seat): readonly Setting[] {
  const users = [...world.users.keys()]
  return [...world.channels.values()].map(({ id, guildId }, number) => {
    const playerIds = SEATS.map((seat) => (seat === mover ? (users[number] ?? '') : `${id}${seat}`))
    return { guildId, channelId: id, playerIds }
  })
}

/** Has the player who is to move look at each table once. */
async function touchAll(sandbox: Sandbox, settings: readonly Setting[], progress: Bench['progress']): Promise<void> {
  const users = [...sandbox.world.users.keys()]
  const left = settings.entries()
  const times: number[] = []
  let looks = 0
  const look = async () => {
    for (const [number, { channelId }] of left) {
      const start = performance.now()
      const { state } = await sandbox.command(at(users, number), channelId, MEASURED_GAME.id, { hand: {} }).settled
      if (state !== 'done') throw new Error('A command was not answered in time.')
      times.push(performance.now() - start)
      if (++looks % TOLD_EVERY === 0) progress(`${looks} tables looked at, ${median(times.splice(0)).toFixed(1)} ms each`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, look))
}
