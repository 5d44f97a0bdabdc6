import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { openPictureThreads } from '../../../picture-threads/picture-threads.js'
import type { Metric } from '../metric.js'
import { framesOfTables } from './frames.js'

const TABLES = 5
const PICTURES = 50
/** Pictures that fill the caches and are not counted. */
const WARM_UP = 25

export const picturePause: Metric = {
  name: 'picture_pause_ms',
  what: `longest pause of the event loop while ${PICTURES} boards of ${TABLES} tables are asked for at once`,
  unit: 'ms',
  better: 'lower',
  async measure() {
    const pictureThreads = openPictureThreads({ threads: 1 })
    const frames = [...framesOfTables(TABLES, 'pauses')].slice(0, WARM_UP + PICTURES)
    for (const drawing of frames.slice(0, WARM_UP)) await pictureThreads.png(drawing)
    const pauses = monitorEventLoopDelay({ resolution: 1 })
    pauses.enable()
    await setTimeout(20)
    pauses.reset()
    await Promise.all(frames.slice(WARM_UP).map((drawing) => pictureThreads.png(drawing)))
    pauses.disable()
    await pictureThreads.close()
    return pauses.max / 1e6
  },
}
