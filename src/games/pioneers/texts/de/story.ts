import { listed } from '../../../../i18n/words.js'
import type { StoryTexts } from '../en/story.js'
import { coachName, GLOSSARY } from '../glossary.js'
import { professionList } from '../naming.js'
import type { Payee } from '../parameters.js'

const words = GLOSSARY.de
const { money, points } = words

/** What a ride costs, by payee. */
export const payments = (bank: number, owners: readonly Payee[]) =>
  listed('de', [
    ...(bank > 0 ? [`${money(bank)} in den allgemeinen Vorrat`] : []),
    ...owners.map(({ who, amount }) => `${money(amount)} an ${who}`),
  ])

export const story: StoryTexts = {
  firstDrawn: ({ who, other, each }) =>
    `${who} beginnt die Partie. Vorher deckt zuerst ${other}, dann ${who} je ${each} Städte ab.`,
  covered: ({ who, city }) => `${who} deckt ${city} ab.`,
  turn: ({ who, round }) => `Runde ${round}: ${who} ist am Zug.`,
  turnHeading: ({ who, round }) => `Runde ${round} · ${who}`,
  income: ({ who, amount }) => `${who} erhält ${money(amount)} Einkommen.`,
  idle: 'Eine ganze Runde lang wurde nichts gebaut, gekauft oder angesiedelt: Bleibt es in dieser Runde dabei, endet mit ihr die Partie.',
  oneRoad: ({ who, line, paid }) => `${who} baut für ${money(paid)} eine Straße: ${line}.`,
  firstOfTwoRoads: ({ who, line, paid }) => `${who} kauft für ${money(paid)} zwei Straßen; die erste: ${line}.`,
  secondOfTwoRoads: ({ who, line }) => `${who} baut die zweite Straße: ${line}.`,
  roads: ({ who, lines, paid }) => `${who} baut für ${money(paid)} Straßen: ${listed('de', lines)}.`,
  coachBought: ({ who, coach, seats, points: worth, paid, refill }) => {
    const bought = `${who} kauft für ${money(paid)} ${coachName(words, coach).the} (${professionList('de', seats)}; ${points(worth)})`
    if (refill === undefined) return `${bought}.`
    return refill === null
      ? `${bought}; der Stapel ist leer, die Auslage wird nicht mehr aufgefüllt.`
      : `${bought}; ${coachName(words, refill).the} kommt in die Auslage.`
  },
  moved: ({ who, route, bank, owners }) =>
    bank === 0 && owners.length === 0
      ? `Die Postkutsche fährt ${route}; für ${who} ist die Fahrt kostenlos.`
      : `Die Postkutsche fährt ${route}; ${who} zahlt ${payments(bank, owners)}.`,
  settled: ({ who, city, tile, pioneer, coach }) =>
    `${who} siedelt in ${city} ${words.professions[pioneer].a} ${coachName(words, coach).from} an und nimmt ${words.tiles[tile].the}.`,
  tileKept: {
    banker: ({ who }) => `Das Bankier-Plättchen bringt ${who} ab dem nächsten Zug ${money(1)} mehr Einkommen.`,
    merchant: ({ who }) => `Das Händlerinnen-Plättchen gibt ${who} ab dem nächsten Zug eine weitere Einkaufsaktion.`,
  },
  tileUseless: {
    banker: ({ who }) => `${who} hat schon zwei Bankier-Plättchen: Das dritte nützt nichts und kommt in die Schachtel.`,
    merchant: ({ who }) => `${who} hat schon zwei Händlerinnen-Plättchen: Das dritte nützt nichts und kommt in die Schachtel.`,
  },
  sergeantRoad: ({ who, line }) => `Der Sergeant schenkt ${who} eine Straße: ${line}.`,
  pioneerReturned: ({ who, pioneer, coach }) =>
    `Mit dem Barkeeper legt ${who} ${words.professions[pioneer].a} ${coachName(words, coach).from} in den Vorrat zurück.`,
  nugget: ({ who }) => `${who} nimmt ein Goldnugget.`,
  nuggetValue: ({ value }) => `Dein Goldnugget ist ${points(value)} wert; das weiß sonst niemand.`,
  farmerSettled: ({ who, city, coach }) => `${who} siedelt in ${city} noch einen Farmer ${coachName(words, coach).from} an.`,
  farmersSettled: ({ who, city, farmers }) => `${who} siedelt in ${city} noch ${farmers} Farmer an.`,
  hotelPaid: ({ who, amount }) => `Das Hotel bringt ${who} ${money(amount)}.`,
  actionSkipped: {
    sergeant: ({ who }) => `${who} baut mit dem Sergeanten keine Straße.`,
    barkeeper: ({ who }) => `${who} legt mit dem Barkeeper niemanden zurück.`,
    farmer: ({ who }) => `${who} siedelt keinen weiteren Farmer an.`,
  },
  coachEmptied: ({ who, coach, points: worth, dollars }) =>
    `${who} hat ${coachName(words, coach).the} geleert: ${points(worth)} und ${money(dollars)}.`,
  joined: ({ who, by, city, pioneer, coach, paid }) =>
    `${who} zahlt ${money(paid)} an ${by} und siedelt in ${city} ebenfalls ${words.professions[pioneer].a} ${coachName(words, coach).from} an.`,
  declined: ({ who }) => `${who} lehnt die Einladung ab.`,
  noMove: {
    'no-passengers': ({ who }) => `${who} hat keinen Pionier in den Kutschen; die Postkutsche bleibt stehen.`,
    unreachable: ({ who }) => `${who} kann in keine passende Stadt fahren; die Postkutsche bleibt stehen.`,
  },
  endTriggered: {
    roads: ({ who }) => `${who} hat die letzte Straße aus dem Vorrat gebaut: Diese Runde ist die letzte.`,
    stack: () => 'Die letzte Kutsche des Stapels liegt in der Auslage: Diese Runde ist die letzte.',
    'no-tiles': () => 'Auf dem Spielplan liegt kein Plättchen mehr: Diese Runde ist die letzte.',
    stalemate: () => 'Zwei ganze Runden lang wurde nichts gebaut, gekauft oder angesiedelt: Die Partie endet.',
  },
}
