import { counted } from '../../../../i18n/words.js'
import type { FigureWords } from '../en/figures.js'
import { glossary } from './glossary.js'

export const figures: FigureWords = {
  sources: {
    track: 'Vieh',
    gold: 'Gold',
    favours: 'Gefallen',
    majority: 'meiste Gefallen',
    townsfolk: 'Stadtbewohner',
    damage: 'Schaden',
  },
  choices: {
    name: 'Liebste Verwendung der Würfel',
    choices: {
      income: 'Einkommen',
      mine: 'Goldsuche',
      equip: 'Ausrüstung',
      cattle: 'Vieh',
      wood: 'Holz',
      medicine: 'Medizin',
      recruit: 'Anwerben',
    },
  },
  rounds: (count) => counted('de', count, { one: 'Tag', other: 'Tage' }),
  feats: {
    favours: { name: 'Meiste Gefallen', amount: (count) => counted('de', count, glossary.counts.favours) },
    herd: { name: 'Größte Herde am Ende', amount: (count) => counted('de', count, glossary.counts.cattle) },
    townsfolk: {
      name: 'Meiste Stadtbewohner am Ende',
      amount: (count) => counted('de', count, glossary.counts.townsfolk),
    },
  },
}
