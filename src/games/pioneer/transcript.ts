/** The open record of a game of Pioneer: the designed content in use, and nothing kept secret. */
import type { GameTranscript } from '../transcript.js'
import { CARD_IDS, cardOf, OPENING_HAND } from './data/cards.js'
import { DIE_FACES, resultOf } from './data/die.js'
import { STAR_IDS, systemOf } from './data/systems.js'
import { RESEARCH_PRICES, TECHNOLOGIES } from './data/technologies.js'
import { COLONY_STATISTICS, FORTIFIED_STATISTICS, SHIP_STATISTICS } from './data/units.js'
import type { Fact } from './rules/facts.js'
import type { Playing, State } from './rules/types.js'

export const transcript: GameTranscript<State, Fact> = {
  setup(state) {
    if (state.phase === 'layout') throw new Error('a transcript begins after the galaxy is laid out')
    return { ...tableOf(state), ...contentOf() }
  },
  fact(fact) {
    const { to: _, ...shown } = fact
    return shown
  },
}

function tableOf({ options, first, tiles }: Playing) {
  return {
    start: first,
    galaxy: options.galaxy,
    tiles: tiles.map(({ place, colony, isUp }) => ({ ...place, home: isUp ? (colony?.seat ?? null) : null })),
    hand: OPENING_HAND,
  }
}

function contentOf() {
  return {
    cards: Object.fromEntries(CARD_IDS.map((id) => [id, cardOf(id)])),
    systems: Object.fromEntries(['home' as const, ...STAR_IDS].map((id) => [id, systemOf(id)])),
    technologies: TECHNOLOGIES,
    research: RESEARCH_PRICES,
    ships: SHIP_STATISTICS,
    colonies: { plain: COLONY_STATISTICS, fortified: FORTIFIED_STATISTICS },
    die: Array.from({ length: DIE_FACES }, (_, index) => resultOf(index + 1)),
  }
}
