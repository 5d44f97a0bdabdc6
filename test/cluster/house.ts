/** Several processes on one database in memory, on a clock that the test moves. Their connections to Discord are made up. */
import { expect } from 'vitest'
import { type ClusterHoldings, createClusterHoldings } from '../../src/cluster/holdings.js'
import type { ShardSession } from '../../src/cluster/ports.js'
import type { ShardHolder } from '../../src/discord/wire/shard-holdings.js'
import { FakeClock } from '../sandbox/fake-clock.js'
import { ClusterRecords, type FakeRegistry, registryOf } from './fake-registry.js'

/** Whether a promise has come to something. */
export interface Watched {
  isOver: boolean
}

/** Watches a promise, without waiting for it. It must not reject. */
export function watched(promise: Promise<unknown>): Watched {
  const state = { isOver: false }
  void promise.then(() => {
    state.isOver = true
  })
  return state
}

/** Two processes with two shards each: `one` has 0 and 1. */
export async function pair(): Promise<{ readonly house: House; readonly one: TestProcess; readonly other: TestProcess }> {
  const house = createHouse()
  const one = await house.join('one')
  const other = await house.join('other')
  return { house, one, other }
}

/** What each holds as stored, and is connected with. Fails if the two differ. */
export function held({ records }: House, ...processes: readonly TestProcess[]): readonly (readonly number[])[] {
  for (const { id, connected } of processes) expect(connected()).toEqual(records.heldBy(id))
  return processes.map(({ connected }) => connected())
}

/** A connection as the gateway has it. */
interface Connection {
  session: ShardSession | null
}

export interface TestProcess {
  readonly id: string
  readonly holdings: ClusterHoldings
  readonly registry: FakeRegistry
  readonly log: readonly string[]
  /** The shards it is connected with, in their order. */
  connected(): readonly number[]
  /** The session of a shard that it is connected with. */
  session(shard: number): ShardSession | null
  /** An event comes for a shard. Returns whether it was heard. */
  hear(shard: number): boolean
  /** From now on a shard does not close. */
  jam(shard: number): void
  begin(): Promise<void>
  /** Others have taken over from it, and it knows. */
  lose(): void
}

export interface House {
  readonly clock: FakeClock
  readonly records: ClusterRecords
  /** Does everything that needs no time. */
  settle(): Promise<void>
  /** Lets time pass. */
  pass(ms: number): Promise<void>
  /** A process that has not begun. */
  process(id: string, options?: ProcessOptions): TestProcess
  /** A process that has begun and taken its first shards. */
  join(id: string, options?: ProcessOptions): Promise<TestProcess>
}

interface ProcessOptions {
  readonly rules?: number
  readonly recommended?: number
}

const STEP_MS = 100

export function createHouse(shards = 4): House {
  const clock = new FakeClock()
  const records = new ClusterRecords(clock)
  const settle = () => new Promise<void>((resolve) => void setImmediate(resolve))

  const house: House = {
    clock,
    records,
    settle,
    async pass(ms) {
      await settle()
      for (let passed = 0; passed < ms; passed += STEP_MS) {
        clock.advance(Math.min(STEP_MS, ms - passed))
        await settle()
      }
    },
    process: (id, options = {}) => createProcess(records, clock, id, { recommended: shards, ...options }),
    async join(id, options) {
      const process = house.process(id, options)
      await process.begin()
      await settle()
      return process
    },
  }
  return house
}

function createProcess(records: ClusterRecords, clock: FakeClock, id: string, options: ProcessOptions): TestProcess {
  const { rules = 1, recommended = 4 } = options
  const log: string[] = []
  const tell = (level: string) => (_about: object, message: string) => void log.push(`${level}: ${message}`)
  const registry = registryOf(records, id)
  let learn = () => {}
  const lost = new Promise<void>((resolve) => {
    learn = resolve
  })
  const holdings = createClusterHoldings({
    registry,
    clock,
    log: { info() {}, warn: tell('warn'), error: tell('error') },
    rules,
    lost,
  })
  const connections = new Map<number, Connection>()
  const jammed = new Set<number>()

  const holder: ShardHolder = {
    take(shard, count) {
      if (connections.has(shard)) return
      const connection: Connection = { session: null }
      connections.set(shard, connection)
      void holdings.session(shard).then((left) => {
        connection.session = left ?? { id: `${id}-${shard}`, resumeUrl: 'wss://resume', sequence: 0, count }
        holdings.note(shard, connection.session)
      })
    },
    async release(shard) {
      const session = connections.get(shard)?.session ?? null
      connections.delete(shard)
      if (jammed.has(shard)) await new Promise<never>(() => {})
      return session
    },
  }

  return {
    id,
    holdings,
    registry,
    log,
    connected: () => [...connections.keys()].toSorted((one, other) => one - other),
    session: (shard) => connections.get(shard)?.session ?? null,
    hear(shard) {
      const connection = connections.get(shard)
      if (connection?.session == null) return false
      if (!holdings.holds(shard)) {
        connections.delete(shard)
        return false
      }
      connection.session = { ...connection.session, sequence: connection.session.sequence + 1 }
      holdings.note(shard, connection.session)
      return true
    },
    jam: (shard) => jammed.add(shard),
    begin: () => holdings.begin({ shards: recommended, maxConcurrency: 1, application: async () => 'app' }, holder),
    lose() {
      records.bury(id)
      learn()
    },
  }
}
