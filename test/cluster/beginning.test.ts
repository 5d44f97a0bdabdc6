/** Processes that begin to hold shards. */
import { expect, test } from 'vitest'
import { createHouse, held, watched } from './house.js'

test('alone it takes all shards before it goes on', async () => {
  const house = createHouse()
  const one = house.process('one')
  expect([one.holdings.holds(0), one.holdings.portion()]).toEqual([false, 0])
  await one.begin()
  expect(held(house, one)).toEqual([[0, 1, 2, 3]])
  expect([one.holdings.holds(0), one.holdings.portion()]).toEqual([true, 1])
  expect(one.holdings.figures()).toEqual({ processes: 1, taken: 4, given: 0, unreadable: 0 })
  expect(one.holdings.partitionOf(2, 4)).toEqual({ shard: 2, count: 4 })
  expect(one.log).toEqual([])
})

test('it gets its part of the others at once, with their sessions', async () => {
  const house = createHouse()
  const one = await house.join('one')
  for (const shard of [0, 1, 2, 3, 3, 3]) one.hear(shard)
  const other = await house.join('other')
  expect(held(house, one, other)).toEqual([
    [0, 1],
    [2, 3],
  ])
  expect(other.session(3)).toMatchObject({ id: 'one-3', sequence: 3 })
  expect([one, other].map(({ holdings }) => holdings.portion())).toEqual([0.5, 0.5])
  expect(one.holdings.figures()).toEqual({ processes: 2, taken: 4, given: 2, unreadable: 0 })
  expect(other.holdings.figures()).toEqual({ processes: 2, taken: 2, given: 0, unreadable: 0 })
})

test('16 shards are divided at once', async () => {
  const house = createHouse(16)
  const one = await house.join('one')
  const other = await house.join('other')
  expect(held(house, one, other).map(({ length }) => length)).toEqual([8, 8])
})

test('it is in reserve if there are not enough shards', async () => {
  const house = createHouse(1)
  const one = await house.join('one')
  const other = await house.join('other')
  expect(held(house, one, other)).toEqual([[0], []])
  expect(other.holdings.portion()).toBe(0)
  await one.holdings.leave()
  await house.settle()
  expect(held(house, one, other)).toEqual([[], [0]])
})

test('several that begin together divide the shards', async () => {
  const house = createHouse(16)
  const all = ['a', 'b', 'c'].map((id) => house.process(id))
  await Promise.all(all.map(({ begin }) => begin()))
  await house.pass(3_000)
  const counts = held(house, ...all).map(({ length }) => length)
  expect(counts.toSorted()).toEqual([5, 5, 6])
})

test('it uses as many shards as the others, and tells that Discord recommends another number', async () => {
  const house = createHouse()
  await house.join('one')
  const other = await house.join('other', { recommended: 8 })
  expect(other.log).toEqual([
    'warn: Discord recommends 8 shards, 4 are in use by the other processes: stop all and start them again to change that',
  ])
  expect(other.connected()).toEqual([2, 3])
})

test('while the database is away it waits', async () => {
  const house = createHouse()
  const one = house.process('one')
  one.registry.isAway = true
  const begun = watched(one.begin())
  await house.pass(10_000)
  expect(begun.isOver).toBe(false)
  one.registry.isAway = false
  await house.pass(500)
  expect(begun.isOver).toBe(true)
  expect(held(house, one)).toEqual([[0, 1, 2, 3]])
  expect(one.log).toEqual([])
})

test('it goes on only when it has looked and taken', async () => {
  const house = createHouse()
  const one = house.process('one')
  one.registry.wrong.set('look', 'answer')
  const begun = watched(one.begin())
  await house.pass(2_000)
  expect(begun.isOver).toBe(false)
  one.registry.wrong.clear()
  const answer = one.registry.hold('take')
  await house.pass(2_000)
  expect([begun.isOver, one.connected()]).toEqual([false, []])
  answer()
  await house.settle()
  expect(begun.isOver).toBe(true)
  expect(held(house, one)).toEqual([[0, 1, 2, 3]])
})

test('it fails if it may not enter', async () => {
  const one = createHouse().process('one')
  one.registry.wrong.set('enter', 'bug')
  await expect(one.begin()).rejects.toThrow('enter has a bug')
})
