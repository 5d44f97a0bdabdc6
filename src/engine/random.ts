import { at } from './lists.js'

/** The port through which randomness comes in. Rules never make their own. */
export interface Random {
  /** A whole number from 0 to `n` - 1, each equally likely; `n` is at least 1. */
  below(n: number): number
}

/** A shuffled copy (Fisher-Yates), every order equally likely. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result = items.slice()
  for (let last = result.length - 1; last > 0; last--) {
    const other = random.below(last + 1)
    const kept = at(result, last)
    result[last] = at(result, other)
    result[other] = kept
  }
  return result
}

/** One item, each equally likely; throws on an empty list. */
export function pick<T>(items: readonly T[], random: Random): T {
  return at(items, random.below(items.length))
}

/**
 * A seeded generator (sfc32 over a hash of `seed`). The same seed gives the same numbers on every machine. For simulations and
 * tests only: a table's draws come from its own committed secret.
 */
export function seededRandom(seed: string): Random {
  let [a, b, c, d] = hashWords(seed)
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return t >>> 0
  }
  for (let i = 0; i < 15; i++) next()
  return { below: (n) => belowFrom(next, n) }
}

/** A uniform number below `n` from 32-bit words. Words in the incomplete last interval are rejected. */
export function belowFrom(nextWord: () => number, n: number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n)
  let word = nextWord()
  while (word >= limit) word = nextWord()
  return word % n
}

/** Four 32-bit words from a text (cyrb128-style mixing). Equal texts give equal words. */
function hashWords(text: string): [number, number, number, number] {
  let h1 = 1779033703
  let h2 = 3144134277
  let h3 = 1013904242
  let h4 = 2773480762
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i)
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067)
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233)
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213)
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179)
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067)
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233)
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213)
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179)
  return [h1 ^ h2 ^ h3 ^ h4, h2 ^ h1, h3 ^ h1, h4 ^ h1]
}
