/** Reduces a painted picture to a palette: printed art has few colours, and one byte a pixel compresses in a third of the time. */

export interface Palette {
  /** At most 256 pixels, each standing for a colour. */
  readonly colours: Int32Array
  /** Index into `colours` for each cell of colours; -1 where none was needed yet. */
  readonly indexes: Int16Array
}

const LARGEST_PALETTE = 256
/** So many of them go to the most frequent colours, the rest to rare ones. */
const FREQUENT = 216
/** Colours are counted in cells of 32 by 32 by 32. */
const CELLS = 1 << 15
/** Every fifth row is enough to see which colours matter. */
const SAMPLED_ROWS = 5

const red = (pixel: number) => pixel & 255
const green = (pixel: number) => (pixel >>> 8) & 255
const blue = (pixel: number) => (pixel >>> 16) & 255
const cellOf = (pixel: number) => ((pixel >>> 3) & 31) | ((pixel >>> 6) & 0x3e0) | ((pixel >>> 9) & 0x7c00)

/**
 * The most frequent colours, and of the others those that have nothing like them yet; each stands for its cell with the exact
 * colour of the cell's longest run.
 */
export function choosePalette(pixels: Int32Array, width: number, height: number): Palette {
  const counts = new Uint32Array(CELLS)
  const longest = new Uint32Array(CELLS)
  const exact = new Int32Array(CELLS)
  const used: number[] = []
  for (let row = 0; row < height; row += SAMPLED_ROWS) {
    const end = (row + 1) * width
    for (let start = row * width; start < end; ) {
      const pixel = pixels[start] ?? 0
      let next = start + 1
      while (next < end && pixels[next] === pixel) next++
      const cell = cellOf(pixel)
      const run = next - start
      if (counts[cell] === 0) used.push(cell)
      counts[cell] = (counts[cell] ?? 0) + run
      if (run > (longest[cell] ?? 0)) {
        longest[cell] = run
        exact[cell] = pixel
      }
      start = next
    }
  }
  used.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)
  const colours = mostDifferent(Int32Array.from(used, (cell) => exact[cell] ?? 0))
  const indexes = new Int16Array(CELLS).fill(-1)
  for (const [index, colour] of colours.entries()) indexes[cellOf(colour)] = index
  return { colours, indexes }
}

/** Of colours by falling frequency the first ones, then one by one whichever is least like all chosen before. */
function mostDifferent(colours: Int32Array): Int32Array {
  if (colours.length <= LARGEST_PALETTE) return colours
  const chosen = colours.slice(0, LARGEST_PALETTE)
  const rest = colours.subarray(FREQUENT)
  const away = Float64Array.from(rest, (colour) => distance(colour, chosen[nearest(colour, chosen.subarray(0, FREQUENT))] ?? 0))
  for (let index = FREQUENT; index < LARGEST_PALETTE; index++) {
    const next = rest[largest(away)] ?? 0
    chosen[index] = next
    for (let i = 0; i < rest.length; i++) away[i] = Math.min(away[i] ?? 0, distance(rest[i] ?? 0, next))
  }
  return chosen
}

function largest(values: Float64Array): number {
  let best = 0
  for (let i = 1; i < values.length; i++) if ((values[i] ?? 0) > (values[best] ?? 0)) best = i
  return best
}

/**
 * Rows `from` to `to` (exclusive) as palette indexes, each behind PNG's filter byte (0: none).
 * Cells that the palette lacks are given their nearest colour, and remember it.
 */
export function indexRows(pixels: Int32Array, width: number, from: number, to: number, palette: Palette): Uint8Array {
  const { indexes } = palette
  const rows = new Uint8Array((width + 1) * (to - from))
  let out = 0
  let at = from * width
  for (let row = from; row < to; row++) {
    out++
    let last = 0
    let index = 0
    for (const end = at + width; at < end; at++) {
      const pixel = pixels[at] ?? 0
      if (pixel !== last) {
        last = pixel
        const cell = cellOf(pixel)
        index = indexes[cell] ?? 0
        if (index < 0) {
          index = nearest(pixel, palette.colours)
          indexes[cell] = index
        }
      }
      rows[out++] = index
    }
  }
  return rows
}

/** Index of the colour most like `pixel`. */
function nearest(pixel: number, colours: Int32Array): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let index = 0; index < colours.length; index++) {
    const away = distance(pixel, colours[index] ?? 0)
    if (away < least) {
      least = away
      best = index
    }
  }
  return best
}

/** Squared; the eye sees differences of green best. */
function distance(one: number, other: number): number {
  const r = red(one) - red(other)
  const g = green(one) - green(other)
  const b = blue(one) - blue(other)
  return 2 * r * r + 4 * g * g + 3 * b * b
}

/** Three bytes for each colour, as PNG's palette wants them. */
export function paletteBytes({ colours }: Palette): Uint8Array {
  return Uint8Array.from([...colours].flatMap((colour) => [red(colour), green(colour), blue(colour)]))
}
