/** Cuts painted pixels into blocks for printing. */

import type { Layer } from '../canvas.js'
import { type InkFinder, inkOf } from '../inks.js'
import type { Block } from './blocks.js'
import { createStepWriter, type StepWriter } from './step-writer.js'

/** Shorter runs of one ink take less memory byte by byte. */
const LONG = 12
/** Rows with at most this many pixels per run print faster as a whole than run by run. Maps with their pieces have such rows. */
const DENSE = 20
const WIDE = 400
const OPAQUE = 255

export type Cut = (layer: Layer, finder: InkFinder) => Block

/** Cuts the contents of layers. */
export function createCutter(): Cut {
  const writer = createStepWriter()
  let made = 0

  return (layer, finder) => {
    const { width, height } = layer
    const data = layer.data()
    const pixels = new Int32Array(data.buffer, data.byteOffset, width * height)
    const starts = new Uint32Array(height)
    for (let row = 0, at = 0; row < height; row++, at += width) {
      if (row > 0 && data.compare(data, 4 * (at - width), 4 * at, 4 * at, 4 * (at + width)) === 0) {
        starts[row] = starts[row - 1] ?? 0
        continue
      }
      starts[row] = writer.startRow(width)
      cutRow(pixels.subarray(at, at + width), finder, writer)
      writer.endRow()
    }
    const steps = writer.written()
    return { id: made++, width, height, steps, bytes: new Uint8Array(steps.buffer), starts }
  }
}

function cutRow(row: Int32Array, finder: InkFinder, writer: StepWriter): void {
  const long = isDense(row) ? Number.POSITIVE_INFINITY : LONG
  for (let at = 0, stop = 0; at < row.length; at = stop) {
    const pixel = row[at] ?? 0
    if (pixel >>> 24 === OPAQUE) {
      const ink = inkOf(pixel, finder)
      stop = endOfInk(row, at, ink, finder)
      if (stop - at < long) writer.copy(at, stop, ink)
      else writer.fill(at, stop, ink)
    } else {
      stop = at + 1
      if (pixel !== 0) writer.blend(at, pixel)
    }
  }
}

/** Whether a row is wide, without gaps, and of many colours. */
function isDense(row: Int32Array): boolean {
  if (row.length < WIDE) return false
  let changes = 0
  for (let at = 1; at < row.length; at++) {
    const pixel = row[at] ?? 0
    if (pixel >>> 24 !== OPAQUE) return false
    if (pixel !== row[at - 1]) changes++
  }
  return changes * DENSE > row.length
}

/** The end of a run of one ink that begins at an opaque pixel. */
function endOfInk(row: Int32Array, start: number, ink: number, finder: InkFinder): number {
  let before = row[start] ?? 0
  for (let at = start + 1; at < row.length; at++) {
    const pixel = row[at] ?? 0
    if (pixel === before) continue
    if (pixel >>> 24 !== OPAQUE || inkOf(pixel, finder) !== ink) return at
    before = pixel
  }
  return row.length
}
