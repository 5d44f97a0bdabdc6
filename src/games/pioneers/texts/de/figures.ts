import { counted } from '../../../../i18n/words.js'
import type { FigureWords } from '../en/figures.js'
import { professionsIn } from '../naming.js'
import { glossary } from './glossary.js'

export const figures: FigureWords = {
  sources: { track: 'geleerte Kutschen', emptySeats: 'leere Plätze', nuggets: 'Goldnuggets', network: 'größtes Straßennetz' },
  choices: { name: 'Lieblingsberufe', choices: professionsIn(glossary) },
  rounds: (count) => counted('de', count, { one: 'Runde', other: 'Runden' }),
  feats: {
    network: { name: 'Größtes Straßennetz', amount: (count) => counted('de', count, glossary.pioneer) },
    coaches: { name: 'Meiste Kutschen in einer Partie', amount: (count) => counted('de', count, glossary.coach) },
  },
}
