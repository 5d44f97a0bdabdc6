import type { AltTexts } from '../../../../game-kit/alt.js'
import { inPlace } from '../../../../game-kit/result.js'
import { french as t } from '../../../../i18n/french.js'
import { withMinus } from '../../../../i18n/numbers.js'
import { counted } from '../../../../i18n/words.js'
import type { StateTexts } from '../en/state.js'
import { GLOSSARY } from '../glossary.js'

const words = GLOSSARY.fr
const { money, points } = words

export const state: StateTexts = {
  news: ({ sentences }) => t`Nouvelles : ${sentences}`,
  when: ({ week, weeks, day, days }) => `Semaine ${week} sur ${weeks}, jour ${day} sur ${days}.`,
  starter: ({ who }) => t`Premier choix : ${who}.`,
  die: ({ face, colour }) => `${face} (${colour})`,
  pool: ({ dice }) => t`Dés à prendre : ${dice}.`,
  noPool: 'Aucun dé à prendre.',
  inBag: ({ count, colour }) => `${count} × ${colour}`,
  bag: ({ dice }) => t`Encore dans le sac de dés : ${dice}.`,
  tracks: ({ tracks }) => t`Marqueurs de catastrophe, cases parcourues : ${tracks}.`,
  track: ({ disaster, at, steps }) => `${disaster} ${at} sur ${steps}`,
  incomes: ({ incomes }) => t`Revenu par face : ${incomes}.`,
  stock: ({ gold, small, large, tiles, towns }) =>
    t`Il reste : ${counted('fr', gold, words.counts.gold)}, ${counted('fr', small, words.wagons.small)}, ` +
    t`${counted('fr', large, words.wagons.large)}, ${counted('fr', tiles, words.counts.equipment)}, ` +
    t`${counted('fr', towns, { one: 'carte de ville', other: 'cartes de ville' })}.`,
  town: ({ town, goods, favours }) => `${town} (${goods} pour ${favours})`,
  towns: ({ towns }) => t`Cartes de ville : ${towns}.`,
  tiles: ({ tiles }) => t`Équipement : ${tiles}.`,
  people: ({ people }) => t`Habitants : ${people}.`,
  slot: ({ face, person }) => t`${face} : ${person}`,
  inSlot: ({ face, person }) => `${person} (${face})`,
  nobody: 'personne',
  nothing: 'rien',
  person: ({ person, effect, score }) => t`**${person}** – ${effect} Fin de partie : ${score}.`,
  own: ({ person, effect, score, now }) =>
    t`**${person}** – ${effect} Fin de partie : ${score}${now === score ? '' : ` (actuellement ${now})`}.`,
  tile: ({ tile, effect }) => t`**${tile}** – ${effect}`,
  player: ({ who, points: track, things }) => t`${who} : ${track}, ${things}.`,
  board: ({ board, effect }) => t`**${board}** – ${effect}`,
  commonBoard: ({ board, effect }) => t`**${board}** (chacun a le même) – ${effect}`,
  purse: ({ silver, cattle, favours, points: track }) => t`**${silver}**, ${cattle}, ${favours} ; bétail : ${track} jusqu'ici.`,
  wagons: ({ wagons }) => t`Chariots : ${wagons}.`,
  wagon: ({ wagon, spaces }) => `${wagon} (${counted('fr', spaces, words.space)})`,
  damagedWagon: ({ wagon, spaces, damage }) =>
    `${wagon} (${counted('fr', spaces, words.space)}, ${counted('fr', damage, words.damage)})`,
  load: ({ goods, needed, spaces }) => t`Chargement : ${goods}, soit ${counted('fr', needed, words.space)} sur ${spaces}.`,
  goldValues: ({ nuggets }) => t`Pépites sur les jetons d'or : ${nuggets}.`,
  townsfolk: 'Habitants',
  equipment: 'Équipement',
  soFar: ({ total, hidden }) =>
    t`Si la partie s'arrêtait maintenant : ${total}${hidden === 0 ? '' : t`, et ${counted('fr', hidden, words.counts.gold)} face cachée`}.`,
  inTheEnd: ({ total }) => t`Score final : ${total}.`,
  sections: {
    board: 'Le plateau',
    town: 'La ville',
    equipment: 'Équipement proposé',
    townsfolk: 'Habitants des six emplacements',
  },
  afterTurn: ({ turn, standings }) => t`Après le tour ${turn} : ${standings}.`,
  winners: ({ winners, count }) => t`**${winners}** ${count === 1 ? 'remporte la partie' : 'se partagent la victoire'}.`,
  place: ({ place, who, remark, total, track, gold, favours, majority, townsfolk, damage, silver }) =>
    t`${inPlace(place, who, remark)} : ${points(total)} (bétail ${track}, or ${gold}, faveurs ${favours}, le plus de faveurs ${majority}, ` +
    t`habitants ${townsfolk}, dégâts ${withMinus(damage)}), ${money(silver)}`,
  placeSoFar: ({ place, who, remark, points: reached }) => t`${inPlace(place, who, remark)} : ${points(reached)} jusque-là`,
  ties: { silver: { by: t`l'argent`, amount: money } },
}

export const alt: AltTexts = {
  offers: ({ offers }) => t`Au choix : ${offers.join(t` ; `)}.`,
  options: ({ count }) => `${count} choix`,
  more: ({ count }) => counted('fr', count, { one: 'autre', other: 'autres' }),
  wait: t`Pour l'instant, il ne vous reste qu'à attendre.`,
}
