/** Ids of everything designed for this edition. No id occurs twice. */

export const SET_IDS = ['a', 'b', 'c', 'd', 'e'] as const
export type SetId = (typeof SET_IDS)[number]

/** Five sets of twelve townsfolk. A game uses two of them (S22). */
export const TOWNSFOLK_SETS = {
  a: [
    'blacksmith',
    'carpenter',
    'doctor',
    'drover',
    'prospector',
    'shopkeeper',
    'teacher',
    'hunter',
    'cook',
    'lumberjack',
    'nurse',
    'preacher',
  ],
  b: [
    'wheelwright',
    'rancher',
    'apothecary',
    'assayer',
    'sheriff',
    'tailor',
    'miller',
    'scout',
    'baker',
    'surveyor',
    'midwife',
    'postmaster',
  ],
  c: [
    'cowboy',
    'miner',
    'sawyer',
    'herbalist',
    'tinker',
    'judge',
    'printer',
    'fiddler',
    'seamstress',
    'mapmaker',
    'gambler',
    'trapper',
  ],
  d: [
    'banker',
    'cooper',
    'butcher',
    'veterinarian',
    'engineer',
    'barber',
    'innkeeper',
    'rider',
    'laundress',
    'photographer',
    'gunsmith',
    'beekeeper',
  ],
  e: [
    'mayor',
    'mason',
    'saddler',
    'dairymaid',
    'jeweller',
    'dentist',
    'telegrapher',
    'farmhand',
    'peddler',
    'actress',
    'fisherman',
    'ferryman',
  ],
} as const satisfies Readonly<Record<SetId, readonly string[]>>
export type TownsfolkId = (typeof TOWNSFOLK_SETS)[SetId][number]
export const TOWNSFOLK_IDS: readonly TownsfolkId[] = SET_IDS.flatMap((set): readonly TownsfolkId[] => TOWNSFOLK_SETS[set])

export const EQUIPMENT_IDS = [
  'pickaxe',
  'gold-pan',
  'shovel',
  'lasso',
  'branding-iron',
  'milk-pail',
  'axe',
  'saw',
  'hand-plane',
  'mortar',
  'medicine-chest',
  'bandages',
  'spyglass',
  'compass',
  'map',
  'lantern',
  'cash-box',
  'scales',
  'ledger',
  'tarpaulin',
  'saddlebags',
  'barrel',
  'toolbox',
  'anvil',
  'spare-wheel',
  'banjo',
  'coffee-pot',
] as const
export type EquipmentId = (typeof EQUIPMENT_IDS)[number]

/** Places in a town that need something. */
export const TOWN_IDS = [
  'sawmill',
  'hospital',
  'bank',
  'stockyard',
  'church',
  'school',
  'saloon',
  'stable',
  'general-store',
  'smithy',
  'mint',
  'dairy',
  'pharmacy',
  'town-hall',
  'depot',
  'workshop',
  'bridge',
  'fort',
  'hotel',
  'tannery',
  'theatre',
  'orphanage',
] as const
export type TownId = (typeof TOWN_IDS)[number]

/** The unique sides of the eight player boards (S23), named after the travellers. */
export const UNIQUE_BOARD_IDS = [
  'homesteader',
  'widow',
  'trader',
  'professor',
  'ranger',
  'forty-niner',
  'stockman',
  'healer',
] as const
/** `standard` is the side shared by all eight. */
export const BOARD_IDS = ['standard', ...UNIQUE_BOARD_IDS] as const
export type BoardId = (typeof BOARD_IDS)[number]

/** Anything with an effect. */
export type SourceId = TownsfolkId | EquipmentId | BoardId
