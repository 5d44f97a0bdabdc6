/** All texts of the game. */

import type { Locale } from '../../../i18n/locale.js'
import type { Speech } from '../../speech.js'
import { STAR_IDS } from '../data/systems.js'
import { GLOSSARY } from './glossary.js'
import { TEXTS } from './index.js'
import { aCard, cardName, fleetOf, sectorOf, technologyName, unitsOf } from './naming.js'
import { systemName } from './systems.js'

const textsIn = (locale: Locale) => ({
  pioneer: TEXTS[locale],
  glossary: GLOSSARY[locale],
  systems: ['home' as const, ...STAR_IDS].map((id) => systemName(id, locale)),
})

function examples(locale: Locale): Readonly<Record<string, string>> {
  const words = GLOSSARY[locale]
  const fleet = fleetOf({ scout: 1, warship: 2 }, locale)
  return {
    money: words.money(3),
    price: words.money(3),
    points: words.points(2),
    card: aCard('scout', locale),
    cards: `2 × ${cardName('gold', locale)}, ${cardName('scout', locale)}`,
    sector: sectorOf(6, locale),
    from: sectorOf(2, locale),
    origins: '6',
    system: systemName('relay', locale),
    places: `${systemName('relay', locale)} (${sectorOf(6, locale)})`,
    worth: words.points(2),
    technology: technologyName('military', 1, locale),
    area: words.areas.military,
    ship: unitsOf('scout', 1, locale),
    ships: fleet,
    units: fleet,
    effect: words.money(1),
  }
}

export const speech: Speech = {
  texts: { en: textsIn('en'), fr: textsIn('fr'), de: textsIn('de') },
  names: ['Pioneer', 'Unobtanium', 'Rearden', 'Belmar', 'Corvane', 'Tarsis', 'Aurelia', 'Meridian', 'Verdance', 'Drift'],
  kinds: 1,
  known: () => ({}),
  anyShape: ['offers'],
  lists: { systems: ['Tarsis', 'Belmar'].map((system) => ({ sector: '7', system })) },
  examples,
}
