/** A fixed set of colours to print pictures with: one byte a pixel compresses in a third of the time, and blocks fit on any picture. */

export interface Inks {
  /** Things of drawings with equal names share their keys: usually the game's id. */
  readonly name: string
  /** At most 256 colours, each 0xrrggbb. */
  readonly colours: readonly number[]
}

/** The inks of one name, ready to find the nearest of any colour. */
export interface InkFinder {
  /** The inks as opaque pixels of a canvas: red is the lowest byte. */
  readonly pixels: Uint32Array
  /** By cell of colours; -1 where none was needed yet. */
  readonly nearest: Int16Array
}

/** Colours are looked up in cells of 64 by 64 by 64: nobody sees a difference within one. */
const CELLS = 1 << 18
const cellOf = (pixel: number) => ((pixel >>> 2) & 0x3f) | ((pixel >>> 4) & 0xfc0) | ((pixel >>> 6) & 0x3f000)

/** Throws if there are more colours than a PNG palette holds. */
export function inkFinder({ name, colours }: Inks): InkFinder {
  if (colours.length > 256) throw new RangeError(`${name} has ${colours.length} inks; a palette holds 256.`)
  const pixels = Uint32Array.from(colours, (colour) => 0xff000000 | ((colour & 255) << 16) | (colour & 0xff00) | (colour >>> 16))
  const nearest = new Int16Array(CELLS).fill(-1)
  for (const [index, pixel] of pixels.entries()) nearest[cellOf(pixel)] = index
  return { pixels, nearest }
}

/** The index of the ink that stands for a pixel, whatever its alpha. */
export function inkOf(pixel: number, finder: InkFinder): number {
  const cell = cellOf(pixel)
  const known = finder.nearest[cell] ?? 0
  return known < 0 ? find(cell, finder) : known
}

/** The ink nearest to the middle of a cell, which is remembered. */
function find(cell: number, { pixels, nearest }: InkFinder): number {
  const middle = (part: number) => ((part & 0x3f) << 2) | 2
  const [red, green, blue] = [middle(cell), middle(cell >>> 6), middle(cell >>> 12)]
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let index = 0; index < pixels.length; index++) {
    const pixel = pixels[index] ?? 0
    const away = distance(red - (pixel & 255), green - ((pixel >>> 8) & 255), blue - ((pixel >>> 16) & 255))
    if (away >= least) continue
    best = index
    least = away
  }
  nearest[cell] = best
  return best
}

/** Squared, of two colours that differ so much; the eye sees differences of green best. */
const distance = (red: number, green: number, blue: number) => 2 * red * red + 4 * green * green + 3 * blue * blue
