import { afterAll, expect, test } from 'vitest'
import type { Context } from '../../../src/discord/context/context.js'
import { leave } from '../../../src/discord/presses/lobby.js'
import type { TablePress } from '../../../src/discord/presses/press.js'
import { ANN, BEN, cleanUp, good, request } from '../../tables/kit/house.js'
import { toldTables } from '../kit/told-tables.js'

afterAll(cleanUp)

test('a press that is stored, but whose message cannot be looked up any more, is left to be told by the table', async () => {
  const { tables, lobbyAnswers } = toldTables()
  const { id } = good(await tables.open(request()))
  const table = good(await tables.join(id, BEN))
  const posts = { find: () => Promise.reject(new Error('the connection is lost')) }
  const context = { tables, lobbyAnswers, posts } as unknown as Context
  await expect(leave(context, { table, user: ANN, hasPicture: true } as TablePress)).rejects.toThrow('the connection is lost')
  expect(await lobbyAnswers.shows({ id, status: 'lobby', position: table.position + 1 })).toBe(false)
})
