/** Compresses pieces of a deflate stream, each by itself. */
import { constants, deflateRawSync } from 'node:zlib'

/** Larger than most compressed pieces: each is made in one go. */
const ROOM = 1 << 15

/**
 * A piece of a deflate stream that can follow, and be followed by, any other such piece. At once, on this thread: handing so
 * little to the thread pool takes a fifth more of the processors' time, and pictures are made off the main thread anyway.
 */
export function compress(bytes: Uint8Array): Uint8Array {
  return deflateRawSync(bytes, { level: constants.Z_BEST_SPEED, finishFlush: constants.Z_FULL_FLUSH, chunkSize: ROOM })
}
