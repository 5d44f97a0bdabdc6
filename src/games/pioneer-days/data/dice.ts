/** Dice, their faces, and the four disasters whose tracks their colours advance (S26, S27, G4, G5). */

/** In the order of the townsfolk slots on the main board. */
export const FACES = ['wild', 'mine', 'equip', 'cattle', 'wood', 'medicine'] as const
export type Face = (typeof FACES)[number]

/** Faces whose action brings goods. */
export const GOOD_FACES = ['mine', 'cattle', 'wood', 'medicine'] as const satisfies readonly Face[]
export type GoodFace = (typeof GOOD_FACES)[number]

export const COLOURS = ['blue', 'red', 'yellow', 'green', 'black'] as const
export type Colour = (typeof COLOURS)[number]

/** From top to bottom on the main board, which is also the order of resolution (P9, G10). */
export const DISASTERS = ['storm', 'raid', 'famine', 'disease'] as const
export type Disaster = (typeof DISASTERS)[number]

/** The disaster that a left-over die of a colour advances. Black advances all four (P8, G4). */
export const DISASTER_OF: Readonly<Record<Exclude<Colour, 'black'>, Disaster>> = {
  blue: 'storm',
  red: 'raid',
  yellow: 'famine',
  green: 'disease',
}

/** Spaces of a disaster's track. The marker starts on space 0 and triggers the disaster on reaching the last one (G2). */
export const TRACK_SPACES = 4

/** Silver for a die that is used for income (P11, G5). Every face pays differently. */
export const INCOME: Readonly<Record<Face, number>> = { wild: 1, mine: 2, equip: 3, cattle: 4, wood: 5, medicine: 6 }

/** Silver for setting a die to another face (P7). */
export const CHANGE_PRICE = 3

/** The lowest possible price of a changed face or a wagon. */
export const LEAST_PRICE = 1

export const WEEKS = 4
export const DAYS = 5
