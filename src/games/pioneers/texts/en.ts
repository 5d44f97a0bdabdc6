import { listed } from '../../../i18n/words.js'
import { alt } from './en/alt.js'
import { digest } from './en/digest.js'
import { panel } from './en/panel.js'
import { refusals } from './en/refusals.js'
import { rules } from './en/rules.js'
import { state } from './en/state.js'
import { story } from './en/story.js'
import { GLOSSARY } from './glossary.js'
import { JOIN_PRICE } from './prices.js'
import type { PioneersTexts } from './shape.js'

export const en: PioneersTexts = {
  name: 'Pioneers',
  handName: 'My coaches',
  pitch: 'Drive the shared stagecoach west, settle your pioneers city by city, empty your coaches and link your people by road.',
  covers: {
    name: 'Covering tiles (two players)',
    standard: 'The eight fixed cities at the edge',
    random: 'Eight cities drawn at random',
    chosen: 'Eight cities that the players choose',
  },
  orders: {
    name: 'Invitations',
    choices: {
      ask: 'ask me',
      decline: 'always decline',
      'accept-if-empties': 'accept if it empties a coach, else ask me',
      accept: 'always accept',
    },
  },
  colours: ['Blue, circles', 'Green, triangles', 'Red, squares', 'Yellow, diamonds'],
  glossary: GLOSSARY.en,
  story,
  digest,
  refusals,
  status: {
    about: {
      covering: ({ who, left }) => `${who} is covering cities: ${left} still to go.`,
      buying: ({ who }) => `${who} is choosing what to buy.`,
      secondRoad: ({ who }) => `${who} is placing the second road.`,
      moving: ({ who }) => `${who} is choosing where the stagecoach goes.`,
      settling: ({ who, city }) => `${who} is choosing the pioneer to settle in ${city}.`,
      action: {
        sergeant: ({ who }) => `${who} may build a free road with the Sergeant.`,
        barkeeper: ({ who }) => `${who} may return a pioneer with the Barkeeper.`,
        farmer: ({ who }) => `${who} may settle more farmers.`,
      },
      ending: ({ who }) => `${who} only has to end the turn.`,
      invited: ({ who, by, city, pioneer }) =>
        `${by} invites ${who} to settle ${GLOSSARY.en.professions[pioneer].a} in ${city} for ${GLOSSARY.en.money(JOIN_PRICE)}.`,
      drawing: ({ who }) => `Something is being drawn for ${who}.`,
    },
    toYou: {
      covering: ({ left }) =>
        `Your turn: cover a city; ${left === 1 ? 'this is your last cover' : `you still have ${left} covers`}.`,
      buying: () => 'Your turn: buy roads or a coach, or go on.',
      secondRoad: () => 'Your turn: place the second road.',
      moving: () => 'Your turn: choose where the stagecoach goes.',
      settling: ({ city }) => `Your turn: choose the pioneer to settle in ${city}.`,
      action: {
        sergeant: () => 'Your turn: build a free road with the Sergeant, or skip it.',
        barkeeper: () => 'Your turn: return a pioneer with the Barkeeper, or skip it.',
        farmer: () => 'Your turn: settle more farmers, or go on.',
      },
      ending: () => 'Your turn: all that is left is to end it.',
      invited: ({ by, city, pioneer }) =>
        `${by} invites you to settle ${GLOSSARY.en.professions[pioneer].a} in ${city} for ${GLOSSARY.en.money(JOIN_PRICE)}.`,
      drawing: () => 'Something is being drawn for you.',
    },
    dealing: 'The game is being set up.',
    over: ({ winners }) => `The game is over. ${listed('en', winners)} ${winners.length === 1 ? 'wins' : 'share the victory'}.`,
  },
  panel,
  state,
  alt,
  endedBy: {
    roads: 'The game is over: somebody has built all 15 roads.',
    stack: 'The game is over: the stack of coaches has run out.',
    'no-tiles': 'The game is over: no tile is left on the map (house rule).',
    stalemate: 'The game is over: nothing has happened for two whole rounds (house rule).',
  },
  purchases: { 'one-road': 'one road', 'two-roads': 'two roads', coach: 'a coach' },
  rules,
}
