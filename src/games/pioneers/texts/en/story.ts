import { listed } from '../../../../i18n/words.js'
import type { CoachId, EndReason, Tile } from '../../rules/types.js'
import { coachName, GLOSSARY } from '../glossary.js'
import type { ChosenAction } from '../naming.js'
import { professionList } from '../naming.js'
import type { CoachBought, Passenger, Payee, RoadBought, Who } from '../parameters.js'

const words = GLOSSARY.en
const { money, points } = words

/** What a ride costs, by payee. */
export const payments = (bank: number, owners: readonly Payee[]) =>
  listed('en', [
    ...(bank > 0 ? [`${money(bank)} to the common supply`] : []),
    ...owners.map(({ who, amount }) => `${money(amount)} to ${who}`),
  ])

/** One sentence for each event, told to everybody. */
export const story = {
  /** The first player, and the `each` covers that `other` and then `who` have to lay. */
  firstDrawn: ({ who, other, each }: Who & { other: string; each: number }) =>
    `${who} will begin. Before that, ${other} and then ${who} cover ${each} cities each.`,
  covered: ({ who, city }: Who & { city: string }) => `${who} covers ${city}.`,
  turn: ({ who, round }: Who & { round: number }) => `Round ${round}: it is ${who}’s turn.`,
  /** The same as a heading of the turn's story. */
  turnHeading: ({ who, round }: Who & { round: number }) => `Round ${round} · ${who}`,
  income: ({ who, amount }: Who & { amount: number }) => `${who} receives an income of ${money(amount)}.`,
  /** The game ends with this round if nobody builds, buys or settles in it either. */
  idle: 'For a whole round, nobody has built, bought or settled: if nobody does so this round, the game ends.',
  oneRoad: ({ who, line, paid }: RoadBought) => `${who} builds a road on ${line} for ${money(paid)}.`,
  firstOfTwoRoads: ({ who, line, paid }: RoadBought) =>
    `${who} buys two roads for ${money(paid)} and builds the first on ${line}.`,
  secondOfTwoRoads: ({ who, line }: Who & { line: string }) => `${who} builds the second road on ${line}.`,
  /** Two or more roads, bought one after the other. */
  roads: ({ who, lines, paid }: Who & { lines: readonly string[]; paid: number }) =>
    `${who} builds roads for ${money(paid)}: ${listed('en', lines)}.`,
  coachBought: ({ who, coach, seats, points: worth, paid, refill }: CoachBought) => {
    const bought = `${who} buys ${coachName(words, coach).the} for ${money(paid)} (${professionList('en', seats)}; ${points(worth)})`
    if (refill === undefined) return `${bought}.`
    return refill === null
      ? `${bought}; the stack is empty, so the display is not refilled.`
      : `${bought}; ${coachName(words, refill).the} goes on display.`
  },
  moved: ({ who, route, bank, owners }: Who & { route: string; bank: number; owners: readonly Payee[] }) =>
    bank === 0 && owners.length === 0
      ? `The stagecoach travels ${route}; the ride is free for ${who}.`
      : `The stagecoach travels ${route}; ${who} pays ${payments(bank, owners)}.`,
  settled: ({ who, city, tile, pioneer, coach }: Who & Passenger & { city: string; tile: Tile }) =>
    `${who} settles ${words.professions[pioneer].a} ${coachName(words, coach).from} in ${city} and takes ${words.tiles[tile].the}.`,
  tileKept: {
    banker: ({ who }: Who) => `The Banker tile raises ${who}’s income by ${money(1)} from the next turn on.`,
    merchant: ({ who }: Who) => `The Merchant tile gives ${who} one more purchase action from the next turn on.`,
  },
  /** A third copy, which returns to the box. */
  tileUseless: {
    banker: ({ who }: Who) => `${who} already has two Banker tiles: the third is of no use and goes back to the box.`,
    merchant: ({ who }: Who) => `${who} already has two Merchant tiles: the third is of no use and goes back to the box.`,
  },
  sergeantRoad: ({ who, line }: Who & { line: string }) => `The Sergeant gives ${who} a free road on ${line}.`,
  pioneerReturned: ({ who, pioneer, coach }: Who & Passenger) =>
    `Thanks to the Barkeeper, ${who} returns ${words.professions[pioneer].a} ${coachName(words, coach).from} to the supply.`,
  nugget: ({ who }: Who) => `${who} takes a gold nugget.`,
  /** To the owner alone. */
  nuggetValue: ({ value }: { value: number }) => `Your gold nugget is worth ${points(value)}; nobody else knows.`,
  farmerSettled: ({ who, city, coach }: Who & { city: string; coach: CoachId }) =>
    `${who} settles another farmer ${coachName(words, coach).from} in ${city}.`,
  farmersSettled: ({ who, city, farmers }: Who & { city: string; farmers: number }) =>
    `${who} settles ${farmers} more farmers in ${city}.`,
  hotelPaid: ({ who, amount }: Who & { amount: number }) => `${who} gains ${money(amount)} from the Hotel.`,
  actionSkipped: {
    sergeant: ({ who }) => `${who} builds no road with the Sergeant.`,
    barkeeper: ({ who }) => `${who} returns no pioneer with the Barkeeper.`,
    farmer: ({ who }) => `${who} settles no more farmers.`,
  } satisfies Record<ChosenAction, (p: Who) => string>,
  coachEmptied: ({ who, coach, points: worth, dollars }: Who & { coach: CoachId; points: number; dollars: number }) =>
    `${who} has emptied ${coachName(words, coach).the}: ${points(worth)} and ${money(dollars)}.`,
  joined: ({ who, by, city, pioneer, coach, paid }: Who & Passenger & { by: string; city: string; paid: number }) =>
    `${who} pays ${by} ${money(paid)} and settles ${words.professions[pioneer].a} ${coachName(words, coach).from} in ${city}, too.`,
  declined: ({ who, by }: Who & { by: string }) => `${who} does not join ${by}.`,
  noMove: {
    'no-passengers': ({ who }: Who) => `${who} has no pioneer on any coach; the stagecoach stays where it is.`,
    unreachable: ({ who }: Who) => `${who} cannot ride to any matching city; the stagecoach stays where it is.`,
  },
  endTriggered: {
    roads: ({ who }) => `${who} has built their last road: this round is the last.`,
    stack: () => 'The last coach of the stack is on display: this round is the last.',
    'no-tiles': () => 'No tile is left on the map: this round is the last.',
    stalemate: () => 'For two whole rounds, nobody has built, bought or settled: the game ends.',
  } satisfies Record<EndReason, (p: Who) => string>,
}

export type StoryTexts = typeof story

/** The sentences about what one player does. */
export type DeedTexts = Omit<StoryTexts, 'turnHeading' | 'idle' | 'nuggetValue'>
