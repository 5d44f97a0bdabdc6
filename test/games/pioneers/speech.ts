/** All texts of Pioneers, for the check that no language leaks into another. */
import { CITIES } from '../../../src/games/pioneers/data/cities.js'
import { COACHES } from '../../../src/games/pioneers/data/coaches.js'
import { face } from '../../../src/games/pioneers/index.js'
import { PROFESSIONS, TILES } from '../../../src/games/pioneers/rules/types.js'
import { guideTo } from '../../../src/games/pioneers/texts/guide.js'
import { TEXTS } from '../../../src/games/pioneers/texts/index.js'
import type { Locale } from '../../../src/i18n/locale.js'
import { type Speech, TAKEN_IN } from '../../i18n/saying.js'

const GUIDED = ['purchase', 'move', 'settle', 'turn-end', 'invitation'] as const
const REGIONS = ['east', 'south', 'middle', 'west']
const STARTING_COACH = 's1'

const textsIn = (locale: Locale) => ({
  pioneers: TEXTS[locale],
  rules: face.rules(locale).map(({ title, text, caption }) => [title, text, caption]),
  guide: GUIDED.map((phase) => guideTo(phase, locale)),
  figures: face.figureTexts?.[locale],
})

export const pioneersSpeech: Speech = {
  texts: { en: textsIn('en'), fr: textsIn('fr'), de: textsIn('de') },
  names: [...CITIES.map(({ name }) => name), 'Pioneers'],
  alike: { fr: /^\S* ?points?$/, de: /Barkeeper|Sergeant|Farmer|Hotel/ },
  kinds: TILES.length,
  known: (kind) => ({
    pioneer: PROFESSIONS[kind % PROFESSIONS.length],
    tile: TILES[kind],
    region: REGIONS[kind % REGIONS.length],
    coach: kind === 0 ? STARTING_COACH : COACHES[kind]?.id,
    why: TAKEN_IN,
    refill: kind % 2 === 0 ? null : COACHES[kind]?.id,
  }),
  anyShape: ['coaches', 'seats', 'cities', 'what', 'tiles', 'values', 'names', 'winners', 'via', 'owners'],
  lists: {
    tiles: TILES,
    seats: PROFESSIONS,
    values: [1, 2, 3, 4, 5],
    owners: Array.from({ length: 5 }, () => ({ who: TAKEN_IN, amount: 1 })),
  },
}
