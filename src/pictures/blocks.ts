/** What a thing looks like in inks, cut once as a block is for printing, and printed on any picture wherever it stands. */
import type { Layer } from './canvas.js'
import { type InkFinder, inkOf } from './inks.js'

export interface Block {
  /** Equal numbers are equal blocks. */
  readonly id: number
  readonly width: number
  readonly height: number
  /** The ink of each pixel, row by row; it counts where the pixel belongs to a run. */
  readonly inks: Buffer
  /** Pixels that hide what is beneath: for each run where it begins in `inks` and where it has ended. */
  readonly runs: Rows
  /** Pixels through which one sees, at the rims of shapes: for each where it is in `inks`, and its colour with the alpha applied. */
  readonly rims: Rows
}

/** Pairs of numbers for each row of pixels; some more rows than there are pixels in any. */
interface Rows {
  readonly pairs: Uint32Array
  /** Where each row begins in `pairs`, and at last where all have ended. */
  readonly starts: Uint32Array
}

/** Rows of a picture that are printed together, each behind PNG's filter byte. */
export interface Strip {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

let made = 0

/** What is painted on a layer. */
export function cut(layer: Layer, finder: InkFinder): Block {
  const { width, height } = layer
  const bytes = layer.data()
  const pixels = new Int32Array(bytes.buffer, bytes.byteOffset, width * height)
  const inks = Buffer.alloc(pixels.length)
  const [runs, rims] = [rowWriter(height), rowWriter(height)]
  for (let start = 0; start < pixels.length; start += width) {
    cutRow(pixels, start, start + width, { inks, runs, rims, finder })
    runs.endRow()
    rims.endRow()
  }
  return { id: made++, width, height, inks, runs: runs.written(), rims: rims.written() }
}

interface Cutting {
  readonly inks: Buffer
  readonly runs: RowWriter
  readonly rims: RowWriter
  readonly finder: InkFinder
}

function cutRow(pixels: Int32Array, start: number, end: number, { inks, runs, rims, finder }: Cutting): void {
  let run = -1
  let before = 0
  let ink = 0
  for (let at = start; at < end; at++) {
    const pixel = pixels[at] ?? 0
    if (pixel >>> 24 === OPAQUE) {
      if (run < 0) run = at
      if (pixel !== before) ink = inkOf(pixel, finder)
      before = pixel
      inks[at] = ink
      continue
    }
    if (run >= 0) runs.write(run, at)
    run = -1
    if (pixel !== 0) rims.write(at, pixel)
  }
  if (run >= 0) runs.write(run, end)
}

const OPAQUE = 255

interface RowWriter {
  write(one: number, other: number): void
  endRow(): void
  written(): Rows
}

function rowWriter(rows: number): RowWriter {
  const starts = new Uint32Array(rows + 1)
  let pairs = new Uint32Array(64)
  let [row, used] = [0, 0]

  function grow(): void {
    const larger = new Uint32Array(2 * pairs.length)
    larger.set(pairs)
    pairs = larger
  }

  return {
    write(one, other) {
      if (used === pairs.length) grow()
      pairs[used++] = one
      pairs[used++] = other
    },
    endRow() {
      starts[++row] = used
    },
    written: () => ({ pairs: pairs.slice(0, used), starts }),
  }
}

/** Prints a block with its top left corner at (x, y) of a strip; whatever is outside of the strip is left out. */
export function print(block: Block, x: number, y: number, strip: Strip, finder: InkFinder): void {
  const columns = { from: Math.max(0, -x), end: Math.min(block.width, strip.width - x) }
  const rows = { from: Math.max(0, -y), end: Math.min(block.height, strip.height - y) }
  const corner = y * (strip.width + 1) + 1 + x
  printRuns(block, { rows, columns, corner, strip })
  printRims(block, { rows, columns, corner, strip }, finder)
}

/** From the first to the last of some rows or columns; the latter is the first that does not belong to them. */
interface Span {
  readonly from: number
  readonly end: number
}

interface Printing {
  /** The part of the block that is printed. */
  readonly rows: Span
  readonly columns: Span
  /** Where the block's first byte would be in the strip. */
  readonly corner: number
  readonly strip: Strip
}

/** Longer runs are copied faster than byte by byte. */
const LONG = 64

function printRuns({ width, inks, runs: { pairs, starts } }: Block, { rows, columns, corner, strip }: Printing): void {
  const { bytes } = strip
  for (let row = rows.from; row < rows.end; row++) {
    const [from, end] = [row * width + columns.from, row * width + columns.end]
    const to = corner + row * (strip.width + 1 - width)
    const last = starts[row + 1] ?? 0
    for (let pair = starts[row] ?? 0; pair < last; pair += 2) {
      const begin = Math.max(from, pairs[pair] ?? 0)
      const stop = Math.min(end, pairs[pair + 1] ?? 0)
      if (stop - begin > LONG) bytes.set(inks.subarray(begin, stop), to + begin)
      else for (let at = begin; at < stop; at++) bytes[to + at] = inks[at] ?? 0
    }
  }
}

function printRims({ width, rims }: Block, { rows, columns, corner, strip }: Printing, finder: InkFinder): void {
  const { pairs, starts } = rims
  const { bytes } = strip
  for (let row = rows.from; row < rows.end; row++) {
    const [from, end] = [row * width + columns.from, row * width + columns.end]
    const to = corner + row * (strip.width + 1 - width)
    const last = starts[row + 1] ?? 0
    for (let pair = starts[row] ?? 0; pair < last; pair += 2) {
      const at = pairs[pair] ?? 0
      if (at < from || at >= end) continue
      const beneath = finder.pixels[bytes[to + at] ?? 0] ?? 0
      bytes[to + at] = inkOf(over(pairs[pair + 1] ?? 0, beneath), finder)
    }
  }
}

/** A pixel with its alpha applied, over an opaque one. */
function over(pixel: number, beneath: number): number {
  const rest = OPAQUE - (pixel >>> 24)
  const red = (pixel & 255) + share(beneath & 255, rest)
  const green = ((pixel >>> 8) & 255) + share((beneath >>> 8) & 255, rest)
  const blue = ((pixel >>> 16) & 255) + share((beneath >>> 16) & 255, rest)
  return red | (green << 8) | (blue << 16)
}

/** The rounded product of two shares of 255. */
const share = (part: number, of: number) => ((part * of + 128) * 257) >>> 16

/** Memory in bytes. */
export function weightOf({ inks, runs, rims }: Block): number {
  return [runs, rims].reduce((sum, { pairs, starts }) => sum + pairs.byteLength + starts.byteLength, inks.length)
}
