import type { AltTexts } from '../../../../game-kit/alt.js'
import { inPlace, type Placed, type TieTexts } from '../../../../game-kit/result.js'
import { counted } from '../../../../i18n/words.js'
import type { Score, Tie } from '../../rules/types.js'
import type { Who } from '../parameters.js'
import { glossary as words } from './glossary.js'

const NOTHING = 'nothing'

/** The table in words: what the picture shows, what is one seat's own, how it ended. Things come in by name, lists listed. */
export const state = {
  sections: { galaxy: 'The galaxy', cards: 'Cards for sale', technologies: 'Technologies' },
  round: ({ round }: { round: number }) => `Round ${round}.`,
  starsLeft: ({ stars, isLast }: { stars: number; isLast: boolean }) => {
    const left = stars === 0 ? 'All stars are known' : `${counted('en', stars, words.star)} left`
    return isLast ? `${left}; the game ends with this round.` : `${left}.`
  },
  /** Whose scouts have seen a sector while it lies face down. The reader is called `you`. */
  seenBy: ({ names }: { names: string }) => `seen by ${names}`,
  you: 'you',
  tile: ({ place, parts }: { place: string; parts: string }) => (parts === '' ? place : `${place}: ${parts}`),
  units: ({ who, units }: Who & { units: string }) => `${who}: ${units}`,
  pile: ({ card, price, left, effect }: { card: string; price: string; left: number; effect: string }) =>
    `**${card}** ${price}, ${left} left: ${effect}`,
  technology: ({ area, steps }: { area: string; steps: string }) => `**${area}**: ${steps}`,
  step: ({ level, technology, price, effect }: { level: number; technology: string; price: string; effect: string }) =>
    `${level} ${technology} (${price}): ${effect}`,
  levels: ({ levels }: { levels: string }) => `Technologies: ${levels}.`,
  hand: ({ cards }: { cards: string }) => `Cards in hand: ${cards === NOTHING ? 'none' : cards}.`,
  hidden: ({ cards }: { cards: number }) => `Cards in hand: ${cards}.`,
  piles: ({ deck, trash, played }: { deck: number; trash: number; played: string }) =>
    `Deck: ${counted('en', deck, words.card)}; discard pile: ${counted('en', trash, words.card)}${played === '' ? '' : `; on the table: ${played}`}.`,
  pool: ({ actions, money }: { actions: number; money: string }) =>
    `Left this turn: ${counted('en', actions, words.action)} and ${money}.`,
  turn: ({ actions, bonus }: { actions: number; bonus: string }) =>
    `Each turn: ${counted('en', actions, words.action)}${bonus === '' ? '' : `; from systems: ${bonus}`}.`,
  board: ({ units }: { units: string }) => `On the board: ${units}.`,
  nothing: NOTHING,
  out: 'Out of the game.',
  /** How a player stands, in one line. */
  player: ({ who, points, units, cards }: Who & { points: string; units: string; cards: number }) =>
    `${who}: ${points}, ${units}, ${counted('en', cards, words.card)}.`,
  soFar: ({ total, systems, technologies }: { total: string; systems: number; technologies: number }) =>
    `If the game ended now: ${total} (systems ${systems}, technologies ${technologies}).`,
  inTheEnd: ({ total }: { total: string }) => `Final score: ${total}.`,
  afterTurn: ({ turn, standings }: { turn: number; standings: string }) => `After turn ${turn}: ${standings}.`,
  winners: ({ winners, count }: { winners: string; count: number }) =>
    count === 1 ? `**${winners}** wins.` : `**${winners}** share the victory.`,
  place: ({ place, who, remark, total, systems, technologies, colonies, cards }: Placed & Score) =>
    `${inPlace(place, who, remark)}: ${words.points(total)} (systems ${systems}, technologies ${technologies}), ` +
    `${counted('en', colonies, words.units.colony)}, ${counted('en', cards, words.card)}`,
  /** Of a game that ended before its scoring. */
  placeSoFar: ({ place, who, remark, points }: Placed & { points: number }) =>
    `${inPlace(place, who, remark)}: ${words.points(points)} by then`,
  /** What decides between equal points, to follow `the tie-break by`. */
  ties: {
    technologies: { by: 'points from technologies', amount: String },
    colonies: { by: 'colonies', amount: String },
    cards: { by: 'cards', amount: String },
  } satisfies Record<Tie, TieTexts>,
  /** What decided where one player alone is left, to follow `Deciding factor:`. */
  survival: 'nobody else was left in the game',
}

export type StateTexts = typeof state

export const offers: AltTexts = {
  offers: ({ offers: all }) => `You can choose: ${all.join('; ')}.`,
  options: ({ count }) => counted('en', count, { one: 'option', other: 'options' }),
  more: ({ count }) => `${count} more`,
  wait: 'There is nothing for you to do right now.',
}
