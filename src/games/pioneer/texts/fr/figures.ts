import { counted } from '../../../../i18n/words.js'
import { cardNames } from '../card-names.js'
import type { FigureWords } from '../en/figures.js'
import { glossary } from './glossary.js'

const ships = (count: number) => counted('fr', count, { one: 'vaisseau', other: 'vaisseaux' })

export const figures: FigureWords = {
  sources: { systems: 'systèmes', technologies: 'technologies' },
  choices: { name: 'Cartes préférées', choices: cardNames(glossary) },
  rounds: (count) => counted('fr', count, { one: 'manche', other: 'manches' }),
  feats: {
    colonies: {
      name: 'Le plus de systèmes à la fin',
      amount: (count) => counted('fr', count, { one: 'système', other: 'systèmes' }),
    },
    technologies: {
      name: 'Le plus de technologies',
      amount: (count) => counted('fr', count, { one: 'technologie', other: 'technologies' }),
    },
    destroyed: { name: 'Le plus de vaisseaux détruits', amount: ships },
    fleet: { name: 'La plus grande flotte', amount: ships },
  },
}
