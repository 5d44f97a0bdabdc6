import { counted, listed } from '../../../../i18n/words.js'
import type { Who } from '../parameters.js'
import { glossary as words } from './glossary.js'

const remaining = (left: number) => (left === 0 ? 'no unknown star is left' : `${counted('en', left, words.star)} left`)

const systemAt = ({ sector, system }: Star) => `${system} in ${sector}`

/** One sentence for each thing that can happen. */
export const story = {
  laidOut: ({ stars }: { stars: number }) => `The galaxy is laid out, with ${counted('en', stars, words.star)}.`,
  turn: ({ who, round }: Who & { round: number }) => `Round ${round}: it is ${who}’s turn.`,
  turnHeading: ({ who, round }: Who & { round: number }) => `Round ${round} · ${who}`,
  bonus: ({ who, bonus }: Who & { bonus: string }) => `${who}’s systems bring ${bonus}.`,
  metals: ({ who, cards, money }: Who & { cards: string; money: string }) => `${who} lays out ${cards} (${money}).`,
  bought: ({ who, card, money }: Who & { card: string; money: string }) => `${who} buys ${card} for ${money}.`,
  boughtFree: ({ who, card }: Who & { card: string }) => `${who} takes ${card} for free.`,
  boughtAndFree: ({ who, card, money, free }: Who & { card: string; money: string; free: string }) =>
    `${who} buys ${card} for ${money} and takes ${free} for free.`,
  played: ({ who, card, effect }: Who & { card: string; effect: string }) => `${who} plays ${card} (${effect}).`,
  constructed: {
    scout: ({ who, sector }: Who & { sector: string }) => `${who} builds a scout in ${sector}.`,
    colonizer: ({ who, sector }: Who & { sector: string }) => `${who} builds a colonizer in ${sector}.`,
    warship: ({ who, sector }: Who & { sector: string }) => `${who} builds a warship in ${sector}.`,
    /** The scout of those who come last in the order of turns. */
    atStart: ({ who, sector }: Who & { sector: string }) => `${who} begins with a scout in ${sector}.`,
  },
  /** Two or more ships. */
  built: ({ who, ships, sector }: Who & { ships: string; sector: string }) => `${who} builds ${ships} in ${sector}.`,
  fortified: ({ who, sector }: Who & { sector: string }) => `${who} fortifies the colony in ${sector}.`,
  armed: ({ who, sector }: Who & { sector: string }) => `${who} puts a nova bomb aboard a scout in ${sector}.`,
  researched: ({ who, technology, area, level, money }: Who & Researched) =>
    `${who} researches ${technology} (${area} ${level}) for ${money}.`,
  reshuffled: ({ who }: Who) => `${who} shuffles the discard pile into a new deck.`,
  drew: ({ who, count }: Who & { count: number }) => `${who} draws ${counted('en', count, words.card)}.`,
  /** To its owner alone. */
  drewCards: ({ cards }: { cards: string }) => `You drew: ${cards}.`,
  nothingToDraw: ({ who }: Who) => `${who} has no card left to draw.`,
  discarded: ({ who, cards }: Who & { cards: string }) => `${who} discards unplayed cards: ${cards}.`,
  driven: ({ who, ship, from, sector }: Who & { ship: string; from: string; sector: string }) =>
    `Against all odds, ${who} whisks ${ship} from ${from} to ${sector}.`,
  rolled: ({ face, effect }: { face: number; effect: string }) => `The die shows ${face}: ${effect}.`,
  vanished: ({ who, ship }: Who & { ship: string }) => `${who} loses ${ship} to the improbability.`,
  moved: ({ who, ships, from, sector }: Who & Moved) => `${who} moves ${ships} from ${from} to ${sector}.`,
  wormHole: ({ who, ships, from, sector }: Who & Moved) => `${who} moves ${ships} through a wormhole from ${from} to ${sector}.`,
  /** To the others. */
  peeked: ({ who, sector }: Who & { sector: string }) => `${who} scouts ${sector}.`,
  /** To its owner alone. */
  peekedSystem: ({ sector, system, worth }: { sector: string; system: string; worth: string }) =>
    `You saw ${system} in ${sector} (${worth}).`,
  exploded: ({ who, sector, units }: Who & { sector: string; units: string }) =>
    `${who} sets off a nova bomb in ${sector}. Destroyed: ${units}.`,
  /** Among what a nova bomb destroyed. */
  theSystem: 'the system',
  /** A star that was unknown when a nova bomb destroyed it. */
  bombed: ({ sector, system, left }: Omit<TurnedUp, 'worth'>) =>
    `The system destroyed in ${sector} was ${system}; ${remaining(left)}.`,
  turnedUp: ({ sector, system, worth, left }: TurnedUp) => `The star in ${sector} is ${system} (${worth}); ${remaining(left)}.`,
  charted: ({ sector, system, worth, left }: TurnedUp) =>
    `Too few stars are known by now, so ${sector} is charted: ${system} (${worth}); ${remaining(left)}.`,
  /** Two or more stars; the board shows what they are worth. */
  chartedStars: ({ systems, left }: Charted) =>
    `Too few stars are known by now, so these are charted: ${listed('en', systems.map(systemAt))}; ${remaining(left)}.`,
  battle: ({ sector, sides }: { sector: string; sides: string }) => `Battle in ${sector}: ${sides}.`,
  battleSide: ({ who, attack }: Who & { attack: number }) => `${who} attacks with ${attack}`,
  fired: ({ who }: Who) => `${who} is ready to fire.`,
  /** To its owner alone. */
  aimed: ({ units }: { units: string }) => `Your targets: ${units}.`,
  destroyed: ({ who, units, sector }: Who & { units: string; sector: string }) => `${who} destroys ${units} in ${sector}.`,
  missed: ({ who, sector }: Who & { sector: string }) => `${who} destroys nothing in ${sector}.`,
  colonized: ({ who, sector }: Who & { sector: string }) => `${who} colonizes ${sector}.`,
  eliminated: ({ who }: Who) => `${who} has neither ships nor colonies left and is out of the game.`,
  /** Follows the last star that turns up. */
  lastRound: ({ round }: { round: number }) => `So the game ends with round ${round}.`,
  /** Why it is over. That it is, the result says. */
  over: { charted: 'The last round has been played.', 'last-one': 'Nobody has an opponent left.' },
  /** Units with their owner. */
  owned: ({ who, units }: Who & { units: string }) => `${units} (${who})`,
}

interface Researched {
  technology: string
  area: string
  level: number
  money: string
}

interface Moved {
  ships: string
  from: string
  sector: string
}

/** A star that is known by now. */
export interface Star {
  sector: string
  system: string
}

interface TurnedUp extends Star {
  worth: string
  left: number
}

interface Charted {
  systems: readonly Star[]
  left: number
}

export type StoryTexts = typeof story

/** The sentences about what happens to everybody, or to things. */
type Common =
  | 'laidOut'
  | 'turnHeading'
  | 'drewCards'
  | 'rolled'
  | 'peeked'
  | 'peekedSystem'
  | 'theSystem'
  | 'bombed'
  | 'turnedUp'
  | 'charted'
  | 'chartedStars'
  | 'battle'
  | 'aimed'
  | 'lastRound'
  | 'over'

/** The sentences about one player. */
export type DeedTexts = Omit<StoryTexts, Common>

/** What a turn came to, in parts that are read after its player's name. */
export const digest = {
  buys: ({ cards }: { cards: string }) => `buys ${cards}`,
  takesFree: ({ cards }: { cards: string }) => `takes ${cards} for free`,
  builds: ({ ships }: { ships: string }) => `builds ${ships}`,
  fortifies: ({ sector }: { sector: string }) => `fortifies ${sector}`,
  arms: ({ sector }: { sector: string }) => `puts a nova bomb aboard a scout in ${sector}`,
  researches: ({ technology }: { technology: string }) => `researches ${technology}`,
  moves: ({ ships }: { ships: string }) => `moves ${ships}`,
  /** By a Drive. */
  drives: ({ ship, sector }: { ship: string; sector: string }) => `whisks ${ship} to ${sector}`,
  vanishes: ({ ship }: { ship: string }) => `loses ${ship} to the improbability`,
  bombs: ({ sector, units }: { sector: string; units: string }) => `destroys ${units} in ${sector} with a nova bomb`,
  destroys: ({ sector, units }: { sector: string; units: string }) => `destroys ${units} in ${sector}`,
  /** Systems that were unknown, listed. */
  colonizes: ({ places }: { places: string }) => `colonizes ${places}`,
  /** What others destroy in the same turn; said to one of them, `ownStrikes`. */
  strikes: ({ who, sector, units }: Who & { sector: string; units: string }) => `${who} destroys ${units} in ${sector}`,
  ownStrikes: ({ sector, units }: { sector: string; units: string }) => `you destroy ${units} in ${sector}`,
  eliminated: ({ who }: Who) => `${who} is out of the game`,
  ownEliminated: 'you are out of the game',
  /** A system that was up already. */
  resettles: ({ sector }: { sector: string }) => `colonizes ${sector}`,
  charts: ({ system, sector }: { system: string; sector: string }) => `${system} is charted in ${sector}`,
  lastRound: 'this is the last round',
  over: 'the game is over',
  /** Between what whoever's turn it was did and what else happened. */
  semicolon: '; ',
}

export type DigestTexts = typeof digest
