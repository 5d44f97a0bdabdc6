/** What a host does when the tables of its partition cannot be resumed. */
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPartitionHost, type Hosting } from '../../../src/discord/partition-host.js'
import { testClock } from '../../tables/kit/house.js'

/** A host whose tables fail so many times. */
function stage(failures: number) {
  const clock = testClock()
  const told: string[] = []
  const asked: string[] = []
  async function work(name: string): Promise<void> {
    asked.push(name)
    if (asked.length <= failures) throw new Error('not now')
  }
  const tables = { resume: () => work('resume'), goOn: () => work('goOn'), close: async () => void asked.push('close') }
  const log = { debug() {}, info() {}, warn() {}, error: (_about: object, sentence: string) => void told.push(sentence) }
  // Nothing else is needed where nobody plays.
  const hosting = { clock, log, openTables: () => ({ tables, posts: { beginningWith: async () => [] } }) }
  const host = createPartitionHost(hosting as unknown as Hosting, { shard: 2, count: 4 })
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      clock.advance(1_000)
      await setImmediate()
    }
  }
  return { host, pass, told, asked }
}

test('tables that cannot be resumed are told once, and tried again until they go on', async () => {
  const { host, pass, told, asked } = stage(3)
  await host.open()
  host.begin()
  await pass(60)
  expect(told).toEqual(['the tables of a shard could not be resumed, will try again'])
  expect(asked).toEqual(['resume', 'goOn', 'goOn', 'goOn'])
  await expect(host.begun()).rejects.toThrow('not now')
})

test('a closed host tries nothing again', async () => {
  const { host, pass, asked } = stage(9)
  await host.open()
  host.begin()
  await pass(1)
  await host.close()
  await pass(60)
  expect(asked).toEqual(['resume', 'close'])
})

test('a host that is closed while its tables are resumed has nothing to report', async () => {
  const { host, pass, told, asked } = stage(9)
  await host.open()
  host.begin()
  await host.close()
  await pass(60)
  expect(asked).toEqual(['resume', 'close'])
  expect(told).toEqual([])
})
