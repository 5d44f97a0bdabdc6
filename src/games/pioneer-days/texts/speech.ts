/** All texts of the game. */

import type { Locale } from '../../../i18n/locale.js'
import type { Speech } from '../../speech.js'
import { EQUIPMENT_IDS, TOWN_IDS } from '../data/ids.js'
import { TEXTS } from './index.js'
import { NAMES, tileName, townName } from './naming.js'
import { TOWNSFOLK, TRAVELLERS } from './people.js'

const PEOPLE: readonly string[] = [...Object.values(TOWNSFOLK), ...Object.values(TRAVELLERS)]

const textsIn = (locale: Locale) => ({
  pioneerDays: TEXTS[locale],
  names: NAMES[locale],
  labels: [...EQUIPMENT_IDS.map((id) => tileName(id, locale)), ...TOWN_IDS.map((id) => townName(id, locale))],
})

export const speech: Speech = {
  texts: { en: textsIn('en'), fr: textsIn('fr'), de: textsIn('de') },
  names: [...PEOPLE, ...PEOPLE.flatMap((name) => name.split(' ')), 'Pioneer Days'],
  kinds: 1,
  known: () => ({ board: 'Hattie Hollis' }),
  anyShape: ['offers'],
  lists: {},
}
