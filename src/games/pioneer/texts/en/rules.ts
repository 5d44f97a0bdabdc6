import { counted } from '../../../../i18n/words.js'
import type { RulesTopic } from '../../../face.js'
import { ACTIONS, HAND } from '../../data/cards.js'
import { chartedFrom } from '../../data/game-length.js'
import { TOP_LEVEL, TOP_LEVEL_POINTS } from '../../data/technologies.js'
import { BOMBS, COLONY_STATISTICS, FORTIFIED_STATISTICS, SHIP_STATISTICS } from '../../data/units.js'
import { facesIn } from '../rolls.js'
import { effects } from './effects.js'
import { glossary as words } from './glossary.js'
import { panel } from './panel.js'

const unit = (name: string, { attack, defence, movement }: { attack: number; defence: number; movement?: number }) =>
  `- **${name}**: attack ${attack}, defense ${defence}${movement === undefined ? '' : `, ${counted('en', movement, { one: 'sector', other: 'sectors' })} a move`}`

/** The die of the Drive. */
const faces = facesIn({ effects, money: words.money }, panel.drive.face)
  .map((face) => `- ${face}`)
  .join('\n')

/** In the order in which a newcomer reads them. */
export const rules = {
  overview: {
    title: 'What the game is about',
    caption:
      'A galaxy for three in the middle of a game. Unknown stars are dark; colonies and ships have their owners’ colors and shapes.',
    text: [
      'You begin with one world and a handful of gold. With your cards, you build ships, explore unknown stars and colonize them; with money, you buy better cards and research technologies.',
      'Every colony brings the victory points (VP) of its system, and some bring money, cards or actions each turn. Reaching the third level of a research area scores points as well.',
      'Once every star is known, the round is played to its end, and whoever has the most VP wins.',
    ].join('\n\n'),
  },
  picture: {
    title: 'Reading the picture',
    caption: 'Each system shows its points and what it brings every turn; ships are counted by kind.',
    text: [
      '**The galaxy**',
      '- Each hexagon is a sector. Menus and messages call it by its number.',
      '- A known system shows its name, its points next to a star, and what it brings each turn.',
      '- An unknown star is dark. An eye with colors shows whose scouts have seen it.',
      '- Ships and colonies have the color and shape of their owner. A number says how many ships of a kind there are.',
      '- A fortified colony has a wall around it.',
      '- In the corner: the round (circling arrow), and how many stars are unknown (hexagon).',
      '**Beside the galaxy**, for each player',
      '- Next to the name: points. An arrow marks whoever the game is waiting for, a horseshoe the first player.',
      '- Bolt and coin: actions and money. On gold, they are what is left this turn; otherwise, what each turn begins with.',
      '- Then cards: in hand (the fan), in the deck (the dark card) and in the discard pile (the pale one).',
      '- Pieces on the board: colonies, scouts, scouts with a bomb, colonizers and warships.',
      '- Sword and shield: their attack and defense. For colonies, the second number is for fortified ones.',
      '- Small squares: the levels reached in Military, Transportation and Society.',
      '**Below the galaxy**',
      '- Cards for sale: the price on a coin, and how many are left (×). A sign in the corner means that you need the third level of that area.',
      '- Technologies: the price on a coin, what the level does, and a marker for each player who has reached it.',
      '**On your own picture**',
      '- The sectors you can choose are framed.',
      '- A gold eye marks an unknown star that your scouts have shown you; colors below it show who else has seen it.',
      '- **My cards** shows your hand.',
    ].join('\n'),
  },
  turn: {
    title: 'A turn',
    caption: 'The first player’s turn: cards first, then ships.',
    text: [
      '1. **Cards.** You receive what your systems bring. You have ' +
        `${ACTIONS} actions; each buys a card, plays a card or researches a level, in any mix.`,
      `2. **Clean-up.** You discard the rest of your hand; unspent money and actions are lost. You draw ${HAND} cards.`,
      '3. **Ships.** Each ship may move once. After the last move, all battles are fought; then colonizers that have landed may become colonies.',
      'Without ships, your turn ends after the clean-up. If you do not want to move, you can end it right after your cards.',
    ].join('\n'),
  },
  cards: {
    title: 'Cards',
    caption: 'The piles for sale: what a card costs, and how many are left.',
    text: [
      'Metals are money. Those in your hand are laid out automatically when your turn begins, and any you draw later are laid out right away; this costs no action. Unspent money is lost.',
      'A card you buy goes to your discard pile. When your deck is empty, the discard pile is shuffled and becomes your deck. Cards you have played stay on the table until the clean-up; only a Nova Bomb leaves the game when played.',
      'Ships are built at one of your colonies. Some cards cost money to play, on top of the action. Others give actions back or let you draw cards.',
      'Three cards can be bought only by players who have reached the third level of their area: Nova Bomb, Infinite Improbability Drive and Rearden Metal.',
    ].join('\n\n'),
  },
  research: {
    title: 'Research',
    caption: 'Markers in Military, Transportation and Society.',
    text: [
      'Each level costs an action and its price. The levels of an area come in order, and you keep what they bring.',
      `The third level is worth ${words.points(TOP_LEVEL_POINTS)} at the end of the game and lets you buy its card. Any number of players can reach it.`,
      'A wormhole takes ships from one of your colonies to another in a single move, no matter how far. Asteroid Mining draws its card at the very end of your turn.',
    ].join('\n\n'),
  },
  ships: {
    title: 'Ships',
    caption: 'The fleets of three players. A number says how many ships of a kind there are.',
    text: [
      unit('Scout', SHIP_STATISTICS.scout),
      unit('Colonizer', SHIP_STATISTICS.colonizer),
      unit('Warship', SHIP_STATISTICS.warship),
      'Each ship may move once on your turn, even one you have just built. All ships of a kind in a sector move together unless you pick only some of them.',
      'Ships fly over unknown stars, but not through other players: where there are enemy ships or an enemy colony, they stop and fight. Nobody fights unless somebody arrives.',
    ].join('\n'),
  },
  stars: {
    title: 'Exploring',
    caption: 'A scout has landed on an unknown star: only its owner sees what is there.',
    text: [
      'A scout that lands on an unknown star shows it to its owner alone; other players can look with scouts of their own. To everybody else the star stays unknown until somebody colonizes or bombs it, or until it is turned up at random.',
      'If you colonize without looking first, you take what you get: every system is worth something, but some are worth more.',
    ].join('\n\n'),
  },
  colonies: {
    title: 'Colonies',
    caption: 'Colonies score points and bring what their system gives. Fortified ones have a wall around them.',
    text: [
      'A colonizer that lands on a system without a colony may become one; the star is then turned up for everybody. This works beside other players’ ships, too, if the colonizer survives the battle.',
      unit('Colony', COLONY_STATISTICS),
      unit('Fortified colony', FORTIFIED_STATISTICS),
      'Home worlds are fortified from the start. Without a colony, you can build nothing. If you have no ships either, you are out of the game, but you keep the points of your technologies.',
    ].join('\n'),
  },
  battle: {
    title: 'Battles',
    caption: 'Two fleets in one sector: each side adds up its attack.',
    text: [
      'Each side adds up the attack of all its units there and divides it among enemy units. A unit is destroyed when the damage reaches its defense. All sides choose their targets in secret and fire at once.',
      'A colony can be hit only once all of its owner’s ships in that sector are hit. When several players are there, only the one whose turn it is fights the others; they do not fight each other, and their damage does not add up: each player’s counts for itself.',
      'Survivors stay. Where there is nothing to choose, damage is settled automatically. A standing order, which you give under **My cards**, chooses your targets for you.',
    ].join('\n\n'),
  },
  bombs: {
    title: 'Nova bombs and the Drive',
    caption: 'A bomb has destroyed a system for good.',
    text: [
      `A Nova Bomb is loaded onto a scout at one of your colonies, and its card leaves the game. Where that scout lands, you may set the bomb off before any battle: every ship and colony there is destroyed, yours included, and nobody can ever colonize the system again. It then counts as known. There are ${BOMBS} bombs.`,
      `The Infinite Improbability Drive takes one of your ships to any sector. The ship does not explore, fight or colonize on arrival. You roll a die at once; if the ship is not lost, it can still make its own move this turn:\n${faces}`,
    ].join('\n\n'),
  },
  end: {
    title: 'End and scoring',
    caption: 'Who won, and where the points come from.',
    text: [
      'Once every star is known, the round is played to its end, so that everybody gets the same number of turns. If only one player is left on the board, that player wins at once.',
      'Points: each colony scores those of its system, and you get ' +
        `${words.points(TOP_LEVEL_POINTS)} for each area at level ${TOP_LEVEL}. Ties are broken by points from technologies, then colonies, then cards; if players are still tied, they share the victory.`,
      `After round ${chartedFrom(2)} (${chartedFrom(4)} with four players), at least one star per player has to be known, and one more per player after every further round. If too few are known, the bot draws the rest at random and turns them up.`,
    ].join('\n\n'),
  },
  'house-rules': {
    title: 'House rules',
    text: [
      'Home worlds are fortified, and from a certain round on, stars are turned up at random if too few are known, so that every game comes to an end. The third and fourth players in turn order begin with a scout; in a standard galaxy for two, so does the second. With two players, or with three in a wide galaxy, no star lies right in the middle, where whoever goes first would arrive first.',
      'We did not have the prices, effects, ships and systems of the printed game. The ones here are our own, tested in many simulated games.',
    ].join('\n\n'),
  },
  tips: {
    title: 'Tips',
    text: [
      '- Buy better metals early: Gold costs an action and brings little.',
      '- Decide early between colonies and research; a bit of both is often too little of either. The fewer players colonize, the more there is for those who do.',
      '- A Scout and a Fortification give back their action and draw a card, so they cost you only their price.',
      '- Look before you colonize: most systems are worth 2 VP, but some bring money, cards or actions every turn.',
      '- One warship destroys an unfortified colony and is lost with it; of two, one survives.',
      '- Keep an eye on the unknown stars: the last ones decide when the game ends.',
    ].join('\n'),
  },
} satisfies Record<string, Omit<RulesTopic, 'id'>>
