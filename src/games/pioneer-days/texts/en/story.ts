import { counted, listed } from '../../../../i18n/words.js'
import type { Disaster } from '../../data/dice.js'
import { GLOSSARY } from '../glossary.js'
import type { Moment, Who } from '../parameters.js'

const words = GLOSSARY.en

/** Disaster markers, listed, and how many there are. */
interface Markers {
  readonly markers: string
  readonly count: number
}

/** One sentence for each event. Things and people come in by name, goods and money ready to print. */
export const story = {
  boardChosen: ({ who, board }: Who & { board: string }) => `${who} sets out with ${board}.`,
  /** `tiles` is empty where nothing is drawn. */
  outfitted: ({ who, tiles }: Who & { tiles: string }) =>
    tiles === '' ? `${who} loads the wagons.` : `${who} loads the wagons and begins with ${tiles}.`,
  /** Followed by {@link offers}. */
  week: ({ week }: { week: number }) => `Week ${week} begins.`,
  /** What lies out for a week, one line each. `people` follow in lines of their own. */
  offers: {
    towns: ({ towns }: { towns: string }) => `In the town ahead: ${towns}.`,
    tiles: ({ tiles }: { tiles: string }) => `Available equipment: ${tiles}.`,
    people: 'Townsfolk:',
  },
  rolled: ({ who, dice }: Who & { dice: string }) => `The dice are rolled: ${dice}. ${who} chooses first.`,
  turn: ({ who, week, day }: Who & Moment) => `Week ${week}, day ${day}: it is ${who}’s turn.`,
  turnHeading: ({ who, week, day }: Who & Moment) => `Week ${week}, day ${day} · ${who}`,
  taken: ({ who, die, face }: Who & { die: string; face: string }) => `${who} takes ${die}: ${face}.`,
  changed: ({ who, from, face, paid }: Who & { from: string; face: string; paid: string }) =>
    `${who} pays ${paid} and turns the die from ${from} to ${face}.`,
  income: ({ who, amount }: Who & { amount: string }) => `${who} takes ${amount} income.`,
  acted: ({ who, goods }: Who & { goods: string }) => `${who} uses the die for ${goods}.`,
  equipped: ({ who, tile }: Who & { tile: string }) => `${who} loads ${tile}.`,
  recruited: ({ who, person }: Who & { person: string }) => `${who} recruits ${person}.`,
  effect: ({ who, source, goods }: Who & { source: string; goods: string }) => `${source}: ${who} gets ${goods}.`,
  exchange: ({ who, source, given, goods }: Who & { source: string; given: string; goods: string }) =>
    `${source}: ${who} gives ${given} for ${goods}.`,
  wagonGained: ({ who, source, wagon }: Who & { source: string; wagon: string }) => `${source}: ${who} gets ${wagon}.`,
  repaired: ({ who, source, tokens }: Who & { source: string; tokens: number }) =>
    `${source}: ${who} repairs ${counted('en', tokens, words.damage)}.`,
  calmed: ({ source, markers, count }: { source: string } & Markers) =>
    `${source}: ${markers} ${count === 1 ? 'moves' : 'move'} back one space.`,
  wagonBought: ({ who, wagon, paid }: Who & { wagon: string; paid: string }) => `${who} buys ${wagon} for ${paid}.`,
  goldDrawn: ({ who }: Who) => `${who} draws a gold token.`,
  /** To the owner alone. */
  goldValue: ({ nuggets }: { nuggets: string }) => `Your gold token shows ${nuggets}; nobody else knows.`,
  goldReturned: ({ nuggets }: { nuggets: string }) => `Gold you put back into the bag: ${nuggets}.`,
  noGoldLeft: ({ who }: Who) => `The gold bag is empty: there is nothing left to draw for ${who}.`,
  discarded: ({ who, goods }: Who & { goods: string }) => `${who} has no room and gives back ${goods}.`,
  leftOver: ({ die, markers, count }: { die: string } & Markers) =>
    `Nobody took ${die}: ${markers} ${count === 1 ? 'advances' : 'advance'} one space.`,
  finalAdvance: 'Before the last town, all disaster markers advance once more.',
  disaster: {
    storm: 'A storm breaks over the wagons.',
    raid: 'Bandits raid the camp.',
    famine: 'A famine sets in.',
    disease: 'A disease spreads.',
  } satisfies Record<Disaster, string>,
  stormed: {
    paid: ({ who, wagon }: Who & { wagon: number }) => `${who} saves wagon ${wagon} with 1 wood.`,
    shielded: ({ who, wagon }: Who & { wagon: number }) => `${who} protects wagon ${wagon}.`,
    damaged: ({ who, wagon }: Who & { wagon: number }) => `${who} takes a damage token on wagon ${wagon}.`,
  },
  raided: ({ who, lost }: Who & { lost: string }) => `${who} loses ${lost}.`,
  notRaided: ({ who }: Who) => `${who} loses nothing.`,
  /** `parts` are {@link starvedParts}, joined. */
  starved: ({ who, parts }: Who & { parts: string }) => `${who}: ${parts}.`,
  /** The parts of a famine's outcome for a herd. */
  starvedParts: {
    paid: ({ silver }: { silver: string }) => `${silver} for fodder`,
    shielded: ({ cattle }: { cattle: string }) => `${cattle} fed for free`,
    lost: ({ cattle }: { cattle: string }) => `${cattle} lost`,
  },
  sickened: {
    paid: ({ who, person }: Who & { person: string }) => `${who} saves ${person} with 1 medicine.`,
    shielded: ({ who, person }: Who & { person: string }) => `${who} protects ${person}.`,
    lost: ({ who, person }: Who & { person: string }) => `${who} has to go on without ${person}.`,
  },
  /** What a storm or a disease did to a player. `parts` are {@link befallenParts}, joined. */
  befallen: ({ who, parts }: Who & { parts: string }) => `${who}: ${parts}.`,
  befallenParts: {
    shielded: ({ what }: { what: string }) => `${what} protected`,
    paid: ({ goods, what }: { goods: string; what: string }) => `${goods} for ${what}`,
    damaged: ({ wagons }: { wagons: readonly number[] }) =>
      `damage on ${wagons.length === 1 ? 'wagon' : 'wagons'} ${listed('en', wagons.map(String))}`,
    lost: ({ persons }: { persons: readonly string[] }) => `${listed('en', persons)} lost`,
  },
  arrived: ({ week }: { week: number }) => `Week ${week} is over: everybody arrives in town.`,
  herdScored: ({ who, points }: Who & { points: string }) => `${who}’s herd brings ${points}.`,
  /** `herds` are {@link herd}, one for each of several players. */
  herds: ({ herds }: { herds: string }) => `Herds: ${herds}.`,
  herd: ({ who, points }: Who & { points: string }) => `${who} ${points}`,
  satisfied: ({ who, town, goods, favours }: Who & { town: string; goods: string; favours: string }) =>
    `${who} satisfies ${town} (${goods}) and earns ${favours}.`,
  tileGiven: ({ who, town, tile }: Who & { town: string; tile: string }) => `${who} gives ${tile} to ${town}.`,
  /** To the owner alone, after {@link satisfied}. */
  tilesAwaited: 'You have yet to choose the equipment.',
  /** To the owner alone, who may not have been asked at all. */
  noneSatisfied: 'You satisfy no town card.',
  over: 'The four weeks are over: the game ends.',
}

export type StoryTexts = typeof story

/** The sentences about what happens to everybody, or to things. */
type Common =
  | 'week'
  | 'offers'
  | 'turnHeading'
  | 'calmed'
  | 'goldValue'
  | 'goldReturned'
  | 'leftOver'
  | 'finalAdvance'
  | 'disaster'
  | 'starvedParts'
  | 'befallenParts'
  | 'herds'
  | 'herd'
  | 'tilesAwaited'
  | 'noneSatisfied'
  | 'arrived'
  | 'over'

/** The sentences about one player. */
export type DeedTexts = Omit<StoryTexts, Common>

/** The outcome of a turn, in parts that follow its player's name. */
export const digest = {
  earns: ({ amount }: { amount: string }) => `earns ${amount}`,
  takes: ({ what }: { what: string }) => `takes ${what}`,
  draws: ({ goods }: { goods: string }) => `draws ${goods}`,
  recruits: ({ person }: { person: string }) => `recruits ${person}`,
  buys: ({ wagons }: { wagons: string }) => `buys ${wagons}`,
  favours: ({ who, favours }: Who & { favours: string }) => `${who} earns ${favours}`,
  ownFavours: ({ favours }: { favours: string }) => `you earn ${favours}`,
  strikes: ({ disasters, count }: { disasters: string; count: number }) =>
    `then ${disasters} ${count === 1 ? 'strikes' : 'strike'}`,
  /** What a disaster costs the reader: what is gone, then wagons that are damaged. */
  ownLoss: ({ what }: { what: string }) => `you lose ${what}`,
  ownDamage: ({ wagons }: { wagons: number }) =>
    wagons === 1 ? 'a wagon of yours is damaged' : `${wagons} of your wagons are damaged`,
  weekEnds: 'then the week ends',
  /** What the end of a week brings the reader besides. */
  ownGoods: ({ goods }: { goods: string }) => `you get ${goods}`,
  ownHerd: ({ points }: { points: string }) => `your herd brings ${points}`,
  ownNothing: 'you satisfy no town card',
  /** Separates the active player's actions from the events for everybody, and what a disaster did from what it did besides. */
  semicolon: '; ',
}

export type DigestTexts = typeof digest
