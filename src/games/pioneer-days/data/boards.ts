/** The player boards: eight unique sides, and the standard side shared by all eight (S23-S25, H5). */
import { FACES } from './dice.js'
import type { PlayerBoard, StartGoods } from './effects.js'
import { BOARD_IDS, type BoardId } from './ids.js'
import { always, gain, onFace } from './terms.js'

type Boards = { readonly [Id in BoardId]: Omit<PlayerBoard, 'id'> }

/** One empty small wagon. Every start is an override of it. */
const BARE: StartGoods = { wagons: ['small'], silver: 0, wood: 0, medicine: 0, cattle: 0, gold: 0, equipment: 0 }
const ROOMY: StartGoods = { ...BARE, wagons: ['large'] }

const BOARDS: Boards = {
  standard: {
    start: { ...ROOMY, silver: 3, wood: 1, medicine: 1, cattle: 1 },
    power: always({ kind: 'shield', disaster: 'disease', amount: 1 }),
  },
  homesteader: {
    start: { ...ROOMY, silver: 2, wood: 1 },
    power: always({ kind: 'shield', disaster: 'famine', amount: 2 }),
  },
  widow: { start: { ...ROOMY, silver: 8, wood: 1, medicine: 1 }, power: always({ kind: 'cheaper-change', silver: 2 }) },
  trader: { start: { ...ROOMY, silver: 5, equipment: 1 }, power: always({ kind: 'income', faces: FACES, silver: 1 }) },
  professor: { start: { ...BARE, silver: 7, medicine: 2, wood: 1 }, power: onFace(['wild'], gain({ silver: 3 })) },
  ranger: { start: { ...BARE, silver: 4, wood: 2 }, power: always({ kind: 'shield', disaster: 'storm', amount: 1 }) },
  'forty-niner': { start: { ...ROOMY, silver: 2, gold: 2 }, power: onFace(['mine'], gain({ silver: 2 })) },
  stockman: { start: { ...BARE, silver: 6, wood: 2, cattle: 2 }, power: onFace(['cattle'], gain({ silver: 2 })) },
  healer: {
    start: { ...BARE, silver: 2, wood: 1, medicine: 1 },
    power: always({ kind: 'shield', disaster: 'disease', amount: 2 }),
  },
}

const SIDES = Object.fromEntries(BOARD_IDS.map((id) => [id, { id, ...BOARDS[id] }])) as {
  readonly [Id in BoardId]: PlayerBoard<Id>
}

/** The side with this id. */
export function boardOf(id: BoardId): PlayerBoard<BoardId> {
  return SIDES[id]
}
