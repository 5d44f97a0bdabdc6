import { expect, test } from 'vitest'
import { createPolling } from '../../src/cluster/polling.js'
import { FakeClock } from '../sandbox/fake-clock.js'

/** Looks that end when the test says so. */
function observed() {
  const clock = new FakeClock()
  const ends: (() => void)[] = []
  let begun = 0
  const look = () => {
    begun++
    return new Promise<void>((resolve) => void ends.push(resolve))
  }
  return {
    clock,
    polling: createPolling(clock, 500, look),
    begun: () => begun,
    async end() {
      ends.shift()?.()
      await new Promise<void>((resolve) => void setImmediate(resolve))
    },
  }
}

test('the first look comes when it is asked for, the others half a second after the last has ended', async () => {
  const { clock, polling, begun, end } = observed()
  clock.advance(10_000)
  expect(begun()).toBe(0)
  polling.atOnce()
  clock.advance(10_000)
  expect(begun()).toBe(1)
  await end()
  clock.advance(499)
  expect(begun()).toBe(1)
  clock.advance(1)
  expect(begun()).toBe(2)
})

test('whoever cannot wait gets one at once, and the next comes half a second after that', async () => {
  const { clock, polling, begun, end } = observed()
  polling.atOnce()
  await end()
  clock.advance(400)
  polling.atOnce()
  expect(begun()).toBe(2)
  await end()
  clock.advance(499)
  expect(begun()).toBe(2)
  clock.advance(1)
  expect(begun()).toBe(3)
})

test('during a look there is no other one, but one right after it, however many were asked for', async () => {
  const { clock, polling, begun, end } = observed()
  polling.atOnce()
  for (let times = 0; times < 3; times++) polling.atOnce()
  expect(begun()).toBe(1)
  await end()
  expect(begun()).toBe(2)
  await end()
  expect(begun()).toBe(2)
  expect(clock.waiting).toBe(1)
})

test.each([1, 2])('after the end there is none, and the end waits for one under way (%i asked for)', async (asked) => {
  const { clock, polling, begun, end } = observed()
  for (let times = 0; times < asked; times++) polling.atOnce()
  let hasStopped = false
  void polling.stop().then(() => {
    hasStopped = true
  })
  await Promise.resolve()
  expect(hasStopped).toBe(false)
  await end()
  expect(hasStopped).toBe(true)
  polling.atOnce()
  expect([begun(), clock.waiting]).toEqual([1, 0])
})
