import { afterAll, describe, expect, test } from 'vitest'
import { createOutbox } from '../../../src/tables/service/outbox.js'
import { createRetries, NEWS_RETRY_MS, OWN_RETRY_MS } from '../../../src/tables/service/retries.js'
import { begun, cleanUp, openHouse, testClock } from '../kit/house.js'

afterAll(cleanUp)

const PRESS_MS = 8_000

/** Tables, some of which cannot tell anything, and when each of them tried. */
async function besieged(ids: readonly string[], isDown: (tableId: string) => boolean) {
  const table = await begun(openHouse())
  const clock = testClock()
  const since = clock.now().getTime()
  const queued = new Map<string, number>()
  let steps = 0
  const tries = new Map<string, number[]>(ids.map((id) => [id, []]))
  const outbox = createOutbox({
    store: {
      async queued(tableId) {
        const id = queued.get(tableId)
        return id === undefined ? [] : [{ id, announcement: { kind: 'turn', turn: 1, position: id } }]
      },
      delivered: async (tableId) => void queued.delete(tableId),
      withQueued: async () => ids,
      remains: async () => null,
    },
    publisher: {
      async publish({ id }) {
        tries.get(id)?.push(clock.now().getTime() - since)
        if (isDown(id)) throw new Error('Discord is away')
        return null
      },
      setAside: async () => {},
    },
    clock,
    logger: { warn: () => {}, error: () => {} },
    find: async (id) => ({ ...table, id }),
  })
  const step = (id: string) => {
    queued.set(id, ++steps)
    outbox.wake(id)
  }
  return { step, clock, tries }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
}

describe('while Discord is down', () => {
  test('200 tables with a step every 8 seconds each try at most five times a second together, and none is forgotten', async () => {
    const ids = Array.from({ length: 200 }, (_, index) => `t${index}`)
    const { step, clock, tries } = await besieged(ids, () => true)
    for (const id of ids) step(id)
    await settled()
    const minutes = 5
    for (let ms = 0; ms < minutes * 60_000; ms += NEWS_RETRY_MS) {
      for (const [index, id] of ids.entries()) if ((ms / NEWS_RETRY_MS) % (PRESS_MS / NEWS_RETRY_MS) === index % 40) step(id)
      await settled()
      clock.advance(NEWS_RETRY_MS)
      await settled()
    }
    const all = [...tries.values()].flat()
    // By news, and by the waits of each table, which double.
    expect(all.length).toBeLessThanOrEqual((minutes * 60_000) / NEWS_RETRY_MS + ids.length * 10)
    for (const [id, times] of tries) {
      const longest = Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? 0)))
      expect(longest, id).toBeLessThan(60_000)
    }
  })
})

describe('while others succeed', () => {
  test('a table that keeps failing waits for half a minute between its attempts', async () => {
    const { step, clock, tries } = await besieged(['broken', 'well'], (id) => id === 'broken')
    step('broken')
    await settled()
    const seconds = 600
    for (let second = 0; second < seconds; second++) {
      step('well')
      await settled()
      clock.advance(1_000)
      await settled()
    }
    const times = tries.get('broken') ?? []
    expect(times.length).toBeGreaterThan(seconds / (OWN_RETRY_MS / 1_000))
    expect(times.length).toBeLessThan(seconds / (OWN_RETRY_MS / 1_000) + 10)
    const late = times.filter((time) => time > 100_000)
    for (const [index, time] of late.slice(1).entries()) expect(time - (late[index] ?? 0)).toBeGreaterThanOrEqual(OWN_RETRY_MS)
  })
})

describe('after all pauses were ended', () => {
  test.each([false, true])('news still ends a pause at once (while tables with news were resting: %s)', async (isResting) => {
    const clock = testClock()
    const retries = createRetries(clock)
    const first = retries.pause('one', retries.failed('one').wait)
    if (isResting) retries.hasNews('one')
    retries.end()
    await first
    let isOver = false
    const second = retries.pause('other', retries.failed('other').wait)
    void second.then(() => (isOver = true))
    retries.hasNews('other')
    await settled()
    expect(isOver).toBe(true)
  })
})
