/** Every text of a catalogue as it is said. A catalogue consists of strings, functions, and records of both. */
/// <reference types="vite/types/importMeta.d.ts" />

import { zoneOptions } from '../../src/discord/words/time-zones.js'
import { GAMES } from '../../src/games/index.js'
import { type Speech, TAKEN_IN } from '../../src/games/speech.js'
import { type ByLocale, LOCALES, type Locale } from '../../src/i18n/locale.js'
import { day, span } from '../../src/i18n/numbers.js'
import { TEXTS as BOT } from '../../src/i18n/texts/index.js'
import { listed } from '../../src/i18n/words.js'
import { saidBy } from './saying.js'

/** Of every game that the bot has. */
export const SPEECHES: readonly Speech[] = GAMES.flatMap(({ speech }) => (speech === null ? [] : [speech]))

/** What the languages write alike. */
export const ALIKE = Object.values(
  import.meta.glob<Readonly<Record<Exclude<Locale, 'en'>, RegExp>>>('../games/*/alike.ts', { eager: true, import: 'alike' }),
)

/** Everything that the bot can say in each language, from the real catalogues. */
export const CATALOGUES: ByLocale<unknown> = {
  en: wholeCatalogue('en'),
  fr: wholeCatalogue('fr'),
  de: wholeCatalogue('de'),
}

function wholeCatalogue(locale: Locale): unknown {
  return {
    bot: BOT[locale],
    games: SPEECHES.map((speech) => saidBy(speech, locale)),
    moments: Array.from({ length: 12 }, (_, month) => day(locale, new Date(Date.UTC(2026, month, 20)))),
    spans: [42, 3_600, 7_260, 7_320, 90_000, 200_000].map((seconds) => span(locale, seconds * 1000)),
    // In winter and in summer.
    zones: [0, 6].flatMap((month) => zoneOptions(null, locale, new Date(Date.UTC(2026, month, 20))).map(({ label }) => label)),
    lists: [listed(locale, [TAKEN_IN, TAKEN_IN, TAKEN_IN])],
  }
}

/** All languages except one. */
export function othersThan(locale: Locale): readonly Locale[] {
  return LOCALES.filter((other) => other !== locale)
}
