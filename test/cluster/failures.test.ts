/** What goes wrong with the database while shards move. */
import { expect, test } from 'vitest'
import { createHouse, held, pair } from './house.js'

test('giving up that is not stored is tried again, and nothing is heard meanwhile', async () => {
  const house = createHouse()
  const one = await house.join('one')
  one.registry.wrong.set('release', 'bug')
  const other = await house.join('other')
  await house.pass(3_000)
  expect(one.connected()).toEqual([0, 1])
  expect([one.holdings.holds(2), one.holdings.holds(1)]).toEqual([false, true])
  expect(house.records.heldBy('one')).toEqual([0, 1, 2, 3])
  expect(one.log).toEqual(['error: shards could not be given up, will try again'])
  one.registry.wrong.clear()
  await house.pass(500)
  expect(held(house, one, other)).toEqual([
    [0, 1],
    [2, 3],
  ])
  expect(other.session(2)).toMatchObject({ id: 'one-2' })
  expect(one.holdings.figures().given).toBe(2)
})

test('giving up that was stored although it failed is not tried for ever', async () => {
  const house = createHouse()
  const one = await house.join('one')
  one.registry.wrong.set('release', 'answer')
  const other = await house.join('other')
  await house.pass(1_000)
  const asked = one.registry.asked.get('release')
  await house.pass(3_000)
  expect(one.registry.asked.get('release')).toBe(asked)
  expect(held(house, one, other)).toEqual([
    [0, 1],
    [2, 3],
  ])
  other.hear(2)
  await house.pass(1_000)
  expect(house.records.sessionOf(2)).toMatchObject({ sequence: 1 })
  await other.holdings.leave()
  await house.pass(600)
  expect(held(house, one)).toEqual([[0, 1, 2, 3]])
})

test('giving up is asked for once while the answer takes its time, and nothing is taken back before it comes', async () => {
  const house = createHouse()
  const one = await house.join('one')
  const answer = one.registry.hold('release')
  const other = await house.join('other')
  await other.holdings.leave()
  await house.pass(2_000)
  expect(one.registry.asked.get('release')).toBe(2)
  expect(one.connected()).toEqual([0, 1])
  answer()
  await house.pass(500)
  expect(held(house, one)).toEqual([[0, 1, 2, 3]])
})

test('a shard that was given up after the question, but before the answer, is not taken back', async () => {
  const house = createHouse()
  const one = await house.join('one')
  const free = one.registry.hold('release')
  const other = house.process('other')
  // It does not come to take anything.
  other.registry.wrong.set('look', 'silence')
  void other.begin()
  await house.settle()
  for (const row of house.records.rows.values()) row.holder = 'one'
  const answer = one.registry.hold('look')
  await house.pass(500)
  for (const shard of [2, 3]) house.records.release('one', shard, null)
  free()
  await house.settle()
  answer()
  await house.settle()
  expect(held(house, one)).toEqual([[0, 1]])
  expect(one.holdings.figures()).toMatchObject({ taken: 4, given: 2 })
})

test('taking that was stored although it failed is noticed, and the session is not lost', async () => {
  const { house, one, other } = await pair()
  one.hear(0)
  other.registry.wrong.set('take', 'answer')
  await one.holdings.leave()
  await house.pass(1_000)
  expect(house.records.heldBy('other')).toEqual([0, 1, 2, 3])
  expect(other.connected()).toEqual([2, 3])
  expect(other.holdings.holds(0)).toBe(false)
  other.registry.wrong.clear()
  await house.pass(500)
  expect(held(house, other)).toEqual([[0, 1, 2, 3]])
  expect(other.session(0)).toMatchObject({ id: 'one-0', sequence: 1 })
})

test.each([
  ['look', 'who holds which shards could not be read, will try again'],
  ['take', 'shards could not be taken, will try again'],
  ['note', 'the sessions of shards could not be noted, will try again'],
] as const)('a failure to %s is told once, and it is tried again until it works', async (question, sentence) => {
  const { house, one, other } = await pair()
  other.registry.wrong.set(question, 'bug')
  other.hear(2)
  await one.holdings.leave()
  await house.pass(5_000)
  expect(other.log).toEqual([`error: ${sentence}`])
  other.registry.wrong.clear()
  await house.pass(500)
  expect(held(house, other)).toEqual([[0, 1, 2, 3]])
  expect(house.records.sessionOf(2)).toMatchObject({ sequence: 1 })
  other.registry.wrong.set(question, 'bug')
  other.hear(2)
  await house.pass(1_000)
  // There is nothing to take any more.
  expect(other.log).toHaveLength(question === 'take' ? 1 : 2)
})

test('nothing changes and nothing is told while the database is away for a short time', async () => {
  const { house, one, other } = await pair()
  for (const { registry } of [one, other]) registry.isAway = true
  await house.pass(10_000)
  one.hear(0)
  expect(one.hear(1)).toBe(true)
  for (const { registry } of [one, other]) registry.isAway = false
  await house.pass(600)
  expect(held(house, one, other)).toEqual([
    [0, 1],
    [2, 3],
  ])
  expect(house.records.sessionOf(0)).toMatchObject({ sequence: 1 })
  expect([...one.log, ...other.log]).toEqual([])
  expect(one.holdings.figures()).toMatchObject({ taken: 4, given: 2 })
})
