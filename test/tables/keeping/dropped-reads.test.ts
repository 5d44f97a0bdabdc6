/** What is dropped from memory while it is being read from the store, as when somebody named in it is forgotten. */
import { afterAll, expect, test } from 'vitest'
import type { LogEntry } from '../../../src/tables/model/log.js'
import { createKeeper } from '../../../src/tables/service/keeper.js'
import { createLogTails, type LogTails } from '../../../src/tables/service/log-tails.js'
import { begun, cleanUp, openHouse } from '../kit/house.js'
import { tally } from '../kit/tally-game.js'

afterAll(cleanUp)

/** A store that answers only once it is told to, with what it held when it was asked. */
function slow<T>(held: () => T) {
  const waiting: (() => void)[] = []
  const ask = () => {
    const found = held()
    return new Promise<T>((resolve) => waiting.push(() => resolve(found)))
  }
  return { ask, answer: () => waiting.splice(0).forEach((each) => void each()) }
}

const entry = (name: string): LogEntry => ({
  ...{ position: 1, at: new Date(0), turn: 1, kind: 'resigned', seat: 0 },
  user: { id: '1', name },
})

test.each([
  ['a table', (tails: LogTails) => tails.forgetTable('t')],
  ['everything', (tails: LogTails) => tails.forget()],
])('the log of %s is not kept with a name that was erased meanwhile', async (_, drop) => {
  for (const read of [
    (tails: LogTails) => tails.read('t', 0, 1),
    (tails: LogTails) => tails.latestKnown({ id: 't', position: 1 }, 'table'),
  ]) {
    let stored = [entry('Ann')]
    const { ask, answer } = slow(() => stored)
    const tails = createLogTails({ log: ask })
    const reading = read(tails)
    stored = [entry('somebody')]
    drop(tails)
    answer()
    expect(await reading).toEqual([entry('Ann')])
    const again = read(tails)
    answer()
    expect(await again).toEqual([entry('somebody')])
  }
})

test('nor is a table that was being loaded', async () => {
  const house = openHouse()
  const { id } = await begun(house)
  const before = await house.store.load(id)
  let held = before
  const { ask, answer } = slow(() => held)
  const keeper = createKeeper({
    ...{ store: { ...house.store, load: ask }, gameById: () => tally, keep: 5 },
    ...{ now: () => house.clock.now(), committed: () => {}, healed: () => {} },
  })
  const loading = keeper.find(id)
  // The lane begins in a later task.
  await Promise.resolve()
  held = null
  keeper.forget()
  answer()
  expect((await loading)?.table.id).toBe(id)
  const again = keeper.find(id)
  await Promise.resolve()
  answer()
  expect(await again).toBeNull()
})
