/** Turns drawings into PNG files: painted in small steps, compressed on the thread pool, each kept for the next who asks. */
import sharp from 'sharp'
import { paintedLayer } from './canvas.js'
import { createCompressor } from './compress.js'
import type { Drawing } from './drawing.js'
import { registerFonts } from './fonts.js'
import { createPatchwork, type Parted, type Patch } from './patches.js'
import { type Band, band, pngOf } from './png.js'
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
/** Compressed bands, of some 30 KB each. */
const KEPT_BANDS = 300
const SPARE_ROWS = 20

/** Makes pictures; each maker has its own caches. */
export function createPictures({ keep = DEFAULT_KEEP, pictured = () => {} }: PictureOptions = {}): Pictures {
  registerFonts()
  const finished = createRecent<Promise<Uint8Array>>(keep)
  const bands = createRecent<Promise<Band>>(KEPT_BANDS)
  const patchwork = createPatchwork()
  const compress = createCompressor()
  /** Room for the rows of bands; making it anew for each takes longer than filling it. */
  const spare: Buffer[] = []
  let painting: Promise<unknown> = Promise.resolve()

  /** One after the other: together they would hold up everything else for longer. */
  function inTurn<Result>(paint: () => Promise<Result>): Promise<Result> {
    const result = painting.then(paint)
    painting = result.catch(() => {})
    return result
  }

  async function make(drawing: Drawing): Promise<Uint8Array> {
    if (!isParted(drawing)) return inTurn(() => wholePng(drawing))
    const { width, height, inks } = drawing
    const rows = await inTurn(() => patchwork.rows(drawing, bandOf))
    return pngOf(width, height, inks().colours, await Promise.all(rows))
  }

  function bandOf(patches: readonly Patch[]): Promise<Band> {
    const key = patches.map(({ id }) => id).join()
    const made = bands.get(key) ?? madeBand(patches)
    bands.set(key, made)
    return made
  }

  async function madeBand(patches: readonly Patch[]): Promise<Band> {
    const room = spare.pop() ?? Buffer.alloc(0)
    const rows = pngRows(patches, room)
    const made = await band(rows, compress)
    if (spare.length < SPARE_ROWS) spare.push(rows)
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

/** The patches' rows side by side, each behind PNG's filter byte (0: none); in `room` if it is as large as they are. */
function pngRows(patches: readonly Patch[], room: Buffer): Buffer {
  const height = patches[0]?.height ?? 0
  const stride = 1 + patches.reduce((sum, { width }) => sum + width, 0)
  const rows = room.length === stride * height ? room : Buffer.alloc(stride * height)
  for (let row = 0; row < height; row++) rows[row * stride] = 0
  let left = 1
  for (const { width, pixels } of patches) {
    for (let row = 0; row < height; row++) pixels.copy(rows, row * stride + left, row * width, (row + 1) * width)
    left += width
  }
  return rows
}
