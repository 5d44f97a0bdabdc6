/** What Pioneer says, for the check that no language leaks into another. */
import { STAR_IDS } from '../../../src/games/pioneer/data/systems.js'
import { face } from '../../../src/games/pioneer/index.js'
import { GLOSSARY } from '../../../src/games/pioneer/texts/glossary.js'
import { TEXTS } from '../../../src/games/pioneer/texts/index.js'
import { systemName } from '../../../src/games/pioneer/texts/systems.js'
import type { Locale } from '../../../src/i18n/locale.js'
import type { Speech } from '../../i18n/saying.js'

const textsIn = (locale: Locale) => ({
  pioneer: TEXTS[locale],
  glossary: GLOSSARY[locale],
  systems: ['home' as const, ...STAR_IDS].map((id) => systemName(id, locale)),
  figures: face.figureTexts?.[locale],
})

export const pioneerSpeech: Speech = {
  texts: { en: textsIn('en'), fr: textsIn('fr'), de: textsIn('de') },
  names: ['Pioneer', 'Unobtanium', 'Rearden', 'Belmar', 'Corvane', 'Tarsis', 'Aurelia', 'Meridian', 'Verdance', 'Drift'],
  alike: {
    fr: /^(technologies|fortification|une fortification|(de la )?runite|\S* ?(colonies|actions?|technologies))$/i,
    de: /^(gold|bomber|\d* ?bomber|system(e|s)?|\S* in \S*)$/i,
  },
  kinds: 1,
  known: () => ({}),
  anyShape: ['offers'],
  lists: {},
}
