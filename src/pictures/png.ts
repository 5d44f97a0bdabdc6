/** Writes PNG files with a palette (PNG specification, third edition, sections 5 and 11). */
import { promisify } from 'node:util'
import { constants, crc32, deflate } from 'node:zlib'
import type { IndexedPicture } from './indexed.js'

const compressed = promisify<Uint8Array, { level: number; chunkSize: number }, Buffer>(deflate)

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const BITS = 8
const COLOUR_TYPE_PALETTE = 3

/** The PNG file of a picture; the compression runs on the thread pool. */
export async function pngOf(picture: IndexedPicture): Promise<Uint8Array> {
  const { width, height, palette, rows } = picture
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = BITS
  header[9] = COLOUR_TYPE_PALETTE
  const data = await compressed(rows, { level: constants.Z_BEST_SPEED, chunkSize: 1 << 19 })
  return Buffer.concat([SIGNATURE, ...chunk('IHDR', header), ...chunk('PLTE', palette), ...chunk('IDAT', data), ...chunk('IEND')])
}

function chunk(type: string, data: Uint8Array = new Uint8Array()): Uint8Array[] {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const name = Buffer.from(type, 'latin1')
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(data, crc32(name)))
  return [length, name, data, check]
}
