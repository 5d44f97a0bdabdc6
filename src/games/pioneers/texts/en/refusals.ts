import type { RefusalCode } from '../../rules/types.js'

/** One sentence each. */
export const refusals = {
  'not-your-turn': 'Play goes clockwise, and it is not your turn.',
  'wrong-phase': 'You cannot do that in this phase: Purchase comes first, then Movement and Colonizing.',
  'no-purchase-left':
    'Your shop tile gives you one purchase action a turn and each Merchant tile one more; you have used them all.',
  'purchase-space-used': 'You can use each purchase action only once a turn.',
  'not-enough-cash': 'You do not have enough money for this.',
  'no-roads-left': 'You have built all the roads in your supply.',
  'too-few-roads-left': 'Two roads are bought together, and your supply has only one left.',
  'too-few-free-lines': 'There are not enough lines left without a road.',
  'unknown-line': 'There is no such line on the map.',
  'line-taken': 'A road you buy can only go on a line without roads.',
  'line-doubled': 'A line never holds more than two roads.',
  'line-own': 'The Sergeant may build beside another player’s road, but not beside one of yours.',
  'line-covered': 'A line that leads to a covered city is out of play.',
  'not-a-city': 'Only cities on the map can be covered.',
  'city-covered': 'A city can be covered only once.',
  'cover-beside-start': 'The two cities next to Boston always stay in play.',
  'cover-cuts-map': 'A cover there would cut off more cities from Boston than can still be covered.',
  'cover-leaves-few-lines': 'Both players need lines for 15 roads each, and a cover there would leave fewer than 30 lines.',
  'cover-leaves-no-way':
    'A cover there would leave no way to place the others: 30 lines have to remain, every city has to stay connected and no city may be the only way to more than three others.',
  'no-such-slot': 'There is no coach on this space of the display.',
  'too-few-pioneers': 'Every space of a coach you buy has to be filled, and your supply has too few pioneers.',
  'coach-must-stay-affordable': 'You have to buy a coach this turn, and this would leave you too little money for it.',
  'must-buy-coach': 'All your coaches are empty, so you have to buy one first.',
  'must-move': 'You have to move the stagecoach if you can reach and pay for a city with a matching tile.',
  'unknown-route': 'The stagecoach travels along the lines of the map from where it is; this route does not.',
  'no-matching-pioneer': 'The stagecoach may stop only where the tile matches a pioneer on one of your coaches.',
  'no-tile-there': 'The stagecoach may stop only in a city with a tile.',
  'passes-through-tile': 'The stagecoach may not pass through a city with a tile.',
  'route-too-dear': 'You cannot pay for this route: a line without a road of yours costs $1, and $2 if it has two roads.',
  'route-wasteful': 'Another route to this city costs less and pays nobody more.',
  'route-equal':
    'Another route to this city makes the same payments and is just as short or shorter, so only that one is offered.',
  'no-such-passenger': 'That coach carries no such pioneer.',
  'wrong-profession': 'Only a pioneer of the profession on the tile can settle in this city.',
  'game-over': 'The game is over.',
} satisfies Record<RefusalCode, string>
