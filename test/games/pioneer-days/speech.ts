/** All texts of Pioneer Days, for the check that no language leaks into another. */
import { face } from '../../../src/games/pioneer-days/index.js'
import { TEXTS } from '../../../src/games/pioneer-days/texts/index.js'
import { type Person, TOWNSFOLK, TRAVELLERS } from '../../../src/games/pioneer-days/texts/people.js'
import { EQUIPMENT, TOWNS, theThing, thingName } from '../../../src/games/pioneer-days/texts/things.js'
import type { Locale } from '../../../src/i18n/locale.js'
import type { Speech } from '../../i18n/saying.js'

const PEOPLE: readonly Person[] = [...Object.values(TOWNSFOLK), ...Object.values(TRAVELLERS)]
const TRADE = { en: 1, fr: 2, de: 3 } as const

const textsIn = (locale: Locale) => ({
  pioneerDays: TEXTS[locale],
  trades: PEOPLE.map((person) => person[TRADE[locale]]),
  things: [...Object.values(EQUIPMENT), ...Object.values(TOWNS)].map((thing) => [
    theThing(thing, locale),
    thingName(thing, locale),
  ]),
  figures: face.figureTexts?.[locale],
})

export const pioneerDaysSpeech: Speech = {
  texts: { en: textsIn('en'), fr: textsIn('fr'), de: textsIn('de') },
  names: [...PEOPLE.map(([name]) => name), ...PEOPLE.flatMap(([name]) => name.split(' ')), 'Pioneer Days'],
  alike: {
    fr: /^Mine$|^(the |le )?(Lasso|Banjo|Saloon|Fort|juge|dentiste)$|^\S+ \(\S+\)$/i,
    de: /^(das |den )?(Mine|Sheriff|Gold|Lasso|Banjo|Saloon|Fort|Hotel)$/i,
  },
  kinds: 1,
  known: () => ({}),
  anyShape: ['offers'],
  lists: {},
}
