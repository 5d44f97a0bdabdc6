import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { drawingOf, goldensFolder, namedPositions } from '../../../../src/cli/stored-positions.js'
import { pioneers } from '../../../../src/games/pioneers/index.js'
import { createPictures } from '../../../../src/pictures/encode.js'

/** Share of pixels that may differ: edges are smoothed a little differently on other processors. */
const TOLERANCE = 0.002
const FOLDER = goldensFolder(pioneers.id)
const pictures = createPictures({ keep: 1 })

const read = (png: Uint8Array) => PNG.sync.read(Buffer.from(png))

test.each(Object.keys(namedPositions(pioneers.id)))('%s looks as it was approved', async (name) => {
  const golden = read(readFileSync(join(FOLDER, `${name}.png`)))
  const drawn = read(await pictures.png(drawingOf(pioneers, { fixture: name })))
  expect([drawn.width, drawn.height]).toEqual([golden.width, golden.height])
  const different = pixelmatch(golden.data, drawn.data, undefined, golden.width, golden.height, { threshold: 0.1 })
  expect(different / (golden.width * golden.height), 'if the change is meant: npm run render -- --all').toBeLessThan(TOLERANCE)
})

test('a golden tells two positions apart', () => {
  const [one, other] = ['4-start', '4-middle'].map((name) => read(readFileSync(join(FOLDER, `${name}.png`))))
  if (one === undefined || other === undefined) throw new Error('two goldens')
  const different = pixelmatch(one.data, other.data, undefined, one.width, one.height, { threshold: 0.1 })
  expect(different / (one.width * one.height)).toBeGreaterThan(TOLERANCE)
})
