/** The call to those for whom a lobby keeps seats: what becomes of it once somebody has answered. */
import { afterAll, expect, test } from 'vitest'
import type { Lobby } from '../../../src/tables/model/table.js'
import { BEN, CAT, cleanUp, good, request } from '../../tables/kit/house.js'
import { quiet, type ToldTables, textOf, toldTables } from '../kit/told-tables.js'

afterAll(cleanUp)

/** A lobby that keeps seats for Ben and Cat, after both were called. */
async function calledLobby(house: ToldTables): Promise<Lobby> {
  const table = good(await house.tables.open(request({ answers: true, invited: [BEN, CAT] })))
  house.tables.retell(table.id)
  await quiet(house, table.id)
  return table
}

const callsIn = ({ channels }: ToldTables) => channels.posted.filter(({ message }) => /invites you/.test(textOf(message.blocks)))
const wordsIn = (house: ToldTables) => callsIn(house).map(({ message }) => textOf(message.blocks))

test('does not mark itself, when it changes, for somebody who does not want to be called', async () => {
  const house = toldTables()
  await house.settings.setCalls(CAT.id, 'none', 'en')
  const { id } = await calledLobby(house)
  const pings = () => callsIn(house).map(({ message }) => message.pings)
  expect(pings()).toEqual([[BEN.id]])
  good(await house.tables.join(id, BEN))
  await quiet(house, id)
  expect(wordsIn(house)).toEqual([expect.stringMatching(`^<@${CAT.id}>, Ann invites you`)])
  expect(pings()).toEqual([[]])
})
