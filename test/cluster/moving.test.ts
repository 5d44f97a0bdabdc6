/** Shards that move, or should not. */
import { expect, test } from 'vitest'
import { createHouse, held, pair } from './house.js'

test('others move while one does not close', async () => {
  const house = createHouse()
  const one = await house.join('one')
  one.jam(2)
  const other = await house.join('other')
  expect(other.connected()).toEqual([3])
  expect([2, 3].map((shard) => one.holdings.holds(shard))).toEqual([false, false])
  await house.pass(7_900)
  expect(other.connected()).toEqual([3])
  await house.pass(100)
  expect(other.connected()).toEqual([2, 3])
  expect(one.log).toEqual(['warn: a shard was given up although it could not be closed in order within 8 seconds'])
})

test('once they are divided none moves', async () => {
  const { house, one, other } = await pair()
  await house.pass(100_000)
  expect([one, other].map(({ holdings }) => holdings.figures())).toEqual([
    { processes: 2, taken: 4, given: 2, unreadable: 0 },
    { processes: 2, taken: 2, given: 0, unreadable: 0 },
  ])
})

test('they go back from a process that does not take them, and not to it again for a minute', async () => {
  const house = createHouse()
  const one = await house.join('one')
  const stuck = house.process('stuck')
  stuck.registry.wrong.set('take', 'bug')
  await stuck.begin()
  await house.pass(3_000)
  expect(held(house, one, stuck)).toEqual([[0, 1], []])
  await house.pass(2_000)
  expect(held(house, one, stuck)).toEqual([[0, 1, 2, 3], []])
  stuck.registry.wrong.clear()
  await house.pass(58_000)
  expect(held(house, one, stuck)).toEqual([[0, 1, 2, 3], []])
  await house.pass(5_000)
  expect(held(house, one, stuck)).toEqual([
    [0, 1],
    [2, 3],
  ])
})

test('a process that leaves gives them up also within that minute', async () => {
  const house = createHouse()
  const one = await house.join('one')
  const stuck = house.process('stuck')
  stuck.registry.wrong.set('take', 'bug')
  await stuck.begin()
  await house.pass(5_000)
  await Promise.all([one.holdings.leave(), stuck.holdings.leave()])
  expect(house.records.heldBy(null)).toEqual([0, 1, 2, 3])
  expect(house.clock.waiting).toBe(0)
})

test('those with later rules get shards of those with earlier ones, but not the other way round', async () => {
  const house = createHouse()
  const earlier = await house.join('earlier')
  const later = await house.join('later', { rules: 2 })
  const latest = await house.join('latest', { rules: 2 })
  expect(held(house, earlier, later, latest).map(({ length }) => length)).toEqual([1, 2, 1])
  await earlier.holdings.leave()
  await house.settle()
  const again = await house.join('again')
  await house.pass(10_000)
  expect(held(house, later, latest, again).map(({ length }) => length)).toEqual([2, 2, 0])
  expect([...later.log, ...latest.log, ...again.log]).toEqual([])
})

test('what nobody may take is told once', async () => {
  const house = createHouse()
  const earlier = await house.join('earlier')
  const later = await house.join('later', { rules: 2 })
  await later.holdings.leave()
  await house.pass(10_000)
  expect(earlier.connected()).toEqual([0, 1])
  const sentence = 'error: a newer version of the bot has held shards that this one cannot read: start a process of that version'
  expect(earlier.log).toEqual([sentence])
  expect(earlier.holdings.figures().unreadable).toBe(2)
  const again = await house.join('again', { rules: 2 })
  expect(held(house, earlier, again)).toEqual([
    [0, 1],
    [2, 3],
  ])
  expect(earlier.holdings.figures().unreadable).toBe(0)
  await again.holdings.leave()
  await house.pass(1_000)
  expect(earlier.log).toEqual([sentence, sentence])
})
