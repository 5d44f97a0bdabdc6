/** Calls that are told again after a failure or a restart. The messages of several calls have the same button. */
import { afterAll, describe, expect, test } from 'vitest'
import type { User } from '../../../src/tables/model/people.js'
import { cleanUp, good, playing, told, until } from '../../tables/kit/house.js'
import { act, begunTableOfThree, quiet, type ToldTables, toldGameOfThree, toldTables, UNCHANGED } from '../kit/told-tables.js'

afterAll(cleanUp)

const HOUR_MS = 3_600_000

const calledIn = ({ channels }: ToldTables) => channels.posted.flatMap(({ called }) => called).sort()

/** Passes time in steps until the table has nothing left to tell. */
async function toldInTime(house: ToldTables, tableId: string): Promise<void> {
  for (let second = 0; second < 60; second++) {
    house.clock.advance(1_000)
    await quiet(house, tableId)
  }
  await told(house, tableId)
}

test('when several seats are asked while Discord is down, each of them is called afterwards', async () => {
  const { house, table, inOrder } = await toldGameOfThree()
  const [first, second, third] = inOrder
  house.channels.trouble = { kind: 'outage' }
  good(await house.tables.act(table.id, first, table.position, 'ask-all'))
  await until(() => house.warnings.length > 0)
  house.channels.trouble = null
  house.channels.posted = []
  await toldInTime(house, table.id)
  expect(calledIn(house)).toEqual([second.id, third.id].sort())
})

test('when several seats were asked privately and the program restarts before they are called, each of them is called', async () => {
  const { house, table, inOrder } = await toldGameOfThree()
  const [first, second, third] = inOrder
  for (const { id } of [second, third]) house.privateMessages.remember('c1', id, 'en', async () => UNCHANGED)
  good(await house.tables.act(table.id, first, table.position, 'ask-all'))
  await quiet(house, table.id)
  const after = house.restart()
  after.channels.posted = []
  await after.tables.resume()
  await toldInTime(after, table.id)
  expect(calledIn(after)).toEqual([second.id, third.id].sort())
})

test('a second reminder that fails at first is not taken for the first one, which stands in the channel', async () => {
  const house = toldTables()
  await house.tables.resume()
  const { table, inOrder } = await begunTableOfThree(house)
  const [first] = inOrder
  const calls = () => house.channels.posted.filter(({ called }) => called.includes(first.id)).map(({ id }) => id)
  const [turn] = calls()
  const hour = async () => {
    house.clock.advance(HOUR_MS)
    await quiet(house, table.id)
  }
  while (calls().length < 2) await hour()
  const [, reminder] = calls()
  house.channels.trouble = { kind: 'outage' }
  const before = house.warnings.length
  while (house.warnings.length === before) {
    house.clock.advance(HOUR_MS)
    for (let turns = 0; turns < 50; turns++) await new Promise((resolve) => setImmediate(resolve))
  }
  house.channels.trouble = null
  await toldInTime(house, table.id)
  expect(calls()).toEqual([turn, expect.any(String)])
  expect(calls()).not.toContain(reminder)
})

describe('when several seats are asked and then nudged', () => {
  /** The first player has asked the other two. */
  async function askedByFirst(house: ToldTables) {
    const { table, inOrder } = await begunTableOfThree(house)
    const [first, second, third] = inOrder
    await act(house, table.id, first, 'ask-all')
    return { id: table.id, first, second, third }
  }
  const callsOf = (house: ToldTables, { id }: User) =>
    house.channels.posted.flatMap(({ called, id: messageId }) => (called.includes(id) ? [messageId] : []))

  test('the call of a seat stays while only others answer, until it has answered itself', async () => {
    const house = toldTables()
    const { id, first, second, third } = await askedByFirst(house)
    const asked = callsOf(house, third)
    good(await house.tables.nudge(id, first))
    await toldInTime(house, id)
    const nudged = callsOf(house, third)
    expect(nudged).toEqual([...asked, expect.any(String)])
    await act(house, id, second, 'no')
    await toldInTime(house, id)
    expect(callsOf(house, second)).toEqual([])
    expect(callsOf(house, third)).toEqual(nudged)
    await act(house, id, third, 'no')
    await toldInTime(house, id)
    expect(callsOf(house, third)).toEqual([])
  })

  test('a seat that has not answered is called even if that fails until somebody else has', async () => {
    const house = toldTables()
    const { id, first, second, third } = await askedByFirst(house)
    const asked = callsOf(house, third)
    house.channels.trouble = { kind: 'outage' }
    good(await house.tables.nudge(id, first))
    await until(() => house.warnings.length > 0)
    good(await house.tables.act(id, second, (await playing(house, id)).position, 'no'))
    house.channels.trouble = null
    await toldInTime(house, id)
    expect(callsOf(house, second)).toEqual([])
    expect(callsOf(house, third)).toEqual([...asked, expect.any(String)])
  })
})
