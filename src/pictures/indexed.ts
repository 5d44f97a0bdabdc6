/** Reduces a painted picture to a palette: printed art has few colours, and one byte a pixel compresses in a third of the time. */

export interface Palette {
  /** At most 256 pixels, each standing for a colour. */
  readonly colours: Int32Array
  /** Index into `colours` for each cell of colours; -1 where none was needed yet. */
  readonly indexes: Int16Array
}

const LARGEST_PALETTE = 256
/** Colours are counted in cells of 32 by 32 by 32. */
const CELLS = 1 << 15
/** Every fifth row is enough to see which colours matter. */
const SAMPLED_ROWS = 5

const red = (pixel: number) => pixel & 255
const green = (pixel: number) => (pixel >>> 8) & 255
const blue = (pixel: number) => (pixel >>> 16) & 255
const cellOf = (pixel: number) => ((pixel >>> 3) & 31) | ((pixel >>> 6) & 0x3e0) | ((pixel >>> 9) & 0x7c00)

/** The most frequent colours; each stands for its cell with the exact colour of the cell's longest run. */
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
  const cells = used.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b).slice(0, LARGEST_PALETTE)
  const indexes = new Int16Array(CELLS).fill(-1)
  for (const [index, cell] of cells.entries()) indexes[cell] = index
  return { colours: Int32Array.from(cells, (cell) => exact[cell] ?? 0), indexes }
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

/** Index of the colour most like `pixel`; the eye sees differences of green best. */
function nearest(pixel: number, colours: Int32Array): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let index = 0; index < colours.length; index++) {
    const colour = colours[index] ?? 0
    const [r, g, b] = [red(colour) - red(pixel), green(colour) - green(pixel), blue(colour) - blue(pixel)]
    const distance = 2 * r * r + 4 * g * g + 3 * b * b
    if (distance < least) {
      least = distance
      best = index
    }
  }
  return best
}

/** Three bytes for each colour, as PNG's palette wants them. */
export function paletteBytes({ colours }: Palette): Uint8Array {
  return Uint8Array.from([...colours].flatMap((colour) => [red(colour), green(colour), blue(colour)]))
}
