/** Turns drawings into PNG files: painted at once, compressed off the event loop, each kept for the next who asks. */
import { createLayer, type Layer } from './canvas.js'
import type { Drawing } from './drawing.js'
import { registerFonts } from './fonts.js'
import { pngOf } from './png.js'

export interface PictureOptions {
  /** How many finished pictures are kept (each up to some 400 KB). */
  readonly keep?: number
}

export interface Pictures {
  /** The drawing as a PNG file; equal keys share one picture. */
  png(drawing: Drawing): Promise<Uint8Array>
}

const DEFAULT_KEEP = 64
const SPARE_LAYERS = 2

/** Makes pictures; each maker has its own cache and its own spare canvases. */
export function createPictures(options: PictureOptions = {}): Pictures {
  registerFonts()
  const keep = options.keep ?? DEFAULT_KEEP
  const finished = new Map<string, Promise<Uint8Array>>()
  const spare: Layer[] = []

  function remember(key: string, picture: Promise<Uint8Array>): Promise<Uint8Array> {
    finished.delete(key)
    finished.set(key, picture)
    for (const oldest of finished.keys()) {
      if (finished.size <= keep) break
      finished.delete(oldest)
    }
    return picture
  }

  async function make(drawing: Drawing): Promise<Uint8Array> {
    const layer = spare.pop() ?? createLayer(drawing.width, drawing.height)
    const pixels = paintedPixels(layer, drawing)
    if (spare.length < SPARE_LAYERS) spare.push(layer)
    return pngOf(pixels, drawing.width, drawing.height)
  }

  return {
    png(drawing) {
      const known = finished.get(drawing.key)
      if (known !== undefined) return remember(drawing.key, known)
      const picture = make(drawing)
      picture.catch(() => finished.delete(drawing.key))
      return remember(drawing.key, picture)
    },
  }
}

function paintedPixels(layer: Layer, drawing: Drawing): Buffer {
  if (layer.width !== drawing.width) layer.width = drawing.width
  if (layer.height !== drawing.height) layer.height = drawing.height
  const pen = layer.getContext('2d')
  pen.save()
  drawing.paint(pen)
  pen.restore()
  return layer.data()
}
