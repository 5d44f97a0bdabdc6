import { setTimeout as after } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { type PauseSources, type Pauses, watchPauses } from '../../src/operator/pauses.js'
import { inOneStretch } from '../../src/stretches.js'

let now: number
let waited: number
let look: () => void
let tell: Parameters<PauseSources['spans']>[0]
let pauses: Pauses

beforeEach(() => {
  ;[now, waited] = [1_000, 500]
  pauses = watchPauses({
    now: () => now,
    waited: () => waited,
    every: (_, task) => {
      look = task
    },
    spans: (hear) => {
      tell = hear
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
  expect(pauses.longest().ms).toBe(0)
})

test('the longest pause is reported once', () => {
  goOn(50)
  goOn(110)
  goOn(30)
  expect([pauses.longest().ms, pauses.longest().ms]).toEqual([100, 0])
})

test('time spent waiting for a processor in a pause is not the program’s own', () => {
  goOn(146, 120)
  expect(pauses.longest().ms).toBe(16)
})

test('time spent waiting at other times excuses no pause', () => {
  goOn(120, 110)
  goOn(130)
  goOn(120, 110)
  expect(pauses.longest().ms).toBe(120)
})

test('a pause that is still going on counts', () => {
  now += 210
  expect(pauses.longest().ms).toBe(200)
})

test('a pause tells what took it up, whether that is heard of before the pause is noticed or after', () => {
  tell({ cause: 'storing', from: 1_005, to: 1_045 })
  goOn(110)
  tell({ cause: 'collection', from: 1_050, to: 1_080 })
  expect(pauses.longest()).toEqual({ ms: 100, of: { collection: 30, storing: 40, ending: 0 } })
})

test('what took up other times is no part of a pause', () => {
  tell({ cause: 'storing', from: 1_002, to: 1_010 })
  goOn(20)
  goOn(110)
  tell({ cause: 'collection', from: 1_140, to: 1_150 })
  goOn(20)
  tell({ cause: 'collection', from: 1_002, to: 1_008 })
  expect(pauses.longest()).toEqual({ ms: 100, of: { collection: 0, storing: 0, ending: 0 } })
})

/** Looks only when asked. No processor is ever waited for. */
const ONLY_ASKED = { waited: () => 0, every: () => {} }

test('this process hears of its own work', () => {
  const own = watchPauses(ONLY_ASKED)
  inOneStretch('storing', () => {
    for (const from = performance.now(); performance.now() < from + 30; );
  })
  expect(own.longest().of.storing).toBeGreaterThanOrEqual(30)
})

test('this process hears of its own collections', async () => {
  const own = watchPauses(ONLY_ASKED)
  const kept: object[] = []
  const collected = async () => {
    for (let made = 0; made < 100_000; made++) kept.push({ made })
    await after(20)
    return own.longest().of.collection
  }
  await expect.poll(collected).toBeGreaterThan(0)
})
