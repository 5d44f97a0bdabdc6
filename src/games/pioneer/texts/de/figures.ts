import { counted } from '../../../../i18n/words.js'
import { cardNames } from '../card-names.js'
import type { FigureWords } from '../en/figures.js'
import { glossary } from './glossary.js'

const ships = (count: number) => counted('de', count, { one: 'Schiff', other: 'Schiffe' })

export const figures: FigureWords = {
  sources: { systems: 'Systeme', technologies: 'Technologien' },
  choices: { name: 'Lieblingskarten', choices: cardNames(glossary) },
  rounds: (count) => counted('de', count, { one: 'Runde', other: 'Runden' }),
  feats: {
    colonies: {
      name: 'Meiste Systeme am Ende',
      amount: (count) => counted('de', count, { one: 'System', other: 'Systeme' }),
    },
    technologies: {
      name: 'Meiste Technologien',
      amount: (count) => counted('de', count, { one: 'Technologie', other: 'Technologien' }),
    },
    destroyed: { name: 'Meiste zerstörte Schiffe', amount: ships },
    fleet: { name: 'Größte Flotte', amount: ships },
  },
}
