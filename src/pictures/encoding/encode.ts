/** Turns drawings into PNG files. They are painted and compressed in small steps, and the results are cached. */

import { createRecent } from '../../recent.js'
import { paintedLayer } from '../canvas.js'
import type { Drawing } from '../drawing.js'
import { registerFonts } from '../lettering/fonts.js'
import type { Strip } from './blocks.js'
import { createInTurn, type Wanted } from './in-turn.js'
import { type KeptOptions, keeping, type Make } from './kept.js'
import { type Band, band, bandBeside, pngOf } from './png.js'
import { createPrinter, type Parted, type Plan } from './printer.js'

/** A picture to keep has up to some 400 KB. With 0 each belongs to its caller alone, and nothing is reported. */
type PictureOptions = Partial<KeptOptions>

export interface Pictures {
  /**
   * The drawing as a PNG file, by default wanted at once. Equal keys share one picture. Rejects with any error of its painting.
   */
  png(drawing: Drawing, wanted?: Wanted): Promise<Uint8Array>
}

const DEFAULT_KEEP = 64
/** Bytes of cached compressed bands. Enough for the latest pictures of some 200 tables. */
const KEPT_BYTES = 48 * 2 ** 20
/** Estimated overhead of a cache entry in bytes. */
const KEEPING = 300
/** The number of bands in a picture. */
const MOST_ROOMS = 20

/** Makes pictures. Each maker has its own caches. */
export function createPictures({ keep = DEFAULT_KEEP, pictured = () => {} }: PictureOptions = {}): Pictures {
  registerFonts()
  const bands = createRecent<Band>(KEPT_BYTES, ({ chunk }, key) => chunk.length + key.length + KEEPING)
  const printer = createPrinter()
  /** Buffers are reused, because allocating one for each band takes longer than filling it. */
  const rooms: Strip[] = []
  // Interleaved, pictures would block everything else for longer.
  const inTurn = createInTurn()

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

  /**
   * Compresses on the thread pool if no other picture is waiting, which is fastest, and otherwise inline, which takes the least
   * processor time.
   */
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
    if (inTurn.unfinished() > 1) return keep(band(room.bytes))
    const made = bandBeside(room.bytes).then(keep)
    // The caller that waits for the picture gets the error.
    made.catch(() => {})
    return made
  }

  const makeInTurn: Make = (drawing, wanted) => inTurn.run(wanted, () => make(drawing))
  const png = keep === 0 ? makeInTurn : keeping(makeInTurn, { keep, pictured })
  return { png: (drawing, wanted = 'at-once') => png(drawing, wanted) }
}

const isParted = (drawing: Drawing): drawing is Parted => drawing.inks !== undefined && drawing.things !== undefined

/** A picture without a fixed set of colours. */
function wholePng({ width, height, paint }: Drawing): Promise<Uint8Array> {
  return paintedLayer(width, height, paint).encode('png')
}
