import { constants, inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { seededRandom } from '../../../src/engine/random.js'
import { compress, compressBeside } from '../../../src/pictures/encoding/compress.js'

/** Rows like those of pictures, of different lengths: mostly runs, and some random bytes. */
const PIECES = Array.from({ length: 30 }, (_, piece) => {
  const random = seededRandom(`piece ${piece}`)
  return Uint8Array.from({ length: 5_000 + 900 * piece }, (_, at) => (random.below(9) === 0 ? random.below(256) : (at >> 6) % 40))
})

test('pieces are the same whichever way they are compressed, and however many at once', async () => {
  const beside = await Promise.all(PIECES.map(compressBeside))
  expect(beside.map((piece) => Buffer.from(piece))).toEqual(PIECES.map((piece) => Buffer.from(compress(piece))))
})

test('pieces make one stream in any order', async () => {
  const order = [7, 2, 29, 2, 0]
  const pieces = await Promise.all(order.map((piece) => compressBeside(PIECES[piece] ?? new Uint8Array())))
  const stream = inflateRawSync(Buffer.concat(pieces), { finishFlush: constants.Z_SYNC_FLUSH })
  expect(stream).toEqual(Buffer.concat(order.map((piece) => PIECES[piece] ?? new Uint8Array())))
})
