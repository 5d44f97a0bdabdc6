/** The 36 gold tokens by nuggets: the number of tokens with 1, 2 and 3 (P26, H6). */
export const GOLD_TOKENS: readonly [number, number, number] = [4, 10, 22]
