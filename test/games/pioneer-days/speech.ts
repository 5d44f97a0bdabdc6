/** All texts of Pioneer Days, for the check that no language leaks into another. */
import { EQUIPMENT_IDS, TOWN_IDS } from '../../../src/games/pioneer-days/data/ids.js'
import { face } from '../../../src/games/pioneer-days/index.js'
import { TEXTS } from '../../../src/games/pioneer-days/texts/index.js'
import { NAMES, tileName, townName } from '../../../src/games/pioneer-days/texts/naming.js'
import { TOWNSFOLK, TRAVELLERS } from '../../../src/games/pioneer-days/texts/people.js'
import type { Locale } from '../../../src/i18n/locale.js'
import type { Speech } from '../../i18n/saying.js'

const PEOPLE: readonly string[] = [...Object.values(TOWNSFOLK), ...Object.values(TRAVELLERS)]

const textsIn = (locale: Locale) => ({
  pioneerDays: TEXTS[locale],
  names: NAMES[locale],
  labels: [...EQUIPMENT_IDS.map((id) => tileName(id, locale)), ...TOWN_IDS.map((id) => townName(id, locale))],
  figures: face.figureTexts?.[locale],
})

export const pioneerDaysSpeech: Speech = {
  texts: { en: textsIn('en'), fr: textsIn('fr'), de: textsIn('de') },
  names: [...PEOPLE, ...PEOPLE.flatMap((name) => name.split(' ')), 'Pioneer Days'],
  alike: {
    fr: /^Mine$|^(the |le )?(Lasso|Banjo|Saloon|Fort|juge|dentiste)$|^\S+ \(\S+\)$/i,
    de: /^(das |den )?(Mine|Sheriff|Gold|Lasso|Banjo|Saloon|Fort|Hotel)$/i,
  },
  kinds: 1,
  known: () => ({}),
  anyShape: ['offers'],
  lists: {},
}
