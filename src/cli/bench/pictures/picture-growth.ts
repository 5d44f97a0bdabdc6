import { createPictures } from '../../../pictures/encoding/encode.js'
import type { Metric } from '../metric.js'
import { framesOfTables } from './frames.js'

const TABLES = 4
const PICTURES = 10_000
/** Enough pictures to fill all caches. */
const WARM_UP = 1_500
const MIB = 2 ** 20

/** The memory of the process after the engine has freed what it can. */
function resident(): number {
  globalThis.gc?.()
  return process.memoryUsage().rss
}

/** Boards after turns of one new game after another. */
function* frames() {
  for (let evening = 0; ; evening++) yield* framesOfTables(TABLES, `growth ${evening}`)
}

/** The growth of the process in MiB over `count` pictures, measured after `warmUp` others have filled the caches. */
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
