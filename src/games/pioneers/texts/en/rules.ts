import type { RulesTopic } from '../../../face.js'

/** In the order in which a newcomer reads them. */
export const rules = {
  overview: {
    title: 'What the game is about',
    caption: 'Annie has settled a pioneer in Albany; a road of her own leads there from Boston.',
    text: [
      'Your pioneers travel in your own coaches; one stagecoach, shared by everybody, decides where they can get off. On your turn, you drive it to a city whose tile shows a profession that you carry, and one pioneer of that profession settles there.',
      'When the last pioneer leaves a coach, it brings you its victory points (VP) and $1 at once. Your own roads make your rides free and earn you money when others use them. At the end, each of your pioneers in your largest network is worth 2 VP.',
      'The player with the most VP wins.',
    ].join('\n\n'),
  },
  picture: {
    title: 'Reading the picture',
    caption:
      'Annie has $7 and gets $4 each turn. She has 12 points, and at least 18 if the game ended now: 12 from emptied coaches (wheel), 2 from empty spaces, 4 from her network (road), and two nuggets whose value you may not see.',
    text: [
      '**The map**: a square with a symbol is a tile, and the legend at the edge of the map shows what each tile does. Bars are roads and small shapes are settled pioneers, in the color and shape of their owner; a number stands for several. The big coach is the stagecoach. The frame around the map is the scoring track. White marks what is new, brown the last ride.',
      '**Beside the map**, for each player:',
      '- the coin: money and, after the plus sign, income per turn,',
      '- the star: points from emptied coaches so far,',
      '- the checkered flag: points if the game ended now, with a plus for nuggets that you may not see,',
      '- the bar: roads left to build; the figure with the hat: pioneers left in the supply,',
      '- the nugget: gold nuggets, by number (×) or, where you may know it, by value (+),',
      '- squares on the right: Banker and Merchant tiles,',
      '- the coaches, with a symbol for each pioneer on board, a dashed square for each empty space, and their points,',
      '- next to the name: a stagecoach marks whose turn it is, an arrow whom the game is waiting for, a horseshoe the first player.',
      '**Below the map**: the four coaches for sale, each with its price on a coin and its points next to a star. A number on a coach is its name: “coach 18”. Then come the round (the circling arrow), coaches left in the stack (the pile), tiles left on the map and gold nuggets left. A checkered flag on red means that this round is the last; the sign in front of it shows why. An hourglass marked 1/2, on gold, warns that nothing has happened for a round: after a second round like that, the game ends.',
      '**My coaches**: faded symbols are spaces that are already empty; the star and the coin above a coach show what emptying it brings you. The bar in the middle shows your points if the game ended now: emptied coaches (wheel), empty spaces, nuggets, largest network (road).',
      'Numbers on the map match the menus below your own picture; the gold part beside a number is the price of the ride, with a plus if there are more expensive routes, too.',
    ].join('\n'),
  },
  setup: {
    title: 'Setting up',
    caption: 'Before the first turn, everybody has $2, a full starting coach and a pioneer in Boston, where the stagecoach is.',
    text: [
      'Four players use the large map with 42 cities, two or three the small one with 35. With two players, eight of these are covered and out of play. The host decides whether they are the fixed ones at the edge, drawn at random, or chosen by the players. If the players choose, the second player covers four cities, then the first player covers four more; only then is everything else dealt. The cities next to Boston stay open, and so do cities without which the map would fall apart or become too small. In the picture, pale crosses mark the cities that can be covered next.',
      '- **Tiles**: every city but Boston gets one, drawn at random; nobody sees what is left over. If the two cities next to Boston have drawn the same tile, one of the two is replaced by a tile of another kind.',
      '- **Coaches**: everybody gets a starting coach with five pioneers on board. Four coaches go on display, and 8, 14 or 18 (with two, three or four players) form the stack; the others stay in the box, and nobody knows which.',
      '- **Everybody** has $2, 15 roads and 14 pioneers in the supply, and one pioneer already settled in Boston. That one counts at the end like any other: it is worth 2 VP if a road of your largest network leads to Boston.',
      '- **The stagecoach** starts in Boston. It may pass through Boston later, but never ends a ride there.',
      '- **The first player** is drawn at random and goes first in every round.',
    ].join('\n'),
  },
  turn: {
    title: 'A turn',
    caption: 'Annie’s turn begins with the stagecoach in Boston; no road has been built yet.',
    text: [
      'Turns go clockwise. A turn has three phases:',
      '1. **Bank**: you receive $3, plus $1 for each of your Banker tiles. This happens automatically.',
      '2. **Purchase**: buy roads or a coach, if you like.',
      '3. **Movement and Colonizing**: move the stagecoach, settle a pioneer, perform the special action of the tile; then the others may be invited to join you.',
      'The bot guides you through them; **End turn** ends your turn.',
    ].join('\n'),
  },
  purchases: {
    title: 'Purchase',
    caption: 'Annie could build on the lines to Albany (1) or New York (2), among others.',
    text: [
      'Your shop tile gives you one purchase action a turn, each Merchant tile (two at most) one more. You can use each action once a turn:',
      '- **One road** for $2, **two roads** for $5. A road goes on any line that has none; it need not touch your other roads.',
      '- **A coach** for the price of its space in the display, $1 to $4. Each of its spaces is filled from your supply; if you have too few pioneers for that, you cannot buy it. The display moves up and a new coach takes the last space.',
      'If all your coaches are empty when your turn begins, you have to buy one. If you cannot fill or pay for any coach on display, you can only buy roads, and the stagecoach stays where it is.',
    ].join('\n'),
  },
  moving: {
    title: 'Moving the stagecoach',
    caption:
      'Annie can go to Buffalo (1) for $1, because the first line has her road, or to Baltimore (2) for $1 to Bill and $1 to the common supply.',
    text: [
      'The stagecoach goes from city to city along the lines. It may pass through cities without a tile, never through one with a tile, and it stops only where the tile matches a pioneer you carry. At a Hotel, any pioneer will do.',
      'Each line costs:',
      '- nothing if one of the roads on it is yours,',
      '- $1 to the owner if somebody else has a road on it, and $1 to each of two owners,',
      '- $1 to the common supply if it has no road.',
      'If you can reach and pay for such a city, you have to go. If there is none, the stagecoach stays where it is. Where several routes differ in who is paid, the choice is yours. A house rule, no costly detours: a route is not offered if another one to the same city pays nobody more and somebody less.',
      'With two players, eight cities are covered: nobody travels or builds there.',
    ].join('\n'),
  },
  settling: {
    title: 'Settling',
    caption: 'In Albany (1), a pioneer of Annie’s has taken the place of the tile.',
    text: [
      'You take the tile of the city and put a matching pioneer from one of your coaches in its place. If several coaches carry one, you choose the coach, which decides which of them is empty first.',
      'At a Hotel, you choose any pioneer; you get the Hotel’s money, not the special action of that profession.',
      'Several pioneers may live in one city, your own and those of others.',
    ].join('\n'),
  },
  tiles: {
    title: 'The seven tiles',
    caption: 'Tiles in three cities: Sergeant in Albany (1) and Detroit (3), Farmer in Buffalo (2).',
    text: [
      'Two kinds are kept, at most two of each; a third is of no use:',
      '- **Banker**: $1 more income from your next turn on.',
      '- **Merchant**: one more purchase action from your next turn on.',
      'Five have an immediate effect and go back to the box:',
      '- **Sergeant**: you may build one road for free, on a line without a road, or beside another player’s road if it is the only one there. A line never holds more than two roads.',
      '- **Barkeeper**: you may return one pioneer from any of your coaches to your supply.',
      '- **Gold digger**: you take a gold nugget worth 3, 4 or 5 VP; only you see its value before the end.',
      '- **Farmer**: you may settle up to two more farmers in this city.',
      '- **Hotel**: you gain $3.',
    ].join('\n'),
  },
  coaches: {
    title: 'Emptied coaches',
    caption: 'Two spaces of Annie’s starting coach are empty; three pioneers are still on board.',
    text: [
      'As soon as no pioneer is left on a coach, its owner scores the VP printed on it, gains $1 and sets the coach aside. This can happen on anybody’s turn: after settling, after the Barkeeper or Farmer, or after joining somebody.',
      'A coach with two spaces is worth 4 VP, with three 7 VP, with four 10 VP; the starting coach with its five spaces is worth 12 VP.',
    ].join('\n\n'),
  },
  invitation: {
    title: 'Joining somebody',
    caption: 'Annie has settled a pioneer in Buffalo (1), and Bill has joined her there.',
    text: [
      'After a pioneer has settled, the other players are asked in clockwise order whether they want to settle one there, too. It costs $2, paid to the player whose turn it is, and takes a pioneer that matches the tile (at a Hotel: of the kind that has just settled). The special action of the tile is not included.',
      'Only the first to accept joins. Players who lack the money or the pioneer are not asked.',
    ].join('\n\n'),
  },
  end: {
    title: 'End and scoring',
    caption: 'Annie’s network links three of her pioneers, worth 6 VP; Bill’s has one, worth 2 VP.',
    text: [
      'When a player has built all 15 roads or the last coach of the stack goes on display, the round is finished and the game ends. There are two more ways to end it, both house rules. No tiles: when no tile is left on the map, the round is finished and the game ends. Idle rounds: when two whole rounds pass in which nobody builds a road, buys a coach or takes a tile, the game ends; everybody is warned after the first.',
      'Then these are added to the points of your emptied coaches:',
      '- 1 VP for each empty space on coaches that still carry somebody,',
      '- the value of your gold nuggets,',
      '- 2 VP for each of your pioneers in your largest network: cities linked by your own roads without a gap. What counts is the network with the most of your pioneers, not the one with the most roads.',
      'Ties go to the player with more money; if that is tied, too, the victory is shared.',
    ].join('\n'),
  },
  'house-rules': {
    title: 'House rules',
    caption:
      'From Raleigh, Annie can go straight to Atlanta (1) for $1. She cannot go via Charleston, where she would pay $1 more, to Bill. The hourglass below the map warns of an idle round.',
    text: [
      'Three of the rules here are not in the rulebook:',
      '- **No costly detours**: you cannot choose a route if another one to the same city pays nobody more and somebody less. If two routes pay different players, you can choose.',
      '- **No tiles left**: when the last tile is gone from the map, the round is finished and the game ends, because nobody can settle.',
      '- **Idle rounds**: if nobody builds a road, buys a coach or takes a tile for a whole round, everybody is warned. An hourglass marked 1/2 stays below the map until somebody does one of these things. If nobody does in the next round either, the game ends with that round.',
    ].join('\n'),
  },
  tips: {
    title: 'Tips',
    text: [
      '- $2 for joining somebody is often well spent: a coach empties sooner, and the pioneer may end up in your network.',
      '- If no tile of a profession is left, a Hotel or a Barkeeper still gets that pioneer off the coach.',
      '- An early Banker pays for itself many times over.',
      '- Roads that others need bring you money all game long; roads that link your cities bring VP at the end. The best do both.',
      '- Keep $1 or $2 for the ride: if you spend everything on purchases, you may be unable to move.',
    ].join('\n'),
  },
} satisfies Record<string, Omit<RulesTopic, 'id'>>
