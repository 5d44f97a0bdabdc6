/** Whom the last message of a game calls. */
import { afterAll, expect, test } from 'vitest'
import type { PlayingTable } from '../../../src/tables/model/table.js'
import { ANN, BEN, cleanUp, good } from '../../tables/kit/house.js'
import type { Posted } from '../kit/fake-channels.js'
import {
  act,
  begunTable,
  inTurn,
  quiet,
  type ToldTables,
  textOf,
  toldGame,
  toldGameOfThree,
  toldTables,
} from '../kit/told-tables.js'

afterAll(cleanUp)

/** Plays a game of Ann and Ben to its end. */
async function playedOut(house: ToldTables): Promise<PlayingTable> {
  const table = await begunTable(house)
  const { mover, other } = inTurn(table)
  for (const user of [mover, other, mover]) await act(house, table.id, user, 'end')
  return table
}

const lastOf = ({ channels }: ToldTables): Posted | undefined => channels.posted.at(-1)
const wordsOf = (posted: Posted | undefined) => textOf(posted?.message.blocks ?? [])

test('the result calls all who played, and an edit of it calls nobody', async () => {
  const house = toldTables()
  house.ink.isOut = true
  const table = await playedOut(house)
  expect(lastOf(house)?.called).toEqual([ANN.id, BEN.id])
  expect(wordsOf(lastOf(house))).toContain(`<@${ANN.id}> and <@${BEN.id}>, this is how it ended.`)
  const over = await house.tables.find(table.id)
  if (over === null) throw new Error('no such table')
  await house.publisher.publish(over, { kind: 'over', position: over.position }, true)
  expect(lastOf(house)?.edits).toBe(1)
  expect(lastOf(house)?.message.pings).toEqual([])
})

test('the result calls once, even if it was sent but not recorded before a restart', async () => {
  const house = toldTables()
  const table = await playedOut(house)
  const { id = '' } = lastOf(house) ?? {}
  const count = house.channels.posted.length
  await house.posts.remove(table.id, { key: 'over', messageId: id })
  const after = house.restart()
  const over = await after.tables.find(table.id)
  if (over === null) throw new Error('no such table')
  await after.publisher.publish(over, { kind: 'over', position: over.position }, true)
  expect(after.channels.posted).toHaveLength(count)
  expect(await after.posts.find(table.id, 'over')).toMatchObject({ messageId: id })
})

test('the result calls nobody in their quiet hours', async () => {
  const house = toldTables()
  const now = house.clock.now().getUTCHours() * 60
  await house.settings.setQuiet(BEN.id, { from: now, to: now + 60, zone: 'UTC' })
  await playedOut(house)
  expect(lastOf(house)?.called).toEqual([ANN.id])
})

test('the result calls nobody who had resigned', async () => {
  const { house, table, inOrder } = await toldGameOfThree()
  const [leaver, next, last] = inOrder
  good(await house.tables.resign(table.id, leaver))
  good(await house.tables.resign(table.id, next))
  await quiet(house, table.id)
  expect(lastOf(house)?.called).toEqual([last.id])
})

test('the result calls nobody who was forgotten before it could be told', async () => {
  const { house, table, mover, other } = await toldGame()
  for (const user of [mover, other]) await act(house, table.id, user, 'end')
  house.channels.trouble = { kind: 'unreachable' }
  await act(house, table.id, mover, 'end').catch(() => {})
  const after = house.restart()
  after.channels.trouble = null
  good(await after.tables.forget(BEN.id))
  await after.tables.resume()
  await quiet(after, table.id)
  expect(lastOf(after)?.called).toEqual([ANN.id])
  expect(wordsOf(lastOf(after))).toContain(`<@${ANN.id}>, this is how it ended.`)
})

test('a game that was cancelled calls nobody', async () => {
  const { house, table } = await toldGame()
  good(await house.tables.cancel(table.id, ANN, false))
  await quiet(house, table.id)
  expect(lastOf(house)?.called).toEqual([])
})
