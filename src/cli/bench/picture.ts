import { pioneers } from '../../games/pioneers/index.js'
import { createLayer, type Layer } from '../../pictures/canvas.js'
import type { Drawing } from '../../pictures/drawing.js'
import { createPictures } from '../../pictures/encode.js'
import { median } from './median.js'
import type { Metric } from './metric.js'
import { positionAfter } from './position.js'

const NAMES = ['Annie', 'Bill', 'Katie', 'Jim']
const ROUNDS = 15
/** Rounds that fill caches and are not counted. */
const WARM_UP = 2
/** How far the game is whose pictures are made: roads, settled cities and coaches are on the board. */
const EARLIEST = 60

/** Frames of one game, an action apart, so that none is known from before. */
const frame = (round: number): Drawing =>
  pioneers.illustrate(positionAfter(pioneers, NAMES.length, 'frames', EARLIEST + round), [], {
    locale: 'en',
    names: NAMES,
    viewer: 'table',
  }).drawing

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function painted(drawing: Drawing): Layer {
  const layer = createLayer(drawing.width, drawing.height)
  drawing.paint(layer.getContext('2d'))
  return layer
}

export const pictureSpeedup: Metric = {
  name: 'picture_speedup',
  what: "the canvas's own PNG encoder over drawing plus encoding of this program, for the same frames",
  unit: 'ratio',
  better: 'higher',
  async measure() {
    const pictures = createPictures()
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      const drawing = frame(round)
      const layer = painted(drawing)
      ours.push(await timed(() => pictures.png(drawing)))
      theirs.push(await timed(() => layer.encode('png')))
    }
    return median(theirs.slice(WARM_UP)) / median(ours.slice(WARM_UP))
  },
}
