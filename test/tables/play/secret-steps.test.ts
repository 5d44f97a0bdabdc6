/** Steps of which nobody else may know change nothing that others could notice. */
import { afterAll, expect, test } from 'vitest'
import { ANN, BEN, begun, CAT, cleanUp, heard, openHouse, pass, playing, press } from '../kit/house.js'

afterAll(cleanUp)

const MINUTE = 60_000

test('a secret step is no news for the channel, and leaves the time of its player as it was', async () => {
  const house = openHouse()
  const { id } = await begun(house, [ANN, BEN, CAT], { terms: { pace: 'evening' } })
  const dues = async () => (await playing(house, id)).attendance.map(({ wait }) => wait?.due ?? null)
  await pass(house, MINUTE)
  heard(house)
  const before = await dues()
  await press(house, id, 'peek')
  await pass(house, MINUTE)
  expect([heard(house), await dues()]).toEqual([[], before])
  await press(house, id, 'add')
  await pass(house, 0)
  expect(heard(house)).toMatchObject([{ kind: 'progress' }])
  expect(await dues()).not.toEqual(before)
})
