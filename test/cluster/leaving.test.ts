/** Processes that leave in order. */
import { expect, test } from 'vitest'
import { createHouse, held, pair, watched } from './house.js'

test('it gives its shards to the others with their sessions, and takes none any more', async () => {
  const { house, one, other } = await pair()
  one.hear(0)
  await one.holdings.leave()
  await house.settle()
  expect(held(house, one, other)).toEqual([[], [0, 1, 2, 3]])
  expect(other.session(0)).toMatchObject({ id: 'one-0', sequence: 1 })
  expect([one.holdings.portion(), other.holdings.portion()]).toEqual([0, 1])
  await other.holdings.leave()
  await house.pass(5_000)
  expect(house.records.heldBy(null)).toEqual([0, 1, 2, 3])
  expect(house.clock.waiting).toBe(0)
})

test('it leaves once', async () => {
  const { one } = await pair()
  await Promise.all([one.holdings.leave(), one.holdings.leave()])
  await one.holdings.leave()
  expect(one.registry.asked.get('leave')).toBe(1)
})

test('the last one leaves its sessions to its successor', async () => {
  const house = createHouse()
  const one = await house.join('one')
  one.hear(2)
  await one.holdings.leave()
  const successor = await house.join('successor')
  expect(successor.session(2)).toMatchObject({ id: 'one-2', sequence: 1 })
})

test('all shards are closed at the same time, and after 8 s one is given up that does not close', async () => {
  const { house, one, other } = await pair()
  one.hear(0)
  one.jam(0)
  const left = watched(one.holdings.leave())
  await house.pass(7_900)
  expect(left.isOver).toBe(false)
  expect([one.holdings.portion(), other.holdings.portion()]).toEqual([0.25, 0.75])
  expect(other.connected()).toEqual([1, 2, 3])
  expect(one.holdings.holds(0)).toBe(false)
  await house.pass(100)
  expect(left.isOver).toBe(true)
  expect(one.log).toEqual(['warn: a shard was given up although it could not be closed in order within 8 seconds'])
  expect(other.session(0)).toMatchObject({ id: 'one-0', sequence: 1 })
})

test.each(['is away', 'does not answer'])('it ends in time even if the database %s', async (trouble) => {
  const { house, one, other } = await pair()
  one.registry.isAway = trouble === 'is away'
  for (const question of ['look', 'leave', 'release', 'note'] as const) one.registry.wrong.set(question, 'silence')
  const left = watched(one.holdings.leave())
  await house.pass(11_900)
  expect(left.isOver).toBe(false)
  await house.pass(100)
  expect(left.isOver).toBe(true)
  expect(one.connected()).toEqual([])
  const sentence =
    'other processes get the shards of this one only some seconds later, because they could not be given up in time'
  expect(one.log).toEqual([`warn: ${sentence}`])
  expect(other.connected()).toEqual([2, 3])
  await other.holdings.leave()
  await house.pass(500)
  const asked = one.registry.asked.get('release')
  await house.pass(10_000)
  expect(one.registry.asked.get('release')).toBe(asked)
  expect(house.clock.waiting).toBe(0)
})

test.each(['before it leaves', 'while it leaves'])(
  'one that learns %s that it was taken for dead ends as soon as its shards are closed',
  async (when) => {
    const { house, one, other } = await pair()
    one.registry.isAway = true
    if (when === 'before it leaves') one.lose()
    const left = watched(one.holdings.leave())
    await house.pass(300)
    if (when === 'while it leaves') one.lose()
    await house.pass(500)
    expect(left.isOver).toBe(true)
    expect([one.connected(), one.log]).toEqual([[], []])
    expect(held(house, other)).toEqual([[0, 1, 2, 3]])
  },
)

test('it gives up its shards when the database comes back in time', async () => {
  const { house, one, other } = await pair()
  one.registry.isAway = true
  const left = one.holdings.leave()
  await house.pass(3_000)
  one.registry.isAway = false
  await house.pass(500)
  await left
  await house.settle()
  expect(held(house, one, other)).toEqual([[], [0, 1, 2, 3]])
  expect(one.log).toEqual([])
})

test('it gives up also what it is just taking, with the session that was left', async () => {
  const house = createHouse()
  const one = await house.join('one')
  one.hear(0)
  await one.holdings.leave()
  const other = house.process('other')
  const answer = other.registry.hold('take')
  const begun = watched(other.begin())
  await house.settle()
  expect(house.records.heldBy('other')).toEqual([0, 1, 2, 3])
  const left = watched(other.holdings.leave())
  await house.settle()
  expect([begun.isOver, left.isOver]).toEqual([false, false])
  answer()
  await house.settle()
  expect([begun.isOver, left.isOver]).toEqual([true, true])
  expect(house.records.heldBy(null)).toEqual([0, 1, 2, 3])
  expect(other.connected()).toEqual([])
  expect(house.records.sessionOf(0)).toMatchObject({ id: 'one-0', sequence: 1 })
})

test('what it sees meanwhile it does not take', async () => {
  const { house, one, other } = await pair()
  const answer = other.registry.hold('look')
  await one.holdings.leave()
  const { taken } = other.holdings.figures()
  const left = other.holdings.leave()
  await house.settle()
  answer()
  await left
  expect(other.holdings.figures()).toMatchObject({ taken })
})

test('one that has not begun does not begin any more', async () => {
  const house = createHouse()
  const one = house.process('one')
  await one.holdings.leave()
  await one.begin()
  expect(one.registry.asked.size).toBe(0)
  const other = house.process('other')
  other.registry.isAway = true
  const begun = other.begin()
  await house.pass(1_000)
  await other.holdings.leave()
  await house.pass(500)
  await begun
  expect(house.clock.waiting).toBe(0)
})

test('one that enters leaves again', async () => {
  const house = createHouse()
  const one = house.process('one')
  const answer = one.registry.hold('enter')
  const begun = one.begin()
  await house.settle()
  await one.holdings.leave()
  answer()
  await begun
  expect(house.records.look('other').peers).toEqual([{ id: 'one', isLeaving: true, rules: 1 }])
  expect(house.records.heldBy('one')).toEqual([])
})

test('one that could not look yet begins no more', async () => {
  const house = createHouse()
  const one = house.process('one')
  one.registry.wrong.set('look', 'bug')
  const begun = one.begin()
  await house.settle()
  await one.holdings.leave()
  await begun
  expect(house.records.heldBy('one')).toEqual([])
})
