/**
 * Writes PNG files with a palette from bands of rows that are compressed one by one (PNG specification, third edition, sections
 * 5, 10 and 11).
 */
import { crc32 } from 'node:zlib'
import { compress, compressBeside } from './compress.js'

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const BITS = 8
const COLOUR_TYPE_PALETTE = 3
/** The zlib header: deflate with the usual window, fast compression. */
const ZLIB_HEADER = Uint8Array.of(0x78, 0x01)
/** An empty last block of a stream. */
const LAST_BLOCK = Uint8Array.of(0x03, 0x00)

/** Some compressed rows of a picture, as a chunk that fits into any picture of the same width. */
export interface Band {
  readonly chunk: Uint8Array
  readonly checksum: Checksum
}

/** The checksum of `length` bytes. Both sums are modulo 65521. */
interface Checksum {
  readonly plain: number
  readonly weighted: number
  readonly length: number
}

/** Compresses rows of palette indexes, each after PNG's filter byte. */
export function band(rows: Uint8Array): Band {
  return { chunk: chunk('IDAT', compress(rows)), checksum: checksumOf(rows) }
}

/** The same on the thread pool. The rows must not change before it resolves. */
export async function bandBeside(rows: Uint8Array): Promise<Band> {
  const compressed = compressBeside(rows)
  const checksum = checksumOf(rows)
  return { chunk: chunk('IDAT', await compressed), checksum }
}

/** The file of some bands from top to bottom. `colours` are 0xrrggbb, at most 256. */
export function pngOf(width: number, height: number, colours: readonly number[], bands: readonly Band[]): Uint8Array {
  const header = Buffer.concat([word(width), word(height), Uint8Array.of(BITS, COLOUR_TYPE_PALETTE, 0, 0, 0)])
  const palette = Uint8Array.from(colours.flatMap((colour) => [colour >>> 16, (colour >>> 8) & 255, colour & 255]))
  const { plain, weighted } = bands.map(({ checksum }) => checksum).reduce(joined, { plain: 1, weighted: 0, length: 0 })
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', ZLIB_HEADER),
    ...bands.map((each) => each.chunk),
    chunk('IDAT', LAST_BLOCK, word(weighted * 65_536 + plain)),
    chunk('IEND'),
  ])
}

const MODULUS = 65_521
/** The number of words after which each sum, and the sum of sums, is still below 65,536. */
const GROUP = 20
/** The number of words after which the sums are still small integers for the engine. */
const SAFE = 25 * GROUP

/**
 * Adler-32, which ends a zlib stream (RFC 1950). The bytes must begin at a word boundary. It reads four bytes at a time into two
 * sums in the halves of each of two words, because byte by byte each step would wait for the previous one.
 */
function checksumOf(bytes: Uint8Array): Checksum {
  const { length } = bytes
  const words = new Int32Array(bytes.buffer, bytes.byteOffset, length >>> 2)
  let [plain, weighted] = [1, 0]
  for (let start = 0; start < words.length; start += SAFE) {
    const end = Math.min(start + SAFE, words.length)
    for (let from = start; from < end; from += GROUP) {
      const to = Math.min(from + GROUP, end)
      let [even, odd, evens, odds] = [0, 0, 0, 0]
      for (let at = from; at < to; at++) {
        const word = words[at] ?? 0
        even += word & 0xff00ff
        odd += (word >>> 8) & 0xff00ff
        evens += even
        odds += odd
      }
      // The sums after each word count each of its bytes as if it were the first.
      const tooMuch = (odd & 0xffff) + 2 * (even >>> 16) + 3 * (odd >>> 16)
      weighted += 4 * ((to - from) * plain + bothHalves(evens) + bothHalves(odds)) - tooMuch
      plain += bothHalves(even) + bothHalves(odd)
    }
    plain %= MODULUS
    weighted %= MODULUS
  }
  for (const byte of bytes.subarray(4 * words.length)) {
    plain = (plain + byte) % MODULUS
    weighted = (weighted + plain) % MODULUS
  }
  return { plain, weighted, length }
}

const bothHalves = (word: number) => (word & 0xffff) + (word >>> 16)

/** The checksum of two consecutive pieces. */
function joined(first: Checksum, second: Checksum): Checksum {
  return {
    plain: (first.plain + second.plain + MODULUS - 1) % MODULUS,
    weighted: (first.weighted + second.weighted + second.length * (first.plain + MODULUS - 1)) % MODULUS,
    length: first.length + second.length,
  }
}

/** A chunk in its own memory. A cached piece would otherwise keep a whole pool alive. */
function chunk(type: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const name = Buffer.from(type, 'latin1')
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const checksum = parts.reduce((sum, part) => crc32(part, sum), crc32(name))
  const whole = new Uint8Array(length + 12)
  let at = 0
  for (const part of [word(length), name, ...parts, word(checksum)]) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function word(value: number): Uint8Array {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
