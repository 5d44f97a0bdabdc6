import { listed } from '../../../../i18n/words.js'
import { coachName, GLOSSARY } from '../glossary.js'
import { professionList } from '../naming.js'
import { type DeedTexts, payments, story } from './story.js'

const words = GLOSSARY.en
const { money, points } = words

/** The same sentences for the player whom they are about. */
export const ownStory: DeedTexts = {
  firstDrawn: ({ other, each }) => `You go first. Before that, ${other} and then you cover ${each} cities each.`,
  covered: ({ city }) => `You cover ${city}.`,
  turn: ({ round }) => `Round ${round}: it is your turn.`,
  income: ({ amount }) => `You receive an income of ${money(amount)}.`,
  oneRoad: ({ line, paid }) => `You build a road on ${line} for ${money(paid)}.`,
  firstOfTwoRoads: ({ line, paid }) => `You buy two roads for ${money(paid)} and build the first on ${line}.`,
  secondOfTwoRoads: ({ line }) => `You build the second road on ${line}.`,
  roads: ({ lines, paid }) => `You build roads for ${money(paid)}: ${listed('en', lines)}.`,
  coachBought: ({ coach, seats, points: worth, paid, refill }) => {
    const bought = `You buy ${coachName(words, coach).the} for ${money(paid)} (${professionList('en', seats)}; ${points(worth)})`
    if (refill === undefined) return `${bought}.`
    return refill === null
      ? `${bought}; the stack is empty, so the display is not refilled.`
      : `${bought}; ${coachName(words, refill).the} goes on display.`
  },
  moved: ({ route, bank, owners }) =>
    bank === 0 && owners.length === 0
      ? `The stagecoach travels ${route}; the ride is free for you.`
      : `The stagecoach travels ${route}; you pay ${payments(bank, owners)}.`,
  settled: ({ city, tile, pioneer, coach }) =>
    `You settle ${words.professions[pioneer].a} ${coachName(words, coach).from} in ${city} and take ${words.tiles[tile].the}.`,
  tileKept: {
    banker: () => `The Banker tile raises your income by ${money(1)} from the next turn on.`,
    merchant: () => 'The Merchant tile gives you one more purchase action from the next turn on.',
  },
  tileUseless: {
    banker: () => 'You already have two Banker tiles: the third is of no use and goes back to the box.',
    merchant: () => 'You already have two Merchant tiles: the third is of no use and goes back to the box.',
  },
  sergeantRoad: ({ line }) => `The Sergeant gives you a free road on ${line}.`,
  pioneerReturned: ({ pioneer, coach }) =>
    `Thanks to the Barkeeper, you return ${words.professions[pioneer].a} ${coachName(words, coach).from} to the supply.`,
  nugget: () => 'You take a gold nugget.',
  farmerSettled: ({ city, coach }) => `You settle another farmer ${coachName(words, coach).from} in ${city}.`,
  farmersSettled: ({ city, farmers }) => `You settle ${farmers} more farmers in ${city}.`,
  hotelPaid: ({ amount }) => `You gain ${money(amount)} from the Hotel.`,
  actionSkipped: {
    sergeant: () => 'You build no road with the Sergeant.',
    barkeeper: () => 'You return no pioneer with the Barkeeper.',
    farmer: () => 'You settle no more farmers.',
  },
  coachEmptied: ({ coach, points: worth, dollars }) =>
    `You have emptied ${coachName(words, coach).the}: ${points(worth)} and ${money(dollars)}.`,
  joined: ({ by, city, pioneer, coach, paid }) =>
    `You pay ${by} ${money(paid)} and settle ${words.professions[pioneer].a} ${coachName(words, coach).from} in ${city}, too.`,
  declined: ({ by }) => `You do not join ${by}.`,
  noMove: {
    'no-passengers': () => 'You have no pioneer on any coach; the stagecoach stays where it is.',
    unreachable: () => 'You cannot ride to any matching city; the stagecoach stays where it is.',
  },
  endTriggered: {
    ...story.endTriggered,
    roads: () => 'You have built your last road: this round is the last.',
  },
}
