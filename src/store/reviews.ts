/** How looks back at finished games are stored. */
import { brotliDecompressSync } from 'node:zlib'
import type { Review } from '../tables/model/review.js'
import { squeeze } from './archive/archive.js'

/** One that was begun so often without success, even by earlier processes, is given up. */
export const MOST_TRIES = 5

export const compressed = (review: Review): Promise<Buffer> => squeeze(JSON.stringify(review))

/** Null if it cannot be read. */
export function reviewIn(content: Buffer): Review | null {
  try {
    return JSON.parse(brotliDecompressSync(content).toString())
  } catch {
    return null
  }
}
