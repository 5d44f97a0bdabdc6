/** Turns drawings into PNG files: painted in small steps, compressed on the thread pool, each kept for the next who asks. */
import sharp from 'sharp'
import { paintedLayer } from './canvas.js'
import { createCompressor } from './compress.js'
import type { Drawing } from './drawing.js'
import { registerFonts } from './fonts.js'
import { type Band, band, pngOf } from './png.js'
import { createPrinter, type Parted, type Plan } from './printer.js'
import { createRecent } from './recent.js'

export interface PictureOptions {
  /** How many finished pictures are kept (each up to some 400 KB). */
  readonly keep?: number
  /** Hears whether a picture was made, or was there already. */
  readonly pictured?: (how: 'made' | 'kept') => void
}

export interface Pictures {
  /** The drawing as a PNG file; equal keys share one picture. Rejects with whatever its painting throws. */
  png(drawing: Drawing): Promise<Uint8Array>
}

const DEFAULT_KEEP = 64
/** Compressed bands, of some 15 KB each. */
const KEPT_BANDS = 600
/** Rooms for the rows of a band: enough for two pictures. */
const SPARE = 40

/** Makes pictures; each maker has its own caches. */
export function createPictures({ keep = DEFAULT_KEEP, pictured = () => {} }: PictureOptions = {}): Pictures {
  registerFonts()
  const finished = createRecent<Promise<Uint8Array>>(keep)
  const bands = createRecent<Promise<Band>>(KEPT_BANDS)
  const printer = createPrinter()
  const compress = createCompressor()
  /** Making room anew for each band takes longer than filling it. */
  const spare: Buffer[] = []
  let painting: Promise<unknown> = Promise.resolve()
  let compressing: Promise<unknown> = Promise.resolve()

  /** One after the other: together they would hold up everything else for longer. */
  function inTurn<Result>(paint: () => Promise<Result>): Promise<Result> {
    const result = painting.then(paint)
    painting = result.catch(() => {})
    return result
  }

  async function make(drawing: Drawing): Promise<Uint8Array> {
    if (!isParted(drawing)) return inTurn(() => wholePng(drawing))
    const { width, height, inks } = drawing
    const printed = await inTurn(() => bandsOf(drawing))
    return pngOf(width, height, inks().colours, await Promise.all(printed))
  }

  /** Ends when the picture before is compressed too: what is printed takes up more room than what is compressed. */
  async function bandsOf(drawing: Parted): Promise<readonly Promise<Band>[]> {
    const printed: Promise<Band>[] = []
    for (const plan of await printer.plans(drawing)) {
      printed.push(bandOf(plan, drawing.width))
      await printer.maybeBreathe()
    }
    await compressing
    compressing = Promise.allSettled(printed)
    return printed
  }

  function bandOf(plan: Plan, width: number): Promise<Band> {
    const known = bands.get(plan.key)
    if (known !== undefined) return known
    const made = madeBand(plan, width)
    bands.set(plan.key, made)
    return made
  }

  async function madeBand({ height, print }: Plan, width: number): Promise<Band> {
    const size = height * (width + 1)
    const room = spare.pop()
    const bytes = room?.length === size ? room : Buffer.alloc(size)
    print({ width, height, bytes })
    const made = await band(bytes, compress)
    if (spare.length < SPARE) spare.push(bytes)
    return made
  }

  return {
    png(drawing) {
      const known = finished.get(drawing.key)
      pictured(known === undefined ? 'made' : 'kept')
      if (known !== undefined) return known
      const picture = make(drawing)
      picture.catch(() => finished.forget(drawing.key))
      finished.set(drawing.key, picture)
      return picture
    },
  }
}

const isParted = (drawing: Drawing): drawing is Parted => drawing.inks !== undefined && drawing.things !== undefined

/** A picture whose colours nobody knows beforehand. */
async function wholePng({ width, height, paint }: Drawing): Promise<Uint8Array> {
  const pixels = paintedLayer(width, height, paint).data()
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer()
}
