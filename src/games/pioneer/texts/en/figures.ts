import { counted } from '../../../../i18n/words.js'
import type { FigureTexts } from '../../../figures.js'
import { cardNames } from '../card-names.js'
import { glossary } from './glossary.js'

export const figures = {
  sources: { systems: 'systems', technologies: 'technologies' },
  choices: { name: 'Favorite cards', choices: cardNames(glossary) },
  rounds: (count: number) => counted('en', count, { one: 'round', other: 'rounds' }),
  feats: {
    colonies: {
      name: 'Most systems at the end',
      amount: (count: number) => counted('en', count, { one: 'system', other: 'systems' }),
    },
    technologies: {
      name: 'Most technologies',
      amount: (count: number) => counted('en', count, { one: 'technology', other: 'technologies' }),
    },
    destroyed: {
      name: 'Most ships destroyed',
      amount: (count: number) => counted('en', count, { one: 'ship', other: 'ships' }),
    },
    fleet: { name: 'Largest fleet', amount: (count: number) => counted('en', count, { one: 'ship', other: 'ships' }) },
  },
} satisfies FigureTexts

export type FigureWords = typeof figures
