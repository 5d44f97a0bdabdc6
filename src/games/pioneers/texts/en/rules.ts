import type { RulesTopic } from '../../../face.js'

/** In the order in which a newcomer reads them. */
export const rules = {
  overview: {
    title: 'What it is about',
    caption: 'Annie has settled a pioneer in Albany; a road of her own leads there from Boston.',
    text: [
      'Your pioneers travel in coaches of your own; one stagecoach, shared by all, decides where they can get off. On your turn you drive it to a city whose tile shows a profession that you carry, and one pioneer of that profession settles there.',
      'When the last pioneer leaves a coach, it pays its victory points (VP) and $1 at once. Roads of your own make your rides free and those of others profitable, and at the end every pioneer of yours in your largest network is worth 2 VP.',
      'Most VP win.',
    ].join('\n\n'),
  },
  picture: {
    title: 'Reading the picture',
    caption: 'Annie, Bill and Katie have one road and one settled pioneer each; the stagecoach is in Buffalo.',
    text: [
      '**The map**: a square with a symbol is a tile, and the legend at the edge of the map tells what each does. Bars are roads and small shapes are settled pioneers, each in the colour and with the shape of its owner; a number counts several. The big coach is the stagecoach. The frame around the map is the scoring track.',
      '**Beside the map**, for each player:',
      '- the coin: money, and after the plus the income of a turn,',
      '- the star: points of emptied coaches so far,',
      '- the bar: roads left to build; the figure with the hat: pioneers left in the supply,',
      '- the nugget: gold nuggets, by their number (×) or, where you may know it, their worth (+),',
      '- squares at the right: Banker and Merchant tiles,',
      '- the coaches, with a symbol for each pioneer on board, a dashed square for each empty space, and their points,',
      '- by the name: the stagecoach for whose turn it is, an arrow for whom the game waits, a horseshoe for the first player.',
      '**Below the map**: the four coaches on sale, each with its price on a coin and its points at a star. A number on a coach is its name: “coach 18”. Then come the round (the circling arrow), coaches left in the stack (the pile), tiles left on the map and gold nuggets left. A chequered flag means that the end has been triggered, and before it stands by what: this round is the last. An hourglass with 1/2 on gold warns that the game stands still: after a second round like that it ends.',
      '**My coaches**: faded symbols are spaces that are empty by now; star and coin above a coach are what emptying it brings. The bar in the middle counts your points as if the game ended now: emptied coaches (wheel), empty spaces, nuggets, largest network (road).',
      'Numbers on the map are those of the menus below your own picture; the gold beside a number is what the ride costs, with a plus if there are dearer ways too.',
    ].join('\n'),
  },
  setup: {
    title: 'Setting up',
    caption:
      'Before the first turn everybody has $2, a full starting coach and a pioneer in Boston, where the stagecoach stands.',
    text: [
      'Four players use the large map with 42 cities, two or three the small one with 35. With two players eight of these are covered and out of play: always the same ones at the edge, ones drawn at random, or ones that the players choose, as the host has settled. In that last case whoever plays second covers four cities, then whoever begins covers four more; only then is everything else dealt. The cities next to Boston stay open, and so does whatever would cut the map or leave it too small: on the picture pale crosses mark the cities that may be covered next.',
      '- **Tiles**: every city but Boston gets one, drawn at random; nobody sees what is left over. If the two cities next to Boston have drawn the same tile, one of these twins goes and another kind takes its place.',
      '- **Coaches**: everybody gets a starting coach with five pioneers on board. Four coaches come on display, and 8, 14 or 18 (with two, three or four players) into the stack; the others stay in the box, nobody knows which.',
      '- **Everybody** has $2, 15 roads and 14 pioneers in the supply, and one pioneer already settled in Boston. That one counts in the end like any other: it is worth 2 VP if a road of your largest network leads to Boston.',
      '- **The stagecoach** starts in Boston. It may pass through Boston later, but never ends a ride there.',
      '- **The first player** is drawn and remains the first in every round.',
    ].join('\n'),
  },
  turn: {
    title: 'A turn',
    caption: 'Annie’s turn begins with the stagecoach in Boston; no road has been built yet.',
    text: [
      'Turns go round clockwise. A turn has three phases:',
      '1. **Income**: $3, plus $1 for each Banker tile of yours. You get it without a press.',
      '2. **Purchases**: roads or a coach, if you like.',
      '3. **Moving and settling**: drive the stagecoach, settle a pioneer, use the action of the tile, then the others may be invited.',
      'The panel leads through them; **End turn** closes the turn.',
    ].join('\n'),
  },
  purchases: {
    title: 'Purchases',
    caption: 'Annie could build on the lines to Albany (1) or New York (2), among others.',
    text: [
      'Your shop tile gives one purchase a turn, each Merchant tile (two at most) one more. Each kind is possible once a turn:',
      '- **One road** for $2, **two roads** for $5. A road goes on any line of the map that has none; it need not touch your others.',
      '- **A coach** for the price of its space in the display, $1 to $4. Each of its spaces is filled from your supply; if you have too few pioneers for that, you cannot buy it. The display moves up and a new coach takes the last space.',
      'If all your coaches are empty when your turn begins, you have to buy one. If no coach on display can be filled or paid for, you may only buy roads, and the stagecoach stays where it is.',
    ].join('\n'),
  },
  moving: {
    title: 'Moving the stagecoach',
    caption:
      'Annie can go to Buffalo (1) for $1, as the first line has a road of hers, or to Baltimore (2) for $1 to Bill and $1 to the common supply.',
    text: [
      'The stagecoach goes from city to city along the lines. It may cross cities without a tile, never one with a tile, and it stops only where the tile matches a pioneer that you carry. At a Hotel any pioneer will do.',
      'Each line costs:',
      '- nothing if one of the roads on it is yours,',
      '- $1 to the owner if somebody else has a road on it, and $1 to each of two owners,',
      '- $1 to the common supply if it has no road.',
      'If there is such a city that you can reach and pay for, you have to go. If there is none, the stagecoach stays. Where several ways differ in who is paid, the choice is yours. A house rule: no way may be taken if another one to the same city brings nobody more and somebody less, so detours only to give money away are not on offer (E22).',
      'With two players eight cities are covered: nobody travels or builds there.',
    ].join('\n'),
  },
  settling: {
    title: 'Settling',
    caption: 'In Albany (1) a pioneer of Annie’s has taken the place of the tile.',
    text: [
      'You take the tile of the city and put a matching pioneer from one of your coaches in its place. If several coaches carry one, you choose the coach, which decides which of them is empty first.',
      'At a Hotel you choose any pioneer; you get the money of the Hotel, not the action of that profession.',
      'Several pioneers may live in one city, your own and those of others.',
    ].join('\n'),
  },
  tiles: {
    title: 'The seven tiles',
    caption: 'Tiles in three cities: Sergeant in Albany (1) and Detroit (3), Farmer in Buffalo (2).',
    text: [
      'Two are kept, at most two of each; a third is of no use:',
      '- **Banker**: $1 more income, from your next turn on.',
      '- **Merchant**: one more purchase, from your next turn on.',
      'Five work at once and go back to the box:',
      '- **Sergeant**: you may build one road for free, on a line without a road or beside a single road of somebody else. Two roads are the most a line takes.',
      '- **Barkeeper**: you may take one pioneer off any of your coaches and back into your supply.',
      '- **Gold digger**: you take a gold nugget worth 3, 4 or 5 VP; only you see its value before the end.',
      '- **Farmer**: you may settle up to two more farmers in this city.',
      '- **Hotel**: you gain $3.',
    ].join('\n'),
  },
  coaches: {
    title: 'Emptied coaches',
    caption: 'Two spaces of Annie’s starting coach are empty; three pioneers are still on board.',
    text: [
      'As soon as no pioneer is left on a coach, its owner scores the VP printed on it, gains $1 and puts it aside, on whoever’s turn it happens: after settling, after the Barkeeper or Farmer, or after joining somebody.',
      'A coach of two spaces is worth 4 VP, of three 7 VP, of four 10 VP, the starting coach with its five spaces 12 VP.',
    ].join('\n\n'),
  },
  invitation: {
    title: 'Joining somebody',
    caption: 'Annie has settled a pioneer in Buffalo (1), and Bill has joined her there.',
    text: [
      'After each settling the others are asked in clockwise order whether one of them wants to settle there as well. It costs $2, paid to the player whose turn it is, and takes one pioneer that matches the tile (at a Hotel: of the kind just settled there). The action of the tile is not included.',
      'The first to accept is the only one to join. Whoever lacks the money or the pioneer is not asked.',
    ].join('\n\n'),
  },
  end: {
    title: 'End and scoring',
    caption: 'Annie’s network links three of her pioneers, worth 6 VP; Bill’s has one, worth 2 VP.',
    text: [
      'When a player has built all 15 roads, or the last coach of the stack comes on display, the round is finished and the game ends. Two house rules do the same: when no tile is left on the map, the round is finished; when two whole rounds pass without any road, coach or tile, the game stops; after the first of them everybody is warned.',
      'To the points of emptied coaches are added:',
      '- 1 VP for each empty space on coaches that still carry somebody,',
      '- the values of your gold nuggets,',
      '- 2 VP for each of your pioneers in your largest network: cities linked by your own roads without a gap. It is the one with the most pioneers of yours, not with the most roads.',
      'A tie is won by the player with more money; if that is equal too, the victory is shared.',
    ].join('\n'),
  },
  tips: {
    title: 'Tips',
    text: [
      '- $2 for joining somebody is often well spent: a coach is empty sooner, and the pioneer may stand in your network.',
      '- If no tile of a profession is left, a Hotel or a Barkeeper still gets that pioneer off the coach.',
      '- A Banker early on pays for itself many times.',
      '- Roads that others need bring money all game long; roads that link your cities bring VP at the end. The best do both.',
      '- Keep $1 or $2 for the ride: after spending all on purchases you may be unable to move.',
    ].join('\n'),
  },
} satisfies Record<string, Omit<RulesTopic, 'id'>>
