import { french as t } from '../../../../i18n/french.js'
import { counted } from '../../../../i18n/words.js'
import type { FigureWords } from '../en/figures.js'
import { glossary } from './glossary.js'

export const figures: FigureWords = {
  sources: {
    track: 'bétail',
    gold: 'or',
    favours: 'faveurs',
    majority: 'le plus de faveurs',
    townsfolk: 'habitants',
    damage: 'dégâts',
  },
  choices: {
    name: 'Usages préférés des dés',
    choices: {
      income: 'revenu',
      mine: 'or',
      equip: 'équipement',
      cattle: 'bétail',
      wood: 'bois',
      medicine: 'remèdes',
      recruit: 'engagements',
    },
  },
  rounds: (count) => counted('fr', count, { one: 'jour', other: 'jours' }),
  feats: {
    favours: { name: 'Le plus de faveurs', amount: (count) => counted('fr', count, glossary.counts.favours) },
    herd: { name: 'Le plus grand troupeau à la fin', amount: (count) => counted('fr', count, glossary.counts.cattle) },
    townsfolk: {
      name: t`Le plus d'habitants à la fin`,
      amount: (count) => counted('fr', count, glossary.counts.townsfolk),
    },
  },
}
