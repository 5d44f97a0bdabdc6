import { counted } from '../../../../i18n/words.js'
import { GLOSSARY } from '../glossary.js'
import type { DigestTexts, StoryTexts } from '../story-shape.js'

const words = GLOSSARY.en

export const story: StoryTexts = {
  boardChosen: ({ who, board }) => `${who} sets out with ${board}.`,
  outfitted: ({ who, tiles }) =>
    tiles === '' ? `${who} loads the wagons.` : `${who} loads the wagons and begins with ${tiles}.`,
  week: ({ week, towns, tiles, people }) =>
    `Week ${week} begins. In the town ahead: ${towns}. Equipment on offer: ${tiles}. Townsfolk: ${people}.`,
  rolled: ({ who, dice }) => `The dice are rolled: ${dice}. ${who} chooses first.`,
  turn: ({ who, week, day }) => `Week ${week}, day ${day}: it is ${who}’s turn.`,
  turnHeading: ({ who, week, day }) => `Week ${week}, day ${day} · ${who}`,
  taken: ({ who, die, face }) => `${who} takes ${die}: ${face}.`,
  changed: ({ who, from, face, paid }) => `${who} pays ${paid} and turns the die from ${from} to ${face}.`,
  income: ({ who, amount }) => `${who} uses the die for an income of ${amount}.`,
  acted: ({ who, goods }) => `${who} uses the die for ${goods}.`,
  equipped: ({ who, tile }) => `${who} takes ${tile} on board.`,
  recruited: ({ who, person }) => `${who} recruits ${person}.`,
  effect: ({ who, source, goods }) => `${source}: ${who} gets ${goods}.`,
  exchange: ({ who, source, given, goods }) => `${source}: ${who} gives ${given} for ${goods}.`,
  wagonGained: ({ who, source, wagon }) => `${source}: ${who} gets ${wagon}.`,
  repaired: ({ who, source, tokens }) => `${source}: ${who} is rid of ${counted('en', tokens, words.damage)}.`,
  calmed: ({ source, markers }) => `${source}: one space back for ${markers}.`,
  wagonBought: ({ who, wagon, paid }) => `${who} buys ${wagon} for ${paid}.`,
  goldDrawn: ({ who }) => `${who} draws a gold token.`,
  goldValue: ({ nuggets }) => `Your gold token shows ${nuggets}; nobody else knows.`,
  goldReturned: ({ nuggets }) => `Your gold that went back into the bag: ${nuggets}.`,
  noGoldLeft: ({ who }) => `The gold bag is empty: there is nothing left to draw for ${who}.`,
  discarded: ({ who, goods }) => `${who} lacks space and gives back ${goods}.`,
  leftOver: ({ die, markers }) => `Left over: ${die}. One space on for ${markers}.`,
  finalAdvance: 'Before the last town all disaster markers advance once more.',
  disaster: {
    storm: 'A storm breaks over the wagons.',
    raid: 'Bandits raid the camp.',
    famine: 'A famine sets in.',
    disease: 'A disease spreads.',
  },
  stormed: {
    paid: ({ who, wagon }) => `${who} secures wagon ${wagon} with 1 wood.`,
    shielded: ({ who, wagon }) => `${who} has wagon ${wagon} under cover.`,
    damaged: ({ who, wagon }) => `${who} takes a damage token on wagon ${wagon}.`,
  },
  raided: ({ who, lost, kept }) => `${who} loses ${lost} and keeps ${kept}.`,
  starved: ({ who, parts }) => `${who}: ${parts}.`,
  starvedParts: {
    paid: ({ silver }) => `${silver} for fodder`,
    shielded: ({ cattle }) => `${cattle} fed for free`,
    lost: ({ cattle }) => `${cattle} lost`,
  },
  sickened: {
    paid: ({ who, person }) => `${who} gives 1 medicine for ${person}.`,
    shielded: ({ who, person }) => `${who} keeps ${person} out of danger.`,
    lost: ({ who, person }) => `${who} has to go on without ${person}.`,
  },
  arrived: ({ week }) => `Week ${week} is over: everybody arrives in town.`,
  herdScored: ({ who, points }) => `${who}’s herd brings ${points}.`,
  satisfied: ({ who, town, goods, favours }) => `${who} supplies ${town} (${goods}) and earns ${favours}.`,
  tileGiven: ({ who, town, tile }) => `${who} gives ${tile} away for ${town}.`,
  over: 'The four weeks are over: the game ends.',
}

export const digest: DigestTexts = {
  earns: ({ amount }) => `earns ${amount}`,
  takes: ({ what }) => `takes ${what}`,
  draws: ({ goods }) => `draws ${goods}`,
  recruits: ({ person }) => `recruits ${person}`,
  buys: ({ wagons }) => `buys ${wagons}`,
  favours: ({ who, favours }) => `${who} earns ${favours}`,
  strikes: ({ disaster }) => `then comes ${disaster}`,
  semicolon: '; ',
}
