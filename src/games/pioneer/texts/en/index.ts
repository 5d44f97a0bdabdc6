import type { ChoiceTexts } from '../../../choice-texts.js'
import type { Galaxy } from '../../data/galaxies.js'
import { USUAL_ROUNDS } from '../../data/game-length.js'
import type { Options, Source } from '../../rules/types.js'
import type { StatusStep, Who } from '../parameters.js'
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

/** Its usual length. */
function lasting(galaxy: Galaxy): string {
  const { two, more } = USUAL_ROUNDS[galaxy]
  return two === more ? `about ${two} rounds` : `about ${two} rounds for two, ${more} for more`
}

/**
 * Every text of Pioneer: parameters in, a finished sentence out. English is the shape of the other languages: a text that one of
 * them lacks, or has too many, does not compile. Names, things and money come in ready to print.
 */
export const en = {
  /** Two other games are called nearly the same: this is the one in space. */
  name: 'Pioneer in Space',
  /** The button that opens a seat's own cards. */
  handName: 'My cards',
  pitch: 'Deck building among the stars: buy cards, build ships, explore, colonize and defend what is yours.',
  lid: 'The lid of the box: star systems with colonies and ships of three players.',
  options: {
    galaxy: {
      name: 'Galaxy',
      choices: {
        standard: 'standard',
        small: 'small, fewer stars',
        wide: 'wide, more stars and room',
      },
      more: { standard: lasting('standard'), small: lasting('small'), wide: lasting('wide') },
    },
  } satisfies Record<Exclude<keyof Options, 'order'>, ChoiceTexts>,
  orders: {
    name: 'Battles',
    choices: {
      ask: 'ask me what to destroy',
      'kill-most': 'destroy what is worth the most',
      'spare-colonies': 'destroy ships first, colonies only if nothing else is left',
    },
  } satisfies ChoiceTexts,
  /** The players' colours with the shapes that go with them. */
  colours: ['Blue, circles', 'Green, triangles', 'Red, squares', 'Yellow, diamonds'] satisfies readonly [
    string,
    string,
    string,
    string,
  ],
  effects,
  story,
  ownStory,
  digest,
  refusals,
  /** Whom the game waits for and what for, in one sentence: said about somebody, or to the reader. */
  status: {
    about: {
      cards: ({ who }) => `${who} is playing and buying cards.`,
      drive: ({ who }) => `${who} is sending a ship somewhere improbable.`,
      moves: ({ who }) => `${who} is moving ships.`,
      battle: ({ who }) => `Battle: waiting for ${who} to choose targets.`,
      colonies: ({ who }) => `${who} may found colonies.`,
    } satisfies Record<StatusStep, (p: Who) => string>,
    toYou: {
      cards: 'Your turn: play and buy cards.',
      drive: 'Your turn: choose a ship and where it appears.',
      moves: 'Your turn: move your ships.',
      battle: 'Battle: choose your targets.',
      colonies: 'Your turn: found colonies, or end your turn.',
    } satisfies Record<StatusStep, string>,
    /** The table draws. */
    drawing: 'Cards and stars are being drawn.',
    over: ({ winners, count }: { winners: string; count: number }) =>
      `The game is over. ${winners} ${count === 1 ? 'wins' : 'share the victory'}.`,
  },
  panel,
  state,
  offers,
  picture: alt,
  guide,
  rules,
  /** Behind a number of points: where they come from. */
  sources: {
    systems: 'from systems',
    technologies: 'from technologies',
  } satisfies Record<Source, string>,
  figures,
  tutorial,
}

export type PioneerTexts = typeof en
