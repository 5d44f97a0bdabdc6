import type { RefusalCode } from '../../rules/types.js'

/** One sentence each. The rule number is inserted before its full stop. */
export const refusals = {
  'not-your-turn': 'Everybody acts in turn, clockwise, and now somebody else is to act.',
  'wrong-phase': 'A turn goes from purchases to moving and settling, and this does not fit where it stands now.',
  'no-purchase-left': 'The shop tile gives one purchase a turn and each Merchant tile one more; all of them are used.',
  'purchase-space-used': 'Each kind of purchase can be used only once a turn.',
  'not-enough-cash': 'You have too little money for this.',
  'no-roads-left': 'You have built all the roads of your supply.',
  'too-few-roads-left': 'Two roads are bought together, and your supply has only one left.',
  'too-few-free-lines': 'The map has too few lines left without a road.',
  'unknown-line': 'The map has no such line.',
  'line-taken': 'A bought road needs a line without any road, and this line has one.',
  'line-doubled': 'A line never takes more than two roads, and this one has two.',
  'line-own': 'The Sergeant can double only a road of somebody else, and this one is yours.',
  'line-covered': 'This line leads to a covered city, which is out of play.',
  'not-a-city': 'Only cities of the map can be covered, and this is none.',
  'city-covered': 'This city is covered already.',
  'cover-beside-start': 'The two cities next to Boston always stay in play.',
  'cover-cuts-map': 'With this city covered, others could never be reached from Boston, and they cannot all be covered.',
  'cover-leaves-few-lines':
    'Each of the two players needs a line for each of 15 roads, and with this city covered fewer than 30 lines would be left.',
  'cover-leaves-no-way':
    'With this city covered, the other covers could not be laid any more so that 30 lines are left, all cities can be reached and no city is the only way to more than three others.',
  'no-such-slot': 'No coach lies on this space of the display.',
  'too-few-pioneers': 'Every space of a bought coach must be filled, and your supply has too few pioneers.',
  'coach-must-stay-affordable': 'You have to buy a coach this turn, and this would leave too little money for it.',
  'must-buy-coach': 'All your coaches are empty, so you have to buy one before you go on.',
  'must-move': 'The stagecoach has to move when you can reach and pay for a city with a matching tile.',
  'unknown-route': 'The stagecoach travels from where it stands along the lines of the map, and this route does not.',
  'no-matching-pioneer': 'The stagecoach may stop only where the tile matches a pioneer on one of your coaches.',
  'no-tile-there': 'The stagecoach may stop only in a city with a tile.',
  'passes-through-tile': 'The stagecoach may not pass through a city with a tile.',
  'route-too-dear':
    'You cannot pay for this route: a line without a road of yours costs $1, and $2 if two others have roads on it.',
  'route-wasteful': 'Another route to this city costs less and pays nobody more.',
  'route-equal':
    'Another route to this city makes the same payments; of such routes the shortest stands, or the first on the map.',
  'no-such-passenger': 'That coach of yours carries no such pioneer.',
  'wrong-profession': 'Only a pioneer whose profession is on the tile may settle in this city.',
  'game-over': 'The game is over.',
} satisfies Record<RefusalCode, string>
