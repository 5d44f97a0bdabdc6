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
  readonly bytes: Buffer
}

let made = 0

/** What is painted on a layer. */
export function cut(layer: Layer, finder: InkFinder): Block {
  const { width, height } = layer
  const bytes = layer.data()
  const pixels = new Uint32Array(bytes.buffer, bytes.byteOffset, width * height)
  const inks = Buffer.alloc(pixels.length)
  const [runs, rims] = [rowWriter(), rowWriter()]
  for (let start = 0; start < pixels.length; start += width) {
    runs.beginRow()
    rims.beginRow()
    cutRow(pixels, start, start + width, { inks, runs, rims, finder })
  }
  return { id: made++, width, height, inks, runs: runs.written(), rims: rims.written() }
}

interface Cutting {
  readonly inks: Buffer
  readonly runs: RowWriter
  readonly rims: RowWriter
  readonly finder: InkFinder
}

function cutRow(pixels: Uint32Array, start: number, end: number, { inks, runs, rims, finder }: Cutting): void {
  let run = -1
  let [before, ink] = [0, 0]
  for (let at = start; at < end; at++) {
    const pixel = pixels[at] ?? 0
    if (pixel >>> 24 === OPAQUE) {
      if (run < 0) run = at
      if (pixel !== before) [before, ink] = [pixel, inkOf(pixel, finder)]
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
  beginRow(): void
  write(one: number, other: number): void
  written(): Rows
}

function rowWriter(): RowWriter {
  const pairs: number[] = []
  const starts: number[] = []
  return {
    beginRow: () => void starts.push(pairs.length),
    write: (one, other) => void pairs.push(one, other),
    written: () => ({ pairs: Uint32Array.from(pairs), starts: Uint32Array.from([...starts, pairs.length]) }),
  }
}

/** Prints a block with its top left corner at (x, y) of a strip; whatever is outside of the strip is left out. */
export function print(block: Block, x: number, y: number, strip: Strip, finder: InkFinder): void {
  const [left, right] = [Math.max(0, -x), Math.min(block.width, strip.width - x)]
  if (left >= right) return
  const last = Math.min(block.height, strip.height - y)
  for (let row = Math.max(0, -y); row < last; row++) {
    const start = row * block.width
    const to = (y + row) * (strip.width + 1) + 1 + x - start
    printRuns(block, row, { bytes: strip.bytes, to, from: start + left, end: start + right, finder })
    printRims(block, row, { bytes: strip.bytes, to, from: start + left, end: start + right, finder })
  }
}

/** The part of a block's row that is printed, and where: each byte `to` farther than it is in the block. */
interface Printing {
  readonly bytes: Buffer
  readonly to: number
  readonly from: number
  readonly end: number
  readonly finder: InkFinder
}

/** Longer runs are copied faster than byte by byte. */
const LONG = 48

function printRuns({ inks, runs: { pairs, starts } }: Block, row: number, { bytes, to, from, end }: Printing): void {
  const last = starts[row + 1] ?? 0
  for (let pair = starts[row] ?? 0; pair < last; pair += 2) {
    const begin = Math.max(from, pairs[pair] ?? 0)
    const stop = Math.min(end, pairs[pair + 1] ?? 0)
    if (stop - begin > LONG) inks.copy(bytes, to + begin, begin, stop)
    else for (let at = begin; at < stop; at++) bytes[to + at] = inks[at] ?? 0
  }
}

function printRims({ rims: { pairs, starts } }: Block, row: number, { bytes, to, from, end, finder }: Printing): void {
  const last = starts[row + 1] ?? 0
  for (let pair = starts[row] ?? 0; pair < last; pair += 2) {
    const at = pairs[pair] ?? 0
    if (at < from || at >= end) continue
    const beneath = finder.pixels[bytes[to + at] ?? 0] ?? 0
    bytes[to + at] = inkOf(over(pairs[pair + 1] ?? 0, beneath), finder)
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
