import { expect, test } from 'vitest'
import { LATE, pause, unless, within } from '../../../src/tables/service/waiting.js'
import { FakeClock } from '../../sandbox/fake-clock.js'

const never = () => new Promise<never>(() => {})

test('what comes in time is what it comes to, and the clock is called off', async () => {
  const clock = new FakeClock()
  expect(await within(clock, 100, Promise.resolve('here'))).toBe('here')
  await expect(within(clock, 100, Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(clock.waiting).toBe(0)
})

test('what does not is late', async () => {
  const clock = new FakeClock()
  const late = within(clock, 100, never())
  clock.advance(100)
  expect(await late).toBe(LATE)
})

test('an abort ends a wait, also one from before', async () => {
  const clock = new FakeClock()
  const abort = new AbortController()
  const waits = [pause(clock, 100, abort.signal), unless(abort.signal, never())]
  abort.abort(new Error('over'))
  for (const wait of [...waits, pause(clock, 100, abort.signal), unless(abort.signal, never())])
    await expect(wait).rejects.toThrow('over')
  expect(clock.waiting).toBe(0)
})

test('a pause ends by the clock', async () => {
  const clock = new FakeClock()
  const pauses = Promise.all([pause(clock, 100), pause(clock, 100, new AbortController().signal)])
  clock.advance(100)
  await pauses
})
