import { expect, test } from 'vitest'
import { OutcomeUnknown } from '../../../src/store/postgres/connection/sessions.js'
import { type Certain, createCertain } from '../../../src/store/postgres/tables/certainty.js'
import { NotStored } from '../../../src/tables/model/not-stored.js'

const PLACE = { guildId: 'g1', tableId: 't1' }
const PATIENCE = { forMs: 150, againMs: 10 }

/** A row whose id can be read as `answers` say, one after the other. */
function row(...answers: readonly ('id' | 'fails' | 'hangs')[]) {
  const state = { id: null as string | null, reads: 0 }
  const certain = createCertain(async () => {
    const answer = answers[state.reads++] ?? answers.at(-1) ?? 'id'
    if (answer === 'fails') throw new NotStored('The database is away.')
    return answer === 'hangs' ? new Promise<never>(() => {}) : state.id
  }, PATIENCE)
  return { state, certain }
}

const lost = (cause?: unknown) => new OutcomeUnknown('lost', { cause })

const storing =
  (state: { id: string | null }, thrown: unknown = lost()): Parameters<Certain>[1] =>
  async (changeId) => {
    state.id = changeId
    throw thrown
  }

test('a change whose outcome is known is as it says, and nothing is read', async () => {
  const { state, certain } = row()
  expect(await certain(PLACE, async () => false)).toBe(false)
  expect(await certain(PLACE, async () => true)).toBe(true)
  await expect(certain(PLACE, storing(state, new Error('a bug')))).rejects.toThrow('a bug')
  await expect(certain(PLACE, storing(state, new NotStored('away')))).rejects.toThrow('away')
  expect(state.reads).toBe(0)
})

test('every change has an id of its own', async () => {
  const { certain } = row()
  const ids = new Set<string>()
  for (let change = 0; change < 2; change++) await certain(PLACE, async (changeId) => ids.add(changeId).has(changeId))
  expect(ids.size).toBe(2)
})

test('a change with an unknown outcome was stored if the row has its id', async () => {
  const { state, certain } = row()
  expect(await certain(PLACE, storing(state))).toBe(true)
  expect(await certain(PLACE, storing(state, new Error('failed', { cause: lost() })))).toBe(true)
})

test('it was not stored if the row has another id, or if there is no row', async () => {
  const { certain } = row()
  const unstored = certain(PLACE, async () => {
    throw lost()
  })
  await expect(unstored).rejects.toThrow(NotStored)
})

test('the row is read again until the database is back', async () => {
  const { state, certain } = row('fails', 'fails', 'id')
  expect(await certain(PLACE, storing(state))).toBe(true)
  expect(state.reads).toBe(3)
})

test.each([['fails'], ['hangs']] as const)('it is not waited for longer than a few seconds if reading %s', async (how) => {
  const { state, certain } = row(how)
  await expect(certain(PLACE, storing(state))).rejects.toThrow(NotStored)
  const { reads } = state
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(state.reads).toBe(reads)
})
