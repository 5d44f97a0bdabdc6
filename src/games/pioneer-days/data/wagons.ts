/** Wagons and their capacity (P13-P17, P19, P20, H7). */
export const WAGON_SIZES = ['small', 'large'] as const
export type WagonSize = (typeof WAGON_SIZES)[number]

export const WAGON_SPACES: Readonly<Record<WagonSize, number>> = { small: 4, large: 6 }
export const WAGON_PRICE: Readonly<Record<WagonSize, number>> = { small: 5, large: 8 }
/** Twenty cards. Those on the players' boards are taken before the game begins (S20, G12). */
export const WAGON_SUPPLY: Readonly<Record<WagonSize, number>> = { small: 12, large: 8 }

/** Spaces covered by a damage token, and points it costs in final scoring (P20). */
export const DAMAGE_SPACES = 2
export const DAMAGE_POINTS = -2

/** Wood and medicine go two to a space, but not mixed (G13). Gold tokens and equipment take a space each. */
export const GOODS_PER_SPACE = 2

/** Goods discarded one by one where space is short (G14). Equipment is discarded tile by tile. */
export const GOODS = ['wood', 'medicine', 'gold'] as const

/** A wagon in front of a player. `damage` counts tokens. */
export interface Wagon {
  readonly size: WagonSize
  readonly damage: number
}

/** What takes up space. */
export interface Load {
  readonly wood: number
  readonly medicine: number
  /** Gold tokens and equipment tiles. */
  readonly gold: number
  readonly equipment: number
}

/** A load, and all spaces that there are for it. */
export interface Hold extends Load {
  readonly spaces: number
}

/** Spaces of a wagon that are not covered by damage. */
export function spacesOf({ size, damage }: Wagon): number {
  return WAGON_SPACES[size] - DAMAGE_SPACES * damage
}

/** Tokens that cover a whole wagon: 2 or 3 (G8). */
export function mostDamage(size: WagonSize): number {
  return WAGON_SPACES[size] / DAMAGE_SPACES
}

/** Spaces that a load needs. Only the sum counts, because goods may be rearranged at any time (G13). */
export function spacesFor({ wood, medicine, gold, equipment }: Load): number {
  return Math.ceil(wood / GOODS_PER_SPACE) + Math.ceil(medicine / GOODS_PER_SPACE) + gold + equipment
}
