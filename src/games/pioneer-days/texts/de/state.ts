import type { AltTexts } from '../../../../game-kit/alt.js'
import { inPlace } from '../../../../game-kit/result.js'
import { withMinus } from '../../../../i18n/numbers.js'
import { counted } from '../../../../i18n/words.js'
import type { StateTexts } from '../en/state.js'
import { GLOSSARY } from '../glossary.js'

const words = GLOSSARY.de
const { money, points } = words

export const state: StateTexts = {
  news: ({ sentences }) => `Neues: ${sentences}`,
  when: ({ week, weeks, day, days }) => `Woche ${week} von ${weeks}, Tag ${day} von ${days}.`,
  starter: ({ who }) => `Es beginnt: ${who}.`,
  die: ({ face, colour }) => `${face} (${colour})`,
  pool: ({ dice }) => `Verfügbare Würfel: ${dice}.`,
  noPool: 'Keine Würfel verfügbar.',
  inBag: ({ count, colour }) => `${count} × ${colour}`,
  bag: ({ dice }) => `Noch im Würfelbeutel: ${dice}.`,
  tracks: ({ tracks }) => `Katastrophenmarker, Felder bisher: ${tracks}.`,
  track: ({ disaster, at, steps }) => `${disaster} ${at} von ${steps}`,
  incomes: ({ incomes }) => `Einkommen je Seite: ${incomes}.`,
  stock: ({ gold, small, large, tiles, towns }) =>
    `Übrig: ${counted('de', gold, words.counts.gold)}, ${counted('de', small, words.wagons.small)}, ` +
    `${counted('de', large, words.wagons.large)}, ${counted('de', tiles, words.counts.equipment)}, ` +
    `${counted('de', towns, { one: 'Stadtkarte', other: 'Stadtkarten' })}.`,
  town: ({ town, goods, favours }) => `${town} (${goods} für ${favours})`,
  towns: ({ towns }) => `Stadtkarten: ${towns}.`,
  tiles: ({ tiles }) => `Ausrüstung: ${tiles}.`,
  people: ({ people }) => `Stadtbewohner: ${people}.`,
  slot: ({ face, person }) => `${face}: ${person}`,
  inSlot: ({ face, person }) => `${person} (${face})`,
  nobody: 'niemand',
  nothing: 'nichts',
  person: ({ person, effect, score }) => `**${person}** – ${effect} Spielende: ${score}.`,
  own: ({ person, effect, score, now }) =>
    `**${person}** – ${effect} Spielende: ${score}${now === score ? '' : ` (zurzeit ${now})`}.`,
  tile: ({ tile, effect }) => `**${tile}** – ${effect}`,
  player: ({ who, points: track, things }) => `${who}: ${track}, ${things}.`,
  board: ({ board, effect }) => `**${board}** – ${effect}`,
  commonBoard: ({ board, effect }) => `**${board}** (alle haben die gleiche) – ${effect}`,
  purse: ({ silver, cattle, favours, points: track }) => `**${silver}**, ${cattle}, ${favours}; durch Vieh bisher ${track}.`,
  wagons: ({ wagons }) => `Wagen: ${wagons}.`,
  wagon: ({ wagon, spaces }) => `${wagon} (${counted('de', spaces, words.space)})`,
  damagedWagon: ({ wagon, spaces, damage }) =>
    `${wagon} (${counted('de', spaces, words.space)}, ${counted('de', damage, words.damage)})`,
  load: ({ goods, needed, spaces }) => `Ladung: ${goods}. Belegt: ${needed} von ${spaces} Plätzen.`,
  goldValues: ({ nuggets }) => `Nuggets auf den Goldplättchen: ${nuggets}.`,
  townsfolk: 'Stadtbewohner',
  equipment: 'Ausrüstung',
  soFar: ({ total, hidden }) =>
    `Wäre die Partie jetzt zu Ende: ${total}${hidden === 0 ? '' : ` und ${counted('de', hidden, words.counts.gold)} verdeckt`}.`,
  inTheEnd: ({ total }) => `Endstand: ${total}.`,
  sections: {
    board: 'Der Spielplan',
    town: 'Die Stadt',
    equipment: 'Ausrüstung im Angebot',
    townsfolk: 'Stadtbewohner auf den sechs Feldern',
  },
  afterTurn: ({ turn, standings }) => `Nach Zug ${turn}: ${standings}.`,
  winners: ({ winners, count }) => (count === 1 ? `**${winners}** gewinnt.` : `**${winners}** teilen sich den Sieg.`),
  place: ({ place, who, remark, total, track, gold, favours, majority, townsfolk, damage, silver }) =>
    `${inPlace(place, who, remark)}: ${points(total)} (Vieh ${track}, Gold ${gold}, Gefallen ${favours}, meiste Gefallen ${majority}, ` +
    `Stadtbewohner ${townsfolk}, Schaden ${withMinus(damage)}), ${money(silver)}`,
  placeSoFar: ({ place, who, remark, points: reached }) => `${inPlace(place, who, remark)}: ${points(reached)} bis dahin`,
  ties: { silver: { by: 'Silber', amount: money } },
}

export const alt: AltTexts = {
  offers: ({ offers }) => `Zur Wahl: ${offers.join('; ')}.`,
  options: ({ count }) => counted('de', count, { one: 'Möglichkeit', other: 'Möglichkeiten' }),
  more: ({ count }) => counted('de', count, { one: 'weitere Möglichkeit', other: 'weitere' }),
  wait: 'Im Moment kannst du nur abwarten.',
}
