import type { Forms } from '../../../../i18n/words.js'
import type { CardId } from '../../data/cards.js'
import type { Area } from '../../data/technologies.js'
import type { Unit } from '../../data/units.js'

/** A card alone, as on a label, and as the object of a sentence. */
export interface CardName {
  readonly name: string
  readonly a: string
}

/** The words of the game. Sentences take their terms from here, so that the same thing never has two names. */
export const glossary = {
  cards: {
    gold: { name: 'Gold', a: 'Gold' },
    runite: { name: 'Runite', a: 'Runite' },
    unobtanium: { name: 'Unobtanium', a: 'Unobtanium' },
    'rearden-metal': { name: 'Rearden Metal', a: 'Rearden Metal' },
    scout: { name: 'Scout', a: 'a Scout' },
    colonizer: { name: 'Colonizer', a: 'a Colonizer' },
    warship: { name: 'Warship', a: 'a Warship' },
    fortification: { name: 'Fortification', a: 'a Fortification' },
    recycling: { name: 'Recycling', a: 'Recycling' },
    'tactical-strike': { name: 'Tactical Strike', a: 'a Tactical Strike' },
    'nova-bomb': { name: 'Nova Bomb', a: 'a Nova Bomb' },
    'improbability-drive': { name: 'Infinite Improbability Drive', a: 'an Infinite Improbability Drive' },
  } satisfies Record<CardId, CardName>,
  areas: { military: 'Military', transportation: 'Transportation', society: 'Society' } satisfies Record<Area, string>,
  technologies: {
    'particle-beam': 'Particle Beam',
    'micro-nuke': 'Micro Nuke',
    'nova-bomb': 'Nova Bomb',
    'worm-hole': 'Worm Hole',
    warpdrive: 'Warp Drive',
    'improbability-drive': 'Infinite Improbability Drive',
    'robotic-manufacturing': 'Robotic Manufacturing',
    'asteroid-mining': 'Asteroid Mining',
    'rearden-metal': 'Rearden Metal',
  },
  /** What pictures call a thing whose name is too long for them, as sentences do that have told the name before. */
  labels: { 'improbability-drive': 'Drive' },
  units: {
    scout: { one: 'scout', other: 'scouts' },
    bomber: { one: 'bomber', other: 'bombers' },
    colonizer: { one: 'colonizer', other: 'colonizers' },
    warship: { one: 'warship', other: 'warships' },
    colony: { one: 'colony', other: 'colonies' },
  } satisfies Record<Unit, Forms>,
  fortified: 'fortified colony',
  /** A place of the galaxy by the number that the picture shows. */
  sector: (number: number) => `sector ${number}`,
  unknown: 'unknown',
  destroyed: 'destroyed',
  card: { one: 'card', other: 'cards' },
  action: { one: 'action', other: 'actions' },
  star: { one: 'unknown star', other: 'unknown stars' },
  /** Dollars with the sign where the language's rulebooks print it. */
  money: (dollars: number) => `$${dollars}`,
  /** Victory points. */
  points: (points: number) => `${points} VP`,
}

export type Glossary = typeof glossary
