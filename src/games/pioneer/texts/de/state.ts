import type { AltTexts } from '../../../../game-kit/alt.js'
import { inPlace } from '../../../../game-kit/result.js'
import { counted } from '../../../../i18n/words.js'
import type { StateTexts } from '../en/state.js'
import { glossary as words } from './glossary.js'

const cardsOf = (count: number) => counted('de', count, words.card)
const actionsOf = (count: number) => counted('de', count, words.action)
export const state: StateTexts = {
  sections: { galaxy: 'Die Galaxie', cards: 'Karten im Angebot', technologies: 'Technologien' },
  round: ({ round }) => `Runde ${round}.`,
  starsLeft: ({ stars, isLast }) => {
    const left = stars === 0 ? 'Alle Sterne sind bekannt' : `Noch ${counted('de', stars, words.star)}`
    return isLast ? `${left}; die Partie endet mit dieser Runde.` : `${left}.`
  },
  seenBy: ({ names }) => `gesehen von ${names}`,
  you: 'dir',
  tile: ({ place, parts }) => (parts === '' ? place : `${place}: ${parts}`),
  units: ({ who, units }) => `${who}: ${units}`,
  pile: ({ card, price, left, effect }) => `**${card}** ${price}, noch ${left}: ${effect}`,
  technology: ({ area, steps }) => `**${area}** – ${steps}`,
  step: ({ level, technology, price, effect }) => `${technology} (Stufe ${level}, ${price}): ${effect}`,
  levels: ({ levels }) => `Technologien: ${levels}.`,
  hand: ({ cards }) => `Auf der Hand: ${cards}.`,
  hidden: ({ cards }) => `Auf der Hand: ${cardsOf(cards)}.`,
  piles: ({ deck, trash, played }) =>
    `Nachziehstapel: ${cardsOf(deck)}; Ablagestapel: ${cardsOf(trash)}${played === '' ? '' : `; ausgespielt: ${played}`}.`,
  pool: ({ actions, money }) => `Noch übrig: ${actionsOf(actions)} und ${money}.`,
  turn: ({ actions, bonus }) => `Jeden Zug: ${actionsOf(actions)}${bonus === '' ? '' : `; von Systemen: ${bonus}`}.`,
  board: ({ units }) => `Auf dem Spielplan: ${units}.`,
  nothing: 'nichts',
  out: 'Ausgeschieden.',
  player: ({ who, points, units, cards }) => `${who}: ${points}, ${units}, ${cardsOf(cards)}.`,
  soFar: ({ total, systems, technologies }) =>
    `Wäre die Partie jetzt zu Ende: ${total} (Systeme ${systems}, Technologien ${technologies}).`,
  inTheEnd: ({ total }) => `Endstand: ${total}.`,
  afterTurn: ({ turn, standings }) => `Nach Zug ${turn}: ${standings}.`,
  winners: ({ winners, count }) => (count === 1 ? `**${winners}** gewinnt.` : `**${winners}** teilen sich den Sieg.`),
  place: ({ place, who, remark, total, systems, technologies, colonies, cards }) =>
    `${inPlace(place, who, remark)}: ${words.points(total)} (Systeme ${systems}, Technologien ${technologies}), ` +
    `${counted('de', colonies, words.units.colony)}, ${cardsOf(cards)}`,
  placeSoFar: ({ place, who, remark, points }) => `${inPlace(place, who, remark)}: ${words.points(points)} bis dahin`,
  ties: {
    technologies: { by: 'Punkten der Technologien', amount: String },
    colonies: { by: 'Kolonien', amount: String },
    cards: { by: 'Karten', amount: String },
  },
  survival: 'sonst war niemand mehr im Spiel',
}

export const offers: AltTexts = {
  offers: ({ offers: all }) => `Zur Wahl: ${all.join('; ')}.`,
  options: ({ count }) => counted('de', count, { one: 'Möglichkeit', other: 'Möglichkeiten' }),
  more: ({ count }) => counted('de', count, { one: 'weitere Möglichkeit', other: 'weitere' }),
  wait: 'Im Moment kannst du nur abwarten.',
}
