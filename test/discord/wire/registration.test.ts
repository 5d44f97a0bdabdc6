import { describe, expect, test } from 'vitest'
import { commandsFor } from '../../../commands/index.js'
import { isSame } from '../../../src/discord/wire/registration.js'
import { GAMES } from '../../../src/games/index.js'

const WANTED = commandsFor(GAMES).map(({ data }) => data)

/** The commands as Discord lists them, with its additions and in another order. */
const listed = () =>
  structuredClone(WANTED)
    .map((command, index) => ({
      ...command,
      id: `${1000 + index}`,
      application_id: '1',
      version: '7',
      type: 1,
      nsfw: false,
      default_member_permissions: null,
      dm_permission: false,
    }))
    .reverse()

describe('commands that Discord already has', () => {
  test('are the same in any order and with Discord’s additions', () => {
    expect(isSame(listed(), WANTED)).toBe(true)
  })

  test.each([
    ['one is missing', (known: ReturnType<typeof listed>) => known.pop()],
    ['one is new', (known: ReturnType<typeof listed>) => known.push({ ...known[0], name: 'older' } as never)],
    ['a description differs', (known: ReturnType<typeof listed>) => Object.assign(known[0] ?? {}, { description: 'Old words' })],
    ['a translation is missing', (known: ReturnType<typeof listed>) => delete known[0]?.description_localizations?.fr],
    ['an option is gone', (known: ReturnType<typeof listed>) => known.at(-1)?.options?.pop()],
  ])('are not the same if %s', (_what, change) => {
    const known = listed()
    change(known)
    expect(isSame(known, WANTED)).toBe(false)
  })

  test('are not the same if the response is not a list', () => {
    expect(isSame({ message: 'nothing' }, WANTED)).toBe(false)
  })
})
