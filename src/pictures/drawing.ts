import type { SKRSContext2D } from '@napi-rs/canvas'

/**
 * A picture as a recipe: its size in pixels and how to paint it. Painting is synchronous and takes about a millisecond;
 * encoding happens elsewhere, off the event loop.
 */
export interface Drawing {
  readonly width: number
  readonly height: number
  /** Equal keys paint equal pictures: finished pictures are cached under it. */
  readonly key: string
  readonly paint: (ctx: SKRSContext2D) => void
}
