/** What a game came to in numbers: points by source, what the dice were used for, and what there are records of. */
import { french as t } from '../../../i18n/french.js'
import type { ByLocale } from '../../../i18n/locale.js'
import { counted } from '../../../i18n/words.js'
import type { Figures, FigureTexts } from '../../figures.js'
import type { Fact, View } from '../rules/types.js'
import { GLOSSARY } from './glossary.js'

/** What a die can be used for. */
const USES = ['income', 'mine', 'equip', 'cattle', 'wood', 'medicine', 'recruit'] as const
type Use = (typeof USES)[number]

/** By seat. `facts` are those of the whole game. */
export function figuresOf({ players, scores }: View, facts: readonly Fact[]): readonly Figures[] {
  return players.map(({ townsfolk, favours, cattle }, seat) => {
    const uses = facts.flatMap((fact) => ('seat' in fact && fact.seat === seat ? useOf(fact) : []))
    const choices = Object.fromEntries(USES.map((use) => [use, uses.filter((own) => own === use).length]))
    const score = scores?.[seat]
    if (score === undefined) return { sources: {}, choices, feats: {} }
    const { track, gold, favours: owed, majority, townsfolk: people, damage } = score
    return {
      sources: { track, gold, favours: owed, majority, townsfolk: people, damage },
      choices,
      feats: { favours, herd: cattle, townsfolk: townsfolk.length },
    }
  })
}

function useOf(fact: Fact): readonly Use[] {
  switch (fact.kind) {
    case 'income':
      return ['income']
    case 'acted':
      return [fact.action]
    case 'equipped':
      return ['equip']
    case 'recruited':
      return ['recruit']
    default:
      return []
  }
}

export const FIGURE_TEXTS: ByLocale<FigureTexts> = {
  en: {
    sources: {
      track: 'cattle',
      gold: 'gold',
      favours: 'favours',
      majority: 'most favours',
      townsfolk: 'townsfolk',
      damage: 'damage',
    },
    choices: {
      name: 'Favourite uses of dice',
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
    feats: {
      favours: { name: 'Most favours', amount: (count) => counted('en', count, GLOSSARY.en.counts.favours) },
      herd: { name: 'Largest herd in the end', amount: (count) => counted('en', count, GLOSSARY.en.counts.cattle) },
      townsfolk: { name: 'Most townsfolk in the end', amount: (count) => counted('en', count, GLOSSARY.en.counts.townsfolk) },
    },
  },
  fr: {
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
    feats: {
      favours: { name: 'Le plus de faveurs', amount: (count) => counted('fr', count, GLOSSARY.fr.counts.favours) },
      herd: { name: 'Le plus grand troupeau à la fin', amount: (count) => counted('fr', count, GLOSSARY.fr.counts.cattle) },
      townsfolk: {
        name: t`Le plus d'habitants à la fin`,
        amount: (count) => counted('fr', count, GLOSSARY.fr.counts.townsfolk),
      },
    },
  },
  de: {
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
    feats: {
      favours: { name: 'Meiste Gefallen', amount: (count) => counted('de', count, GLOSSARY.de.counts.favours) },
      herd: { name: 'Größte Herde am Ende', amount: (count) => counted('de', count, GLOSSARY.de.counts.cattle) },
      townsfolk: {
        name: 'Meiste Stadtbewohner am Ende',
        amount: (count) => counted('de', count, GLOSSARY.de.counts.townsfolk),
      },
    },
  },
}
