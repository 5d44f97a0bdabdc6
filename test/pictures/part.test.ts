import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { composed, stamped } from '../../src/pictures/drawing.js'
import { createPictures } from '../../src/pictures/encoding/encode.js'
import { type Part, partOf } from '../../src/pictures/part.js'

/** White with a red stamp of 4 by 4 pixels at (8, 8), which paints far beyond its box. */
const WHOLE = composed({
  width: 20,
  height: 20,
  key: 'a red stamp',
  inks: () => ({ name: 'two', colours: [0xffffff, 0xff0000] }),
  things: () => [
    stamped('ground', { x: 0, y: 0, width: 20, height: 20 }, (pen) => {
      pen.fillStyle = '#ffffff'
      pen.fillRect(0, 0, 20, 20)
    }),
    stamped('stamp', { x: 8, y: 8, width: 4, height: 4 }, (pen) => {
      pen.fillStyle = '#ff0000'
      pen.fillRect(-20, -20, 40, 40)
    }),
  ],
})

async function redPixels(part: Part): Promise<readonly string[]> {
  const { width, data } = PNG.sync.read(Buffer.from(await createPictures({ keep: 1 }).png(partOf(WHOLE, part))))
  const pixels = Array.from({ length: data.length / 4 }, (_, at) => at)
  return pixels.filter((at) => data[4 * at + 1] === 0).map((at) => `${at % width} ${Math.floor(at / width)}`)
}

test('a part shows everything from its corner on, at its scale', async () => {
  const red = await redPixels({ from: { x: 7, y: 6 }, scale: 2, width: 16, height: 16 })
  expect([red[0], red.at(-1), red.length]).toEqual(['2 4', '9 11', 64])
})

test('a part has its own size', () => {
  const { width, height } = partOf(WHOLE, { from: { x: 0, y: 0 }, scale: 3, width: 30, height: 12 })
  expect([width, height]).toEqual([30, 12])
})
