import { JOIN_PRICE } from '../../data/prices.js'
import type { PioneersTexts } from '../en/index.js'
import { GLOSSARY } from '../glossary.js'
import { alt } from './alt.js'
import { digest } from './digest.js'
import { figures } from './figures.js'
import { guide } from './guide.js'
import { ownStory } from './own-story.js'
import { panel } from './panel.js'
import { refusals } from './refusals.js'
import { rules } from './rules.js'
import { state } from './state.js'
import { story } from './story.js'
import { tutorial } from './tutorial.js'

export const de: PioneersTexts = {
  name: 'Pioneers',
  handName: 'Meine Kutschen',
  pitch: 'Lenke die Postkutsche nach Westen, siedle Pioniere an und baue Straßen, für die die anderen zahlen.',
  lid: 'Der Deckel der Schachtel: eine Karte von Amerika mit Städten, Straßen und der Postkutsche.',
  options: {
    covers: {
      name: 'Abdeckplättchen',
      choices: { standard: 'acht am Rand', random: 'acht zufällige', chosen: 'acht nach Wahl' },
      more: {
        standard: 'immer dieselben Städte; nur zu zweit',
        random: 'nur zu zweit',
        chosen: 'ihr deckt je vier Städte ab; nur zu zweit',
      },
    },
  },
  orders: {
    name: 'Einladungen',
    choices: {
      ask: 'mich fragen',
      decline: 'immer ablehnen',
      'accept-if-empties': 'annehmen, wenn eine Kutsche leer wird, sonst fragen',
      accept: 'immer annehmen',
    },
  },
  colours: ['Blau, Kreise', 'Grün, Dreiecke', 'Rot, Quadrate', 'Gelb, Rauten'],
  glossary: GLOSSARY.de,
  story,
  ownStory,
  digest,
  refusals,
  status: {
    about: {
      covering: ({ who, left }) => `${who} deckt Städte ab (noch ${left}).`,
      buying: ({ who }) => `${who} ist beim Einkauf.`,
      coachDuty: {
        due: ({ who }) => `${who} muss eine Kutsche kaufen.`,
        waived: ({ who }) => `${who} kann nur Straßen kaufen.`,
      },
      secondRoad: ({ who }) => `${who} platziert die zweite Straße.`,
      moving: ({ who }) => `${who} wählt, wohin die Postkutsche fährt.`,
      settling: ({ who, city }) => `${who} wählt den Pionier für ${city}.`,
      action: {
        sergeant: ({ who }) => `${who} darf mit dem Sergeanten kostenlos eine Straße bauen.`,
        barkeeper: ({ who }) => `${who} darf mit dem Barkeeper einen Pionier zurücklegen.`,
        farmer: ({ who }) => `${who} darf weitere Farmer ansiedeln.`,
      },
      ending: ({ who }) => `${who} muss nur noch den Zug beenden.`,
      invited: ({ who, by, city, pioneer }) =>
        `${by} lädt ${who} ein, in ${city} für ${GLOSSARY.de.money(JOIN_PRICE)} ${GLOSSARY.de.professions[pioneer].a} dazuzusetzen.`,
      drawing: ({ who }) => `Für ${who} wird gerade gezogen.`,
    },
    toYou: {
      covering: ({ left }) =>
        `Du bist am Zug: Decke eine Stadt ab; ${left === 1 ? 'es ist dein letztes Abdeckplättchen' : `du hast noch ${left} Abdeckplättchen`}.`,
      buying: () => 'Du bist am Zug: Kaufe Straßen oder eine Kutsche, oder mach weiter.',
      coachDuty: {
        due: () => 'Du bist am Zug: Du musst eine Kutsche kaufen.',
        waived: () => 'Du bist am Zug: Kaufe Straßen, oder beende den Einkauf.',
      },
      secondRoad: () => 'Du bist am Zug: Platziere die zweite Straße.',
      moving: () => 'Du bist am Zug: Wähle, wohin die Postkutsche fährt.',
      settling: ({ city }) => `Du bist am Zug: Wähle den Pionier für ${city}.`,
      action: {
        sergeant: () => 'Du bist am Zug: Baue mit dem Sergeanten kostenlos eine Straße, oder verzichte darauf.',
        barkeeper: () => 'Du bist am Zug: Lege mit dem Barkeeper einen Pionier zurück, oder verzichte darauf.',
        farmer: () => 'Du bist am Zug: Siedle weitere Farmer an, oder mach weiter.',
      },
      ending: () => 'Du bist am Zug: Du musst ihn nur noch beenden.',
      invited: ({ by, city, pioneer }) =>
        `${by} lädt dich ein, in ${city} für ${GLOSSARY.de.money(JOIN_PRICE)} ${GLOSSARY.de.professions[pioneer].a} dazuzusetzen.`,
      drawing: () => 'Für dich wird gerade gezogen.',
    },
    inviting: ({ who, city, pioneer }) =>
      `Du lädst ${who} ein, in ${city} für ${GLOSSARY.de.money(JOIN_PRICE)} ${GLOSSARY.de.professions[pioneer].a} dazuzusetzen.`,
    dealing: 'Die Partie wird aufgebaut.',
    over: ({ winners, count }) => `Die Partie ist zu Ende. ${winners} ${count === 1 ? 'gewinnt' : 'teilen sich den Sieg'}.`,
  },
  panel,
  state,
  alt,
  endedBy: {
    roads: 'Die Partie ist zu Ende: Jemand hat alle 15 Straßen gebaut.',
    stack: 'Die Partie ist zu Ende: Der Kutschenstapel ist aufgebraucht.',
    'no-tiles': 'Die Partie ist zu Ende: Kein Plättchen liegt mehr auf dem Spielplan (Hausregel).',
    stalemate: 'Die Partie ist zu Ende: Zwei ganze Runden lang ist nichts passiert (Hausregel).',
  },
  purchases: { 'one-road': 'eine Straße', 'two-roads': 'zwei Straßen', coach: 'eine Kutsche' },
  guide,
  tutorial,
  rules,
  sources: {
    coaches: 'für deine Kutschen',
    network: 'für dein größtes Straßennetz',
    nuggets: 'für Goldnuggets',
    money: 'für das, was du mit deinem Geld noch kaufen kannst',
  },
  figures,
}
