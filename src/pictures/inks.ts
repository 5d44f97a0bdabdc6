/**
 * A fixed set of colours for printing pictures. One byte per pixel compresses in a third of the time, and blocks fit on any
 * picture.
 */

export interface Inks {
  /** Things of drawings with equal ink names share their keys. Usually the game's id. */
  readonly name: string
  /** At most 256 colours, each 0xrrggbb. */
  readonly colours: readonly number[]
}

/** Inks with a lookup of the nearest one to any colour. */
export interface InkFinder {
  /** The inks as opaque canvas pixels, with red in the lowest byte. */
  readonly pixels: Uint32Array
  /** By cell of colours. -1 where none was needed yet. */
  readonly nearest: Int16Array
}

/** Colours are looked up in a grid of 64 by 64 by 64 cells. Differences within a cell are invisible. */
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

/** The index of the ink for a pixel, ignoring its alpha. */
export function inkOf(pixel: number, finder: InkFinder): number {
  const cell = cellOf(pixel)
  const known = finder.nearest[cell] ?? 0
  return known < 0 ? find(cell, finder) : known
}

/** Finds the ink nearest to the middle of a cell and remembers it. */
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

/** Squared distance of two colours with these differences. The eye is most sensitive to green. */
const distance = (red: number, green: number, blue: number) => 2 * red * red + 4 * green * green + 3 * blue * blue
