/** Writes PNG files with a palette (PNG specification, third edition, sections 5 and 11). */
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { constants, crc32, createDeflate } from 'node:zlib'
import { choosePalette, indexRows, type Palette, paletteBytes } from './indexed.js'

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const BITS = 8
const COLOUR_TYPE_PALETTE = 3

/** While one part is being compressed on the thread pool, the next one is prepared. */
const PARTS = 6
/** Larger than any compressed part: each is handed over in one piece. */
const CHUNK_SIZE = 1 << 18

/** The PNG file of opaque pixels, four bytes each in the order red, green, blue, alpha. They must not change meanwhile. */
export async function pngOf(bytes: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  // Signed words: that keeps opaque pixels small integers for the engine.
  const pixels = new Int32Array(bytes.buffer, bytes.byteOffset, width * height)
  const palette = choosePalette(pixels, width, height)
  const header = Buffer.concat([word(width), word(height), Uint8Array.of(BITS, COLOUR_TYPE_PALETTE, 0, 0, 0)])
  return Buffer.concat([
    SIGNATURE,
    ...chunk('IHDR', header),
    ...chunk('PLTE', paletteBytes(palette)),
    ...chunk('IDAT', await compressed(pixels, width, height, palette)),
    ...chunk('IEND'),
  ])
}

async function compressed(pixels: Int32Array, width: number, height: number, palette: Palette): Promise<Uint8Array> {
  const deflater = createDeflate({ level: constants.Z_BEST_SPEED, chunkSize: CHUNK_SIZE })
  const result = buffer(deflater)
  const edge = (part: number) => Math.round((part * height) / PARTS)
  for (let part = 0; part < PARTS; part++) {
    deflater.write(indexRows(pixels, width, edge(part), edge(part + 1), palette))
    await setImmediate()
  }
  deflater.end()
  return result
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
