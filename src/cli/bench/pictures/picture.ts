import { createLayer, type Layer } from '../../../pictures/canvas.js'
import type { Drawing } from '../../../pictures/drawing.js'
import { createPictures } from '../../../pictures/encoding/encode.js'
import { median } from '../median.js'
import type { Metric } from '../metric.js'
import { framesOfTables } from './frames.js'

const [WIDTH, HEIGHT] = [1600, 1000]
const TABLES = 3
const ROUNDS = 60
/** Rounds that fill caches and are not counted. */
const WARM_UP = 15

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Draws at once, where the canvas would otherwise wait until it is encoded. */
function paintOn(layer: Layer, drawing: Drawing): void {
  const pen = layer.getContext('2d')
  drawing.paint(pen)
  pen.getImageData(0, 0, 1, 1)
}

export const pictureSpeedup: Metric = {
  name: 'picture_speedup',
  what: "the canvas's own PNG encoder over drawing plus encoding of this program, for the same boards after a turn",
  unit: 'ratio',
  better: 'higher',
  async measure({ progress }) {
    const pictures = createPictures()
    const layer = createLayer(WIDTH, HEIGHT)
    const ours: number[] = []
    const theirs: number[] = []
    for (const drawing of framesOfTables(TABLES, 'frames')) {
      if (ours.length === WARM_UP + ROUNDS) break
      paintOn(layer, drawing)
      ours.push(await timed(() => pictures.png(drawing)))
      theirs.push(await timed(() => layer.encode('png')))
    }
    const [mine, canvas] = [median(ours.slice(WARM_UP)), median(theirs.slice(WARM_UP))]
    progress(`a board after a turn: ${mine.toFixed(1)} ms, the canvas's encoder alone: ${canvas.toFixed(1)} ms`)
    return canvas / mine
  },
}
