/** Which interactions look late to a machine whose clock may be wrong. Time stands still until a test lets it pass. */
import { expect, test } from 'vitest'
import { createLateness } from '../../../src/discord/presses/intake/lateness.js'
import { snowflakes } from '../../../src/sandbox/server/world/snowflakes.js'
import { FakeClock } from '../../sandbox/fake-clock.js'

const SECOND = 1_000
const HOUR = 3_600 * SECOND

/** A machine whose clock is ahead of Discord's by `ahead`. */
function machine(ahead = 0) {
  const clock = new FakeClock()
  const nextId = snowflakes(clock)
  let wrong = ahead
  const arrive = createLateness({ now: () => new Date(clock.now() + wrong) })
  return {
    wait: (ms: number) => clock.advance(ms),
    setClock(by: number) {
      wrong += by
    },
    /** An interaction that arrives after `ms`. */
    arriveAfter(ms: number) {
      const id = nextId()
      clock.advance(ms)
      return arrive(id)
    },
  }
}

test.each([
  [3 * SECOND, false],
  [3 * SECOND + 1, true],
])('one that arrives after %d ms looks late to a machine that has just started: %s', (ms, isDoubtful) => {
  expect(machine().arriveAfter(ms).isDoubtful).toBe(isDoubtful)
})

test('those of a stall look late, however long ago the last one came, and those after it do not', () => {
  const { wait, arriveAfter } = machine()
  expect(arriveAfter(100).isDoubtful).toBe(false)
  wait(HOUR)
  expect(arriveAfter(5 * SECOND).isDoubtful).toBe(true)
  expect(arriveAfter(4 * SECOND).isDoubtful).toBe(true)
  expect(arriveAfter(100).isDoubtful).toBe(false)
})

test.each([
  ['is behind', -HOUR, 0],
  ['is set back', 0, -HOUR],
])('none in time looks late if the clock %s, and the late ones do after the next one', (_what, ahead, set) => {
  const { setClock, arriveAfter } = machine(ahead)
  setClock(set)
  expect(arriveAfter(100).isDoubtful).toBe(false)
  expect(arriveAfter(5 * SECOND).isDoubtful).toBe(true)
})

test.each([
  ['is ahead', HOUR, 0],
  ['is set forward', 0, HOUR],
])('Discord is asked about one alone if the clock %s, and about late ones after it', (_what, ahead, set) => {
  const { setClock, arriveAfter } = machine(ahead)
  setClock(set)
  const first = arriveAfter(100)
  expect(first.isDoubtful).toBe(true)
  first.inTime()
  expect(arriveAfter(150).isDoubtful).toBe(false)
  expect(arriveAfter(5 * SECOND).isDoubtful).toBe(true)
})

test('of several about which Discord is asked at once, the least delayed tells how late the next ones are', () => {
  const { arriveAfter } = machine(HOUR)
  const [slow, quick] = [arriveAfter(2.5 * SECOND), arriveAfter(100)]
  quick.inTime()
  slow.inTime()
  expect(arriveAfter(5 * SECOND).isDoubtful).toBe(true)
})

test('a clock that is set forward again and again is found out each time', () => {
  const { setClock, arriveAfter } = machine()
  for (let time = 0; time < 3; time++) {
    setClock(HOUR)
    arriveAfter(100).inTime()
    expect(arriveAfter(100).isDoubtful).toBe(false)
  }
})

test('after a clock was set to and fro, late ones look late again', () => {
  const { setClock, arriveAfter } = machine()
  setClock(-HOUR)
  arriveAfter(100)
  setClock(HOUR)
  arriveAfter(100).inTime()
  expect(arriveAfter(100).isDoubtful).toBe(false)
  expect(arriveAfter(5 * SECOND).isDoubtful).toBe(true)
})

test('one about which Discord is asked in vain does not make the next ones look less late', () => {
  const { arriveAfter } = machine()
  for (let time = 0; time < 3; time++) expect(arriveAfter(5 * SECOND).isDoubtful).toBe(true)
})
