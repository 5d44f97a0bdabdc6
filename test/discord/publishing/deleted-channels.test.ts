/** Tables in channels that were deleted, whatever of that the gateway tells. */
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { CONFIRMED_MS } from '../../../src/discord/publishing/channel-inquiry.js'
import { createDeletedChannels } from '../../../src/discord/publishing/deleted-channels.js'
import { GATHERED_MS } from '../../../src/discord/publishing/suspected-servers.js'
import type { Looked } from '../../../src/discord/wire/channels.js'
import { testClock } from '../../tables/kit/house.js'

const there: Looked = { kind: 'there', threadOf: null }
const unknown: Looked = { kind: 'unreachable', what: 'deleted', reason: 'Unknown Channel' }
const forbidden: Looked = { kind: 'unreachable', what: 'channel', reason: 'Missing Access' }

/** Live tables in these channels of one server. */
function stage(channelIds: readonly string[], more: { readonly told?: readonly string[] } = {}) {
  const clock = testClock()
  const left: string[] = []
  const asked: string[] = []
  const logged: string[] = []
  const reached: string[] = []
  const log = (_about: object, sentence: string) => void logged.push(sentence)
  const fake = {
    looked: new Map<string, Looked>(),
    /** How often the database does not answer, and Discord. */
    away: 0,
    silent: 0,
    /** About this channel it never answers. */
    broken: '',
    guilds: [] as string[][],
    told: new Set(more.told),
    /** Waited for before each answer of Discord. */
    before: async () => {},
  }
  function answer(): void {
    if (fake.away-- > 0) throw new Error('the database is away')
  }
  const deletedChannels = createDeletedChannels({
    tables: {
      async liveOn(guildIds) {
        answer()
        fake.guilds.push([...guildIds])
        return channelIds.map((channelId) => ({ guildId: 'g1', channelId }))
      },
      async channelGone(channelId) {
        answer()
        left.push(channelId)
      },
    },
    channels: {
      async look(channelId) {
        if (fake.silent-- > 0) throw new Error('Discord is away')
        asked.push(channelId)
        await fake.before()
        if (channelId === fake.broken) throw new Error('500: Internal Server Error')
        return fake.looked.get(channelId) ?? there
      },
    },
    visibility: { has: (_guildId, channelId) => fake.told.has(channelId) },
    reachable: (guildId) => void reached.push(guildId),
    clock,
    log: { warn: log, error: log },
  })
  const pass = async (ms: number) => {
    clock.advance(ms)
    for (let turn = 0; turn < 20; turn++) await setImmediate()
  }
  return { ...deletedChannels, fake, clock, left, asked, logged, reached, pass }
}

test('a table that could not leave, because the database was away, leaves later', async () => {
  const { gone, fake, pass, left, logged } = stage([])
  fake.away = 3
  gone('c1')
  await pass(0)
  gone('c1')
  expect(left).toEqual([])
  for (let second = 0; second < 20; second++) await pass(1_000)
  expect(left).toEqual(['c1'])
  expect(logged).toEqual(['the table of a deleted channel could not leave it, will try again'])
})

test('Discord is asked only about channels of which it has not told, once for all servers', async () => {
  const { serverTold, fake, pass, left, asked } = stage(['told', 'asleep', 'lost', 'hidden'], { told: ['told'] })
  fake.looked.set('lost', unknown).set('hidden', forbidden)
  serverTold('g1')
  serverTold('g2')
  await pass(GATHERED_MS)
  expect(fake.guilds).toEqual([['g1', 'g2']])
  expect([asked, left]).toEqual([['asleep', 'lost', 'hidden'], []])
  await pass(CONFIRMED_MS)
  expect([asked, left]).toEqual([['asleep', 'lost', 'hidden', 'lost'], ['lost']])
  await pass(CONFIRMED_MS)
  expect(asked).toHaveLength(4)
})

test('a channel that Discord denies only for a while keeps its table', async () => {
  const { serverTold, fake, pass, left, asked } = stage(['denied'])
  fake.looked.set('denied', unknown)
  serverTold('g1')
  await pass(GATHERED_MS)
  fake.looked.set('denied', there)
  for (let minute = 0; minute < 20; minute++) await pass(60_000)
  expect([asked, left]).toEqual([['denied', 'denied'], []])
})

test('a thread whose channel was deleted counts as deleted, even if Discord still has it', async () => {
  const { gone, serverTold, lookForThreads, fake, pass, left, asked } = stage(['thread', 'other'], { told: ['c1', 'c2'] })
  fake.looked.set('thread', { kind: 'there', threadOf: 'c1' }).set('other', { kind: 'there', threadOf: 'c2' })
  serverTold('g1')
  await pass(GATHERED_MS)
  expect(left).toEqual([])
  gone('c1')
  lookForThreads('g1')
  await pass(GATHERED_MS)
  expect([asked, left]).toEqual([
    ['thread', 'other'],
    ['c1', 'thread'],
  ])
})

test('a thread whose channel was deleted while the bot was away counts as deleted', async () => {
  const { serverTold, fake, pass, left } = stage(['thread'])
  fake.looked.set('thread', { kind: 'there', threadOf: 'c1' }).set('c1', unknown)
  serverTold('g1')
  await pass(GATHERED_MS)
  await pass(CONFIRMED_MS)
  expect(left).toEqual(['thread'])
})

test('what could not be found out is asked again, and nothing else', async () => {
  const { serverTold, fake, pass, asked, logged } = stage(['first', 'second'])
  fake.away = 1
  serverTold('g1')
  await pass(GATHERED_MS)
  expect(asked).toEqual([])
  fake.silent = 1
  for (let second = 0; second < 20; second++) await pass(1_000)
  expect(asked).toEqual(['second', 'first'])
  expect(logged).toEqual(['whether channels of tables were deleted could not be found out, will try again'])
})

test('a channel about which Discord keeps failing keeps nothing else from being asked about', async () => {
  const { serverTold, fake, pass, asked, logged } = stage(['broken', 'first', 'second'])
  fake.broken = 'broken'
  for (let minute = 0; minute < 60; minute++) {
    serverTold('g2')
    await pass(60_000)
  }
  expect(asked.filter((channelId) => channelId !== 'broken')).toEqual(['first', 'second'])
  expect(asked.length).toBeLessThan(30)
  expect(logged).toHaveLength(1)
})

test('nothing is asked once closed', async () => {
  const { serverTold, close, clock, pass, fake } = stage(['lost'])
  serverTold('g1')
  close()
  serverTold('g1')
  await pass(GATHERED_MS)
  expect([fake.guilds, clock.waiting]).toEqual([[], 0])
})

test('a denied channel is asked about at once, and its server is told of it if Discord has it', async () => {
  const { denied, fake, pass, left, asked, reached } = stage(['c1'])
  const place = { guildId: 'g1', channelId: 'c1' }
  fake.looked.set('c1', unknown)
  denied(place)
  await pass(GATHERED_MS)
  expect([asked, reached]).toEqual([['c1'], []])
  fake.looked.set('c1', there)
  await pass(CONFIRMED_MS)
  expect([asked, reached]).toEqual([['c1', 'c1'], ['g1']])
  // Discord has it, and denies it all the same.
  for (let minute = 0; minute < 10; minute++) {
    denied(place)
    await pass(60_000)
  }
  expect(asked).toHaveLength(4)
  fake.looked.set('c1', unknown)
  for (let minute = 0; minute < 15 && left.length === 0; minute++) {
    denied(place)
    await pass(60_000)
  }
  expect(left).toEqual(['c1'])
})

test('a denial of long ago does not count', async () => {
  const { lookForThreads, fake, pass, left, asked } = stage(['thread'])
  fake.looked.set('thread', unknown)
  lookForThreads('g1')
  await pass(GATHERED_MS)
  // Somebody writes in the thread, and a week later it is archived.
  fake.told.add('thread')
  await pass(7 * 24 * 60 * 60_000)
  fake.told.delete('thread')
  lookForThreads('g1')
  await pass(GATHERED_MS)
  expect([asked, left]).toEqual([['thread', 'thread'], []])
})

test('a server told of during a look does not wait until channels are confirmed', async () => {
  const { serverTold, fake, pass } = stage(['c1'])
  let answered = () => {}
  fake.before = () => new Promise((resolve) => (answered = resolve))
  serverTold('g1')
  await pass(GATHERED_MS)
  serverTold('g2')
  answered()
  await pass(0)
  await pass(GATHERED_MS)
  expect(fake.guilds).toEqual([['g1'], ['g2']])
})
