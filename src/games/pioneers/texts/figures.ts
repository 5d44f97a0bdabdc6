/** What a game came to in numbers: points by source, professions settled, and what there are records of. */
import { french as t } from '../../../i18n/french.js'
import type { ByLocale } from '../../../i18n/locale.js'
import { counted } from '../../../i18n/words.js'
import type { Figures, FigureTexts } from '../../figures.js'
import { type Fact, PROFESSIONS, type View } from '../rules/types.js'
import { GLOSSARY } from './glossary.js'

/** By seat. `facts` are those of the whole game. */
export function figuresOf({ players, scores }: View, facts: readonly Fact[]): readonly Figures[] {
  return players.map(({ coaches, emptied, networkPioneers }, seat) => {
    const score = scores?.[seat]
    const settled = facts.flatMap((fact) => (isSettling(fact) && fact.seat === seat ? [professionOf(fact)] : []))
    const choices = PROFESSIONS.map((profession) => [profession, settled.filter((own) => own === profession).length] as const)
    if (score === undefined) return { sources: {}, choices: Object.fromEntries(choices), feats: {} }
    const { track, emptySeats, nuggets, network } = score
    return {
      sources: { track, emptySeats, nuggets, network },
      choices: Object.fromEntries(choices),
      feats: { network: networkPioneers, coaches: coaches.length + emptied.length },
    }
  })
}

type Settling = Extract<Fact, { readonly kind: 'settled' | 'joined' | 'farmer-settled' }>

function isSettling(fact: Fact): fact is Settling {
  return fact.kind === 'settled' || fact.kind === 'joined' || fact.kind === 'farmer-settled'
}

const professionOf = (fact: Settling) => (fact.kind === 'farmer-settled' ? 'farmer' : fact.pioneer)

const professionsIn = ({ professions }: (typeof GLOSSARY)['en']) =>
  Object.fromEntries(PROFESSIONS.map((profession) => [profession, professions[profession].one]))

export const FIGURE_TEXTS: ByLocale<FigureTexts> = {
  en: {
    sources: { track: 'emptied coaches', emptySeats: 'empty spaces', nuggets: 'gold nuggets', network: 'largest network' },
    choices: { name: 'Favourite professions', choices: professionsIn(GLOSSARY.en) },
    feats: {
      network: { name: 'Largest network', amount: (count) => counted('en', count, GLOSSARY.en.pioneer) },
      coaches: { name: 'Most coaches in a game', amount: (count) => counted('en', count, GLOSSARY.en.coach) },
    },
  },
  fr: {
    sources: {
      track: 'chariots vidés',
      emptySeats: 'cases vides',
      nuggets: t`pépites d'or`,
      network: 'plus grand réseau',
    },
    choices: { name: 'Métiers préférés', choices: professionsIn(GLOSSARY.fr) },
    feats: {
      network: { name: 'Plus grand réseau', amount: (count) => counted('fr', count, GLOSSARY.fr.pioneer) },
      coaches: { name: 'Le plus de chariots en une partie', amount: (count) => counted('fr', count, GLOSSARY.fr.coach) },
    },
  },
  de: {
    sources: { track: 'geleerte Kutschen', emptySeats: 'leere Plätze', nuggets: 'Goldnuggets', network: 'größtes Straßennetz' },
    choices: { name: 'Lieblingsberufe', choices: professionsIn(GLOSSARY.de) },
    feats: {
      network: { name: 'Größtes Straßennetz', amount: (count) => counted('de', count, GLOSSARY.de.pioneer) },
      coaches: { name: 'Meiste Kutschen in einer Partie', amount: (count) => counted('de', count, GLOSSARY.de.coach) },
    },
  },
}
