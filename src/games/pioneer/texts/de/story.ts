import { counted, listed } from '../../../../i18n/words.js'
import type { DigestTexts, Star, StoryTexts } from '../en/story.js'
import { glossary as words } from './glossary.js'

const remaining = (left: number) => (left === 0 ? 'kein Stern ist mehr unbekannt' : `noch ${counted('de', left, words.star)}`)

const systemAt = ({ sector, system }: Star) => `${system} in ${sector}`

/** Declines the names of cards and technologies that begin with an adjective, but not after a number: `2 × Taktischer Schlag`. */
const inAccusative = (words: string) => words.replace(/(?<!× )\b(Taktische|Unendliche)r /g, '$1n ')

export const story: StoryTexts = {
  laidOut: ({ stars }) => `Die Galaxie liegt aus: ${counted('de', stars, words.star)}.`,
  turn: ({ who, round }) => `Runde ${round}: ${who} ist am Zug.`,
  turnHeading: ({ who, round }) => `Runde ${round} · ${who}`,
  bonus: ({ who, bonus }) => `${who} beginnt den Zug mit zusätzlich ${bonus}.`,
  metals: ({ who, cards, money }) => `${who} legt ${cards} aus (${money}).`,
  bought: ({ who, card, money }) => `${who} kauft ${card} für ${money}.`,
  boughtFree: ({ who, card }) => `${who} nimmt sich kostenlos ${card}.`,
  boughtAndFree: ({ who, card, money, free }) => `${who} kauft ${card} für ${money} und nimmt sich kostenlos ${free}.`,
  played: ({ who, card, effect }) => `${who} spielt ${card} aus (${effect}).`,
  constructed: {
    scout: ({ who, sector }) => `${who} baut in ${sector} einen Aufklärer.`,
    colonizer: ({ who, sector }) => `${who} baut in ${sector} ein Kolonieschiff.`,
    warship: ({ who, sector }) => `${who} baut in ${sector} ein Kriegsschiff.`,
    atStart: ({ who, sector }) => `${who} beginnt mit einem Aufklärer in ${sector}.`,
  },
  built: ({ who, ships, sector }) => `${who} baut ${ships} in ${sector}.`,
  fortified: ({ who, sector }) => `${who} befestigt die Kolonie in ${sector}.`,
  armed: ({ who, sector }) => `${who} lädt in ${sector} eine Novabombe auf einen Aufklärer.`,
  researched: ({ who, technology, area, level, money }) => `${who} erforscht ${area} ${level} (${technology}) für ${money}.`,
  reshuffled: ({ who }) => `${who} mischt den Ablagestapel zum neuen Nachziehstapel.`,
  drew: ({ who, count }) => `${who} zieht ${counted('de', count, words.card)}.`,
  drewCards: ({ cards }) => `Du hast gezogen: ${cards}.`,
  nothingToDraw: ({ who }) => `${who} hat keine Karten mehr zum Ziehen.`,
  discarded: ({ who, cards }) => `${who} legt unausgespielt ab: ${cards}.`,
  driven: ({ who, ship, from, sector }) =>
    `Völlig unwahrscheinlich, aber wahr: ${who} versetzt ${ship} von ${from} nach ${sector}.`,
  rolled: ({ face, effect }) => `Der Würfel zeigt ${face}: ${effect}.`,
  vanished: ({ who, ship }) => `${who} verliert ${ship} an die Unwahrscheinlichkeit.`,
  moved: ({ who, ships, from, sector }) => `${who} bewegt ${ships} von ${from} nach ${sector}.`,
  wormHole: ({ who, ships, from, sector }) => `${who} schickt ${ships} durch ein Wurmloch von ${from} nach ${sector}.`,
  peeked: ({ who, sector }) => `${who} sieht sich ${sector} an.`,
  peekedSystem: ({ sector, system, worth }) => `Du hast gesehen, was in ${sector} liegt: ${system} (${worth}).`,
  exploded: ({ who, sector, units }) => `${who} zündet in ${sector} eine Novabombe. Zerstört: ${units}.`,
  theSystem: 'das System',
  bombed: ({ sector, system, left }) => `Das zerstörte System in ${sector} war ${system}; ${remaining(left)}.`,
  turnedUp: ({ sector, system, worth, left }) => `In ${sector} liegt das System ${system} (${worth}); ${remaining(left)}.`,
  charted: ({ sector, system, worth, left }) =>
    `Es sind noch zu wenige Sterne bekannt, also wird ${sector} aufgedeckt: ${system} (${worth}); ${remaining(left)}.`,
  chartedStars: ({ systems, left }) =>
    `Es sind noch zu wenige Sterne bekannt, also werden aufgedeckt: ${listed('de', systems.map(systemAt))}; ${remaining(left)}.`,
  battle: ({ sector, sides }) => `Gefecht in ${sector}: ${sides}.`,
  battleSide: ({ who, attack }) => `${who} mit Angriff ${attack}`,
  fired: ({ who }) => `${who} hat die Ziele gewählt.`,
  aimed: ({ units }) => `Deine Ziele: ${units}.`,
  destroyed: ({ who, units, sector }) => `${who} zerstört ${units} in ${sector}.`,
  missed: ({ who, sector }) => `${who} zerstört in ${sector} nichts.`,
  colonized: ({ who, sector }) => `${who} kolonisiert ${sector}.`,
  eliminated: ({ who }) => `${who} hat weder Schiffe noch Kolonien und scheidet aus.`,
  lastRound: ({ round }) => `Damit endet die Partie mit Runde ${round}.`,
  over: {
    charted: 'Die letzte Runde ist gespielt.',
    'last-one': 'Niemand hat mehr einen Gegner.',
  },
  owned: ({ who, units }) => `${units} (${who})`,
}

export const digest: DigestTexts = {
  buys: ({ cards }) => inAccusative(`kauft ${cards}`),
  takesFree: ({ cards }) => `nimmt sich kostenlos ${cards}`,
  builds: ({ ships }) => `baut ${ships}`,
  fortifies: ({ sector }) => `befestigt ${sector}`,
  arms: ({ sector }) => `lädt in ${sector} eine Novabombe auf einen Aufklärer`,
  researches: ({ technology }) => `erforscht „${technology}“`,
  moves: ({ ships }) => `bewegt ${ships}`,
  drives: ({ ship, sector }) => `versetzt ${ship} nach ${sector}`,
  vanishes: ({ ship }) => `verliert ${ship} an die Unwahrscheinlichkeit`,
  bombs: ({ sector, units }) => `zerstört ${units} in ${sector} mit einer Novabombe`,
  destroys: ({ sector, units }) => `zerstört ${units} in ${sector}`,
  colonizes: ({ places }) => `kolonisiert ${places}`,
  resettles: ({ sector }) => `kolonisiert ${sector}`,
  strikes: ({ who, sector, units }) => `${who} zerstört ${units} in ${sector}`,
  ownStrikes: ({ sector, units }) => `du zerstörst ${units} in ${sector}`,
  eliminated: ({ who }) => `${who} scheidet aus`,
  ownEliminated: 'du scheidest aus',
  charts: ({ system, sector }) => `${system} in ${sector} wird aufgedeckt`,
  lastRound: 'die letzte Runde läuft',
  over: 'die Partie ist zu Ende',
  semicolon: '; ',
}
