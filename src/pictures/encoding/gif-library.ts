/**
 * The GIF encoder gifenc, with types. It has none of its own, and some loaders do not find its names because it is a CommonJS
 * module.
 */
import { createRequire } from 'node:module'

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number]

interface GifFrame {
  /** Required for the first frame, whose palette all frames share. */
  readonly palette?: readonly Colour[]
  readonly transparent?: boolean
  readonly transparentIndex?: number
  /** In milliseconds. */
  readonly delay?: number
  /** How the frame is disposed of before the next one. 1: it stays. */
  readonly dispose?: number
}

export interface GifWriter {
  writeFrame(indexes: Uint8Array, width: number, height: number, frame: GifFrame): void
  finish(): void
  bytes(): Uint8Array
  /** The same without a copy. Valid until the next frame. */
  bytesView(): Uint8Array
}

interface Library {
  GIFEncoder(options?: { readonly initialCapacity?: number }): GifWriter
  quantize(rgba: Uint8Array, colours: number, options?: { readonly format?: 'rgb565' | 'rgb444' }): Colour[]
}

const library: Library = createRequire(import.meta.url)('gifenc')

/** A GIF to be written frame by frame. It loops forever. */
export function createGif(): GifWriter {
  return library.GIFEncoder({ initialCapacity: 1 << 20 })
}

/** At most `count` colours that represent these pixels well, four bytes each. */
export function chooseColours(pixels: Uint8Array, count: number): readonly Colour[] {
  return library.quantize(pixels, count, { format: 'rgb565' })
}
