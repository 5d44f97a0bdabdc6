import { expect, test } from 'vitest'
import type { Context } from '../../../src/discord/context/context.js'
import type { Reply } from '../../../src/discord/context/reply.js'
import { closeLobby, join } from '../../../src/discord/presses/lobby/lobby.js'
import { ANN, BEN, good, request, until } from '../../tables/kit/house.js'
import { labelsOf, textOf, toldTables } from '../kit/told-tables.js'

test('a lobby that is closed meanwhile is not opened again by an answer that Discord is slow to take', async () => {
  const house = toldTables()
  const { id } = good(await house.tables.open(request({ answers: true })))
  house.tables.retell(id)
  await until(() => house.channels.posted.length === 1)
  const [lobby] = house.channels.posted
  if (lobby === undefined) throw new Error('no lobby')
  const context = { ...house, renewLobby: house.publisher.renewLobby } as unknown as Context
  const pressed = async (user: typeof ANN, isPrivate: boolean) => ({
    ...{ table: await house.tables.find(id), user, isPrivate, messageId: lobby.id, hasPicture: false },
    ...{ locale: 'en', moderator: false, missingPermissions: [] },
  })
  let taken = () => {}
  const slow = new Promise<void>((resolve) => {
    taken = resolve
  })
  const joining = house.answers.run({
    ...{ userId: BEN.id, lane: id, mayAct: Promise.resolve() },
    work: async () => join(context, (await pressed(BEN, false)) as never),
    async give(reply: Reply) {
      await slow
      if (reply.kind !== 'update') throw new Error(`a press on the lobby's message is answered by ${reply.kind}`)
      await house.channels.edit('c1', lobby.id, reply.message)
      reply.arrived?.(true)
    },
  })
  const closing = house.answers.run({
    ...{ userId: ANN.id, lane: id, mayAct: Promise.resolve() },
    work: async () => closeLobby(context, (await pressed(ANN, true)) as never),
    give: async () => {},
  })
  await until(() => house.deliveries.includes('cancelled'))
  taken()
  await Promise.all([joining, closing])
  await until(() => textOf(lobby.message.blocks).includes('Ann closed this table'))
  expect(labelsOf(lobby.message.blocks)).toEqual([])
})
