import { inPlace, type Placed, type TieTexts } from '../../../../game-kit/result.js'
import { counted, listed } from '../../../../i18n/words.js'
import type { CoachId, Score, Tie, Tile } from '../../rules/types.js'
import { coachName, GLOSSARY } from '../glossary.js'
import type { PlayerLine, Who } from '../parameters.js'

const words = GLOSSARY.en
const { money, points } = words

/** The table in words: the content of the picture, of one seat's own things, and of the result. */
export const state = {
  news: ({ sentences }: { sentences: string }) => `News: ${sentences}`,
  stagecoach: ({ city }: { city: string }) => `The stagecoach is in ${city}.`,
  player: ({ who, points: track, cash, roads, coaches, passengers }: PlayerLine) =>
    `${who}: ${points(track)}, ${money(cash)}, ${counted('en', roads, words.road)}, ` +
    `${counted('en', passengers, words.pioneer)} on ${counted('en', coaches, words.coach)}.`,
  /** `coaches` are the display's, each as one price and its seats. */
  display: ({ coaches }: { coaches: readonly string[] }) => `On display: ${coaches.join('; ')}.`,
  displayed: ({ price, points: worth, seats }: { price: number; points: number; seats: string }) =>
    `${money(price)} ${seats} (${points(worth)})`,
  lastRound: 'Last round.',
  /** Replaces it: this round is the last if it brings no road, coach or tile. */
  idle: 'Last round, unless somebody builds a road, buys a coach or settles a pioneer.',
  /** One coach of a hand: its passengers, and the number of empty spaces. */
  coach: ({ coach, points: worth, passengers, empty }: { coach: CoachId; points: number; passengers: string; empty: number }) =>
    `**${coachName(words, coach).name}** (${points(worth)}): ${passengers}` +
    (empty === 0 ? '' : `; ${counted('en', empty, words.emptySeat)}`),
  noCoach: 'No coach with a pioneer on it.',
  emptied: ({ coaches, points: worth }: { coaches: number; points: number }) =>
    `Emptied: ${counted('en', coaches, words.coach)} (${points(worth)}).`,
  supply: ({ cash, income, roads, pioneers }: { cash: number; income: number; roads: number; pioneers: number }) =>
    `${money(cash)}, income ${money(income)} a turn; supply: ${counted('en', roads, words.road)}, ` +
    `${counted('en', pioneers, words.pioneer)}.`,
  tiles: ({ bankers, merchants }: { bankers: number; merchants: number }) =>
    `Banker tiles: ${bankers}. Merchant tiles: ${merchants}.`,
  network: ({ pioneers, points: worth }: { pioneers: number; points: number }) =>
    `Largest network: ${counted('en', pioneers, words.pioneer)} (${points(worth)}).`,
  nuggetValues: ({ values }: { values: readonly number[] }) =>
    `Gold nuggets: ${values.length === 0 ? 'none' : listed('en', values.map(points))}.`,
  nuggetCount: ({ count }: { count: number }) => `Gold nuggets: ${count === 0 ? 'none' : `${count}, face down`}.`,
  /** A player's current total. It does not include `hidden` nuggets. */
  soFar: ({ total, hidden }: { total: number; hidden: number }) =>
    `If the game ended now: ${points(total)}${hidden === 0 ? '' : `, and ${counted('en', hidden, words.nugget)} face down`}.`,
  /** The same when the game is over. */
  inTheEnd: ({ total }: { total: number }) => `Final score: ${points(total)}.`,
  /** Replaces the players' things while covers are laid. */
  notDealt: 'Tiles and coaches are dealt once all eight covers are in place.',
  /** The whole table in words. `cities`, `lines` and `settlers` are already joined. */
  sections: {
    board: 'The board',
    reach: ({ who }: Who) => `What each ride would cost ${who}`,
    /** The same, said to the reader. */
    ownReach: 'What each ride would cost you',
    tiles: 'Tiles on the map',
    stock: ({ stack, nuggets }: { stack: number; nuggets: number }) =>
      `Coaches left in the stack: ${stack}. Gold nuggets left: ${nuggets}.`,
    covered: ({ cities }: { cities: string }) => `Covered and out of play: ${cities}.`,
    /** What may be covered next. */
    openToCover: ({ cities }: { cities: string }) => `Can be covered next: ${cities}.`,
    destination: ({ city, tile, cost }: { city: string; tile: Tile; cost: number }) =>
      `- ${city} (${words.tiles[tile].name}): ${cost === 0 ? 'free' : money(cost)}`,
    nowhere: 'No city with a tile can be reached.',
    tile: ({ tile, cities }: { tile: Tile; cities: string }) => `- **${words.tiles[tile].name}**: ${cities}`,
    noTiles: 'No tile is left on the map.',
    score: ({ points: track }: { points: number }) => `Points so far: ${points(track)}.`,
    roads: ({ count, lines }: { count: number; lines: string }) => `Roads (${count}): ${count === 0 ? 'none' : lines}.`,
    settlers: ({ settlers }: { settlers: string }) => `Settled: ${settlers === '' ? 'nobody' : settlers}.`,
  },
  /** The standings after a turn. `standings` are names with points. */
  afterTurn: ({ turn, standings }: { turn: number; standings: string }) => `After turn ${turn}: ${standings}.`,
  winners: ({ winners, count }: { winners: string; count: number }) =>
    count === 1 ? `**${winners}** wins.` : `**${winners}** share the victory.`,
  place: ({ place, who, remark, total, track, emptySeats, nuggets, network, dollars }: Placed & Score) =>
    `${inPlace(place, who, remark)}: ${points(total)} (emptied coaches ${track}, empty spaces ${emptySeats}, gold nuggets ${nuggets}, ` +
    `largest network ${network}), ${money(dollars)}`,
  /** For a game that ended before its scoring. Only the points on the track count. */
  placeSoFar: ({ place, who, remark, points: reached }: Placed & { points: number }) =>
    `${inPlace(place, who, remark)}: ${points(reached)} by then`,
  /** What decides between equal points, to follow `the tie-break by`. */
  ties: { dollars: { by: 'money', amount: money } } satisfies Record<Tie, TieTexts>,
}

export type StateTexts = typeof state
