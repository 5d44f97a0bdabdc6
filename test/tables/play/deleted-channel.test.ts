/** What the channel of a lobby is told when its game comes back from a thread that was deleted. */
import { afterAll, expect, test } from 'vitest'
import { ANN, begun, cleanUp, good, heard, openHouse, told } from '../kit/house.js'

afterAll(cleanUp)

async function inThread() {
  const house = openHouse()
  const { id } = await begun(house)
  good(await house.tables.relocate(id, 'thread'))
  return { house, id }
}

test('it is told how the turn stands, whether or not the thread was told of it', async () => {
  const { house, id } = await inThread()
  await told(house, id)
  heard(house)
  await house.tables.channelGone('thread')
  await told(house, id)
  expect(heard(house)).toEqual([{ kind: 'turned-back', turn: 1, from: 1, position: expect.any(Number) }])
})

test('it is asked what the thread was asked', async () => {
  const { house, id } = await inThread()
  const { proposal } = good(await house.tables.askEnd(id, ANN))
  await told(house, id)
  heard(house)
  await house.tables.channelGone('thread')
  await told(house, id)
  expect(heard(house)).toContainEqual({ kind: 'proposal', proposal, position: expect.any(Number) })
})
