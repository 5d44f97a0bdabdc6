/** A process that held shards is killed, and another one goes on with them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ShardSession } from '../../../src/cluster/ports.js'
import type { Sandbox } from '../../../src/sandbox/server/sandbox.js'
import { FakeClock } from '../../sandbox/fake-clock.js'
import { hostSandbox } from '../../sandbox/host.js'
import { type ClusterState, channelsHeard, clusterState, guildOnEach, holderOf } from './holders.js'

const COUNT = 2
const PATIENCE = { timeout: 60_000 }

interface Told {
  readonly connected?: boolean
  readonly channel?: string
  readonly shard?: number
  readonly session?: ShardSession | null
}

/** Starts a process that holds all shards. The sessions that it could leave are noted in `cluster`, as in a database. */
function startProcess({ apiUrl, botToken }: Sandbox, { sessions }: ClusterState) {
  const program = join(import.meta.dirname, 'process.ts')
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', program, apiUrl, botToken], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const heard: string[] = []
  let isConnected = false
  if (child.stdout === null) throw new Error('the process has no output')
  createInterface(child.stdout).on('line', (line) => {
    const { connected, channel, shard, session } = JSON.parse(line) as Told
    if (connected === true) isConnected = true
    if (channel !== undefined) heard.push(channel)
    if (shard !== undefined && session) sessions.set(shard, session)
  })
  return { heard, isConnected: () => isConnected, kill: () => child.kill('SIGKILL') }
}

test('what happened after its last event reaches its successor, without an identify', { timeout: 120_000 }, async () => {
  const clock = new FakeClock()
  const sandbox = await hostSandbox({ clock, judged: false, shards: COUNT })
  const guilds = guildOnEach(sandbox, clock, COUNT)
  const cluster = clusterState(clock)
  const victim = startProcess(sandbox, cluster)
  await vi.waitFor(() => expect(victim.isConnected()).toBe(true), PATIENCE)
  for (const [shard, { id }] of guilds.entries()) sandbox.addChannel(id, `before-${shard}`)
  await vi.waitFor(() => expect(victim.heard.toSorted()).toEqual(['before-0', 'before-1']), PATIENCE)
  victim.kill()
  await vi.waitFor(() => expect(sandbox.gateway.shards).toEqual([]), PATIENCE)
  for (const [shard, { id }] of guilds.entries()) sandbox.addChannel(id, `missed-${shard}`)
  const successor = holderOf(sandbox, cluster, { shards: [0, 1], count: COUNT })
  await successor.gateway.connect()
  for (const [shard, { id }] of guilds.entries()) sandbox.addChannel(id, `after-${shard}`)
  const all = ['after-0', 'after-1', 'missed-0', 'missed-1']
  await vi.waitFor(() => expect(channelsHeard(successor).toSorted()).toEqual(all), PATIENCE)
  expect(sandbox.gateway.identifies).toHaveLength(COUNT)
})
