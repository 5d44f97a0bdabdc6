/** Which hosts are open, and when one is closed. */
import { GatewayDispatchEvents as Event, type GatewayDispatchPayload } from 'discord-api-types/v10'
import { expect, test } from 'vitest'
import type { Partition } from '../../../src/cluster/ports.js'
import type { PartitionHost } from '../../../src/discord/partition-host.js'
import { createPartitionHosts } from '../../../src/discord/partition-hosts.js'

const RESUMED: GatewayDispatchPayload = { op: 0, s: 1, t: Event.Resumed, d: undefined }

/** Hosts that do nothing but tell what happens to them. Each closes when `finish` of its number is called. */
function stage(partitionOf: (shard: number, count: number) => Partition) {
  const told: string[] = []
  const finish: (() => void)[] = []
  function openHost({ shard }: Partition): PartitionHost {
    const name = `${finish.length} of ${shard}`
    const done = new Promise<void>((resolve) => finish.push(resolve))
    return {
      tables: {} as PartitionHost['tables'],
      open: async () => void told.push(`open ${name}`),
      begin: () => void told.push(`begin ${name}`),
      begun: async () => {},
      hear: () => void told.push(`hear ${name}`),
      async close() {
        told.push(`close ${name}`)
        await done
        told.push(`closed ${name}`)
      },
    }
  }
  return { hosts: createPartitionHosts(partitionOf, openHost, { error() {} }), told, finish }
}

const each = (shard: number, count: number): Partition => ({ shard, count })
const together = (): Partition => ({ shard: 0, count: 1 })

test('the host of several shards is closed with the last of them', async () => {
  const { hosts, told, finish } = stage(together)
  await Promise.all([hosts.open(0, 2), hosts.open(1, 2)])
  expect(hosts.all()).toHaveLength(1)
  await hosts.close(0)
  expect(told).toEqual(['open 0 of 0'])
  finish[0]?.()
  await hosts.close(1)
  expect(told.slice(1)).toEqual(['close 0 of 0', 'closed 0 of 0'])
  expect(hosts.all()).toEqual([])
})

test('events are heard while all hosts close, so that they can be answered', async () => {
  const { hosts, told, finish } = stage(each)
  await hosts.open(0, 1)
  const closed = hosts.closeAll()
  hosts.hear(0, RESUMED)
  expect(told).toEqual(['open 0 of 0', 'close 0 of 0', 'hear 0 of 0'])
  finish[0]?.()
  await closed
})

test('a partition that comes back is opened when its host before has finished', async () => {
  const { hosts, told, finish } = stage(each)
  await hosts.open(0, 2)
  const closed = hosts.close(0)
  const reopened = hosts.open(0, 2)
  await hosts.open(1, 2)
  hosts.hear(0, RESUMED)
  expect(told).toEqual(['open 0 of 0', 'close 0 of 0', 'open 2 of 1', 'hear 1 of 0'])
  finish[0]?.()
  await Promise.all([closed, reopened])
  expect(told.slice(4)).toEqual(['closed 0 of 0', 'open 1 of 0'])
  expect(hosts.all()).toHaveLength(2)
})

test('the next one waits also for the first, if the one between has finished before it', async () => {
  const { hosts, told, finish } = stage(each)
  await hosts.open(0, 1)
  const first = hosts.close(0)
  const second = hosts.open(0, 1)
  const third = hosts.close(0)
  finish[1]?.()
  const last = hosts.open(0, 1)
  await Promise.resolve()
  expect(told).toEqual(['open 0 of 0', 'close 0 of 0', 'close 1 of 0', 'closed 1 of 0'])
  finish[0]?.()
  await Promise.all([first, second, third, last])
  expect(told.at(-1)).toBe('open 2 of 0')
})
