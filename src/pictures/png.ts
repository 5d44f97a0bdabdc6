/** Writes PNG files with a palette (PNG specification, third edition, sections 5, 10 and 11). */
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, type ZlibOptions } from 'node:zlib'
import { choosePalette, indexRows, paletteBytes } from './indexed.js'

const compressed = promisify<Uint8Array, ZlibOptions, Buffer>(deflateRaw)

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const BITS = 8
const COLOUR_TYPE_PALETTE = 3
/** A zlib stream without dictionary, window of 32 KB, fastest compression (RFC 1950). */
const ZLIB_HEADER = Uint8Array.of(0x78, 0x01)
/** While one part is being compressed on the thread pool, the next one is prepared. */
const PARTS = 4

/**
 * The PNG file of opaque pixels, four bytes each in the order red, green, blue, alpha.
 * Finding the colours is done at once, the compression on the thread pool.
 */
export async function pngOf(bytes: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  // Signed words: that keeps opaque pixels small integers for the engine.
  const pixels = new Int32Array(bytes.buffer, bytes.byteOffset, width * height)
  const palette = choosePalette(pixels, width, height)
  const compressing: Promise<Buffer>[] = []
  let checksum = 1
  for (let part = 0; part < PARTS; part++) {
    const edge = (n: number) => Math.round((n * height) / PARTS)
    const rows = indexRows(pixels, width, edge(part), edge(part + 1), palette)
    checksum = adler32(rows, checksum)
    const finishFlush = part === PARTS - 1 ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
    compressing.push(compressed(rows, { level: constants.Z_BEST_SPEED, chunkSize: 1 << 18, finishFlush }))
  }
  const data = Buffer.concat([ZLIB_HEADER, ...(await Promise.all(compressing)), word(checksum)])
  return Buffer.concat([
    SIGNATURE,
    ...chunk('IHDR', Buffer.concat([word(width), word(height), Uint8Array.of(BITS, COLOUR_TYPE_PALETTE, 0, 0, 0)])),
    ...chunk('PLTE', paletteBytes(palette)),
    ...chunk('IDAT', data),
    ...chunk('IEND'),
  ])
}

function chunk(type: string, data: Uint8Array = new Uint8Array()): Uint8Array[] {
  const name = Buffer.from(type, 'latin1')
  return [word(data.length), name, data, word(crc32(data, crc32(name)))]
}

function word(value: number): Uint8Array {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const ADLER_MODULUS = 65_521
/** So many bytes can be summed before the sums have to be reduced. */
const ADLER_STRETCH = 3800

/** The checksum that ends a zlib stream, over `bytes` after those that gave `start` (RFC 1950). */
function adler32(bytes: Uint8Array, start: number): number {
  let low = start & 0xffff
  let high = start >>> 16
  for (let from = 0; from < bytes.length; from += ADLER_STRETCH) {
    const to = Math.min(from + ADLER_STRETCH, bytes.length)
    for (let at = from; at < to; at++) {
      low += bytes[at] ?? 0
      high += low
    }
    low %= ADLER_MODULUS
    high %= ADLER_MODULUS
  }
  return high * 0x10000 + low
}
