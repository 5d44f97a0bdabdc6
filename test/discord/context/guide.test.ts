import { afterAll, expect, test, vi } from 'vitest'
import { rememberGuide, tipFor } from '../../../src/discord/context/first-game.js'
import { cleanUp } from '../../tables/kit/house.js'
import { begunTable, inTurn, toldTables } from '../kit/told-tables.js'

afterAll(cleanUp)

test('a game is asked for tips only for users who do not know it', async () => {
  const house = toldTables()
  const table = await begunTable(house)
  const { mover, other } = inTurn(table)
  const guide = vi.spyOn(table.game, 'guide').mockReturnValue('Press add.')
  try {
    expect(await tipFor(house, table, mover, 'en')).toBe('Press add.')
    expect(await tipFor(house, table, other, 'en')).toBeNull()
    await rememberGuide(house, table, mover)
    expect(await tipFor(house, table, mover, 'en')).toBeNull()
    expect(guide).toHaveBeenCalledTimes(1)
  } finally {
    guide.mockRestore()
  }
})
