import { JOIN_PRICE } from '../../data/prices.js'
import type { CoachDuty, EndReason, Order, Profession, Purchase, Source } from '../../rules/types.js'
import { GLOSSARY } from '../glossary.js'
import type { ChosenAction } from '../naming.js'
import type { Who } from '../parameters.js'
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

/**
 * Every text of Pioneers: parameters in, a finished sentence out. English defines the shape of the other languages, so a missing
 * or extra text does not compile. Names of players, cities and lines come in ready to print. Amounts are dollars, victory points
 * or counts.
 */
export const en = {
  name: 'Pioneers',
  /** The button that opens a seat's own things. */
  handName: 'My coaches',
  pitch: 'Drive the stagecoach west, settle your pioneers and build roads that the others pay to use.',
  lid: 'The lid of the box: a map of America with towns, roads and the stagecoach.',
  options: {
    covers: {
      name: 'Covered cities',
      choices: { standard: 'eight at the edge', random: 'eight at random', chosen: 'eight of your choice' },
      more: {
        standard: 'always the same; with two players only',
        random: 'with two players only',
        chosen: 'each player covers four; with two players only',
      },
    },
  },
  /** Standing orders for invitations. */
  orders: {
    name: 'Invitations to settle',
    choices: {
      ask: 'ask me',
      decline: 'always decline',
      'accept-if-empties': 'accept if it empties a coach, otherwise ask me',
      accept: 'always accept',
    } satisfies Record<Order, string>,
  },
  /** The players' colours with the shapes that go with them. */
  colours: ['Blue, circles', 'Green, triangles', 'Red, squares', 'Yellow, diamonds'] satisfies readonly [
    string,
    string,
    string,
    string,
  ],
  glossary: GLOSSARY.en,
  story,
  ownStory,
  digest,
  /** One sentence each. */
  refusals,
  /** Whose move it is and why, in one sentence about a player or to the reader. */
  status: {
    about: {
      /** `left` is the number of covers this player still has to lay. */
      covering: ({ who, left }: Who & { left: number }) => `${who} is covering cities: ${left} still to go.`,
      buying: ({ who }: Who) => `${who} is choosing what to buy.`,
      /** All coaches of the player are empty. */
      coachDuty: {
        due: ({ who }) => `${who} has to buy a coach.`,
        waived: ({ who }) => `${who} can only buy roads.`,
      } satisfies Record<CoachDuty, (p: Who) => string>,
      secondRoad: ({ who }: Who) => `${who} is placing the second road.`,
      moving: ({ who }: Who) => `${who} is choosing where the stagecoach goes.`,
      settling: ({ who, city }: Who & { city: string }) => `${who} is choosing the pioneer to settle in ${city}.`,
      action: {
        sergeant: ({ who }) => `${who} may build a free road with the Sergeant.`,
        barkeeper: ({ who }) => `${who} may return a pioneer with the Barkeeper.`,
        farmer: ({ who }) => `${who} may settle more farmers.`,
      } satisfies Record<ChosenAction, (p: Who) => string>,
      ending: ({ who }: Who) => `${who} only has to end the turn.`,
      invited: ({ who, by, city, pioneer }: Who & { by: string; city: string; pioneer: Profession }) =>
        `${by} invites ${who} to settle ${GLOSSARY.en.professions[pioneer].a} in ${city} for ${GLOSSARY.en.money(JOIN_PRICE)}.`,
      /** The table draws a coach or a nugget. */
      drawing: ({ who }: Who) => `Something is being drawn for ${who}.`,
    },
    toYou: {
      covering: ({ left }: { left: number }) =>
        `Your turn: cover a city; ${left === 1 ? 'this is your last cover' : `you still have ${left} covers`}.`,
      buying: () => 'Your turn: buy roads or a coach, or move on.',
      coachDuty: {
        due: () => 'Your turn: you have to buy a coach.',
        waived: () => 'Your turn: buy roads, or end your purchases.',
      } satisfies Record<CoachDuty, () => string>,
      secondRoad: () => 'Your turn: place the second road.',
      moving: () => 'Your turn: choose where the stagecoach goes.',
      settling: ({ city }: { city: string }) => `Your turn: choose the pioneer to settle in ${city}.`,
      action: {
        sergeant: () => 'Your turn: build a free road with the Sergeant, or skip it.',
        barkeeper: () => 'Your turn: return a pioneer with the Barkeeper, or skip it.',
        farmer: () => 'Your turn: settle more farmers, or move on.',
      } satisfies Record<ChosenAction, () => string>,
      ending: () => 'Your turn: you only have to end it.',
      invited: ({ by, city, pioneer }: { by: string; city: string; pioneer: Profession }) =>
        `${by} invites you to settle ${GLOSSARY.en.professions[pioneer].a} in ${city} for ${GLOSSARY.en.money(JOIN_PRICE)}.`,
      drawing: () => 'Something is being drawn for you.',
    },
    /** To the player who waits for the answer to an invitation. */
    inviting: ({ who, city, pioneer }: Who & { city: string; pioneer: Profession }) =>
      `You invite ${who} to settle ${GLOSSARY.en.professions[pioneer].a} in ${city} for ${GLOSSARY.en.money(JOIN_PRICE)}.`,
    /** Before the first turn. */
    dealing: 'The game is being set up.',
    over: ({ winners, count }: { winners: string; count: number }) =>
      `The game is over. ${winners} ${count === 1 ? 'wins' : 'share the victory'}.`,
  },
  panel,
  state,
  alt,
  /** The last sentence of the story: the game is over, and why. */
  endedBy: {
    roads: 'The game is over: somebody has built all 15 roads.',
    stack: 'The game is over: the stack of coaches has run out.',
    'no-tiles': 'The game is over: no tile is left on the map (house rule).',
    stalemate: 'The game is over: nothing has happened for two whole rounds (house rule).',
  } satisfies Record<EndReason, string>,
  purchases: { 'one-road': 'one road', 'two-roads': 'two roads', coach: 'a coach' } satisfies Record<Purchase, string>,
  guide,
  tutorial,
  rules,
  /** Behind a number of points: where they come from. */
  sources: {
    coaches: 'from your coaches',
    network: 'from your largest network',
    nuggets: 'from gold nuggets',
    money: 'from what your money can still buy',
  } satisfies Record<Source, string>,
  figures,
}

export type PioneersTexts = typeof en
