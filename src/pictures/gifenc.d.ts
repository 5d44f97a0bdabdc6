/** The part of the library's interface that is used here; it brings no types of its own. */
declare module 'gifenc' {
  /** Red, green and blue, 0 to 255. */
  export type Colour = readonly [number, number, number]

  export interface FrameOptions {
    /** Needed with the first frame, whose palette is everybody's. */
    readonly palette?: readonly Colour[]
    readonly transparent?: boolean
    readonly transparentIndex?: number
    /** Milliseconds. */
    readonly delay?: number
    /** What becomes of the frame when the next one comes; 1: it stays. */
    readonly dispose?: number
  }

  export interface Encoder {
    writeFrame(indexes: Uint8Array, width: number, height: number, options: FrameOptions): void
    finish(): void
    bytes(): Uint8Array
    /** The same without a copy: valid until the next frame. */
    bytesView(): Uint8Array
  }

  const library: {
    GIFEncoder(options?: { readonly initialCapacity?: number }): Encoder
    quantize(rgba: Uint8Array, colours: number, options?: { readonly format?: 'rgb565' | 'rgb444' }): Colour[]
  }
  export default library
}
