import { beforeEach, expect, test } from 'vitest'
import { type Pauses, watchPauses } from '../../src/operator/pauses.js'

let now: number
let waited: number
let look: () => void
let pauses: Pauses

beforeEach(() => {
  ;[now, waited] = [1_000, 500]
  pauses = watchPauses({
    now: () => now,
    waited: () => waited,
    every: (_, task) => {
      look = task
    },
  })
})

/** Time passes by `ms` milliseconds, `waiting` of them spent waiting for a processor. */
function goOn(ms: number, waiting = 0): void {
  now += ms
  waited += waiting
  look()
}

test('a running event loop has no pauses', () => {
  for (let tick = 0; tick < 10; tick++) goOn(10)
  expect(pauses.longest()).toBe(0)
})

test('the longest pause is reported once', () => {
  goOn(50)
  goOn(110)
  goOn(30)
  expect([pauses.longest(), pauses.longest()]).toEqual([100, 0])
})

test('time spent waiting for a processor in a pause is not the program’s own', () => {
  goOn(146, 120)
  expect(pauses.longest()).toBe(16)
})

test('time spent waiting at other times excuses no pause', () => {
  goOn(120, 110)
  goOn(130)
  goOn(120, 110)
  expect(pauses.longest()).toBe(120)
})

test('a pause that is still going on counts', () => {
  now += 210
  expect(pauses.longest()).toBe(200)
})
