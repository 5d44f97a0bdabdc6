import { expect, test } from 'vitest'
import { GAMES } from '../../src/games/index.js'
import { LOCALES } from '../../src/i18n/locale.js'
import { TEXTS } from '../../src/i18n/texts/index.js'

/** What a phone of 390 pixels shows of an option in one of Discord's menus. */
const PHONE = 40

test.each(LOCALES)('a phone shows the whole label of each option of a game in its lobby’s menus (%s)', (locale) => {
  const labels = GAMES.flatMap(({ optionTexts }) =>
    Object.values(optionTexts[locale]).flatMap(({ name, choices }) =>
      Object.values(choices).map((choice) => TEXTS[locale].lobby.option(name, choice)),
    ),
  )
  expect(labels.length).toBeGreaterThan(0)
  expect(labels.filter(({ length }) => length > PHONE)).toEqual([])
})
