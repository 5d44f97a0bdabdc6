/** A bot of one or more processes in a Discord of its own, with a database of its own, and people at its tables. */
import { setTimeout as after } from 'node:timers/promises'
import { at } from '../../../engine/lists.js'
import { seededRandom } from '../../../engine/random.js'
import type { Sandbox } from '../../../sandbox/server/sandbox.js'
import type { Database } from '../../../store/open.js'
import { openServers } from '../../ordeal/wire/servers.js'
import { asking } from '../../postgres/own-server.js'
import { FEW_PICTURES, startCrowded } from '../../wire/crowded.js'
import { databaseSetting, discordSettings, type Running, startProgram } from '../../wire/process.js'
import { type Round, roundOf } from '../wire/sides.js'

export interface FleetPlan {
  readonly processes: number
  readonly database: Database
  readonly shards: number
  /** Each on a server of its own. They lie on all shards alike. */
  readonly tables: number
}

export interface Fleet {
  readonly plan: FleetPlan
  readonly sandbox: Sandbox
  /** Of its processes. */
  readonly pids: readonly number[]
  /** A game at each table. Once one is over, the bot looks back at it, which takes a processor for a while. */
  readonly games: readonly Round[]
  close(): Promise<void>
}

/** Games of four are long. */
const SEATS = 4
const LOOK_MS = 100
const DIVIDING_MS = 60_000

/** Starts the processes, waits until each holds as many shards as any other, and begins a game at each table. */
export async function openFleet(plan: FleetPlan): Promise<Fleet> {
  const names = Array.from({ length: plan.tables }, (_, table) => peopleAt(table))
  const sandbox = await startCrowded({ names: names.flat(), shards: plan.shards, ...FEW_PICTURES })
  const processes: Running[] = []
  async function close(): Promise<void> {
    for (const { child } of processes) child.kill('SIGTERM')
    for (const { stderr } of await Promise.all(processes.map(({ ended }) => ended))) process.stderr.write(stderr)
    await sandbox.close()
  }
  try {
    for (let count = 0; count < plan.processes; count++) {
      const where = { ...discordSettings(sandbox), ...databaseSetting(plan.database) }
      const running = startProgram({ ...where, LOG_LEVEL: 'warn' })
      processes.push(running)
      await running.ready
    }
    await divided(sandbox, plan)
    return { plan, sandbox, pids: processes.flatMap(({ child }) => child.pid ?? []), games: await begun(sandbox, plan), close }
  } catch (thrown) {
    await close()
    throw thrown
  }
}

/** The players, and one who only looks on. */
const peopleAt = (table: number) => Array.from({ length: SEATS + 1 }, (_, seat) => `${table}-${seat}`)

/** Resolves when all shards are connected and every process holds as many as it should. */
async function divided({ gateway }: Sandbox, { database, processes, shards }: FleetPlan): Promise<void> {
  const until = performance.now() + DIVIDING_MS
  while (!gateway.online || (processes > 1 && !(await isEven(database, shards / processes)))) {
    if (performance.now() > until) throw new Error(`The ${processes} processes do not divide the ${shards} shards evenly.`)
    await after(LOOK_MS)
  }
}

async function isEven(database: Database, each: number): Promise<boolean> {
  if (!('url' in database)) throw new Error('Only a database in PostgreSQL has several processes.')
  const held = await asking(database.url, 'select count(*)::integer as shards from shards group by holder')
  return held.every(({ shards }) => shards === each)
}

/** Begins a game at each table, one after the other. */
async function begun(sandbox: Sandbox, { tables, shards }: FleetPlan): Promise<readonly Round[]> {
  const guilds = await openServers(sandbox, tables, shards)
  const games: Round[] = []
  for (const [table, guild] of guilds.entries()) {
    const [onlooker = '', ...players] = peopleAt(table).reverse()
    const { id } = at(
      [...sandbox.world.channels.values()].filter(({ guildId }) => guildId === guild.id),
      0,
    )
    games.push(await roundOf(sandbox, id, players, onlooker, seededRandom(`fleet/${table}`)))
  }
  return games
}
