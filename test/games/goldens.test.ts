/** Every game's stored positions look as approved. */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { drawingOf, goldensFolder, namedPositions } from '../../src/cli/stored-positions.js'
import { GAMES } from '../../src/games/index.js'
import { createPictures } from '../../src/pictures/encoding/encode.js'

/** Share of pixels that may differ, because edges are smoothed slightly differently on other processors. */
const TOLERANCE = 0.002
const pictures = createPictures({ keep: 1 })

const read = (png: Uint8Array) => PNG.sync.read(Buffer.from(png))

/** Share of pixels that differ between two pictures of the same size. */
function difference(one: PNG, other: PNG): number {
  const different = pixelmatch(one.data, other.data, undefined, one.width, one.height, { threshold: 0.1 })
  return different / (one.width * one.height)
}

describe.each(GAMES.map((game) => ({ id: game.id, game })))('of $id', ({ id, game }) => {
  const golden = (name: string) => read(readFileSync(join(goldensFolder(id), `${name}.png`)))

  test.each(Object.keys(namedPositions(id)))('%s looks as approved', async (name) => {
    const approved = golden(name)
    const drawn = read(await pictures.png(drawingOf(game, { fixture: name })))
    expect([drawn.width, drawn.height]).toEqual([approved.width, approved.height])
    const remedy = `npm run render -- --game ${id} --all --out ${relative('.', goldensFolder(id))}`
    expect(difference(approved, drawn), `if the change is meant: ${remedy}`).toBeLessThan(TOLERANCE)
  })

  test('a golden picture tells two positions apart', () => {
    expect(difference(golden('4-start'), golden('4-middle'))).toBeGreaterThan(TOLERANCE)
  })
})
