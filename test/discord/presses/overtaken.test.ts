/** Presses that change nothing, on panels that were made some entries of the log ago. */
import { afterAll, expect, test } from 'vitest'
import { isOvertaken, stillHolds } from '../../../src/discord/presses/game/overtaken.js'
import { ANN, BEN, begun, CAT, cleanUp, good, openHouse, playing } from '../../tables/kit/house.js'

afterAll(cleanUp)

test('a panel from far back does not hold, and no log is read for it', async () => {
  const house = openHouse()
  const table = { ...(await begun(house, [ANN, BEN])), position: 1_000 }
  const read: number[] = []
  const tables = {
    async latestKnown({ position }: { readonly position: number }) {
      read.push(position)
      return []
    },
  }
  const holds = (position: number) => stillHolds({ tables }, { id: { position } }, table, 0)
  expect(await Promise.all([0, 900, 1_001, -1].map(holds))).toEqual([false, false, false, false])
  expect(read).toEqual([])
  expect(await Promise.all([999, 1_000].map(holds))).toEqual([true, true])
  expect(read).toEqual([1_000])
})

test('a question that cannot be undone is asked again once a player has resigned, because the answer then means something else', async () => {
  const house = openHouse()
  const { id, position } = await begun(house, [ANN, BEN, CAT])
  const press = async () => ({ table: await playing(house, id), id: { position }, user: ANN })
  expect(await isOvertaken(house, await press())).toBe(false)
  good(await house.tables.resign(id, CAT))
  expect(await isOvertaken(house, await press())).toBe(true)
})
