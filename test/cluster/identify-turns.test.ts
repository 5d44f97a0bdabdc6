/** Turns to identify, which processes take one after the other. */
import { expect, test } from 'vitest'
import { pair } from './house.js'

/** What became of waiting for a turn. */
function waiting(turn: Promise<void>): { came: boolean; reason: unknown } {
  const state: { came: boolean; reason: unknown } = { came: false, reason: null }
  const came = () => {
    state.came = true
  }
  const refused = (reason: unknown) => {
    state.reason = reason
  }
  turn.then(came, refused)
  return state
}

const NEVER = new AbortController().signal

test('processes take turns with a key, and need not wait for those with another one', async () => {
  const { house, one, other } = await pair()
  const first = waiting(one.holdings.turn(0, NEVER))
  await house.settle()
  const second = waiting(other.holdings.turn(0, NEVER))
  const elsewhere = waiting(other.holdings.turn(1, NEVER))
  await house.settle()
  expect([first.came, second.came, elsewhere.came]).toEqual([true, false, true])
  await house.pass(4_900)
  expect(second.came).toBe(false)
  await house.pass(100)
  expect(second.came).toBe(true)
})

test('whoever comes first after the wait gets it, and the other asks again', async () => {
  const { house, one, other } = await pair()
  await one.holdings.turn(0, NEVER)
  const both = [one, other].map(({ holdings }) => waiting(holdings.turn(0, NEVER)))
  await house.pass(5_000)
  expect(both.map(({ came }) => came).toSorted()).toEqual([false, true])
  await house.pass(5_000)
  expect(both.map(({ came }) => came)).toEqual([true, true])
})

test('while the database is away it goes on asking', async () => {
  const { house, one } = await pair()
  one.registry.isAway = true
  const turn = waiting(one.holdings.turn(0, NEVER))
  await house.pass(10_000)
  expect(turn).toEqual({ came: false, reason: null })
  one.registry.isAway = false
  await house.pass(500)
  expect(turn.came).toBe(true)
  expect(one.log).toEqual([])
})

test('so it does after another failure, of which it tells once', async () => {
  const { house, one } = await pair()
  one.registry.wrong.set('turn', 'bug')
  const turn = waiting(one.holdings.turn(0, NEVER))
  await house.pass(10_000)
  one.registry.wrong.clear()
  await house.pass(500)
  expect(turn).toEqual({ came: true, reason: null })
  expect(one.log).toEqual(['error: whose turn it is to identify cannot be read; this process goes on asking'])
})

test.each(['wait', 'question', 'beginning'] as const)('an abort ends it during the %s', async (when) => {
  const { house, one } = await pair()
  await one.holdings.turn(0, NEVER)
  const before = house.clock.waiting
  const abort = new AbortController()
  const reason = new Error('no longer wanted')
  if (when === 'question') one.registry.wrong.set('turn', 'silence')
  if (when === 'beginning') abort.abort(reason)
  const turn = waiting(one.holdings.turn(0, abort.signal))
  await house.settle()
  abort.abort(reason)
  await house.settle()
  expect(turn).toEqual({ came: false, reason })
  expect(one.registry.asked.get('turn')).toBe(when === 'beginning' ? 1 : 2)
  expect(house.clock.waiting).toBe(before)
})
