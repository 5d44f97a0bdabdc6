/** Pictures as recipes. Painting is synchronous and happens elsewhere, like the encoding. */
import type { Pen } from './canvas.js'
import type { Inks } from './inks.js'
import { type Box, stamp } from './sprites.js'

export interface Drawing {
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** Equal keys paint equal pictures. Finished pictures are cached by this key. */
  readonly key: string
  readonly paint: (pen: Pen) => void
  /** The colours it is printed with. A drawing without inks keeps every colour, makes a larger file and takes longer. */
  readonly inks?: () => Inks
  /** The same picture in parts, in painting order. The first part covers everything. Parts painted once are reused. */
  readonly things?: () => readonly Thing[]
  /** How another thread can obtain the same drawing, since functions cannot be sent there. */
  readonly order?: Order
}

/** An artist's drawing, as plain data. */
export interface Order {
  /** The artist's name: a game's id, or the name of a chart. */
  readonly artist: string
  /** The content, in a shape defined by the artist. */
  readonly subject: unknown
  /** Pictures of one series share most of their parts, as those of one table do. */
  readonly series: string
}

/** A part of a picture. */
export interface Thing {
  /** Equal keys in equal boxes paint equal pixels, among all drawings with the same inks. */
  readonly key: string
  /** Rectangles that together contain everything painted. */
  readonly boxes: readonly Box[]
  readonly paint: (pen: Pen) => void
  /**
   * Paints the same with the top left corner of the only box at (0, 0). For things that look the same in any box of that size.
   */
  readonly stamp?: (pen: Pen) => void
  /** In whole pixels. What lies outside is not seen. It is painted and cached whole all the same. */
  readonly window?: Box
}

/** The same, seen only inside `window`, in whole pixels. */
export const windowed = (thing: Thing, window: Box): Thing => ({ ...thing, window })

type Composition = Required<Omit<Drawing, 'paint' | 'order'>> & Pick<Drawing, 'order'>

/** A drawing made of things, each painted with a fresh pen state. */
export function composed(composition: Composition): Drawing {
  return { ...composition, paint: (pen) => paintThings(pen, composition.things()) }
}

/** The drawing as a single thing, painted once and cached as a whole. */
export function inOnePiece({ width, height, key, paint, inks }: Drawing): Drawing {
  const whole = { width, height, key, paint }
  return inks === undefined ? whole : { ...whole, inks, things: () => [{ key, boxes: [{ x: 0, y: 0, width, height }], paint }] }
}

/** Paints things. None of them can affect the next one's pen state. */
export function paintThings(pen: Pen, things: readonly Thing[]): void {
  for (const { paint, window } of things) {
    pen.save()
    if (window !== undefined) {
      pen.beginPath()
      pen.rect(window.x, window.y, window.width, window.height)
      pen.clip()
    }
    paint(pen)
    pen.restore()
  }
}

/**
 * A thing that is painted once and reused at any position, so `box` is rounded to whole pixels. `paint` draws with the top left
 * corner at (0, 0).
 */
export function stamped(key: string, { x, y, width, height }: Box, paint: (pen: Pen) => void): Thing {
  const box = { x: Math.round(x), y: Math.round(y), width: Math.ceil(width), height: Math.ceil(height) }
  return {
    key,
    boxes: [box],
    paint(pen) {
      stamp(pen, key, box, paint)
    },
    stamp: paint,
  }
}
