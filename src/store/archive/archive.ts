/** Encodes a finished table as bytes, and decodes it. */
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib'
import { putTogether, takeApart } from './columns.js'
import { type Content, type Parted, whole } from './content.js'
import { type Lexicon, read, write } from './lexicon.js'

/** A small compression window needs little memory, and a game fits into it. */
const WINDOW_BITS = 18

/** Bytes before the compressed ones. They hold the number of the lexicon. */
const PREFIX = 2

/** An archive is damaged. */
export class ArchiveBroken extends Error {
  override readonly name = 'ArchiveBroken'
}

const options = (size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
})

/** A table as text, not yet compressed. */
export function textOf({ about, played }: Parted, lexicon: Lexicon): string {
  return `${JSON.stringify(about)}\n${write(takeApart(played), lexicon)}`
}

const compressed = promisify(brotliCompress)

/** Compresses on another thread. */
export async function squeeze(text: string): Promise<Buffer> {
  const bytes = Buffer.from(text)
  return compressed(bytes, options(bytes.length))
}

/** The bytes of an archive: the number of its lexicon and the compressed text. */
export function bytesOf(lexiconId: number, compressed: Uint8Array): Buffer {
  const prefix = Buffer.alloc(PREFIX)
  prefix.writeUInt16BE(lexiconId)
  return Buffer.concat([prefix, compressed])
}

/** The number of the lexicon and the compressed text in such bytes. Throws if they are too short. */
export function partsOf(bytes: Uint8Array): { readonly lexiconId: number; readonly compressed: Buffer } {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { lexiconId: buffer.readUInt16BE(0), compressed: buffer.subarray(PREFIX) }
}

/** The table encoded in this compressed text. Throws if they are damaged. */
export function contentOf(bytes: Uint8Array, lexicon: Lexicon): Content {
  return whole(partedOf(brotliDecompressSync(bytes).toString(), lexicon))
}

function partedOf(text: string, lexicon: Lexicon): Parted {
  const end = text.indexOf('\n')
  return { about: JSON.parse(text.slice(0, end)), played: putTogether(read(text.slice(end + 1), lexicon)) }
}
