/** Several processes of the bot divide Discord's shards among them; everything happens to them, their database and Discord. */
import { setTimeout as after } from 'node:timers/promises'
import { seededRandom } from '../../engine/random.js'
import { type OwnServer, startServer } from '../postgres/own-server.js'
import type { Blow } from './cluster/blow.js'
import { createTurns } from './cluster/blows.js'
import { type ClusterWatch, watchCluster } from './cluster/cluster-watch.js'
import { figuresOf } from './cluster/tally.js'
import { openLanes } from './lanes.js'
import type { Asked, Trial, Verdict } from './trial.js'
import { type Arena, type Terms, withArena } from './wire/arena.js'
import { reckon } from './wire/reckoning.js'

const PROCESSES = 3
const SHARDS = 4
/** Two shards may identify at once. The others wait for five seconds. */
const MAX_CONCURRENCY = 2
const SERVERS = 12
const TABLES = 24
/** The average time between two presses at a table. */
const THINKING_MS = 2_000

const LONGEST_BREAK_MS = 4_000
/** One in this many blows does not wait until every shard has an owner again. */
const HASTY_EVERY = 4

export const clusterTrial: Trial = {
  name: 'cluster',
  what: `for N minutes ${PROCESSES} processes on one PostgreSQL share ${SHARDS} shards and are killed, frozen, stopped and started at random moments, the database crashes and is cut off, Discord drops connections, while ${TABLES} tables are played on ${SERVERS} servers; all are then played to their end`,
  unit: 'minutes',
  usual: 15,
  runsOnServer: true,
  run: (asked, stage) => runCluster(asked, stage),
}

/** Differences in tests: fewer tables, and blows of their own choice. */
export interface ClusterOptions extends Terms {
  readonly tables?: number
  readonly processes?: number
  readonly thinkingMs?: number
  /** These one after the other, whatever the time, instead of random ones. */
  readonly blows?: readonly Blow[]
  readonly ownServer?: () => Promise<OwnServer>
}

/** Lets blows fall on three processes for `amount` minutes. */
export async function runCluster(asked: Asked, options: ClusterOptions = {}): Promise<Verdict> {
  const { tables = TABLES, ownServer = startServer } = options
  const server = options.database === undefined ? await ownServer() : null
  const database = server === null ? options.database : { url: server.url }
  const discord = { shards: SHARDS, maxConcurrency: MAX_CONCURRENCY, ...options.discord }
  const terms: Terms = { servers: SERVERS, ...options, discord, ...(database === undefined ? {} : { database }) }
  try {
    return await withArena(tables, (arena) => suffer(arena, server, asked, options), terms)
  } finally {
    await server?.remove()
  }
}

async function suffer(arena: Arena, server: OwnServer | null, asked: Asked, options: ClusterOptions): Promise<Verdict> {
  const { tables = TABLES, processes = PROCESSES, thinkingMs = THINKING_MS } = options
  const pace = seededRandom(`${asked.seed}/cluster/pace`)
  const watch = watchCluster(arena, server, SHARDS, asked)
  const { fleet } = watch.scene
  let isGoingOn = true
  const think = () => (isGoingOn ? thinkingMs / 2 + pace.below(thinkingMs) : 0)
  try {
    const lanes = openLanes(arena, tables, asked.seed, () => isGoingOn, think)
    await Promise.all(Array.from({ length: processes }, () => fleet.start()))
    const struck = await strikeOften(watch, asked, options.blows ?? null)
    for (let missing = processes - fleet.up().length; missing > 0; missing--) await fleet.start()
    isGoingOn = false
    asked.progress('the games are played to their end')
    const played = await lanes.played
    await watch.settled()
    watch.end()
    const { figures, failures } = await reckon(arena, played, ...fleet.up().map(({ running }) => running))
    return { figures: { ...figuresOf(struck, watch.scene), ...figures }, failures: [...watch.failures, ...failures] }
  } finally {
    watch.end()
  }
}

/** Lets these blows fall one after the other, or random ones until the time is over. Returns which they were. */
async function strikeOften(
  { scene, settled }: ClusterWatch,
  { amount, seed }: Asked,
  given: readonly Blow[] | null,
): Promise<readonly Blow[]> {
  const random = seededRandom(`${seed}/cluster`)
  const end = performance.now() + amount * 60_000
  const turn = createTurns(random)
  const struck: Blow[] = []
  for (;;) {
    const isOver = given === null ? performance.now() >= end : struck.length === given.length
    const blow = isOver ? null : (given?.[struck.length] ?? turn(scene))
    if (blow === null) return struck
    struck.push(blow)
    await blow.strike(scene)
    if (random.below(HASTY_EVERY) > 0) await settled()
    await after(random.below(LONGEST_BREAK_MS))
  }
}
