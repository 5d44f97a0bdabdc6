/** All texts of the game. */

import type { Locale } from '../../../i18n/locale.js'
import { type Speech, TAKEN_IN } from '../../speech.js'
import { CITIES } from '../data/cities.js'
import { COACHES } from '../data/coaches.js'
import { PROFESSIONS, TILES } from '../rules/types.js'
import { TEXTS } from './index.js'

const REGIONS = ['east', 'south', 'middle', 'west']
const STARTING_COACH = 's1'

const textsIn = (locale: Locale) => ({ pioneers: TEXTS[locale] })

export const speech: Speech = {
  texts: { en: textsIn('en'), fr: textsIn('fr'), de: textsIn('de') },
  names: [...CITIES.map(({ name }) => name), 'Pioneers'],
  kinds: TILES.length,
  known: (kind) => ({
    pioneer: PROFESSIONS[kind % PROFESSIONS.length],
    tile: TILES[kind],
    region: REGIONS[kind % REGIONS.length],
    coach: kind === 0 ? STARTING_COACH : COACHES[kind]?.id,
    why: TAKEN_IN,
    refill: kind % 2 === 0 ? null : COACHES[kind]?.id,
  }),
  anyShape: ['offers', 'coaches', 'seats', 'cities', 'what', 'tiles', 'values', 'names', 'winners', 'via', 'owners', 'lines'],
  lists: {
    coaches: COACHES.map(({ id }) => id),
    tiles: TILES,
    seats: PROFESSIONS,
    values: [1, 2, 3, 4, 5],
    owners: Array.from({ length: 5 }, () => ({ who: TAKEN_IN, amount: 1 })),
  },
}
