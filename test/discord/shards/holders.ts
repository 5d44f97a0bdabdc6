/** Processes that divide a bot's shards among them, each by a gateway of its own on one sandbox. What all know is in memory. */
import { once } from 'node:events'
import { REST } from '@discordjs/rest'
import type { GatewayDispatchPayload } from 'discord-api-types/v10'
import { onTestFinished } from 'vitest'
import type { ShardSession } from '../../../src/cluster/ports.js'
import { createGateway, type Gateway } from '../../../src/discord/wire/gateway.js'
import type { Log } from '../../../src/discord/wire/log.js'
import type { Done } from '../../../src/discord/wire/shard-connection.js'
import type { ShardHolder, ShardHoldings } from '../../../src/discord/wire/shard-holdings.js'
import type { Clock } from '../../../src/sandbox/server/clock.js'
import type { Sandbox } from '../../../src/sandbox/server/sandbox.js'
import type { Guild } from '../../../src/sandbox/server/world/records.js'
import type { Clock as TableClock } from '../../../src/tables/model/ports.js'
import type { FakeClock } from '../../sandbox/fake-clock.js'

/** What all processes know. */
export interface ClusterState {
  readonly sessions: Map<number, ShardSession>
  readonly turn: ShardHoldings['turn']
  readonly clock: GatewayClock
}

type GatewayClock = Pick<TableClock, 'now' | 'after'>

/** The sandbox's clock, as a gateway reads it. */
export const readAs = (clock: Clock): GatewayClock => ({
  now: () => new Date(clock.now()),
  after: (ms, task) => clock.after(ms, task),
})

const APART_MS = 5_000

/** `clock` is the sandbox's, so that turns keep exactly its limits and the ages of events are right. */
export function clusterState(clock: Clock): ClusterState {
  const free = new Map<number, number>()
  return {
    sessions: new Map(),
    clock: readAs(clock),
    async turn(key, signal) {
      const now = clock.now()
      const at = Math.max(now, free.get(key) ?? now)
      free.set(key, at + APART_MS)
      if (at === now) return
      const over = once(signal, 'abort').then(() => signal.throwIfAborted())
      await Promise.race([new Promise<void>((resolve) => clock.after(at - now, resolve)), over])
    },
  }
}

export interface Listener {
  readonly gateway: Gateway
  /** The events that it has heard: `CHANNEL_CREATE attic`. */
  readonly heard: string[]
}

export interface Holder extends Listener {
  take(shard: number): void
  /** Gives a shard up, and leaves its session to the others. */
  release(shard: number): Promise<void>
  /** From now on the process does not hold the shard, without being told. */
  deprive(shard: number): void
}

interface ListenerOptions {
  /** What is to be done because of an event. */
  readonly work?: (payload: GatewayDispatchPayload) => Done
  /** Gets what the gateway tells the operator. */
  readonly log?: Log
}

interface HolderOptions extends ListenerOptions {
  readonly shards: readonly number[]
  /** The number of shards over all processes. */
  readonly count: number
}

const SILENT: Log = { debug() {}, info() {}, warn() {}, error() {} }

/** A gateway on the sandbox for what its process holds. It ends with the test. */
export function listenerOn(
  sandbox: Sandbox,
  holdings: ShardHoldings,
  clock: GatewayClock,
  { work, log = SILENT }: ListenerOptions = {},
): Listener {
  const heard: string[] = []
  const gateway = createGateway({
    rest: new REST({ api: sandbox.apiUrl }).setToken(sandbox.botToken),
    token: sandbox.botToken,
    where: 'the sandbox',
    clock,
    log,
    holdings,
    meet: ({ userId }) => heard.push(`MEET ${userId}`),
    hosts: {
      async open() {},
      begin() {},
      hear(_shard, payload) {
        heard.push(nameOf(payload))
        return work?.(payload)
      },
      async close() {},
    },
    lose() {},
  })
  onTestFinished(() => gateway.close())
  return { gateway, heard }
}

/** A process that holds these shards at first. It ends with the test. */
export function holderOf(sandbox: Sandbox, { sessions, turn, clock }: ClusterState, options: HolderOptions): Holder {
  const { shards, count } = options
  const deprived = new Set<number>()
  let holder: ShardHolder | null = null
  const holdings: ShardHoldings = {
    partitionOf: (shard, count) => ({ shard, count }),
    async begin(_recommended, given) {
      holder = given
      for (const shard of shards) given.take(shard, count)
    },
    holds: (shard) => !deprived.has(shard),
    mayConnect: (shard) => !deprived.has(shard),
    session: async (shard) => sessions.get(shard) ?? null,
    note(shard, session) {
      if (session === null) sessions.delete(shard)
      else sessions.set(shard, session)
    },
    turn,
    portion: () => 1,
    isAwake: () => true,
    async leave() {},
  }
  return {
    ...listenerOn(sandbox, holdings, clock, options),
    take(shard) {
      deprived.delete(shard)
      holder?.take(shard, count)
    },
    async release(shard) {
      const session = (await holder?.release(shard)) ?? null
      if (session !== null) sessions.set(shard, session)
    },
    deprive: (shard) => deprived.add(shard),
  }
}

function nameOf({ t, d }: GatewayDispatchPayload): string {
  return d !== null && typeof d === 'object' && 'name' in d ? `${t} ${d.name}` : t
}

/** A server on each shard. A server's creation time in milliseconds decides its shard. */
export function guildOnEach(sandbox: Sandbox, clock: FakeClock, count: number): readonly Guild[] {
  const found = new Map<number, Guild>()
  while (found.size < count) {
    clock.advance(1)
    const guild = sandbox.addGuild({ name: `Fort ${found.size}`, locale: 'en-US' })
    found.set(Number((BigInt(guild.id) >> 22n) % BigInt(count)), guild)
  }
  return [...found].toSorted(([one], [other]) => one - other).map(([, guild]) => guild)
}

/** The names of the channels whose creation was heard, in order. */
export const channelsHeard = (...holders: readonly Pick<Holder, 'heard'>[]) =>
  holders.flatMap(({ heard }) => heard.flatMap((event) => /^CHANNEL_CREATE (.+)$/.exec(event)?.[1] ?? []))
