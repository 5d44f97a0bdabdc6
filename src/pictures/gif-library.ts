/** The GIF encoder gifenc, with types: it brings none, and as a CommonJS module its names are not found by every loader. */
import { createRequire } from 'node:module'

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number]

interface GifFrame {
  /** Needed with the first frame, whose palette is everybody's. */
  readonly palette?: readonly Colour[]
  readonly transparent?: boolean
  readonly transparentIndex?: number
  /** Milliseconds. */
  readonly delay?: number
  /** What becomes of the frame when the next one comes; 1: it stays. */
  readonly dispose?: number
}

export interface GifWriter {
  writeFrame(indexes: Uint8Array, width: number, height: number, frame: GifFrame): void
  finish(): void
  bytes(): Uint8Array
  /** The same without a copy: valid until the next frame. */
  bytesView(): Uint8Array
}

interface Library {
  GIFEncoder(options?: { readonly initialCapacity?: number }): GifWriter
  quantize(rgba: Uint8Array, colours: number, options?: { readonly format?: 'rgb565' | 'rgb444' }): Colour[]
}

const library: Library = createRequire(import.meta.url)('gifenc')

/** A GIF to be written frame by frame; it loops for ever. */
export function createGif(): GifWriter {
  return library.GIFEncoder({ initialCapacity: 1 << 20 })
}

/** At most `count` colours that stand well for all these pixels, four bytes each. */
export function chooseColours(pixels: Uint8Array, count: number): readonly Colour[] {
  return library.quantize(pixels, count, { format: 'rgb565' })
}
