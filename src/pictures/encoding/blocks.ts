/** A thing's pixels as ink indexes. Cut once (cut.ts) into a block, then printed at any position of any picture. */
import { type InkFinder, inkOf } from '../inks.js'
import type { Box } from '../sprites.js'

export interface Block {
  /** Equal numbers are equal blocks. */
  readonly id: number
  readonly width: number
  readonly height: number
  /** The steps that print each row from left to right, each row ending with a 0. {@link step} describes the words. */
  readonly steps: Int32Array
  /** The same memory byte by byte. */
  readonly bytes: Uint8Array
  /** The start of each row in `steps`. Identical rows may share theirs. */
  readonly starts: Uint32Array
}

/** Rows of a picture that are printed together, each after PNG's filter byte. */
export interface Strip {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** Pixels of one ink, the most common kind. */
export const FILL = 0
/** Pixels whose inks follow, one byte each, padded to a whole word. */
export const COPY = 1
/** Translucent pixels at the edges of shapes. Their premultiplied colours follow, one word each. */
export const BLEND = 2

/** The maximum number of pixels that one step skips, and that it prints. */
export const FURTHEST = 2_047

/** Skips `gap` pixels and prints `length`. */
export const step = (kind: number, gap: number, length: number, ink: number) => (gap << 21) | (length << 10) | (ink << 2) | kind

/** Memory in bytes, including an estimate for the block itself. */
export const weightOf = ({ steps, starts }: Block) => steps.byteLength + starts.byteLength + OBJECTS
const OBJECTS = 500

/** Prints a block with its top left corner at (x, y) of a strip, as far as it lies in a window of the strip. */
export function print(
  block: Block,
  x: number,
  y: number,
  strip: Strip,
  finder: InkFinder,
  window: Box = { x: 0, y: 0, width: strip.width, height: strip.height },
): void {
  const end = Math.min(block.height, window.y + window.height - y)
  for (let row = Math.max(0, window.y - y); row < end; row++) {
    const start = (y + row) * (strip.width + 1) + 1
    printRow(block, row, start + x, { left: start + window.x, right: start + window.x + window.width }, strip, finder)
  }
}

/** `from`, `left` and `right` are bytes of the strip: where the row begins, and what of it is printed. */
function printRow(
  block: Block,
  row: number,
  from: number,
  { left, right }: { readonly left: number; readonly right: number },
  { bytes }: Strip,
  finder: InkFinder,
): void {
  const { steps } = block
  let at = block.starts[row] ?? 0
  let to = from
  for (let word = steps[at++] ?? 0; word !== 0; word = steps[at++] ?? 0) {
    const start = to + (word >>> 21)
    const length = (word >>> 10) & FURTHEST
    to = start + length
    const begin = Math.max(start, left)
    const stop = Math.min(to, right)
    const kind = word & 3
    if (kind === FILL) {
      const ink = (word >>> 2) & 255
      if (stop - begin > LONG) bytes.fill(ink, begin, stop)
      else for (let each = begin; each < stop; each++) bytes[each] = ink
    } else if (kind === COPY) {
      const shift = 4 * at - start
      if (stop - begin > WIDE) bytes.set(block.bytes.subarray(begin + shift, stop + shift), begin)
      else for (let each = begin; each < stop; each++) bytes[each] = block.bytes[each + shift] ?? 0
      at += (length + 3) >>> 2
    } else {
      const shift = at - start
      for (let each = begin; each < stop; each++) {
        const beneath = finder.pixels[bytes[each] ?? 0] ?? 0
        bytes[each] = inkOf(over(steps[each + shift] ?? 0, beneath), finder)
      }
      at += length
    }
  }
}

/** From this length `fill` is faster than a loop. */
const LONG = 24
/** From this length copying is faster with a library call than with a loop. */
const WIDE = 64

const OPAQUE = 255

/** A premultiplied pixel over an opaque one. */
function over(pixel: number, beneath: number): number {
  const rest = OPAQUE - (pixel >>> 24)
  const red = (pixel & 255) + share(beneath & 255, rest)
  const green = ((pixel >>> 8) & 255) + share((beneath >>> 8) & 255, rest)
  const blue = ((pixel >>> 16) & 255) + share((beneath >>> 16) & 255, rest)
  return red | (green << 8) | (blue << 16)
}

/** The rounded product of two values of 0 to 255, as fractions of 255. */
const share = (part: number, of: number) => ((part * of + 128) * 257) >>> 16
