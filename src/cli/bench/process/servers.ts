/** Measures the bot on very many servers: the time until it answers on the last one, and the memory each server costs. */
import { setTimeout as wait } from 'node:timers/promises'
import { at } from '../../../engine/lists.js'
import { GAMES } from '../../../games/index.js'
import { startSandbox } from '../../../sandbox/server/start.js'
import type { WorldSeed } from '../../../sandbox/server/world/guilds.js'
import { median } from '../median.js'
import type { Bench, Metric } from '../metric.js'
import { oncePerRun } from '../once.js'
import { withBot } from '../wire/hosted.js'
import { residentMebibytes } from './memory.js'

const SERVERS = 2_000
const CHANNELS = 40
const FURNISHING = { roles: 30, emojis: 50 }
const ROUNDS = 3
/** Time for start-up garbage to be freed and for shared picture parts to be made. */
const SETTLING_MS = 20_000

interface Crowd {
  readonly startSeconds: number
  /** Null where the system does not report it. */
  readonly mebibytesEach: number | null
}

const crowdOf = oncePerRun(measureCrowd)

export const startServers: Metric = {
  name: 'start_2k_servers',
  what: `from the start of the program until it has answered on the last of ${SERVERS} servers`,
  unit: 's',
  better: 'lower',
  measure: async (bench) => (await crowdOf(bench)).startSeconds,
}

export const memoryPerServer: Metric = {
  name: 'mib_per_server',
  what: `memory for each of ${SERVERS} servers with ${CHANNELS} channels, ${FURNISHING.roles} roles and ${FURNISHING.emojis} emojis`,
  unit: 'MiB',
  better: 'lower',
  measure: async (bench) => (await crowdOf(bench)).mebibytesEach,
}

async function measureCrowd({ progress }: Bench): Promise<Crowd> {
  const seconds: number[] = []
  const each: (number | null)[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const one = await startOn(1)
    const many = await startOn(SERVERS)
    seconds.push(many.seconds)
    each.push(one.mebibytes === null || many.mebibytes === null ? null : (many.mebibytes - one.mebibytes) / (SERVERS - 1))
    progress(
      `${SERVERS} servers: ${many.seconds.toFixed(1)} s, ${many.mebibytes?.toFixed(0)} MiB; one: ${one.mebibytes?.toFixed(0)} MiB`,
    )
  }
  const known = each.filter((value) => value !== null)
  return { startSeconds: median(seconds), mebibytesEach: known.length === 0 ? null : median(known) }
}

/** Starts the bot on `servers` servers and asks for an answer on the last one. */
async function startOn(servers: number): Promise<{ readonly seconds: number; readonly mebibytes: number | null }> {
  const sandbox = await startSandbox({ world: worldOf(servers) })
  try {
    const before = performance.now()
    return await withBot(sandbox, async ({ child }) => {
      const channel = at([...sandbox.world.channels.keys()].reverse(), 0)
      const { state } = await sandbox.command(sandbox.user('Annie').id, channel, at(GAMES, 0).id, { rules: {} }).settled
      if (state !== 'done') throw new Error('A command was not answered in time.')
      const seconds = (performance.now() - before) / 1000
      await wait(SETTLING_MS)
      return { seconds, mebibytes: residentMebibytes(child.pid) }
    })
  } finally {
    await sandbox.close()
  }
}

function worldOf(servers: number): WorldSeed {
  const channels = Array.from({ length: CHANNELS }, (_, number) => `channel-${number}`)
  const guilds = Array.from({ length: servers }, (_, number) => {
    return { name: `server-${number}`, locale: 'en-US', channels, furnishing: FURNISHING }
  })
  return { users: [{ name: 'Annie', locale: 'en-US' }], guilds }
}
