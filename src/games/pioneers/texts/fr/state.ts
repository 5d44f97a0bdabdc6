import { inPlace } from '../../../../game-kit/result.js'
import { french as t } from '../../../../i18n/french.js'
import { counted, listed } from '../../../../i18n/words.js'
import type { StateTexts } from '../en/state.js'
import { coachName, GLOSSARY } from '../glossary.js'

const words = GLOSSARY.fr
const { money, points } = words

export const state: StateTexts = {
  news: ({ sentences }) => t`Nouvelles : ${sentences}`,
  stagecoach: ({ city }) => t`La diligence est à ${city}.`,
  player: ({ who, points: track, cash, roads, coaches, passengers }) =>
    t`${who} : ${points(track)}, ${money(cash)}, ${counted('fr', roads, words.road)}, ` +
    t`${counted('fr', passengers, words.pioneer)} dans ${counted('fr', coaches, words.coach)}.`,
  display: ({ coaches }) => t`Dans la file : ${coaches.join(t` ; `)}.`,
  displayed: ({ price, points: worth, seats }) => `${money(price)} ${seats} (${points(worth)})`,
  lastRound: 'Dernier tour de table.',
  idle: t`Dernier tour de table, sauf si quelqu'un construit une route, achète un chariot ou installe un pionnier.`,
  coach: ({ coach, points: worth, passengers, empty }) =>
    t`**${coachName(words, coach).name}** (${points(worth)}) : ${passengers}` +
    (empty === 0 ? '' : t` ; ${counted('fr', empty, words.emptySeat)}`),
  noCoach: 'Aucun chariot ne transporte de pionnier.',
  emptied: ({ coaches, points: worth }) => t`Chariots vidés : ${coaches} (${points(worth)}).`,
  supply: ({ cash, income, roads, pioneers }) =>
    t`${money(cash)}, revenu de ${money(income)} par tour ; réserve : ${counted('fr', roads, words.road)}, ` +
    t`${counted('fr', pioneers, words.pioneer)}.`,
  tiles: ({ bankers, merchants }) => t`Tuiles Banquier : ${bankers}. Tuiles Marchand : ${merchants}.`,
  network: ({ pioneers, points: worth }) => t`Plus grand réseau : ${counted('fr', pioneers, words.pioneer)} (${points(worth)}).`,
  nuggetValues: ({ values }) => t`Pépites d'or : ${values.length === 0 ? 'aucune' : listed('fr', values.map(points))}.`,
  nuggetCount: ({ count }) => t`Pépites d'or : ${count === 0 ? 'aucune' : `${count}, face cachée`}.`,
  soFar: ({ total, hidden }) =>
    t`Si la partie s'arrêtait maintenant : ${points(total)}${hidden === 0 ? '' : t`, plus ${counted('fr', hidden, words.nugget)} face cachée`}.`,
  inTheEnd: ({ total }) => t`Score final : ${points(total)}.`,
  notDealt: t`Les tuiles et les chariots sont distribués dès que les huit caches sont posés.`,
  sections: {
    board: 'Le plateau',
    reach: ({ who }) => t`Ce que chaque trajet coûterait à ${who}`,
    ownReach: 'Ce que chaque trajet vous coûterait',
    tiles: 'Tuiles sur le plateau',
    stock: ({ stack, nuggets }) => t`Chariots restant dans la pile : ${stack}. Pépites d'or restantes : ${nuggets}.`,
    covered: ({ cities }) => t`Recouvertes et hors jeu : ${cities}.`,
    openToCover: ({ cities }) => t`Peuvent encore être recouvertes : ${cities}.`,
    destination: ({ city, tile, cost }) => t`- ${city} (${words.tiles[tile].name}) : ${cost === 0 ? 'gratuit' : money(cost)}`,
    nowhere: t`Aucune ville avec une tuile n'est à portée.`,
    tile: ({ tile, cities }) => t`- **${words.tiles[tile].name}** : ${cities}`,
    noTiles: t`Il n'y a plus de tuile sur le plateau.`,
    score: ({ points: track }) => t`Points jusqu'ici : ${points(track)}.`,
    roads: ({ count, lines }) => t`Routes (${count}) : ${count === 0 ? 'aucune' : lines}.`,
    settlers: ({ settlers }) => t`Pionniers installés : ${settlers === '' ? 'aucun' : settlers}.`,
  },
  afterTurn: ({ turn, standings }) => t`Après le tour ${turn} : ${standings}.`,
  winners: ({ winners, count }) =>
    count === 1 ? t`**${winners}** remporte la partie.` : t`**${winners}** se partagent la victoire.`,
  place: ({ place, who, remark, total, track, emptySeats, nuggets, network, dollars }) =>
    t`${inPlace(place, who, remark)} : ${points(total)} (chariots vidés ${track}, cases vides ${emptySeats}, pépites d'or ${nuggets}, ` +
    t`plus grand réseau ${network}), ${money(dollars)}`,
  placeSoFar: ({ place, who, remark, points: reached }) => t`${inPlace(place, who, remark)} : ${points(reached)} jusque-là`,
  ties: { dollars: { by: t`l'argent`, amount: money } },
}
