/** Every text of a catalogue as it is said. A catalogue consists of strings, functions, and records of both. */
import { zoneOptions } from '../../src/discord/words/zones.js'
import { type ByLocale, LOCALES, type Locale } from '../../src/i18n/locale.js'
import { day, span } from '../../src/i18n/numbers.js'
import { TEXTS as SHELL } from '../../src/i18n/texts/index.js'
import { listed } from '../../src/i18n/words.js'
import { pioneerSpeech } from '../games/pioneer/speech.js'
import { pioneerDaysSpeech } from '../games/pioneer-days/speech.js'
import { pioneersSpeech } from '../games/pioneers/speech.js'
import { type Speech, saidBy, TAKEN_IN } from './saying.js'

/** Of every game that the bot has. */
export const SPEECHES: readonly Speech[] = [pioneersSpeech, pioneerDaysSpeech, pioneerSpeech]

/** Everything that the bot can say in each language, from the real catalogues. */
export const CATALOGUES: ByLocale<unknown> = {
  en: wholeCatalogue('en'),
  fr: wholeCatalogue('fr'),
  de: wholeCatalogue('de'),
}

function wholeCatalogue(locale: Locale): unknown {
  return {
    shell: SHELL[locale],
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
