import { listed } from '../../../../i18n/words.js'
import type { DeedTexts } from '../en/story.js'
import { coachName, GLOSSARY } from '../glossary.js'
import { professionList } from '../naming.js'
import { payments, story } from './story.js'

const words = GLOSSARY.de
const { money, points } = words

export const ownStory: DeedTexts = {
  firstDrawn: ({ other, each }) => `Du beginnst die Partie. Vorher deckt ihr je ${each} Städte ab, zuerst ${other}, dann du.`,
  covered: ({ city }) => `Du deckst ${city} ab.`,
  turn: ({ round }) => `Runde ${round}: Du bist am Zug.`,
  income: ({ amount }) => `Du erhältst ${money(amount)} Einkommen.`,
  oneRoad: ({ line, paid }) => `Du baust für ${money(paid)} eine Straße: ${line}.`,
  firstOfTwoRoads: ({ line, paid }) => `Du kaufst für ${money(paid)} zwei Straßen; die erste: ${line}.`,
  secondOfTwoRoads: ({ line }) => `Du baust die zweite Straße: ${line}.`,
  roads: ({ lines, paid }) => `Du baust für ${money(paid)} Straßen: ${listed('de', lines)}.`,
  coachBought: ({ coach, seats, points: worth, paid, refill }) => {
    const bought = `Du kaufst für ${money(paid)} ${coachName(words, coach).the} (${professionList('de', seats)}; ${points(worth)})`
    if (refill === undefined) return `${bought}.`
    return refill === null
      ? `${bought}; der Stapel ist leer, die Auslage wird nicht mehr aufgefüllt.`
      : `${bought}; ${coachName(words, refill).the} kommt in die Auslage.`
  },
  moved: ({ route, bank, owners }) =>
    bank === 0 && owners.length === 0
      ? `Die Postkutsche fährt ${route}; für dich ist die Fahrt kostenlos.`
      : `Die Postkutsche fährt ${route}; du zahlst ${payments(bank, owners)}.`,
  settled: ({ city, tile, pioneer, coach }) =>
    `Du siedelst in ${city} ${words.professions[pioneer].a} ${coachName(words, coach).from} an und nimmst ${words.tiles[tile].the}.`,
  tileKept: {
    banker: () => `Das Bankier-Plättchen bringt dir ab dem nächsten Zug ${money(1)} mehr Einkommen.`,
    merchant: () => 'Das Händlerinnen-Plättchen gibt dir ab dem nächsten Zug eine weitere Einkaufsaktion.',
  },
  tileUseless: {
    banker: () => 'Du hast schon zwei Bankier-Plättchen: Das dritte nützt nichts und kommt in die Schachtel.',
    merchant: () => 'Du hast schon zwei Händlerinnen-Plättchen: Das dritte nützt nichts und kommt in die Schachtel.',
  },
  sergeantRoad: ({ line }) => `Der Sergeant schenkt dir eine Straße: ${line}.`,
  pioneerReturned: ({ pioneer, coach }) =>
    `Mit dem Barkeeper legst du ${words.professions[pioneer].a} ${coachName(words, coach).from} in den Vorrat zurück.`,
  nugget: () => 'Du nimmst ein Goldnugget.',
  farmerSettled: ({ city, coach }) => `Du siedelst in ${city} noch einen Farmer ${coachName(words, coach).from} an.`,
  farmersSettled: ({ city, farmers }) => `Du siedelst in ${city} noch ${farmers} Farmer an.`,
  hotelPaid: ({ amount }) => `Das Hotel bringt dir ${money(amount)}.`,
  actionSkipped: {
    sergeant: () => 'Du baust mit dem Sergeanten keine Straße.',
    barkeeper: () => 'Du legst mit dem Barkeeper niemanden zurück.',
    farmer: () => 'Du siedelst keinen weiteren Farmer an.',
  },
  coachEmptied: ({ coach, points: worth, dollars }) =>
    `Du hast ${coachName(words, coach).the} geleert: ${points(worth)} und ${money(dollars)}.`,
  joined: ({ by, city, pioneer, coach, paid }) =>
    `Du zahlst ${money(paid)} an ${by} und siedelst in ${city} ebenfalls ${words.professions[pioneer].a} ${coachName(words, coach).from} an.`,
  declined: () => 'Du lehnst die Einladung ab.',
  noMove: {
    'no-passengers': () => 'Du hast keinen Pionier in den Kutschen; die Postkutsche bleibt stehen.',
    unreachable: () => 'Du kannst in keine passende Stadt fahren; die Postkutsche bleibt stehen.',
  },
  endTriggered: {
    ...story.endTriggered,
    roads: () => 'Du hast die letzte Straße aus deinem Vorrat gebaut: Diese Runde ist die letzte.',
  },
}
