import { createPictures } from '../../pictures/encode.js'
import { framesOfTables } from './frames.js'
import type { Metric } from './metric.js'

const TABLES = 4
const PICTURES = 10_000
/** So many fill all caches. */
const WARM_UP = 1_500
const MIB = 2 ** 20

/** The process's memory once what is unused has been freed, as far as the engine does that by itself. */
function resident(): number {
  globalThis.gc?.()
  return process.memoryUsage().rss
}

/** Boards after turns of ever new games. */
function* frames() {
  for (let evening = 0; ; evening++) yield* framesOfTables(TABLES, `growth ${evening}`)
}

/** By how many MiB the process grows while so many pictures are made, after others have filled the caches. */
async function growthOver(count: number, warmUp: number, progress: (text: string) => void): Promise<number> {
  const pictures = createPictures()
  let made = 0
  let before = 0
  for (const drawing of frames()) {
    if (made === warmUp) before = resident()
    if (made === warmUp + count) break
    await pictures.png(drawing)
    made++
    if (made % 1_000 === 0) progress(`${made} pictures, ${Math.round(process.memoryUsage().rss / MIB)} MiB`)
  }
  return (resident() - before) / MIB
}

export const pictureGrowth: Metric = {
  name: 'picture_growth_mib',
  what: `by how much the process grows over ${PICTURES} boards, after ${WARM_UP} others`,
  unit: 'MiB',
  better: 'lower',
  measure: ({ progress }) => growthOver(PICTURES, WARM_UP, progress),
}
