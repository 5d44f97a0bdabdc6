import { counted } from '../../../../i18n/words.js'
import type { FigureTexts } from '../../../figures.js'
import { professionsIn } from '../naming.js'
import { glossary } from './glossary.js'

export const figures = {
  sources: { track: 'emptied coaches', emptySeats: 'empty spaces', nuggets: 'gold nuggets', network: 'largest network' },
  choices: { name: 'Favorite professions', choices: professionsIn(glossary) },
  rounds: (count: number) => counted('en', count, { one: 'round', other: 'rounds' }),
  feats: {
    network: { name: 'Largest network', amount: (count: number) => counted('en', count, glossary.pioneer) },
    coaches: { name: 'Most coaches in a game', amount: (count: number) => counted('en', count, glossary.coach) },
  },
} satisfies FigureTexts

export type FigureWords = typeof figures
