/** Turns drawings into PNG files: painted and compressed in small steps, each kept for the next who asks. */

import { createRecent } from '../recent.js'
import type { Strip } from './blocks.js'
import { paintedLayer } from './canvas.js'
import type { Drawing } from './drawing.js'
import { registerFonts } from './fonts.js'
import { type Band, band, bandBeside, pngOf } from './png.js'
import { createPrinter, type Parted, type Plan } from './printer.js'

export interface PictureOptions {
  /** How many finished pictures are kept (each up to some 400 KB); with 0 each is the caller's alone. */
  readonly keep?: number
  /** Hears whether a picture was made, or was there already. */
  readonly pictured?: (how: 'made' | 'kept') => void
}

export interface Pictures {
  /** The drawing as a PNG file; equal keys share one picture. Rejects with whatever its painting throws. */
  png(drawing: Drawing): Promise<Uint8Array>
}

const DEFAULT_KEEP = 64
/** Compressed bands are kept up to so many bytes: those of the latest pictures of some 200 tables. */
const KEPT_BYTES = 48 * 2 ** 20
/** What it takes to keep anything, beside the thing itself. */
const KEEPING = 300
/** As many as one picture has bands. */
const MOST_ROOMS = 20

/** Makes pictures; each maker has its own caches. */
export function createPictures({ keep = DEFAULT_KEEP, pictured = () => {} }: PictureOptions = {}): Pictures {
  registerFonts()
  const finished = createRecent<Promise<Uint8Array>>(keep)
  const bands = createRecent<Band>(KEPT_BYTES, ({ chunk }, key) => chunk.length + key.length + KEEPING)
  const printer = createPrinter()
  /** Making room anew for each band takes longer than filling it. */
  const rooms: Strip[] = []
  let asked = 0
  let before: Promise<unknown> = Promise.resolve()

  /** One after the other: together they would hold up everything else for longer. */
  function inTurn<Result>(make: () => Promise<Result>): Promise<Result> {
    asked++
    const result = before.then(make).finally(() => asked--)
    before = result.catch(() => {})
    return result
  }

  async function make(drawing: Drawing): Promise<Uint8Array> {
    if (!isParted(drawing)) return wholePng(drawing)
    const { width, height, inks } = drawing
    const printed: (Band | Promise<Band>)[] = []
    for (const plan of await printer.plans(drawing)) {
      printed.push(bands.get(plan.key) ?? bandOf(plan, width))
      await printer.maybeBreathe()
    }
    return pngOf(width, height, inks().colours, await Promise.all(printed))
  }

  /** As soon as can be if nobody waits for the next picture, and otherwise with as little work as can be. */
  function bandOf({ key, height, print }: Plan, width: number): Band | Promise<Band> {
    const last = rooms.pop()
    const room =
      last?.width === width && last.height === height ? last : { width, height, bytes: new Uint8Array(height * (width + 1)) }
    print(room)
    const keep = (made: Band) => {
      bands.set(key, made)
      if (rooms.length < MOST_ROOMS) rooms.push(room)
      return made
    }
    if (asked > 1) return keep(band(room.bytes))
    const made = bandBeside(room.bytes).then(keep)
    // Whoever waits for the picture hears of a failure.
    made.catch(() => {})
    return made
  }

  return {
    png(drawing) {
      const known = finished.get(drawing.key)
      pictured(known === undefined ? 'made' : 'kept')
      if (known !== undefined) return known
      const picture = inTurn(() => make(drawing))
      if (keep === 0) return picture
      picture.catch(() => finished.forget(drawing.key))
      finished.set(drawing.key, picture)
      return picture
    },
  }
}

const isParted = (drawing: Drawing): drawing is Parted => drawing.inks !== undefined && drawing.things !== undefined

/** A picture whose colours nobody knows beforehand. */
function wholePng({ width, height, paint }: Drawing): Promise<Uint8Array> {
  return paintedLayer(width, height, paint).encode('png')
}
