import { counted } from '../../../../i18n/words.js'
import type { RulesTopic } from '../../../face.js'
import { ACTIONS, HAND } from '../../data/cards.js'
import { chartedFrom } from '../../data/course.js'
import { TOP_LEVEL, TOP_LEVEL_POINTS } from '../../data/technologies.js'
import { BOMBS, COLONY_STATISTICS, FORTIFIED_STATISTICS, SHIP_STATISTICS } from '../../data/units.js'
import { glossary as words } from './glossary.js'

const unit = (name: string, { attack, defence, movement }: { attack: number; defence: number; movement?: number }) =>
  `- **${name}**: attack ${attack}, defence ${defence}${movement === undefined ? '' : `, ${counted('en', movement, { one: 'sector', other: 'sectors' })} a move`}`

/** In the order in which a newcomer reads them. */
export const rules = {
  overview: {
    title: 'What it is about',
    caption:
      'A galaxy for three in the middle of a game. Unknown stars are dark; colonies and ships have their owners’ colours and shapes.',
    text: [
      'You begin with one world and a handful of gold. With your cards you build ships, explore unknown stars and colonize them; with money you buy better cards and research technologies.',
      'Every colony brings the victory points (VP) of its system, and some bring money, cards or actions each turn. Whoever reaches the third level of an area of research gets points for that, too.',
      'When all stars are known, the round is finished. Most VP win.',
    ].join('\n\n'),
  },
  picture: {
    title: 'Reading the picture',
    caption: 'Systems show their points at the star and what they bring each turn; ships are counted by kind.',
    text: [
      '**The galaxy**: hexagons are sectors; their numbers are those of all menus and sentences. A known system shows its name, its points and what it brings each turn. An unknown star is dark; what your own scouts have seen is marked, for you alone.',
      '**Ships and colonies** have the colour and the shape of their owner; a number counts ships of a kind. A fortified colony has a wall.',
      '**Technologies**: a marker for each player in each of the three areas.',
      '**Cards on sale**: price, and how many are left.',
      '**Players**: points, cards in hand, in the deck and in the discard pile. An arrow marks those for whom the game waits.',
      'On your own picture, sectors that you can choose are framed. *My cards* shows your hand.',
    ].join('\n'),
  },
  turn: {
    title: 'A turn',
    caption: 'The first player’s turn: cards first, then ships.',
    text: [
      '1. **Cards.** What your systems bring arrives. You have ' +
        `${ACTIONS} actions; each buys a card, plays a card or researches a level, in any mix.`,
      `2. **Clean-up.** What is left of your hand, money and actions is gone. You draw ${HAND} cards.`,
      '3. **Ships.** Each ship may move once. After the last move all battles are fought, then colonizers that landed may become colonies.',
      'Whoever has no ships skips the third step. If your ships are to stay, you can end the turn with your cards.',
    ].join('\n'),
  },
  cards: {
    title: 'Cards',
    caption: 'The piles on sale: what a card costs, and how many are left.',
    text: [
      'Metals are money. Those in your hand are laid out by themselves when your turn begins, those that you draw with your cards at once; that costs no action. Unspent money is lost.',
      'A card that you buy goes to your discard pile. When your deck is empty, the discard pile is shuffled and becomes your deck. Cards that you have played stay on the table until the clean-up.',
      'Ships are built at one of your colonies. Playing some cards costs money besides the action. Some give actions back or draw a card.',
      'Three cards are for those who have reached the third level of an area: Nova Bomb, Infinite Improbability Drive and Rearden Metal.',
    ].join('\n\n'),
  },
  research: {
    title: 'Research',
    caption: 'Markers in military, transportation and society.',
    text: [
      'A level costs an action and its price; levels of an area come one after the other, and what they bring is yours for good.',
      `The third level is worth ${words.points(TOP_LEVEL_POINTS)} in the end, and you may buy its card. Any number of players can get there.`,
      'A worm hole takes ships from one of your colonies to another in a single move, however far. Asteroid Mining draws its card at the very end of your turn.',
    ].join('\n\n'),
  },
  ships: {
    title: 'Ships',
    caption: 'Fleets of three players. A number counts ships of a kind.',
    text: [
      unit('Scout', SHIP_STATISTICS.scout),
      unit('Colonizer', SHIP_STATISTICS.colonizer),
      unit('Warship', SHIP_STATISTICS.warship),
      'Each ship may move once in your turn, one built in this turn, too. All ships of a kind in a sector go together, unless you pick only some of them.',
      'Ships fly over unknown stars, but not through others: where somebody else’s ships or colony are, they stop and fight. Nobody fights as long as nobody arrives.',
    ].join('\n'),
  },
  stars: {
    title: 'Exploring',
    caption: 'A scout has landed on an unknown star: only its owner sees what lies there.',
    text: [
      'A scout that lands on an unknown star shows it to its owner. It stays unknown to the rest until somebody colonizes or bombs it.',
      'Whoever colonizes without looking first takes what there is: every system is worth something, but not the same.',
    ].join('\n\n'),
  },
  colonies: {
    title: 'Colonies',
    caption: 'Colonies bring points and what their system gives. A wall stands around those that are fortified.',
    text: [
      'A colonizer that lands on a system without a colony may become one; the star is turned up for everybody. That also works beside ships of others, if the colonizer survives the battle.',
      unit('Colony', COLONY_STATISTICS),
      unit('Fortified colony', FORTIFIED_STATISTICS),
      'Home worlds are fortified from the beginning. Whoever has lost all colonies can build nothing; whoever has lost all ships as well is out and keeps the points of technologies.',
    ].join('\n'),
  },
  battle: {
    title: 'Battles',
    caption: 'Two fleets in one sector: each side adds up its attack.',
    text: [
      'Each side adds up the attack of all its units there and spreads it over the enemy. Damage that reaches a unit’s defence destroys it. All sides choose their targets in secret and fire at once.',
      'A colony can be hit only after all ships of its owner in that sector. If several players are there, only the one whose turn it is fights all of them; the others do not fight each other.',
      'Whoever survives stays. Where there is nothing to choose, damage is settled by itself. With a standing order, which you give under *My cards*, you can leave your targets to the table.',
    ].join('\n\n'),
  },
  bombs: {
    title: 'Nova bombs and the Drive',
    caption: 'A bomb has destroyed a system for good.',
    text: [
      `A Nova Bomb goes aboard a scout at one of your colonies. When that scout lands somewhere, you may set it off before any battle: all ships and colonies there are destroyed, yours too, and the system can never be colonized again. It counts as known then. There are ${BOMBS} bombs.`,
      'The Infinite Improbability Drive takes any one of your ships to any sector. Nothing happens on landing: no look, no battle, no colony. Then a die is rolled, which may bring something, nothing, or the loss of the ship.',
    ].join('\n\n'),
  },
  end: {
    title: 'End and scoring',
    caption: 'Who won, and where the points come from.',
    text: [
      'When no star is unknown any more, the round is finished, so that everybody has had as many turns. If only one player is left on the board, that player wins at once.',
      'Points: for each colony those of its system, and ' +
        `${words.points(TOP_LEVEL_POINTS)} for each area on level ${TOP_LEVEL}. A tie is won by more points from technologies, then more colonies, then more cards; otherwise the victory is shared.`,
      `After round ${chartedFrom(2)} (${chartedFrom(4)} with four players) at least one star for each player has to be known, and one more for each after every further round. Missing ones are drawn at random and turned up.`,
    ].join('\n\n'),
  },
  'house-rules': {
    title: 'What this table adds',
    text: [
      'Home worlds are fortified, and from a certain round on missing stars are turned up at random, so that every game comes to an end. The third and the fourth player in the order of turns begin with a scout.',
      'Prices, effects, ships and systems of the printed game were not available to us. The ones here are our own and were tested in many simulated games.',
    ].join('\n\n'),
  },
  tips: {
    title: 'Tips',
    text: [
      '- Buy better metals early: Gold costs an action and brings little.',
      '- A Scout and a Fortification give their action back and draw a card, so they cost you nothing but their price.',
      '- Look before you colonize: most systems are worth 2 VP, but some bring money, cards or actions every turn.',
      '- One warship destroys a colony that is not fortified, and is lost with it; of two, one survives.',
      '- Watch the number of unknown stars: the last ones decide when it ends.',
    ].join('\n'),
  },
} satisfies Record<string, Omit<RulesTopic, 'id'>>
