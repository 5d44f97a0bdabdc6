import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import type { Reader } from '../../../../src/games/face.js'
import { drawBoard } from '../../../../src/games/pioneer/board/board.js'
import { GALAXIES } from '../../../../src/games/pioneer/data/galaxies.js'
import type { PlayerView, View } from '../../../../src/games/pioneer/rules/view-types.js'
import { pioneerRules } from '../../../../src/games/pioneer/rules.js'
import { LOCALES } from '../../../../src/i18n/locale.js'
import { createPictures } from '../../../../src/pictures/encoding/encode.js'
import { ARMADA, everyMark, middleOf, POOR, RICH, viewsOf, withPlayers, withTiles } from './positions.js'

const MOST_BYTES = 400_000
const reader: Reader = { locale: 'en', names: ['Annie', 'Katie', 'Bill', 'Jesse'], viewer: 'table' }
const pictures = createPictures({ keep: 1 })

async function size(view: View, change: Partial<Reader> = {}): Promise<readonly [number, number]> {
  const png = await pictures.png(drawBoard(view, everyMark(view), { ...reader, ...change }))
  expect(png.length).toBeLessThan(MOST_BYTES)
  const { width, height } = PNG.sync.read(Buffer.from(png))
  return [width, height]
}

describe.each([2, 3, 4])('with %i players', (seats) => {
  const views = viewsOf(seats, `phases ${seats}`)
  const phases = [...new Set(views.map(({ phase }) => phase))]

  test.each(phases)('the first position of phase %s is a picture of 1600 by 1000 pixels and under 400 KB', async (phase) => {
    const view = views.find((each) => each.phase === phase)
    if (view === undefined) throw new Error('no position')
    expect(await size(view)).toEqual([1600, 1000])
  })
  test('the table before the galaxy is laid out can be drawn', async () => {
    const start = pioneerRules.setup(seats, { galaxy: 'standard' })
    expect(await size(pioneerRules.view(start, 'table'))).toEqual([1600, 1000])
  })
  test.each(GALAXIES)('the %s galaxy can be drawn', async (galaxy) => {
    expect(await size(middleOf(seats, galaxy))).toEqual([1600, 1000])
  })
})

describe('what rarely happens can be drawn', () => {
  const view = middleOf(4)

  test.each<[string, View]>([
    ['nobody has anything', withPlayers(withTiles(view, { colony: null, fleets: [] }), POOR)],
    ['everybody has more than anybody ever has', withPlayers(view, RICH)],
    ['ships of everybody on every tile', withTiles(view, ARMADA)],
    ['every system is destroyed', withTiles(view, { system: 'aurelia', isUp: true, isBombed: true, colony: null })],
    ['every star is seen by everybody', withTiles(view, { isUp: false, seenBy: [0, 1, 2, 3], system: null, colony: null })],
  ])('%s', async (_, rare) => expect(await size(rare)).toEqual([1600, 1000]))

  test.each(LOCALES)('names as long and as strange as they come, in %s', async (locale) => {
    const names = ['W'.repeat(20), 'عبد الرحمن بن خلدون', '👩‍👩‍👧‍👦'.repeat(7), '\u202eevil\n']
    expect(await size(view, { names, locale })).toEqual([1600, 1000])
  })
})

describe('the key', () => {
  const view = middleOf(3)
  const key = (changed: View, change: Partial<Reader> = {}) => drawBoard(changed, [], { ...reader, ...change }).key

  test('is the same for the same position', () => expect(key(structuredClone(view))).toBe(key(view)))
  test('differs with the position, the names, the language and the choices pointed out', () => {
    expect(key({ ...view, novas: view.novas + 1 })).not.toBe(key(view))
    expect(key(view, { names: ['Other'] })).not.toBe(key(view))
    expect(key(view, { locale: 'de' })).not.toBe(key(view))
    expect(drawBoard(view, [{ kind: 'source', tile: 0 }], reader).key).not.toBe(key(view))
  })
})

test('pieces have the colours that their players chose', async () => {
  const painted = (colours: readonly number[]) => pictures.png(drawBoard(middleOf(3), [], { ...reader, colours }))
  const usual = await pictures.png(drawBoard(middleOf(3), [], reader))
  expect(Buffer.from(await painted([0, 1, 2])).equals(usual)).toBe(true)
  expect(Buffer.from(await painted([3, 0, 1])).equals(usual)).toBe(false)
})

test('Y3 cards laid out are not counted with the discard pile before the clean-up', async () => {
  const painted = (change: Partial<PlayerView>) => pictures.png(drawBoard(withPlayers(middleOf(2), change), [], reader))
  const bare = await painted({ played: [] })
  expect(Buffer.from(await painted({ played: ['gold', 'gold'] })).equals(bare)).toBe(true)
  expect(Buffer.from(await painted({ played: [], trash: ['gold', 'gold'] })).equals(bare)).toBe(false)
})

test('Y27 who else has seen a star is shown to a viewer who has seen it, too', async () => {
  const seen = (seenBy: readonly number[]) =>
    withTiles({ ...middleOf(3), viewer: 0 }, { system: 'mint', isUp: false, isBombed: false, colony: null, fleets: [], seenBy })
  const painted = (seenBy: readonly number[]) => pictures.png(drawBoard(seen(seenBy), [], { ...reader, viewer: 0 }))
  expect(Buffer.from(await painted([0, 2])).equals(await painted([0]))).toBe(false)
  expect(Buffer.from(await painted([0, 2])).equals(await painted([0, 1]))).toBe(false)
})
