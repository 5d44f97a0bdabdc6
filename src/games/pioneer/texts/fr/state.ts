import type { AltTexts } from '../../../../game-kit/alt.js'
import { inPlace } from '../../../../game-kit/result.js'
import { french as t } from '../../../../i18n/french.js'
import { counted } from '../../../../i18n/words.js'
import type { StateTexts } from '../en/state.js'
import { glossary as words } from './glossary.js'

const cardsOf = (count: number) => counted('fr', count, words.card)
const actionsOf = (count: number) => counted('fr', count, words.action)
export const state: StateTexts = {
  sections: { galaxy: 'La galaxie', cards: 'Cartes en vente', technologies: 'Technologies' },
  round: ({ round }) => `Manche ${round}.`,
  starsLeft: ({ stars, isLast }) => {
    const left = stars === 0 ? 'Toutes les étoiles sont connues' : `Il reste ${counted('fr', stars, words.star)}`
    return isLast ? t`${left} ; la partie se termine avec cette manche.` : `${left}.`
  },
  // With a noun of its own, because the heading is the name of a system of either gender.
  seenBy: ({ names }) => t`secteur observé par ${names}`,
  you: 'vous',
  tile: ({ place, parts }) => (parts === '' ? place : t`${place} : ${parts}`),
  units: ({ who, units }) => `${units} (${who})`,
  pile: ({ card, price, left, effect }) => t`**${card}** (${price}, il en reste ${left}) : ${effect}`,
  technology: ({ area, steps }) => `**${area}** – ${steps}`,
  step: ({ level, technology, price, effect }) => t`${technology} (niveau ${level}, ${price}) : ${effect}`,
  levels: ({ levels }) => t`Technologies : ${levels}.`,
  hand: ({ cards }) => t`En main : ${cards}.`,
  hidden: ({ cards }) => t`En main : ${cardsOf(cards)}.`,
  piles: ({ deck, trash, played }) =>
    t`Pioche : ${cardsOf(deck)} ; défausse : ${cardsOf(trash)}${played === '' ? '' : t` ; en jeu : ${played}`}.`,
  pool: ({ actions, money }) => t`Reste à dépenser : ${actionsOf(actions)} et ${money}.`,
  turn: ({ actions, bonus }) => t`Par tour : ${actionsOf(actions)}${bonus === '' ? '' : t` ; apport des systèmes : ${bonus}`}.`,
  board: ({ units }) => t`Sur le plateau : ${units}.`,
  nothing: 'rien',
  out: 'Hors de la partie.',
  player: ({ who, points, units, cards }) => t`${who} : ${points}, ${units}, ${cardsOf(cards)}.`,
  soFar: ({ total, systems, technologies }) =>
    t`Si la partie s'arrêtait maintenant : ${total} (systèmes ${systems}, technologies ${technologies}).`,
  inTheEnd: ({ total }) => t`Score final : ${total}.`,
  afterTurn: ({ turn, standings }) => t`Après le tour ${turn} : ${standings}.`,
  winners: ({ winners, count }) =>
    count === 1 ? t`**${winners}** remporte la partie.` : t`**${winners}** se partagent la victoire.`,
  place: ({ place, who, remark, total, systems, technologies, colonies, cards }) =>
    t`${inPlace(place, who, remark)} : ${words.points(total)} (systèmes ${systems}, technologies ${technologies}), ` +
    t`${counted('fr', colonies, words.units.colony)}, ${cardsOf(cards)}`,
  placeSoFar: ({ place, who, remark, points }) => t`${inPlace(place, who, remark)} : ${words.points(points)} jusque-là`,
  ties: {
    technologies: { by: 'les points des technologies', amount: String },
    colonies: { by: 'les colonies', amount: String },
    cards: { by: 'les cartes', amount: String },
  },
  survival: t`il ne restait personne d'autre en jeu`,
}

export const offers: AltTexts = {
  offers: ({ offers: all }) => t`Au choix : ${all.join(t` ; `)}.`,
  options: ({ count }) => `${count} choix`,
  more: ({ count }) => counted('fr', count, { one: 'autre', other: 'autres' }),
  wait: t`Pour l'instant, il ne vous reste qu'à attendre.`,
}
