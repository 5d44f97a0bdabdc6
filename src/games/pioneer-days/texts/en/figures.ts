import { counted } from '../../../../i18n/words.js'
import type { FigureTexts } from '../../../figures.js'
import { glossary } from './glossary.js'

export const figures = {
  sources: {
    track: 'cattle',
    gold: 'gold',
    favours: 'favors',
    majority: 'most favors',
    townsfolk: 'townsfolk',
    damage: 'damage',
  },
  choices: {
    name: 'Favorite uses of dice',
    choices: {
      income: 'income',
      mine: 'mining',
      equip: 'equipment',
      cattle: 'cattle',
      wood: 'wood',
      medicine: 'medicine',
      recruit: 'recruiting',
    },
  },
  rounds: (count: number) => counted('en', count, { one: 'day', other: 'days' }),
  feats: {
    favours: { name: 'Most favors', amount: (count: number) => counted('en', count, glossary.counts.favours) },
    herd: { name: 'Largest herd at the end', amount: (count: number) => counted('en', count, glossary.counts.cattle) },
    townsfolk: { name: 'Most townsfolk at the end', amount: (count: number) => counted('en', count, glossary.counts.townsfolk) },
  },
} satisfies FigureTexts

export type FigureWords = typeof figures
