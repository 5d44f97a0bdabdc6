/** Converts painted frames for a GIF: one palette for all frames, and only the changed pixels of each. */
import { setImmediate } from 'node:timers/promises'
import { type Colour, chooseColours } from './gif-library.js'

/** The index for pixels that are unchanged from the previous frame. */
export const TRANSPARENT = 255

/** The palette of an animation, and the mapping of all colours to it. */
export interface Scale {
  /** At most 255, because the last index is {@link TRANSPARENT}. */
  readonly colours: readonly Colour[]
  /** Index into `colours` for each cell of 8 by 8 by 8 colours. -1 where none was needed yet. */
  readonly indexes: Int16Array
}

/** Frames sampled for the palette. A few are enough, because a game's colours change slowly. */
const LOOKED_AT = 5
/** Sampling interval of their pixels. Coprime to the width, so that no column is left out. */
const EVERY = 53
const CELLS = 1 << 15

const red = (pixel: number) => pixel & 255
const green = (pixel: number) => (pixel >>> 8) & 255
const blue = (pixel: number) => (pixel >>> 16) & 255

/** A palette for frames like the first, the last and some between. */
export async function chooseScale<T>(
  frames: readonly T[],
  paint: (frame: T) => Promise<Int32Array>,
  signal: AbortSignal,
): Promise<Scale> {
  const samples: Uint8Array[] = []
  for (const frame of spread(frames, LOOKED_AT)) {
    signal.throwIfAborted()
    samples.push(thinned(await paint(frame)))
    await setImmediate()
  }
  const colours = chooseColours(Buffer.concat(samples), TRANSPARENT)
  return { colours, indexes: new Int16Array(CELLS).fill(-1) }
}

/** The first, the last, and others at equal distances, `count` at most. */
function spread<T>(items: readonly T[], count: number): readonly T[] {
  const last = items.length - 1
  const wanted = new Set(Array.from({ length: count }, (_, index) => Math.round((index * last) / (count - 1))))
  return items.filter((_, index) => wanted.has(index))
}

function thinned(pixels: Int32Array): Uint8Array {
  const few = Int32Array.from({ length: Math.ceil(pixels.length / EVERY) }, (_, index) => pixels[index * EVERY] ?? 0)
  return new Uint8Array(few.buffer)
}

/** Palette indexes of `pixels`, or {@link TRANSPARENT} where the frame `before` has the same pixel. */
export function changedPixels(before: Int32Array | null, pixels: Int32Array, scale: Scale): Uint8Array {
  const { indexes } = scale
  const changed = new Uint8Array(pixels.length)
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at] ?? 0
    if (before !== null && before[at] === pixel) {
      changed[at] = TRANSPARENT
      continue
    }
    const cell = ((pixel >>> 3) & 31) | ((pixel >>> 6) & 0x3e0) | ((pixel >>> 9) & 0x7c00)
    const known = indexes[cell] ?? -1
    changed[at] = known >= 0 ? known : indexAnew(pixel, cell, scale)
  }
  return changed
}

function indexAnew(pixel: number, cell: number, { colours, indexes }: Scale): number {
  const index = nearest(pixel, colours)
  indexes[cell] = index
  return index
}

/** Index of the colour closest to `pixel`. The eye is most sensitive to green. */
function nearest(pixel: number, colours: readonly Colour[]): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [index, [r, g, b]] of colours.entries()) {
    const away = 2 * (r - red(pixel)) ** 2 + 4 * (g - green(pixel)) ** 2 + 3 * (b - blue(pixel)) ** 2
    if (away < least) {
      least = away
      best = index
    }
  }
  return best
}
