import { inPlace } from '../../../../game-kit/result.js'
import { counted, listed } from '../../../../i18n/words.js'
import type { StateTexts } from '../en/state.js'
import { coachName, GLOSSARY } from '../glossary.js'

const words = GLOSSARY.de
const { money, points } = words

export const state: StateTexts = {
  news: ({ sentences }) => `Neues: ${sentences}`,
  stagecoach: ({ city }) => `Die Postkutsche steht in ${city}.`,
  player: ({ who, points: track, cash, roads, coaches, passengers }) =>
    `${who}: ${points(track)}, ${money(cash)}, ${counted('de', roads, words.road)}, ` +
    `${counted('de', passengers, words.pioneer)} in ${counted('de', coaches, words.coach)}.`,
  display: ({ coaches }) => `Auslage: ${coaches.join('; ')}.`,
  displayed: ({ price, points: worth, seats }) => `${money(price)} ${seats} (${points(worth)})`,
  lastRound: 'Letzte Runde.',
  idle: 'Letzte Runde, falls niemand eine Straße baut, eine Kutsche kauft oder einen Pionier ansiedelt.',
  coach: ({ coach, points: worth, passengers, empty }) =>
    `**${coachName(words, coach).name}** (${points(worth)}): ${passengers}` +
    (empty === 0 ? '' : `; ${counted('de', empty, words.emptySeat)}`),
  noCoach: 'In keiner Kutsche reist ein Pionier.',
  emptied: ({ coaches, points: worth }) => `Geleert: ${counted('de', coaches, words.coach)} (${points(worth)}).`,
  supply: ({ cash, income, roads, pioneers }) =>
    `${money(cash)}, Einkommen ${money(income)} je Zug; Vorrat: ${counted('de', roads, words.road)}, ` +
    `${counted('de', pioneers, words.pioneer)}.`,
  tiles: ({ bankers, merchants }) => `Bankier-Plättchen: ${bankers}. Händlerinnen-Plättchen: ${merchants}.`,
  network: ({ pioneers, points: worth }) => `Größtes Straßennetz: ${counted('de', pioneers, words.pioneer)} (${points(worth)}).`,
  nuggetValues: ({ values }) => `Goldnuggets: ${values.length === 0 ? 'keine' : listed('de', values.map(points))}.`,
  nuggetCount: ({ count }) => `Goldnuggets: ${count === 0 ? 'keine' : `${count}, verdeckt`}.`,
  soFar: ({ total, hidden }) =>
    `Wäre die Partie jetzt zu Ende: ${points(total)}${hidden === 0 ? '' : ` und ${counted('de', hidden, words.nugget)} verdeckt`}.`,
  inTheEnd: ({ total }) => `Endstand: ${points(total)}.`,
  notDealt: 'Plättchen und Kutschen werden verteilt, sobald alle acht Abdeckplättchen liegen.',
  sections: {
    board: 'Der Spielplan',
    reach: ({ who }) => `Was jede Fahrt ${who} kosten würde`,
    ownReach: 'Was jede Fahrt dich kosten würde',
    tiles: 'Plättchen auf dem Spielplan',
    stock: ({ stack, nuggets }) => `Kutschen im Stapel: ${stack}. Übrige Goldnuggets: ${nuggets}.`,
    covered: ({ cities }) => `Abgedeckt und nicht im Spiel: ${cities}.`,
    openToCover: ({ cities }) => `Können noch abgedeckt werden: ${cities}.`,
    destination: ({ city, tile, cost }) => `- ${city} (${words.tiles[tile].name}): ${cost === 0 ? 'kostenlos' : money(cost)}`,
    nowhere: 'Keine Stadt mit einem Plättchen ist erreichbar.',
    tile: ({ tile, cities }) => `- **${words.tiles[tile].name}**: ${cities}`,
    noTiles: 'Auf dem Spielplan liegt kein Plättchen mehr.',
    score: ({ points: track }) => `Punkte bisher: ${points(track)}.`,
    roads: ({ count, lines }) => `Straßen (${count}): ${count === 0 ? 'keine' : lines}.`,
    settlers: ({ settlers }) => `Angesiedelt: ${settlers === '' ? 'niemand' : settlers}.`,
  },
  afterTurn: ({ turn, standings }) => `Nach Zug ${turn}: ${standings}.`,
  winners: ({ winners, count }) => (count === 1 ? `**${winners}** gewinnt.` : `**${winners}** teilen sich den Sieg.`),
  place: ({ place, who, remark, total, track, emptySeats, nuggets, network, dollars }) =>
    `${inPlace(place, who, remark)}: ${points(total)} (geleerte Kutschen ${track}, leere Plätze ${emptySeats}, Goldnuggets ${nuggets}, ` +
    `größtes Straßennetz ${network}), ${money(dollars)}`,
  placeSoFar: ({ place, who, remark, points: reached }) => `${inPlace(place, who, remark)}: ${points(reached)} bis dahin`,
  ties: { dollars: { by: 'Geld', amount: money } },
}
