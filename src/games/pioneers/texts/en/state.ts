import { counted, listed } from '../../../../i18n/words.js'
import { coachName, GLOSSARY } from '../glossary.js'
import type { StateTexts } from '../state-shape.js'

const words = GLOSSARY.en
const { money, points } = words

const bracketed = (remark: string | null) => (remark === null ? '' : ` (${remark})`)

export const state: StateTexts = {
  news: ({ sentences }) => `News: ${sentences}`,
  stagecoach: ({ city }) => `The stagecoach is in ${city}.`,
  player: ({ who, points: track, cash, roads, coaches, passengers }) =>
    `${who}: ${points(track)}, ${money(cash)}, ${counted('en', roads, words.road)}, ` +
    `${counted('en', passengers, words.pioneer)} on ${counted('en', coaches, words.coach)}.`,
  display: ({ coaches }) => `On display: ${coaches.join('; ')}.`,
  displayed: ({ price, points: worth, seats }) => `${money(price)} ${seats} (${points(worth)})`,
  lastRound: 'Last round.',
  idle: 'Last round, unless somebody builds a road, buys a coach or settles a pioneer.',
  coach: ({ coach, points: worth, passengers, empty }) =>
    `**${coachName(words, coach).name}** (${points(worth)}): ${passengers}` +
    (empty === 0 ? '' : `; ${counted('en', empty, words.emptySeat)}`),
  noCoach: 'No coach with a pioneer on it.',
  emptied: ({ coaches, points: worth }) => `Emptied: ${counted('en', coaches, words.coach)} (${points(worth)}).`,
  supply: ({ cash, income, roads, pioneers }) =>
    `${money(cash)}, income ${money(income)} a turn; supply: ${counted('en', roads, words.road)}, ` +
    `${counted('en', pioneers, words.pioneer)}.`,
  tiles: ({ bankers, merchants }) => `Banker tiles: ${bankers}. Merchant tiles: ${merchants}.`,
  network: ({ pioneers, points: worth }) => `Largest network: ${counted('en', pioneers, words.pioneer)} (${points(worth)}).`,
  nuggetValues: ({ values }) => `Gold nuggets: ${values.length === 0 ? 'none' : listed('en', values.map(points))}.`,
  nuggetCount: ({ count }) => `Gold nuggets: ${count === 0 ? 'none' : `${count}, face down`}.`,
  soFar: ({ total, hidden }) =>
    `If the game ended now: ${points(total)}${hidden === 0 ? '' : `, and ${counted('en', hidden, words.nugget)} face down`}.`,
  inTheEnd: ({ total }) => `Final score: ${points(total)}.`,
  notDealt: 'Tiles and coaches are dealt once all eight covers lie.',
  sections: {
    board: 'The board',
    reach: ({ who }) => `What each ride would cost ${who}`,
    tiles: 'Tiles on the map',
    stock: ({ stack, nuggets }) => `Coaches left in the stack: ${stack}. Gold nuggets left: ${nuggets}.`,
    covered: ({ cities }) => `Covered and out of play: ${cities}.`,
    openToCover: ({ cities }) => `May be covered next: ${cities}.`,
    destination: ({ city, tile, cost }) => `- ${city} (${words.tiles[tile].name}): ${cost === 0 ? 'free' : money(cost)}`,
    nowhere: 'No city with a tile can be reached.',
    tile: ({ tile, cities }) => `- **${words.tiles[tile].name}**: ${cities}`,
    noTiles: 'No tile is left on the map.',
    score: ({ points: track }) => `Points so far: ${points(track)}.`,
    roads: ({ count, lines }) => `Roads (${count}): ${count === 0 ? 'none' : lines}.`,
    settlers: ({ settlers }) => `Settled: ${settlers === '' ? 'nobody' : settlers}.`,
  },
  afterTurn: ({ turn, standings }) => `After turn ${turn}: ${standings.join(', ')}.`,
  winners: ({ winners }) =>
    winners.length === 1 ? `**${listed('en', winners)}** wins.` : `**${listed('en', winners)}** share the victory.`,
  place: ({ place, who, remark, total, track, emptySeats, nuggets, network, dollars }) =>
    `**${place}. ${who}**${bracketed(remark)}: ${points(total)} (emptied coaches ${track}, empty spaces ${emptySeats}, gold nuggets ${nuggets}, ` +
    `largest network ${network}), ${money(dollars)}`,
  placeSoFar: ({ place, who, remark, points: track }) => `**${place}. ${who}**${bracketed(remark)}: ${points(track)} by then`,
}
