/** Fixed prices, payments and points: the rules charge and score them, texts and pictures tell them. */

/** Dollars for one road, for two roads (R26). */
export const ROAD_PRICES = { 'one-road': 2, 'two-roads': 5 } as const
/** Dollars for joining another player (R65). */
export const JOIN_PRICE = 2
/** Dollars for an emptied coach (R61). */
export const EMPTIED_DOLLARS = 1
/** Points for each of the player's pioneers in the largest network (R73). */
export const NETWORK_POINTS = 2
/** Extra farmers that one Farmer tile allows (R59). */
export const EXTRA_FARMERS = 2
