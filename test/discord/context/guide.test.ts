import { afterAll, expect, test, vi } from 'vitest'
import { rememberGame, rememberStep, tipFor } from '../../../src/discord/context/first-game.js'
import { NotStored } from '../../../src/tables/model/not-stored.js'
import { cleanUp } from '../../tables/kit/house.js'
import { toldGame } from '../kit/told-tables.js'

afterAll(cleanUp)

const adding = { id: 'add', text: 'Press add.' }
const ending = { id: 'end', text: 'Press end.' }

test('a game is asked for tips only for users who do not know it', async () => {
  const { house, table, mover, other } = await toldGame()
  const guide = vi.spyOn(table.game, 'guide').mockReturnValue(adding)
  try {
    expect(await tipFor(house, table, mover, 'en')).toBe('Press add.')
    expect(await tipFor(house, table, other, 'en')).toBeNull()
    await rememberGame(house, table, mover)
    expect(await tipFor(house, table, mover, 'en')).toBeNull()
  } finally {
    guide.mockRestore()
  }
})

test('a tip is shown until its step is done, and those of other steps when they come', async () => {
  const { house, table, mover } = await toldGame()
  const guide = vi.spyOn(table.game, 'guide').mockReturnValue(adding)
  try {
    // A press within the step.
    await rememberStep(house, table, table, mover)
    expect(await tipFor(house, table, mover, 'en')).toBe('Press add.')
    guide.mockReturnValueOnce(adding).mockReturnValueOnce(ending).mockReturnValueOnce(adding)
    await rememberStep(house, table, table, mover)
    expect(await tipFor(house, table, mover, 'en')).toBeNull()
    guide.mockReturnValue(ending)
    expect(await tipFor(house, table, mover, 'en')).toBe('Press end.')
    expect((await house.settings.find(mover.id)).guides).toEqual([`${table.game.id}/add`])
  } finally {
    guide.mockRestore()
  }
})

test('a press that ends a step is done, even if the store cannot keep that its tip is known', async () => {
  const { house, table, mover } = await toldGame()
  const guide = vi.spyOn(table.game, 'guide').mockReturnValue(adding)
  const full = vi.spyOn(house.settings, 'sawGuide').mockRejectedValue(new NotStored('The disk is full.'))
  try {
    guide.mockReturnValueOnce(adding).mockReturnValueOnce(ending).mockReturnValueOnce(adding)
    await rememberStep(house, table, table, mover)
    expect(full).toHaveBeenCalledOnce()
    expect(await tipFor(house, table, mover, 'en')).toBe('Press add.')
  } finally {
    full.mockRestore()
    guide.mockRestore()
  }
})

test('no tip is shown while the store cannot be asked whether the user knows it', async () => {
  const { house, table, mover } = await toldGame()
  const guide = vi.spyOn(table.game, 'guide').mockReturnValue(adding)
  const away = vi.spyOn(house.settings, 'find').mockRejectedValueOnce(new NotStored('The database is away.'))
  try {
    expect(await tipFor(house, table, mover, 'en')).toBeNull()
    expect(await tipFor(house, table, mover, 'en')).toBe('Press add.')
    away.mockRejectedValueOnce(new Error('a bug'))
    await expect(tipFor(house, table, mover, 'en')).rejects.toThrow('a bug')
  } finally {
    away.mockRestore()
    guide.mockRestore()
  }
})
