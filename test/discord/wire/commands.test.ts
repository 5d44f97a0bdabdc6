import type { APIApplicationCommandOption } from 'discord-api-types/v10'
import { describe, expect, test } from 'vitest'
import { commandsFor } from '../../../commands/index.js'
import { commandName } from '../../../src/discord/wire/localizations.js'
import { GAMES } from '../../../src/games/index.js'

interface Described {
  readonly name: string
  readonly description: string
  readonly name_localizations?: object | null | undefined
  readonly description_localizations?: object | null | undefined
}

const DATA = commandsFor(GAMES).map(({ data }) => data)
const NAME = /^[-_'\p{L}\p{N}]{1,32}$/u

const below = (option: APIApplicationCommandOption): APIApplicationCommandOption[] => [
  option,
  ...('options' in option ? (option.options ?? []).flatMap(below) : []),
]
const OPTIONS = DATA.flatMap(({ options }) => (options ?? []).flatMap(below))
const NAMED: readonly Described[] = [...DATA, ...OPTIONS]
const CHOICES = OPTIONS.flatMap((option): readonly Omit<Described, 'description'>[] =>
  'choices' in option ? (option.choices ?? []) : [],
)
const textsOf = (localizations: object | null | undefined): readonly unknown[] => Object.values(localizations ?? {})

test('there is one command for each game, the leaderboard, and the list of tables', () => {
  expect(DATA.map(({ name }) => name)).toEqual([...GAMES.map(({ id }) => id), 'leaderboard', 'tables'])
})

describe('Discord accepts the commands:', () => {
  test('names are in lower case without spaces, in every language', () => {
    for (const { name, name_localizations } of NAMED) {
      for (const text of [name, ...textsOf(name_localizations)]) {
        expect(text).toMatch(NAME)
        expect(String(text).toLowerCase()).toBe(text)
      }
    }
  })

  test('descriptions have 1 to 100 characters, in every language', () => {
    for (const { description, description_localizations } of NAMED) {
      for (const text of [description, ...textsOf(description_localizations)]) expect(text).toMatch(/^.{1,100}$/s)
    }
  })

  test('no two options of one command have the same name in any language', () => {
    for (const { options } of [...DATA, ...OPTIONS.filter((option) => 'options' in option)] as { options?: Described[] }[]) {
      for (const code of ['en-US', 'fr', 'de']) {
        const names = (options ?? []).map(({ name, name_localizations }) => ({ ...name_localizations })[code] ?? name)
        expect(new Set(names).size).toBe(names.length)
      }
    }
  })

  test('there are at most 25 options and choices', () => {
    for (const option of OPTIONS) {
      if ('options' in option) expect(option.options?.length ?? 0).toBeLessThanOrEqual(25)
      if ('choices' in option) expect(option.choices?.length ?? 0).toBeLessThanOrEqual(25)
    }
  })

  test('the names of choices have 1 to 100 characters, in every language', () => {
    for (const { name, name_localizations } of CHOICES) {
      for (const text of [name, ...textsOf(name_localizations)]) expect(text).toMatch(/^.{1,100}$/)
    }
  })
})

test('every text of a command exists in English, French and German, and in English under both codes', () => {
  const codes = ['de', 'en-GB', 'en-US', 'fr']
  for (const { description_localizations } of NAMED) expect(Object.keys(description_localizations ?? {}).sort()).toEqual(codes)
  for (const { name_localizations } of [...OPTIONS, ...CHOICES])
    expect(Object.keys(name_localizations ?? {}).sort()).toEqual(codes)
})

test('a name of several words becomes one that Discord accepts', () => {
  expect(commandName('Tuiles couvrantes (à deux)')).toBe('tuiles-couvrantes')
  expect(commandName('Abdeckplättchen')).toBe('abdeckplättchen')
})
