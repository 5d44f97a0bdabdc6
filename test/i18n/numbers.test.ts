import { expect, test } from 'vitest'
import { LOCALES } from '../../src/i18n/locale.js'
import { decimal, signed, withMinus } from '../../src/i18n/numbers.js'
import { TEXTS } from '../../src/i18n/texts/index.js'

test.each(LOCALES)('numbers below zero have a real minus sign in %s, wherever they are told', (locale) => {
  const { stats, history } = TEXTS[locale].standings
  const told = [
    decimal(locale, -2.5),
    signed(locale, -2),
    withMinus(-2),
    stats.points(decimal(locale, -2.5), -3),
    stats.source('x', decimal(locale, -2.5), -3),
    history.points('x', -3),
  ]
  for (const each of told) expect(each).toMatch(/^[^-]*−\d[^-]*$/)
})
