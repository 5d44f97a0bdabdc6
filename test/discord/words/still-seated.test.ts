/** Whoever is erased reads where they still sit, and the tables that are not named end that list. */
import { expect, test } from 'vitest'
import { stillSeatedAt } from '../../../src/discord/words/refusals.js'
import { LOCALES } from '../../../src/i18n/locale.js'
import { newLobby } from '../../../src/tables/decisions/lobby.js'
import { request } from '../../tables/kit/house.js'
import { tally } from '../../tables/kit/tally-game.js'

const MORE = { en: 'and 3 more. Ask', fr: 'et 3 autres. Réessayez', de: 'und 3 weitere. Versuche' }

test.each(LOCALES)('the tables that are not named end the list of those that are (%s)', (locale) => {
  const birth = { id: 'abcdefgh', commitment: '', createdAt: new Date(0) }
  const tables = (count: number) => Array.from({ length: count }, () => newLobby(request(), tally, birth))
  const plain = (count: number) => stillSeatedAt(tables(count), tally, locale).replaceAll('\u202F', ' ')
  expect(plain(13)).toContain(` ${MORE[locale]}`)
  expect(plain(10)).not.toContain('3')
})
