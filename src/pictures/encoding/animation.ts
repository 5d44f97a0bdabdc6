/**
 * Drawings in sequence as an animated GIF. An animated WebP is no alternative: Discord plays uploaded ones only in newer clients
 * and shows a still picture elsewhere (discord/lilliput issues 159 and 202), while a GIF plays everywhere.
 */
import { setImmediate } from 'node:timers/promises'
import { createLayer, type Layer } from '../canvas.js'
import type { Drawing } from '../drawing.js'
import { registerFonts } from '../lettering/fonts.js'
import { changedPixels, chooseScale, type Scale, TRANSPARENT } from './frames.js'
import { createGif, type GifWriter } from './gif-library.js'

/** A picture that is created only when its turn comes. */
export type Frame = () => Drawing

export interface AnimationOptions {
  /**
   * The maximum file size in bytes. If all frames do not fit, every second one is left out, and so on. The last one always stays.
   */
  readonly limit: number
  /** Called after each frame with the number drawn and the total. */
  readonly progress: (drawn: number, of: number) => void
  readonly signal: AbortSignal
}

/** Nobody watches more frames than this. Longer games skip turns. */
const MOST_FRAMES = 200
/** At 1,000 of 1,600 pixels all text is still readable, and a hundred turns take some 2 MiB. */
const WIDTH = 1000
/** Approximate running time, whatever the number of frames. */
const WHOLE_MS = 60_000
const SHORTEST_MS = 300
const LONGEST_MS = 1_200
const LAST_MS = 5_000
const LEFT_AS_IT_IS = 1
/** Size of the file's trailer in bytes. */
const TRAILER = 1

/** Pictures are painted and indexed in this many horizontal bands, so that no step takes long. */
const BANDS = 3

/** The layer for painting all pictures, reduced by the factor `by`. */
interface Stage {
  readonly width: number
  readonly height: number
  readonly by: number
  /** As large as one band. */
  readonly layer: Layer
}

/**
 * Makes the GIF file. Yields to the event loop between steps, and no step takes longer than painting one picture. Throws the
 * signal's reason when it is aborted, and throws if the limit is too small for two frames.
 */
export async function animate(frames: readonly Frame[], options: AnimationOptions): Promise<Uint8Array> {
  registerFonts()
  for (let step = Math.ceil(frames.length / MOST_FRAMES); ; step *= 2) {
    const chosen = everyNth(frames, step)
    const file = await encoded(chosen, options)
    if (file !== null) return file
    if (chosen.length <= 2) throw new RangeError(`no animation fits into ${options.limit} bytes`)
  }
}

/** Every `step`-th frame, counted from the last, and the first. */
export function everyNth<T>(frames: readonly T[], step: number): readonly T[] {
  const last = frames.length - 1
  return frames.filter((_, index) => index === 0 || (last - index) % step === 0)
}

/** Null if the file would exceed the limit. */
async function encoded(frames: readonly Frame[], { limit, progress, signal }: AnimationOptions): Promise<Uint8Array | null> {
  const stage = stageFor(frames)
  const scale = await chooseScale(frames, (frame) => painted(stage, frame), signal)
  const { width, height } = stage
  const gif = createGif()
  let before: Int32Array | null = null
  for (const [index, frame] of frames.entries()) {
    signal.throwIfAborted()
    const pixels = await painted(stage, frame)
    const indexes = await indexed(before, pixels, scale)
    writeFrame(gif, indexes, { width, height, scale, delay: delayOf(index, frames.length), isFirst: before === null })
    before = pixels
    if (gif.bytesView().length + TRAILER >= limit) return null
    progress(index + 1, frames.length)
    await setImmediate()
  }
  gif.finish()
  return gif.bytes()
}

async function indexed(before: Int32Array | null, pixels: Int32Array, scale: Scale): Promise<Uint8Array> {
  const indexes = new Uint8Array(pixels.length)
  const part = Math.ceil(pixels.length / BANDS)
  for (let from = 0; from < pixels.length; from += part) {
    const to = from + part
    indexes.set(changedPixels(before?.subarray(from, to) ?? null, pixels.subarray(from, to), scale), from)
    await setImmediate()
  }
  return indexes
}

interface FrameSpec {
  readonly width: number
  readonly height: number
  readonly scale: Scale
  readonly delay: number
  readonly isFirst: boolean
}

function writeFrame(gif: GifWriter, indexes: Uint8Array, { width, height, scale, delay, isFirst }: FrameSpec): void {
  const own = isFirst ? { palette: scale.colours } : { transparent: true, transparentIndex: TRANSPARENT }
  gif.writeFrame(indexes, width, height, { ...own, delay, dispose: LEFT_AS_IT_IS })
}

function delayOf(index: number, count: number): number {
  if (index === count - 1) return LAST_MS
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, WHOLE_MS / count))
}

function stageFor(frames: readonly Frame[]): Stage {
  const first = frames[0]?.()
  if (first === undefined) throw new RangeError('an animation needs a frame')
  const by = Math.min(1, WIDTH / first.width)
  const [width, height] = [Math.round(first.width * by), Math.round(first.height * by)]
  return { width, height, by, layer: createLayer(width, Math.ceil(height / BANDS)) }
}

/** The frame's opaque pixels. Painting at reduced size is several times faster than painting at full size and scaling down. */
async function painted({ width, height, by, layer }: Stage, frame: Frame): Promise<Int32Array> {
  const drawing = frame()
  const pixels = new Int32Array(width * height)
  for (let top = 0; top < height; top += layer.height) {
    paintBand(layer, drawing, by, top)
    await setImmediate()
    const bytes = layer.data()
    const rows = Math.min(layer.height, height - top)
    pixels.set(new Int32Array(bytes.buffer, bytes.byteOffset, width * rows), width * top)
    await setImmediate()
  }
  return pixels
}

function paintBand(layer: Layer, { paint }: Drawing, by: number, top: number): void {
  const pen = layer.getContext('2d')
  pen.save()
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, layer.width, layer.height)
  pen.translate(0, -top)
  pen.scale(by, by)
  pen.fillStyle = '#000'
  pen.imageSmoothingQuality = 'medium'
  paint(pen)
  pen.restore()
}
