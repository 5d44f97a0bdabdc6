import type { AltTexts } from '../../../../game-kit/alt.js'
import { inPlace, type Placed, type TieTexts } from '../../../../game-kit/result.js'
import { withMinus } from '../../../../i18n/numbers.js'
import { counted } from '../../../../i18n/words.js'
import type { Score, Tie } from '../../rules/types.js'
import { GLOSSARY } from '../glossary.js'
import type { Moment, Who } from '../parameters.js'

const words = GLOSSARY.en
const { money, points } = words

/**
 * The table in words: the content of the picture, of one seat's own things, and of the result. Things come in by name, lists
 * already joined.
 */
export const state = {
  news: ({ sentences }: { sentences: string }) => `News: ${sentences}`,
  when: ({ week, weeks, day, days }: Moment & { weeks: number; days: number }) =>
    `Week ${week} of ${weeks}, day ${day} of ${days}.`,
  starter: ({ who }: Who) => `Start player: ${who}.`,
  /** A die in a list: its face and its colour. */
  die: ({ face, colour }: { face: string; colour: string }) => `${face} (${colour})`,
  pool: ({ dice }: { dice: string }) => `Available dice: ${dice}.`,
  noPool: 'No dice available.',
  /** Dice of a colour. */
  inBag: ({ count, colour }: { count: number; colour: string }) => `${count} ${colour}`,
  bag: ({ dice }: { dice: string }) => `Still in the dice bag: ${dice}.`,
  tracks: ({ tracks }: { tracks: string }) => `Disaster markers, spaces advanced: ${tracks}.`,
  track: ({ disaster, at, steps }: { disaster: string; at: number; steps: number }) => `${disaster} ${at} of ${steps}`,
  incomes: ({ incomes }: { incomes: string }) => `Income by face: ${incomes}.`,
  stock: ({ gold, small, large, tiles, towns }: { gold: number; small: number; large: number; tiles: number; towns: number }) =>
    `Left: ${counted('en', gold, words.counts.gold)}, ${counted('en', small, words.wagons.small)}, ${counted('en', large, words.wagons.large)}, ` +
    `${counted('en', tiles, words.counts.equipment)}, ${counted('en', towns, { one: 'town card', other: 'town cards' })}.`,
  town: ({ town, goods, favours }: { town: string; goods: string; favours: string }) => `${town} (${goods} for ${favours})`,
  towns: ({ towns }: { towns: string }) => `Town cards: ${towns}.`,
  tiles: ({ tiles }: { tiles: string }) => `Equipment: ${tiles}.`,
  people: ({ people }: { people: string }) => `Townsfolk: ${people}.`,
  /** A townsfolk in its slot. */
  slot: ({ face, person }: { face: string; person: string }) => `${face}: ${person}`,
  /** The same where several follow one another in a sentence. */
  inSlot: ({ face, person }: { face: string; person: string }) => `${person} (${face})`,
  nobody: 'nobody',
  nothing: 'nothing',
  /** A townsfolk with its effect and its value in final scoring. */
  person: ({ person, effect, score }: { person: string; effect: string; score: string }) =>
    `**${person}**: ${effect} Game end: ${score}.`,
  /** The same for its owner, with its current points unless they are fixed. */
  own: ({ person, effect, score, now }: { person: string; effect: string; score: string; now: string }) =>
    `**${person}**: ${effect} Game end: ${score}${now === score ? '' : ` (now ${now})`}.`,
  tile: ({ tile, effect }: { tile: string; effect: string }) => `**${tile}**: ${effect}`,
  /** A player's standing, in one line. */
  player: ({ who, points: track, things }: Who & { points: string; things: string }) => `${who}: ${track}, ${things}.`,
  board: ({ board, effect }: { board: string; effect: string }) => `**${board}**: ${effect}`,
  /** The same of the board that everybody has, told once for all. */
  commonBoard: ({ board, effect }: { board: string; effect: string }) => `**${board}** (everybody has the same): ${effect}`,
  purse: ({ silver, cattle, favours, points: track }: { silver: string; cattle: string; favours: string; points: string }) =>
    `**${silver}**, ${cattle}, ${favours}; ${track} from cattle so far.`,
  wagons: ({ wagons }: { wagons: string }) => `Wagons: ${wagons}.`,
  wagon: ({ wagon, spaces }: { wagon: string; spaces: number }) => `${wagon} (${counted('en', spaces, words.space)})`,
  damagedWagon: ({ wagon, spaces, damage }: { wagon: string; spaces: number; damage: number }) =>
    `${wagon} (${counted('en', spaces, words.space)}, ${counted('en', damage, words.damage)})`,
  load: ({ goods, needed, spaces }: { goods: string; needed: number; spaces: number }) =>
    `Load: ${goods}. It fills ${needed} of ${counted('en', spaces, words.space)}.`,
  goldValues: ({ nuggets }: { nuggets: string }) => `Nuggets on the gold tokens: ${nuggets}.`,
  townsfolk: 'Townsfolk',
  equipment: 'Equipment',
  /** A player's current total. It does not include `hidden` gold tokens. */
  soFar: ({ total, hidden }: { total: string; hidden: number }) =>
    `If the game ended now: ${total}${hidden === 0 ? '' : `, and ${counted('en', hidden, words.counts.gold)} face down`}.`,
  inTheEnd: ({ total }: { total: string }) => `Final score: ${total}.`,
  sections: {
    board: 'The board',
    town: 'The town',
    equipment: 'Available equipment',
    townsfolk: 'Townsfolk in the six slots',
  },
  afterTurn: ({ turn, standings }: { turn: number; standings: string }) => `After turn ${turn}: ${standings}.`,
  winners: ({ winners, count }: { winners: string; count: number }) =>
    count === 1 ? `**${winners}** wins.` : `**${winners}** share the victory.`,
  place: ({ place, who, remark, total, track, gold, favours, majority, townsfolk, damage, silver }: Placed & Score) =>
    `${inPlace(place, who, remark)}: ${points(total)} (cattle ${track}, gold ${gold}, favors ${favours}, most favors ${majority}, ` +
    `townsfolk ${townsfolk}, damage ${withMinus(damage)}), ${money(silver)}`,
  /** For a game that ended before its scoring. */
  placeSoFar: ({ place, who, remark, points: reached }: Placed & { points: number }) =>
    `${inPlace(place, who, remark)}: ${points(reached)} by then`,
  /** What decides between equal points, to follow `the tie-break by`. */
  ties: { silver: { by: 'silver', amount: money } } satisfies Record<Tie, TieTexts>,
}

export type StateTexts = typeof state

export const alt: AltTexts = {
  offers: ({ offers }) => `You can choose: ${offers.join('; ')}.`,
  options: ({ count }) => counted('en', count, { one: 'option', other: 'options' }),
  more: ({ count }) => `${count} more`,
  wait: 'There is nothing for you to do right now.',
}
