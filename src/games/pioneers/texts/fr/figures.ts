import { french as t } from '../../../../i18n/french.js'
import { counted } from '../../../../i18n/words.js'
import type { FigureWords } from '../en/figures.js'
import { professionsIn } from '../naming.js'
import { glossary } from './glossary.js'

export const figures: FigureWords = {
  sources: {
    track: 'chariots vidés',
    emptySeats: 'cases vides',
    nuggets: t`pépites d'or`,
    network: 'plus grand réseau',
  },
  choices: { name: 'Métiers préférés', choices: professionsIn(glossary) },
  rounds: (count) => counted('fr', count, { one: 'tour de table', other: 'tours de table' }),
  feats: {
    network: { name: 'Plus grand réseau', amount: (count) => counted('fr', count, glossary.pioneer) },
    coaches: { name: 'Le plus de chariots en une partie', amount: (count) => counted('fr', count, glossary.coach) },
  },
}
