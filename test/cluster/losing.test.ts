/** Processes that die, sleep, or are taken for dead. */
import { expect, test } from 'vitest'
import { createHouse, held, pair } from './house.js'

test('others follow a dead one, and resume its sessions as it noted them last', async () => {
  const { house, one, other } = await pair()
  one.hear(0)
  one.hear(0)
  await house.pass(600)
  one.registry.isAway = true
  one.hear(0)
  house.records.bury('one')
  await house.settle()
  expect(house.records.heldBy('other')).toEqual([0, 1, 2, 3])
  expect(other.session(0)).toMatchObject({ id: 'one-0', sequence: 2 })
})

test('they do so within half a second even if nobody tells them', async () => {
  const { house, one, other } = await pair()
  one.registry.isAway = true
  house.records.onChange('other', () => {})
  house.records.bury('one')
  await house.pass(500)
  expect(other.connected()).toEqual([0, 1, 2, 3])
})

test('one that was taken for dead releases what others have, and stores nothing', async () => {
  const { house, one, other } = await pair()
  one.hear(1)
  one.registry.isAsleep = true
  one.registry.isAway = true
  house.records.bury('one')
  await house.settle()
  other.hear(0)
  expect(one.holdings.holds(0)).toBe(false)
  one.registry.isAsleep = false
  one.registry.isAway = false
  await house.pass(1_600)
  expect(held(house, one, other)).toEqual([[], [0, 1, 2, 3]])
  expect(house.records.sessionOf(0)).toMatchObject({ id: 'one-0', sequence: 1 })
  const sentence = 'these shards are no longer held by this process, because it was out of reach for too long'
  expect(one.log).toEqual([`warn: ${sentence}`])
  expect(one.registry.asked.get('release')).toBe(2)
  expect(await one.holdings.session(0)).toBeNull()
})

test('a shard that was freed behind its back it takes anew once it has closed it', async () => {
  const house = createHouse()
  const one = await house.join('one')
  one.jam(2)
  for (const shard of [1, 2]) Object.assign(house.records.rows.get(shard) ?? {}, { holder: null })
  await house.pass(1_100)
  expect(house.records.heldBy('one')).toEqual([0, 1, 3])
  expect(one.connected()).toEqual([0, 1, 3])
  await house.pass(8_500)
  expect(held(house, one)).toEqual([[0, 1, 2, 3]])
})

test('one that sleeps holds nothing meanwhile, and connects anew with what is still its own', async () => {
  const { house, one } = await pair()
  one.hear(0)
  one.registry.isAsleep = true
  expect(one.holdings.holds(0)).toBe(false)
  expect(one.hear(0)).toBe(false)
  expect(one.connected()).toEqual([1])
  await house.pass(1_000)
  expect(one.connected()).toEqual([1])
  one.registry.isAsleep = false
  expect(one.holdings.holds(1)).toBe(true)
  // What counted as released has to be taken anew first.
  expect(one.holdings.holds(0)).toBe(false)
  await house.pass(500)
  expect(held(house, one)).toEqual([[0, 1]])
  expect(one.session(0)).toMatchObject({ id: 'one-0', sequence: 1 })
  expect(one.holdings.holds(0)).toBe(true)
})

test('of a shard that is not its own it notes and knows nothing', async () => {
  const { house, one } = await pair()
  one.hear(0)
  one.holdings.note(3, null)
  await house.pass(600)
  expect(one.registry.noted.at(-1)).toEqual([0])
  expect(await one.holdings.session(3)).toBeNull()
})

test('one that cannot learn who holds its shards keeps its connections, and begins none beside others', async () => {
  const { house, one } = await pair()
  one.registry.isAway = true
  await house.pass(600)
  expect(one.hear(0)).toBe(true)
  expect(one.holdings.mayConnect(0)).toBe(false)
  // What it did not connect with has to be taken anew.
  expect([0, 1].map(one.holdings.holds)).toEqual([false, true])
  one.registry.isAway = false
  await house.pass(600)
  expect([0, 1].map(one.holdings.holds)).toEqual([true, true])
  expect(one.holdings.mayConnect(0)).toBe(true)
})

test('one that is alone connects again although the database is away', async () => {
  const house = createHouse()
  const one = await house.join('one')
  one.registry.isAway = true
  await house.pass(2_000)
  expect(one.holdings.mayConnect(0)).toBe(true)
  expect(one.holdings.mayConnect(4)).toBe(false)
})
