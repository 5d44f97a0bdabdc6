/** The 27 equipment tiles (P14, H4, H9). Each takes one space, works while it is owned, and is worth nothing in the end. */
import { FACES } from './dice.js'
import type { EquipmentTile } from './effects.js'
import { EQUIPMENT_IDS, type EquipmentId } from './ids.js'
import { always, exchange, gain, gainPer, onFace, weekly } from './terms.js'

type Effects = { readonly [Id in EquipmentId]: EquipmentTile['effect'] }

const EFFECTS: Effects = {
  pickaxe: onFace(['mine'], gain({ silver: 3 })),
  'gold-pan': exchange(['mine'], { silver: 1 }, { gold: 1 }),
  shovel: always({ kind: 'extra', good: 'mine' }),
  lasso: exchange(['cattle'], { silver: 2 }, { cattle: 1 }),
  'branding-iron': onFace(['cattle'], gain({ silver: 3 })),
  'milk-pail': weekly(gainPer({ silver: 1 }, 'cattle', 1, 3)),
  axe: onFace(['wood'], gain({ wood: 1 })),
  saw: always({ kind: 'extra', good: 'wood' }),
  'hand-plane': always({ kind: 'smaller-needs', item: 'wood', amount: 1 }),
  mortar: onFace(['medicine'], gain({ medicine: 1 })),
  'medicine-chest': always({ kind: 'extra', good: 'medicine' }),
  bandages: always({ kind: 'shield', disaster: 'disease', amount: 1 }),
  spyglass: always({ kind: 'cheaper-change', silver: 2 }),
  compass: always({ kind: 'income', faces: ['wild', 'mine', 'equip'], silver: 3 }),
  map: onFace(['wild'], gain({ silver: 3 })),
  lantern: always({ kind: 'shield', disaster: 'raid', amount: 8 }),
  'cash-box': weekly(gain({ silver: 3 })),
  scales: always({ kind: 'smaller-needs', item: 'silver', amount: 3 }),
  ledger: always({ kind: 'income', faces: FACES, silver: 2 }),
  tarpaulin: always({ kind: 'shield', disaster: 'storm', amount: 1 }),
  saddlebags: always({ kind: 'storage', spaces: 3 }),
  barrel: always({ kind: 'shield', disaster: 'famine', amount: 4 }),
  toolbox: onFace(['equip'], gain({ silver: 4 })),
  anvil: always({ kind: 'smaller-needs', item: 'equipment', amount: 1 }),
  'spare-wheel': weekly({ kind: 'repair', tokens: 1 }),
  banjo: exchange(['wild'], { silver: 3 }, { favours: 1 }),
  'coffee-pot': onFace(['wild'], gain({ wood: 1 })),
}

const TILES = Object.fromEntries(EQUIPMENT_IDS.map((id) => [id, { id, effect: EFFECTS[id] }])) as {
  readonly [Id in EquipmentId]: EquipmentTile<Id>
}

/** The tile with this id. */
export function equipmentOf(id: EquipmentId): EquipmentTile<EquipmentId> {
  return TILES[id]
}
