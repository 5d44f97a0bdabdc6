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
/** Colours rarer than so many others are crumbs of smooth edges. */
const CANDIDATES = 700
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
  const rest = colours.subarray(FREQUENT, CANDIDATES)
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
  const quads = width - (width % 4)
  let out = 0
  for (let row = from; row < to; row++) {
    out++
    const start = row * width
    // Four at a time: mostly they are alike, and then one look-up does for all.
    for (let at = start; at < start + quads; at += 4, out += 4) {
      const a = pixels[at] ?? 0
      const b = pixels[at + 1] ?? 0
      const c = pixels[at + 2] ?? 0
      const d = pixels[at + 3] ?? 0
      let first = indexes[cellOf(a)] ?? 0
      if (a === b && a === c && a === d) {
        if (first < 0) first = indexAnew(a, palette)
        rows[out] = first
        rows[out + 1] = first
        rows[out + 2] = first
        rows[out + 3] = first
        continue
      }
      let second = indexes[cellOf(b)] ?? 0
      let third = indexes[cellOf(c)] ?? 0
      let fourth = indexes[cellOf(d)] ?? 0
      if ((first | second | third | fourth) < 0) {
        first = indexAnew(a, palette)
        second = indexAnew(b, palette)
        third = indexAnew(c, palette)
        fourth = indexAnew(d, palette)
      }
      rows[out] = first
      rows[out + 1] = second
      rows[out + 2] = third
      rows[out + 3] = fourth
    }
    for (let at = start + quads; at < start + width; at++) rows[out++] = indexAnew(pixels[at] ?? 0, palette)
  }
  return rows
}

/** The index of a colour that the palette may lack. */
function indexAnew(pixel: number, { colours, indexes }: Palette): number {
  const known = indexes[cellOf(pixel)] ?? 0
  if (known >= 0) return known
  const index = nearest(pixel, colours)
  indexes[cellOf(pixel)] = index
  return index
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
