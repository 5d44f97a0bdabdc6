/** All texts of the game. */

import type { Locale } from '../../../i18n/locale.js'
import type { Speech } from '../../speech.js'
import { STAR_IDS } from '../data/systems.js'
import { GLOSSARY } from './glossary.js'
import { TEXTS } from './index.js'
import { systemName } from './systems.js'

const textsIn = (locale: Locale) => ({
  pioneer: TEXTS[locale],
  glossary: GLOSSARY[locale],
  systems: ['home' as const, ...STAR_IDS].map((id) => systemName(id, locale)),
})

export const speech: Speech = {
  texts: { en: textsIn('en'), fr: textsIn('fr'), de: textsIn('de') },
  names: ['Pioneer', 'Unobtanium', 'Rearden', 'Belmar', 'Corvane', 'Tarsis', 'Aurelia', 'Meridian', 'Verdance', 'Drift'],
  kinds: 1,
  known: () => ({}),
  anyShape: ['offers'],
  lists: {},
}
