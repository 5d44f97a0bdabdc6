import { listed } from '../../../../i18n/words.js'
import { coachName, GLOSSARY } from '../glossary.js'
import { professionList } from '../naming.js'
import type { Payee } from '../shape.js'
import type { StoryTexts } from '../story-shape.js'

const words = GLOSSARY.en
const { money, points } = words

const payments = (bank: number, owners: readonly Payee[]) =>
  listed('en', [
    ...(bank > 0 ? [`${money(bank)} to the common supply`] : []),
    ...owners.map(({ who, amount }) => `${money(amount)} to ${who}`),
  ])

export const story: StoryTexts = {
  firstDrawn: ({ who, other, each }) =>
    `${who} will begin. Before that ${other} covers ${each} cities, and then ${who} covers ${each}.`,
  covered: ({ who, city }) => `${who} covers ${city}.`,
  turn: ({ who, round }) => `Round ${round}: it is ${who}’s turn.`,
  turnHeading: ({ who, round }) => `Round ${round} · ${who}`,
  income: ({ who, amount }) => `${who} receives an income of ${money(amount)}.`,
  idle: 'For a whole round nobody has built, bought or settled: if nobody does in this round either, the game ends with it.',
  oneRoad: ({ who, line, paid }) => `${who} builds a road on ${line} for ${money(paid)}.`,
  firstOfTwoRoads: ({ who, line, paid }) => `${who} buys two roads for ${money(paid)} and builds the first on ${line}.`,
  secondOfTwoRoads: ({ who, line }) => `${who} builds the second road on ${line}.`,
  coachBought: ({ who, coach, seats, points: worth, paid, refill }) => {
    const bought = `${who} buys ${coachName(words, coach).the} for ${money(paid)} (${professionList('en', seats)}; ${points(worth)})`
    return refill === null
      ? `${bought}; the stack is empty, nothing fills the gap in the display.`
      : `${bought}; ${coachName(words, refill).the} joins the display.`
  },
  moved: ({ who, route, bank, owners }) =>
    bank === 0 && owners.length === 0
      ? `The stagecoach travels ${route}; the ride is free for ${who}.`
      : `The stagecoach travels ${route}; ${who} pays ${payments(bank, owners)}.`,
  settled: ({ who, city, tile, pioneer, coach }) =>
    `${who} settles ${words.professions[pioneer].a} ${coachName(words, coach).from} in ${city} and takes ${words.tiles[tile].the}.`,
  tileKept: {
    banker: ({ who }) => `The Banker tile raises ${who}’s income by ${money(1)} from the next turn on.`,
    merchant: ({ who }) => `The Merchant tile gives ${who} one more purchase from the next turn on.`,
  },
  tileUseless: {
    banker: ({ who }) => `${who} already has two Banker tiles: the third is of no use and goes back to the box.`,
    merchant: ({ who }) => `${who} already has two Merchant tiles: the third is of no use and goes back to the box.`,
  },
  sergeantRoad: ({ who, line }) => `The Sergeant gives ${who} a free road on ${line}.`,
  pioneerReturned: ({ who, pioneer, coach }) =>
    `Thanks to the Barkeeper, ${who} returns ${words.professions[pioneer].a} ${coachName(words, coach).from} to the supply.`,
  nugget: ({ who }) => `${who} takes a gold nugget.`,
  nuggetValue: ({ value }) => `Your gold nugget is worth ${points(value)}; nobody else knows.`,
  farmerSettled: ({ who, city, coach }) => `${who} settles another farmer ${coachName(words, coach).from} in ${city}.`,
  hotelPaid: ({ who, amount }) => `${who} gains ${money(amount)} from the Hotel.`,
  actionSkipped: {
    sergeant: ({ who }) => `${who} builds no road with the Sergeant.`,
    barkeeper: ({ who }) => `${who} returns nobody with the Barkeeper.`,
    farmer: ({ who }) => `${who} settles no further farmer.`,
  },
  coachEmptied: ({ who, coach, points: worth, dollars }) =>
    `${who} has emptied ${coachName(words, coach).the}: ${points(worth)} and ${money(dollars)}.`,
  joined: ({ who, by, city, pioneer, coach, paid }) =>
    `${who} pays ${by} ${money(paid)} and settles ${words.professions[pioneer].a} ${coachName(words, coach).from} in ${city} too.`,
  declined: ({ who, by }) => `${who} does not join ${by}.`,
  noMove: {
    'no-passengers': ({ who }) => `${who} has no pioneer on any coach; the stagecoach stays where it is.`,
    unreachable: ({ who }) => `${who} can reach no matching city; the stagecoach stays where it is.`,
  },
  endTriggered: {
    roads: ({ who }) => `${who} has built the last road of the supply: this round is the last.`,
    stack: () => 'The last coach of the stack is on display: this round is the last.',
    'no-tiles': () => 'No tile is left on the map: this round is the last.',
    stalemate: () => 'For two whole rounds nobody has built, bought or settled: the game ends.',
  },
}
