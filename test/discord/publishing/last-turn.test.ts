/** Where the channel tells how a game ended: in the message of its last turn, so that the result has room for itself. */
import { afterAll, expect, test } from 'vitest'
import { cleanUp, good } from '../../tables/kit/house.js'
import type { Posted } from '../kit/fake-channels.js'
import { act, begunTable, inTurn, quiet, type ToldTables, textOf, toldTables } from '../kit/told-tables.js'

afterAll(cleanUp)

const wordsOf = (posted: Posted | undefined) => textOf(posted?.message.blocks ?? [])
const lastTwo = ({ channels }: ToldTables) => channels.posted.slice(-2).map(wordsOf)

/** All turns but the last one of a game of two. */
async function almostOver(house: ToldTables) {
  const table = await begunTable(house)
  const { mover, other } = inTurn(table)
  for (const user of [mover, other]) await act(house, table.id, user, 'end')
  return { table, mover }
}

test('the last turn is told once, by its own message below its board', async () => {
  const house = toldTables()
  const { table, mover } = await almostOver(house)
  await act(house, table.id, mover, 'add')
  await act(house, table.id, mover, 'end')
  await quiet(house, table.id)
  const [turn, result] = lastTwo(house)
  expect(turn).toMatch(/- \d add 1\n- \d end 1$/)
  expect(result).toContain('the game is over')
  expect(result).not.toMatch(/add 1|end 1/)
})

test('so it is after a restart', async () => {
  const house = toldTables()
  const { table, mover } = await almostOver(house)
  const after = house.restart()
  await act(after, table.id, mover, 'end')
  await quiet(after, table.id)
  const [turn, result] = lastTwo(after)
  expect(turn).toMatch(/- \d end 1$/)
  expect(result).not.toContain('end 1')
})

test('who resigned last is told there too', async () => {
  const house = toldTables()
  const { table, mover } = await almostOver(house)
  good(await house.tables.resign(table.id, mover))
  await quiet(house, table.id)
  const [turn, result] = lastTwo(house)
  expect(turn).toContain(`${mover.name} has resigned`)
  expect(result).toContain('the game is over')
})

test('a result tells the story if no turn has a message', async () => {
  const house = toldTables()
  const { table, mover } = await almostOver(house)
  for (const post of await house.posts.list(table.id)) await house.posts.remove(table.id, post)
  const after = house.restart()
  await act(after, table.id, mover, 'end')
  await quiet(after, table.id)
  expect(wordsOf(after.channels.posted.at(-1))).toMatch(/- \d end 1/)
})
