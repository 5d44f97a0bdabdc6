import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { createPictures } from '../../pictures/encode.js'
import { framesOfTables } from './frames.js'
import type { Metric } from './metric.js'

const TABLES = 5
const PICTURES = 50
/** What fills caches and is not counted. */
const WARM_UP = 25

export const picturePause: Metric = {
  name: 'picture_pause_ms',
  what: `longest pause of the event loop while ${PICTURES} boards of ${TABLES} tables are asked for at once`,
  unit: 'ms',
  better: 'lower',
  async measure() {
    const pictures = createPictures()
    const frames = [...framesOfTables(TABLES, 'pauses')].slice(0, WARM_UP + PICTURES)
    for (const drawing of frames.slice(0, WARM_UP)) await pictures.png(drawing)
    const pauses = monitorEventLoopDelay({ resolution: 1 })
    pauses.enable()
    await setTimeout(20)
    pauses.reset()
    await Promise.all(frames.slice(WARM_UP).map((drawing) => pictures.png(drawing)))
    pauses.disable()
    return pauses.max / 1e6
  },
}
