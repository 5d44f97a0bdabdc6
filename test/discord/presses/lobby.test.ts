import { afterAll, expect, test } from 'vitest'
import type { Context } from '../../../src/discord/context/context.js'
import { join, leave } from '../../../src/discord/presses/lobby.js'
import type { TablePress } from '../../../src/discord/presses/press.js'
import type { Picture } from '../../../src/discord/wire/message.js'
import { ANN, BEN, CAT, cleanUp, good, request, until } from '../../tables/kit/house.js'
import { textOf, toldTables } from '../kit/told-tables.js'

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

test('an answer that waits for its picture does not show less than what the lobby was told meanwhile', async () => {
  const house = toldTables()
  const { id } = good(await house.tables.open(request({ gameId: 'pioneers', answers: true })))
  house.tables.retell(id)
  await until(() => house.channels.posted.length === 1)
  const [lobby] = house.channels.posted
  const table = await house.tables.find(id)
  let painted: (box: Picture) => void = () => {}
  let isAsked = false
  const paint = () => {
    isAsked = true
    return new Promise<Picture>((resolve) => (painted = resolve))
  }
  const context = { ...house, paint, renewLobby: house.publisher.renewLobby } as unknown as Context
  const answer = join(context, { table, user: BEN, hasPicture: false, messageId: lobby?.id } as TablePress)
  await until(() => isAsked)
  good(await house.tables.join(id, CAT, 'elsewhere'))
  await until(() => textOf(lobby?.message.blocks ?? []).includes('3. Cat'))
  painted({ png: new Uint8Array(1), alt: 'the box' })
  const reply = await answer
  if (reply.kind !== 'update') throw new Error('it was refused')
  await house.channels.edit('c1', lobby?.id ?? '', reply.message)
  reply.arrived?.(true)
  await until(() => textOf(lobby?.message.blocks ?? []).includes('3. Cat'))
})
