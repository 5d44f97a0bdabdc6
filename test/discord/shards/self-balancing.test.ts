/** Processes that decide by themselves who holds which shard, connected with the sandbox. Their database is kept in memory. */
import { expect, test, vi } from 'vitest'
import { type ClusterHoldings, createClusterHoldings } from '../../../src/cluster/holdings.js'
import type { Sandbox } from '../../../src/sandbox/server/sandbox.js'
import { ClusterRecords, type FakeRegistry, registryOf } from '../../cluster/fake-registry.js'
import { FakeClock } from '../../sandbox/fake-clock.js'
import { hostSandbox } from '../../sandbox/host.js'
import { channelsHeard, guildOnEach, type Listener, listenerOn, readAs } from './holders.js'

const COUNT = 4

interface Process extends Listener, Pick<ClusterHoldings, 'session' | 'leave'> {
  readonly registry: FakeRegistry
}

interface Hosted {
  readonly sandbox: Sandbox
  readonly records: ClusterRecords
  /** A process that has connected with its first shards. */
  join(id: string): Promise<Process>
  /** Adds a channel on each shard, and returns their names. */
  announce(name: string): readonly string[]
  /** Lets time pass until `check` passes. */
  until(check: () => void): Promise<void>
}

/** A sandbox with a server on each of four shards, on a clock that the test moves. */
async function host(): Promise<Hosted> {
  const clock = new FakeClock()
  const sandbox = await hostSandbox({ clock, judged: false, shards: COUNT })
  const guilds = guildOnEach(sandbox, clock, COUNT)
  const records = new ClusterRecords(clock)
  return {
    sandbox,
    records,
    async join(id) {
      const registry = registryOf(records, id)
      const log = { info() {}, warn() {}, error() {} }
      const holdings = createClusterHoldings({ registry, clock, log, rules: 1, lost: new Promise(() => {}) })
      const listener = listenerOn(sandbox, holdings, readAs(clock))
      await listener.gateway.connect()
      return { ...listener, registry, session: holdings.session, leave: holdings.leave }
    },
    announce: (name) =>
      guilds.map(({ id }, shard) => {
        sandbox.addChannel(id, `${name}-${shard}`)
        return `${name}-${shard}`
      }),
    async until(check) {
      const checkLater = () => {
        clock.advance(50)
        check()
      }
      await vi.waitFor(checkLater, { timeout: 30_000, interval: 10 })
    },
  }
}

const has = ({ gateway }: Process, connected: number) => expect(gateway.shards()).toEqual({ connected, away: 0 })

/** Nothing was missed, and nothing was heard twice. */
function expectHeard(processes: readonly Process[], names: readonly string[]): void {
  expect(channelsHeard(...processes).toSorted()).toEqual(names.toSorted())
}

test('one that joins gets half of the shards, and gives them back when it leaves, without an event lost', async () => {
  const { sandbox, join, announce, until } = await host()
  const one = await join('one')
  const names = [...announce('alone')]
  await until(() => expectHeard([one], names))
  const joining = join('other')
  names.push(...announce('joining'))
  const other = await joining
  await until(() => {
    has(one, 2)
    has(other, 2)
  })
  names.push(...announce('both'))
  await until(() => expectHeard([one, other], names))
  expect(channelsHeard(other)).toEqual(expect.arrayContaining(['both-2', 'both-3']))
  const leaving = other.leave()
  names.push(...announce('leaving'))
  await leaving
  names.push(...announce('left'))
  await until(() => {
    has(one, 4)
    expectHeard([one, other], names)
  })
  has(other, 0)
  expect(sandbox.gateway.identifies).toHaveLength(COUNT)
})

test('one that is taken for dead hears nothing any more, and the other hears what it missed', async () => {
  const { sandbox, records, join, announce, until } = await host()
  const one = await join('one')
  const other = await join('other')
  await until(() => {
    has(one, 2)
    has(other, 2)
  })
  const names = [...announce('before')]
  await until(() => expectHeard([one, other], names))
  const latest = await Promise.all([0, 1].map(one.session))
  // What it notes after its last look dies with it, and is heard twice.
  await until(() => expect([0, 1].map((shard) => records.sessionOf(shard))).toEqual(latest))
  one.registry.isAsleep = true
  one.registry.isAway = true
  names.push(...announce('asleep'))
  await until(() => has(one, 0))
  records.bury('one')
  names.push(...announce('dead'))
  await until(() => {
    has(other, 4)
    expectHeard([one, other], names)
  })
  expect(sandbox.gateway.identifies).toHaveLength(COUNT)
})

test('one that wakes in time goes on with its own shards, and hears what it missed', async () => {
  const { sandbox, join, announce, until } = await host()
  const one = await join('one')
  const names = [...announce('before')]
  await until(() => expectHeard([one], names))
  one.registry.isAsleep = true
  names.push(...announce('asleep'))
  await until(() => expect(one.gateway.shards().connected).toBe(0))
  one.registry.isAsleep = false
  await until(() => {
    has(one, 4)
    expectHeard([one], names)
  })
  expect(sandbox.gateway.identifies).toHaveLength(COUNT)
})
