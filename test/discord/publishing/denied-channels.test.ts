/** Channels that Discord denies for a while, and threads that are deleted with what a table has told there. */
import { afterAll, describe, expect, test } from 'vitest'
import { SETTLED_MS } from '../../../src/discord/publishing/throttle.js'
import { ANN, BEN, cleanUp, good, request, until } from '../../tables/kit/house.js'
import { act, begunTable, inTurn, labelsOf, quiet, type ToldTables, textOf, toldGame, toldTables } from '../kit/told-tables.js'

afterAll(cleanUp)

/** Discord denies every channel while `during` runs, and until the bot has noticed. */
async function denied(house: ToldTables, during: () => Promise<unknown>): Promise<void> {
  house.channels.trouble = { kind: 'denied' }
  await during()
  await until(() => house.warnings.length > 0)
  house.channels.trouble = null
}

/** Lets time go by until something has come about. */
const inTime = (house: ToldTables, isDone: () => boolean) =>
  until(() => {
    house.clock.advance(1_000)
    return isDone()
  })

const words = (house: ToldTables) => house.channels.posted.map(({ message }) => textOf(message.blocks))

describe('while Discord denies a channel of which its gateway tells', () => {
  test('a lobby that changes is not posted a second time', async () => {
    const house = toldTables()
    const { id } = good(await house.tables.open(request({ host: ANN, answers: true })))
    house.tables.retell(id)
    await until(() => house.channels.posted.length === 1)
    await denied(house, () => house.tables.join(id, BEN, 'elsewhere'))
    await inTime(house, () => words(house).some((said) => said.includes('2. Ben')))
    expect(words(house)).toEqual([expect.stringContaining('2. Ben')])
    expect(await house.posts.list(id)).toHaveLength(1)
  })

  test('the message of a turn that goes on is kept, and loses its buttons when the turn ends', async () => {
    const { house, table, mover } = await toldGame()
    await denied(house, async () => {
      await act(house, table.id, mover, 'add')
      house.clock.advance(SETTLED_MS)
    })
    await inTime(house, () => /So far this turn/.test(words(house)[0] ?? ''))
    await act(house, table.id, mover, 'end')
    expect(house.channels.posted.map(({ message }) => labelsOf(message.blocks).length > 0)).toEqual([false, true])
  })

  test('a call that is no longer needed is removed afterwards', async () => {
    const { house, table, mover } = await toldGame()
    const { length } = house.channels.posted
    await act(house, table.id, mover, 'ask')
    await until(() => house.channels.posted.length > length)
    const now = await house.tables.find(table.id)
    const other = inTurn(table).other
    await denied(house, () => house.tables.act(table.id, other, now?.position ?? 0, 'yes'))
    await inTime(house, () => house.channels.posted.length === length)
  })
})

test('a table that has ended does not wait for a channel that Discord denies', async () => {
  const house = toldTables()
  house.gateway.tells = false
  const table = await begunTable(house)
  good(await house.tables.cancel(table.id, ANN, true))
  house.channels.trouble = { kind: 'denied' }
  await quiet(house, table.id)
  expect([await house.store.queued(table.id, 10), house.gateway.denied]).toEqual([[], []])
})

test('a game that comes back from a deleted thread calls everybody whom it waits for', async () => {
  const house = toldTables()
  const lobby = good(await house.tables.open(request({ host: ANN })))
  good(await house.tables.join(lobby.id, BEN))
  good(await house.tables.relocate(lobby.id, 'thread'))
  const table = good(await house.tables.start(lobby.id, ANN))
  await quiet(house, table.id)
  const { mover, other } = inTurn(table)
  await act(house, table.id, mover, 'ask')
  const calledIn = (channelId: string) =>
    house.channels.posted.filter((post) => post.channelId === channelId).flatMap(({ called }) => called)
  await until(() => calledIn('thread').includes(other.id))
  const before = calledIn(table.openedIn)
  await house.tables.channelGone('thread')
  await until(() => calledIn(table.openedIn).length >= before.length + 2)
  expect(calledIn(table.openedIn).slice(before.length).toSorted()).toEqual([mover.id, other.id].toSorted())
})
