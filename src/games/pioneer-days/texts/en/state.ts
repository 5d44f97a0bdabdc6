import { counted } from '../../../../i18n/words.js'
import { GLOSSARY, withMinus } from '../glossary.js'
import type { AltTexts, StateTexts } from '../state-shape.js'

const words = GLOSSARY.en
const { money, points } = words

const bracketed = (remark: string | null) => (remark === null ? '' : ` (${remark})`)

export const state: StateTexts = {
  news: ({ sentences }) => `News: ${sentences}`,
  when: ({ week, weeks, day, days }) => `Week ${week} of ${weeks}, day ${day} of ${days}.`,
  starter: ({ who }) => `Start player: ${who}.`,
  die: ({ face, colour }) => `${face} (${colour})`,
  pool: ({ dice }) => `Dice to take: ${dice}.`,
  noPool: 'No dice to take.',
  bag: ({ dice }) => `Still in the dice bag: ${dice}.`,
  tracks: ({ tracks }) => `Disaster markers, steps taken: ${tracks}.`,
  track: ({ disaster, at, steps }) => `${disaster} ${at} of ${steps}`,
  incomes: ({ incomes }) => `Income by face: ${incomes}.`,
  stock: ({ gold, small, large, tiles, towns }) =>
    `Left: ${counted('en', gold, words.counts.gold)}, ${small} small and ${large} large wagons, ` +
    `${counted('en', tiles, words.counts.equipment)}, ${counted('en', towns, { one: 'town card', other: 'town cards' })}.`,
  town: ({ town, goods, favours }) => `${town} (${goods} for ${favours})`,
  towns: ({ towns }) => `In the town ahead: ${towns}.`,
  tiles: ({ tiles }) => `Equipment: ${tiles}.`,
  people: ({ people }) => `Townsfolk: ${people}.`,
  slot: ({ face, person }) => `${face}: ${person}`,
  nobody: 'nobody',
  nothing: 'nothing',
  person: ({ person, effect, score }) => `**${person}**: ${effect} In the end: ${score}.`,
  own: ({ person, effect, score, now }) => `**${person}**: ${effect} In the end: ${score} (now ${now}).`,
  tile: ({ tile, effect }) => `**${tile}**: ${effect}`,
  player: ({ who, points: track, things }) => `${who}: ${track}, ${things}.`,
  board: ({ board, effect }) => `**${board}**: ${effect}`,
  purse: ({ silver, cattle, favours, points: track }) => `**${silver}**, ${cattle}, ${favours}; ${track} from cattle so far.`,
  wagons: ({ wagons }) => `Wagons: ${wagons}.`,
  wagon: ({ wagon, spaces }) => `${wagon} (${counted('en', spaces, words.space)})`,
  damagedWagon: ({ wagon, spaces, damage }) =>
    `${wagon} (${counted('en', spaces, words.space)}, ${counted('en', damage, words.damage)})`,
  load: ({ goods, needed, spaces }) => `Load: ${goods}. It fills ${needed} of ${counted('en', spaces, words.space)}.`,
  goldValues: ({ nuggets }) => `Nuggets on the gold tokens: ${nuggets}.`,
  townsfolk: 'Townsfolk',
  equipment: 'Equipment',
  soFar: ({ total, hidden }) =>
    `If the game ended now: ${total}${hidden === 0 ? '' : `, and ${counted('en', hidden, words.counts.gold)} face down`}.`,
  inTheEnd: ({ total }) => `Final score: ${total}.`,
  sections: {
    board: 'The board',
    town: 'The town ahead',
    equipment: 'Equipment on offer',
    townsfolk: 'Townsfolk in the six slots',
  },
  afterTurn: ({ turn, standings }) => `After turn ${turn}: ${standings}.`,
  winners: ({ winners, count }) => (count === 1 ? `**${winners}** wins.` : `**${winners}** share the victory.`),
  place: ({ place, who, remark, total, track, gold, favours, majority, townsfolk, damage, silver }) =>
    `**${place}. ${who}**${bracketed(remark)}: ${points(total)} (cattle ${track}, gold ${gold}, favours ${favours}, most favours ${majority}, ` +
    `townsfolk ${townsfolk}, damage ${withMinus(damage)}), ${money(silver)}`,
  placeSoFar: ({ place, who, remark, points: track }) => `**${place}. ${who}**${bracketed(remark)}: ${track} by then`,
}

export const alt: AltTexts = {
  offers: ({ offers }) => `You can choose: ${offers.join('; ')}.`,
  options: ({ count }) => counted('en', count, { one: 'option', other: 'options' }),
  more: ({ count }) => `${count} more`,
  wait: 'For now there is nothing for you to do but wait.',
}
