/** Interactions that were missed because a connection was away. */
import { GatewayDispatchEvents, type GatewayDispatchPayload, InteractionType } from 'discord-api-types/v10'
import { expect, test, vi } from 'vitest'
import { FakeClock } from '../../sandbox/fake-clock.js'
import { hostSandbox } from '../../sandbox/host.js'
import { type ClusterState, clusterState, type Holder, holderOf } from './holders.js'

const HOUR_MS = 60 * 60_000

/** A sandbox with one shard, and processes that could hold it. */
async function host() {
  const clock = new FakeClock()
  const sandbox = await hostSandbox({ clock, judged: false })
  const annie = sandbox.user('Annie').id
  const channel = sandbox.channel('stagecoach').id
  const cluster = clusterState(clock)
  return {
    clock,
    sandbox,
    cluster,
    /** Annie enters a command. */
    enter(name: string) {
      const data = { id: '1', name, type: 1 }
      return sandbox.forge({ userId: annie, channelId: channel, messageId: null, type: InteractionType.ApplicationCommand, data })
    },
    /** A process with the commands that it has heard, and what it has told the operator. */
    async process(shards: readonly number[], common: ClusterState = cluster) {
      const commands: string[] = []
      const told: object[] = []
      const log = { debug() {}, info: (about: object) => told.push(about), warn() {}, error() {} }
      const work = (payload: GatewayDispatchPayload) => {
        if (payload.t === GatewayDispatchEvents.InteractionCreate) commands.push(nameOf(payload.d))
        return undefined
      }
      const holder = holderOf(sandbox, common, { shards, count: 1, work, log })
      await holder.gateway.connect()
      return { ...holder, commands, told }
    },
  }
}

const nameOf = ({ data }: object & { readonly data?: unknown }) =>
  data !== null && typeof data === 'object' && 'name' in data ? String(data.name) : ''

/** Waits for the end of a resume. */
const isResumed = ({ heard }: Holder) => vi.waitFor(() => expect(heard).toContain('RESUMED'), 30_000)

test('those that can still be answered are heard by whoever takes the shard, the others by nobody', async () => {
  const { clock, enter, process } = await host()
  const one = await process([0])
  const other = await process([])
  await one.release(0)
  const late = [enter('late'), enter('too-late')]
  clock.advance(2_000)
  enter('in-time')
  clock.advance(1_001)
  other.take(0)
  await isResumed(other)
  expect(other.commands).toEqual(['in-time'])
  expect(await Promise.all(late.map(async ({ answered }) => (await answered).state))).toEqual(['failed', 'failed'])
  expect(other.told).toEqual([{ shard: 0, ignored: 2 }])
  enter('now')
  await vi.waitFor(() => expect(other.commands).toEqual(['in-time', 'now']))
  expect([one.commands, one.told]).toEqual([[], []])
})

test('so it is when a connection comes back by itself', async () => {
  const { clock, sandbox, enter, process } = await host()
  const one = await process([0])
  sandbox.gateway.fallSilent()
  sandbox.gateway.cutSockets()
  await vi.waitFor(() => expect(sandbox.gateway.shards).toEqual([]))
  enter('late')
  clock.advance(3_001)
  enter('in-time')
  sandbox.gateway.answerAgain()
  await isResumed(one)
  expect(one.commands).toEqual(['in-time'])
  expect(one.told).toEqual([{ shard: 0, ignored: 1 }])
})

test.each([
  ['ahead', HOUR_MS],
  ['behind', -HOUR_MS],
])('a clock that is %s loses none that come while the connection lasts', async (_, wrong) => {
  const { clock, cluster, enter, process } = await host()
  const strange = { ...cluster, now: () => new Date(clock.now() + wrong) }
  const one = await process([0], strange)
  enter('after-identify')
  await vi.waitFor(() => expect(one.commands).toEqual(['after-identify']))
  await one.release(0)
  const other = await process([0], strange)
  await isResumed(other)
  enter('after-resume')
  await vi.waitFor(() => expect(other.commands).toEqual(['after-resume']))
  expect([one.told, other.told]).toEqual([[], []])
})
