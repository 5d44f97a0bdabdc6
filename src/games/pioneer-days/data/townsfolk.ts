/** The sixty townsfolk: the effect of each for its owner, and its value in final scoring (P18, P26, H3, H8). */
import { FACES } from './dice.js'
import type { TownsfolkCard } from './effects.js'
import { TOWNSFOLK_IDS, type TownsfolkId } from './ids.js'
import { always, exchange, flat, gain, gainPer, onFace, pointPer, recruited, weekly } from './terms.js'

type Cards = { readonly [Id in TownsfolkId]: Omit<TownsfolkCard, 'id'> }

/** Everyday people, each rewarding one kind of thing in a short sentence. For a first game, with set B. */
const SET_A = {
  blacksmith: { effect: always({ kind: 'cheaper-wagons', silver: 3 }), score: flat(5) },
  carpenter: { effect: onFace(['wood'], gain({ wood: 1 })), score: pointPer('wood', 1, 5) },
  doctor: { effect: always({ kind: 'shield', disaster: 'disease', amount: 1 }), score: pointPer('townsfolk', 1, 6) },
  drover: { effect: recruited(gain({ cattle: 2 })), score: pointPer('cattle', 2, 6) },
  prospector: { effect: onFace(['mine'], gain({ silver: 2 })), score: pointPer('gold', 1, 5) },
  shopkeeper: { effect: always({ kind: 'income', faces: FACES, silver: 1 }), score: flat(4) },
  teacher: { effect: recruited(gain({ favours: 1 })), score: flat(5) },
  hunter: { effect: weekly(gain({ silver: 3 })), score: flat(4) },
  cook: { effect: always({ kind: 'shield', disaster: 'famine', amount: 2 }), score: pointPer('cattle', 2, 5) },
  lumberjack: { effect: recruited(gain({ wood: 2 })), score: pointPer('wood', 1, 5) },
  nurse: { effect: recruited(gain({ medicine: 2 })), score: pointPer('medicine', 1, 5) },
  preacher: { effect: recruited({ kind: 'calm', track: 'disease' }), score: flat(3) },
} as const satisfies Partial<Cards>

/** Settlers with a trade: the first free wagons and the first gold. */
const SET_B = {
  wheelwright: { effect: recruited({ kind: 'wagon', size: 'small' }), score: pointPer('sound-wagons', 1, 5) },
  rancher: { effect: always({ kind: 'extra', good: 'cattle' }), score: pointPer('cattle', 1, 6) },
  apothecary: { effect: onFace(['medicine'], gain({ silver: 3 })), score: pointPer('medicine', 1, 5) },
  assayer: { effect: recruited(gain({ gold: 1 })), score: pointPer('gold', 2, 4) },
  sheriff: { effect: always({ kind: 'shield', disaster: 'raid', amount: 8 }), score: flat(5) },
  tailor: { effect: recruited(gainPer({ silver: 2 }, 'townsfolk', 1, 4)), score: pointPer('townsfolk', 1, 6) },
  miller: { effect: weekly(gainPer({ silver: 1 }, 'cattle', 1, 4)), score: pointPer('silver', 3, 6) },
  scout: { effect: always({ kind: 'cheaper-change', silver: 2 }), score: flat(5) },
  baker: { effect: recruited(gain({ silver: 7 })), score: flat(4) },
  surveyor: { effect: onFace(['equip'], gain({ silver: 3 })), score: pointPer('equipment', 1, 5) },
  midwife: { effect: weekly(gain({ medicine: 1 })), score: pointPer('townsfolk', 1, 6) },
  postmaster: { effect: always({ kind: 'smaller-needs', item: 'wood', amount: 1 }), score: pointPer('wood', 2, 4) },
} as const satisfies Partial<Cards>

/** People of the road: more exchanges and more gambles. */
const SET_C = {
  cowboy: { effect: onFace(['cattle'], gain({ silver: 2 })), score: pointPer('cattle', 2, 6) },
  miner: { effect: always({ kind: 'extra', good: 'mine' }), score: flat(6) },
  sawyer: { effect: weekly(gain({ wood: 2 })), score: pointPer('wood', 2, 4) },
  herbalist: { effect: always({ kind: 'extra', good: 'medicine' }), score: pointPer('medicine', 1, 6) },
  tinker: { effect: recruited(gain({ silver: 2, wood: 1, medicine: 1 })), score: pointPer('equipment', 1, 4) },
  judge: { effect: recruited({ kind: 'calm', track: 'all' }), score: flat(6) },
  printer: { effect: onFace(['wild'], gain({ silver: 4 })), score: flat(4) },
  fiddler: { effect: weekly(gainPer({ silver: 1 }, 'townsfolk', 1, 5)), score: pointPer('townsfolk', 1, 6) },
  seamstress: { effect: recruited(gain({ wood: 2, medicine: 1 })), score: flat(2) },
  mapmaker: { effect: always({ kind: 'storage', spaces: 2 }), score: flat(5) },
  gambler: { effect: exchange(['wild'], { silver: 2 }, { gold: 1 }), score: pointPer('silver', 2, 6) },
  trapper: { effect: recruited(gainPer({ silver: 3 }, 'wagons', 1, 4)), score: pointPer('equipment', 1, 4) },
} as const satisfies Partial<Cards>

/** A growing town: money, and what it buys. */
const SET_D = {
  banker: { effect: recruited(gain({ silver: 10 })), score: pointPer('silver', 3, 6) },
  cooper: { effect: always({ kind: 'storage', spaces: 3 }), score: flat(3) },
  butcher: { effect: exchange(['cattle', 'wild'], { cattle: 1 }, { favours: 1 }), score: pointPer('favours', 2, 6) },
  veterinarian: { effect: onFace(['cattle'], gain({ cattle: 1 })), score: flat(3) },
  engineer: { effect: recruited({ kind: 'wagon', size: 'large' }), score: pointPer('wagons', 1, 5) },
  barber: { effect: onFace(['medicine'], gain({ medicine: 1 })), score: pointPer('townsfolk', 1, 4) },
  innkeeper: { effect: weekly(gainPer({ silver: 2 }, 'townsfolk', 2, 3)), score: flat(5) },
  rider: { effect: always({ kind: 'shield', disaster: 'storm', amount: 1 }), score: pointPer('sound-wagons', 1, 5) },
  laundress: { effect: always({ kind: 'income', faces: ['wild', 'mine'], silver: 2 }), score: flat(5) },
  photographer: { effect: weekly(gainPer({ silver: 1 }, 'favours', 2, 4)), score: flat(4) },
  gunsmith: { effect: always({ kind: 'shield', disaster: 'raid', amount: 6 }), score: pointPer('gold', 2, 4) },
  beekeeper: { effect: onFace(['wood', 'medicine'], gain({ silver: 2 })), score: pointPer('medicine', 1, 5) },
} as const satisfies Partial<Cards>

/** A complete town: favours, craft, and the river. */
const SET_E = {
  mayor: { effect: recruited(gain({ favours: 2 })), score: flat(1) },
  mason: { effect: always({ kind: 'extra', good: 'wood' }), score: pointPer('wood', 1, 6) },
  saddler: { effect: onFace(['equip'], gain({ wood: 1 })), score: pointPer('equipment', 1, 5) },
  dairymaid: { effect: weekly(gainPer({ silver: 1 }, 'cattle', 1, 5)), score: pointPer('cattle', 2, 6) },
  jeweller: { effect: exchange(['mine', 'wild'], { gold: 1 }, { favours: 2 }), score: flat(4) },
  dentist: { effect: always({ kind: 'smaller-needs', item: 'medicine', amount: 1 }), score: pointPer('medicine', 1, 5) },
  telegrapher: { effect: always({ kind: 'income', faces: ['equip', 'cattle'], silver: 3 }), score: flat(4) },
  farmhand: { effect: recruited(gain({ silver: 4, cattle: 1 })), score: pointPer('cattle', 2, 6) },
  peddler: { effect: exchange(['wild', 'equip'], { wood: 1 }, { silver: 4 }), score: pointPer('equipment', 1, 5) },
  actress: { effect: recruited(gainPer({ silver: 2 }, 'favours', 1, 5)), score: flat(6) },
  fisherman: { effect: always({ kind: 'shield', disaster: 'famine', amount: 4 }), score: flat(5) },
  ferryman: { effect: recruited({ kind: 'repair', tokens: 3 }), score: pointPer('sound-wagons', 1, 5) },
} as const satisfies Partial<Cards>

const CARDS: Cards = { ...SET_A, ...SET_B, ...SET_C, ...SET_D, ...SET_E }

const TOWNSFOLK = Object.fromEntries(TOWNSFOLK_IDS.map((id) => [id, { id, ...CARDS[id] }])) as {
  readonly [Id in TownsfolkId]: TownsfolkCard<Id>
}

/** The card with this id. */
export function townsfolkOf(id: TownsfolkId): TownsfolkCard<TownsfolkId> {
  return TOWNSFOLK[id]
}
