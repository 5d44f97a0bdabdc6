/** A fixed set of colours to print pictures with: one byte a pixel compresses in a third of the time, and patches of different pictures fit together. */

export interface Inks {
  /** Things of drawings with equal names share their keys: usually the game's id. */
  readonly name: string
  /** At most 256 colours, each 0xrrggbb. */
  readonly colours: readonly number[]
}

/** The inks of one name, ready to find the nearest of any colour. */
export interface InkFinder {
  readonly inks: Inks
  /** By cell of colours; -1 where none was needed yet. */
  readonly nearest: Int16Array
}

/** Colours are looked up in cells of 64 by 64 by 64: nobody sees a difference within one. */
const CELLS = 1 << 18
/** Of a canvas' pixel: red is its lowest byte. */
const cellOf = (pixel: number) => ((pixel >>> 2) & 0x3f) | ((pixel >>> 4) & 0xfc0) | ((pixel >>> 6) & 0x3f000)

/** Throws if there are more colours than a PNG palette holds. */
export function inkFinder(inks: Inks): InkFinder {
  if (inks.colours.length > 256) throw new RangeError(`${inks.name} has ${inks.colours.length} inks; a palette holds 256.`)
  const nearest = new Int16Array(CELLS).fill(-1)
  for (const [index, colour] of inks.colours.entries()) {
    nearest[cellOf((colour >>> 16) | (colour & 0xff00) | ((colour & 255) << 16))] = index
  }
  return { inks, nearest }
}

/** Pixels as indexes of inks, in the same order. */
export function inked(pixels: Int32Array, finder: InkFinder): Buffer {
  const { nearest } = finder
  const result = Buffer.alloc(pixels.length)
  for (let at = 0; at < pixels.length; at++) {
    const cell = cellOf(pixels[at] ?? 0)
    const known = nearest[cell] ?? 0
    result[at] = known < 0 ? find(cell, finder) : known
  }
  return result
}

/** The ink nearest to the middle of a cell, which is remembered. */
function find(cell: number, { inks, nearest }: InkFinder): number {
  const middle = (part: number) => ((part & 0x3f) << 2) | 2
  const [red, green, blue] = [middle(cell), middle(cell >>> 6), middle(cell >>> 12)]
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [index, colour] of inks.colours.entries()) {
    const away = distance(red - (colour >>> 16), green - ((colour >>> 8) & 255), blue - (colour & 255))
    if (away < least) [best, least] = [index, away]
  }
  nearest[cell] = best
  return best
}

/** Squared, of two colours that differ so much; the eye sees differences of green best. */
const distance = (red: number, green: number, blue: number) => 2 * red * red + 4 * green * green + 3 * blue * blue
