import { afterAll, describe, expect, test } from 'vitest'
import { SETTLED_MS } from '../../src/discord/publishing/rhythm.js'
import { cleanUp, until } from '../tables/house.js'
import { act, begunTable, inTurn, quiet, toldTables } from './told-tables.js'

afterAll(cleanUp)

describe('pictures of a turn', () => {
  test('one is painted for each turn that passes without a pause', async () => {
    const house = toldTables()
    const table = await begunTable(house)
    for (let turn = 0; turn < 2; turn++) {
      await act(house, table.id, inTurn(await playing(house, table.id)).mover, 'add')
      await act(house, table.id, inTurn(await playing(house, table.id)).mover, 'end')
    }
    await quiet(house, table.id)
    expect(house.channels.posted).toHaveLength(3)
    expect(house.painted).toHaveLength(3)
  })
  test('and one more when its steps are shown, however many there were', async () => {
    const house = toldTables()
    const table = await begunTable(house)
    const { mover } = inTurn(table)
    for (let step = 0; step < 3; step++) await act(house, table.id, mover, 'add')
    house.clock.advance(SETTLED_MS)
    await until(() => house.channels.posted.some(({ edits }) => edits > 0))
    await quiet(house, table.id)
    expect(house.painted).toHaveLength(2)
  })
})

async function playing(house: ReturnType<typeof toldTables>, id: string) {
  const table = await house.tables.find(id)
  if (table?.status !== 'playing') throw new Error('the game is over')
  return table
}
