import type { Galaxy } from '../../data/galaxies.js'
import { USUAL_ROUNDS } from '../../data/game-length.js'
import type { PioneerTexts } from '../en/index.js'
import { alt } from './alt.js'
import { effects } from './effects.js'
import { figures } from './figures.js'
import { guide } from './guide.js'
import { ownStory } from './own-story.js'
import { panel } from './panel.js'
import { refusals } from './refusals.js'
import { rules } from './rules.js'
import { offers, state } from './state.js'
import { digest, story } from './story.js'
import { tutorial } from './tutorial.js'

function lasting(galaxy: Galaxy): string {
  const { two, more } = USUAL_ROUNDS[galaxy]
  return two === more ? `etwa ${two} Runden` : `etwa ${two} Runden zu zweit, ${more} mit mehr Leuten`
}

export const de: PioneerTexts = {
  name: 'Pioneer im All',
  handName: 'Meine Karten',
  pitch: 'Deckbau zwischen den Sternen: Kaufe Karten, baue Schiffe, erkunde, kolonisiere und verteidige, was dir gehört.',
  lid: 'Der Deckel der Schachtel: Sternsysteme mit Kolonien und Schiffen von drei Spielern.',
  options: {
    galaxy: {
      name: 'Galaxie',
      choices: {
        standard: 'normal',
        small: 'klein, weniger Sterne',
        wide: 'weit, mehr Sterne und Platz',
      },
      more: { standard: lasting('standard'), small: lasting('small'), wide: lasting('wide') },
    },
  },
  orders: {
    name: 'Gefechte',
    choices: {
      ask: 'Ziele selbst wählen',
      'kill-most': 'zerstören, was am meisten wert ist',
      'spare-colonies': 'Schiffe zerstören, Kolonien nur, wenn sonst nichts bleibt',
    },
  },
  colours: ['Blau, Kreise', 'Grün, Dreiecke', 'Rot, Quadrate', 'Gelb, Rauten'],
  effects,
  story,
  ownStory,
  digest,
  refusals,
  status: {
    about: {
      cards: ({ who }) => `${who} spielt und kauft Karten.`,
      drive: ({ who }) => `${who} schickt ein Schiff ins Unwahrscheinliche.`,
      moves: ({ who }) => `${who} bewegt Schiffe.`,
      battle: ({ who }) => `Gefecht: Die Partie wartet auf die Zielwahl von ${who}.`,
      colonies: ({ who }) => `${who} darf Kolonien gründen.`,
    },
    toYou: {
      cards: 'Du bist am Zug: Spiele und kaufe Karten.',
      drive: 'Du bist am Zug: Wähle ein Schiff und sein Ziel.',
      moves: 'Du bist am Zug: Bewege deine Schiffe.',
      battle: 'Gefecht: Wähle deine Ziele.',
      colonies: 'Du bist am Zug: Gründe Kolonien oder beende den Zug.',
    },
    drawing: 'Karten und Sterne werden gezogen.',
    over: ({ winners, count }) => `Die Partie ist zu Ende. ${winners} ${count === 1 ? 'gewinnt' : 'teilen sich den Sieg'}.`,
  },
  panel,
  state,
  offers,
  picture: alt,
  guide,
  rules,
  sources: {
    systems: 'für Systeme',
    technologies: 'für Technologien',
  },
  figures,
  tutorial,
}
