/** Pictures as recipes; painting is synchronous, and happens elsewhere, like the encoding. */
import type { Pen } from './canvas.js'
import type { Inks } from './inks.js'
import { type Box, stamp } from './sprites.js'

export interface Drawing {
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** Equal keys paint equal pictures: finished pictures are cached under it. */
  readonly key: string
  readonly paint: (pen: Pen) => void
  /** The colours it is printed with; a drawing without keeps every colour, makes a larger file and takes longer. */
  readonly inks?: () => Inks
  /** The same picture in parts, in the order of painting, the first without a gap: what was painted once is not painted again. */
  readonly things?: () => readonly Thing[]
  /** How somebody elsewhere comes by the same drawing: functions cannot be sent to another thread. */
  readonly order?: Order
}

/** A drawing to be made by an artist, as plain data. */
export interface Order {
  /** Who can draw it: a game's id, or the name of a chart. */
  readonly artist: string
  /** What it shows; of the artist's own shape. */
  readonly subject: unknown
  /** Pictures of one series have most of their things in common, as those of one table do. */
  readonly series: string
}

/** Something that stands on a picture. */
export interface Thing {
  /** Equal keys in equal boxes paint equal pixels, among all drawings of the same inks. */
  readonly key: string
  /** Rectangles that together hold all that is painted. */
  readonly boxes: readonly Box[]
  readonly paint: (pen: Pen) => void
  /** Paints the same with the only box's top left corner at (0, 0), for things that look the same in any box of that size. */
  readonly stamp?: (pen: Pen) => void
}

type Composition = Required<Omit<Drawing, 'paint' | 'order'>> & Pick<Drawing, 'order'>

/** The drawing of some things, each painted with a fresh pen. */
export function composed(composition: Composition): Drawing {
  return { ...composition, paint: (pen) => paintThings(pen, composition.things()) }
}

/** Paints things, none of which can spoil the next one's pen. */
export function paintThings(pen: Pen, things: readonly Thing[]): void {
  for (const { paint } of things) {
    pen.save()
    paint(pen)
    pen.restore()
  }
}

/**
 * A thing that is painted once and stamped wherever it stands, so `box` is moved to whole pixels;
 * `paint` sees its top left corner as (0, 0).
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
