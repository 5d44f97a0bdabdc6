import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import type { Reader } from '../../../../src/games/face.js'
import { drawBoard } from '../../../../src/games/pioneer/board/board.js'
import { PICTURE } from '../../../../src/games/pioneer/board/layout.js'
import { MOVED, stacksOf, stackThings } from '../../../../src/games/pioneer/board/pieces/fleets.js'
import { GALAXIES } from '../../../../src/games/pioneer/data/galaxies.js'
import { SHIPS } from '../../../../src/games/pioneer/data/units.js'
import type { PlayerView, View } from '../../../../src/games/pioneer/rules/view-types.js'
import { pioneerRules } from '../../../../src/games/pioneer/rules.js'
import { LOCALES } from '../../../../src/i18n/locale.js'
import type { Drawing } from '../../../../src/pictures/drawing.js'
import { createPictures } from '../../../../src/pictures/encoding/encode.js'
import { inset, overlap } from '../../../../src/pictures/geometry.js'
import { parted, writtenBy } from '../../../pictures/printing.js'
import { ARMADA, everyMark, middleOf, POOR, RICH, viewsOf, withPlayers, withTiles } from './positions.js'

const MOST_BYTES = 400_000
const reader: Reader = { locale: 'en', names: ['Annie', 'Katie', 'Bill', 'Jesse'], viewer: 'table' }
const pictures = createPictures({ keep: 1 })

/** Of the box of a sign on a panel that is empty on each side, in pixels. */
const EMPTY = 4

/** Numbers on panels and piles that lie on a sign, on another number, or beyond the board of a player. */
function touched(drawing: Drawing): readonly string[] {
  const things = parted(drawing).things()
  const signs = things
    .filter(({ key }) => /^(sign|unit) /.test(key))
    .flatMap(({ key, boxes }) => boxes.map((box) => ({ key, rect: inset(box, EMPTY) })))
  const numbers = things.filter(({ key }) => /^[+×]?\d+ in display/.test(key)).flatMap(({ paint }) => writtenBy(paint))
  return numbers.flatMap(({ line, rect }, index) => [
    ...signs.filter((sign) => overlap(sign.rect, rect)).map(({ key }) => `${line} on ${key}`),
    ...numbers.filter((other, at) => at !== index && overlap(other.rect, rect)).map((other) => `${line} on ${other.line}`),
    ...(rect.x + rect.width > PICTURE.width - 12 ? [`${line} beyond the edge`] : []),
  ])
}

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

test('the sign of ships that have moved lies on none of their numbers', () => {
  for (const count of [2, 4, 10, 18])
    for (const ships of SHIPS.map((ship) => ({ scout: 0, bomber: 0, colonizer: 0, warship: 0, [ship]: count })))
      for (const isAtHome of [true, false]) {
        const [stack] = stacksOf([{ colour: 0, ships, hasMoved: true, isAtHome }], { width: 160, height: 120 }, 1)
        const [thing] = stack === undefined ? [] : stackThings(stack, { x: 200, y: 200 })
        const [box] = thing?.boxes ?? []
        if (thing === undefined || box === undefined) throw new Error('a plaque has a box')
        const { size, right, top } = MOVED
        const sign = { x: box.x + box.width - right - size / 2, y: box.y + top - size / 2, width: size, height: size }
        const numbers = writtenBy(thing.paint)
        expect(numbers.map(({ line }) => line)).toEqual([String(count)])
        expect(numbers.filter(({ rect }) => overlap(rect, sign))).toEqual([])
      }
})

describe('every number has room beside its sign, also one of two digits', () => {
  const fleet = (count: number, seats: number) =>
    [...Array(seats).keys()].map((seat) => ({ seat, ships: { scout: count, bomber: count, colonizer: count, warship: count } }))
  const cards = Array.from({ length: 20 }, () => 'gold' as const)

  test.each([2, 3, 4].flatMap((seats) => [10, 18, 20].map((count) => [count, seats] as const)))(
    '%i of everything, with %i seats',
    (count, seats) => {
      const change = {
        handCount: count,
        deckCount: count,
        trash: cards.slice(0, count),
        actions: count,
        bonus: { money: count, cards: 0, actions: 0 },
      }
      const start = withPlayers(middleOf(seats), change)
      const tiles = start.tiles.map((tile, index) => ({
        ...tile,
        isUp: true,
        colony: index < count ? { seat: 0, isFortified: false } : null,
        fleets: index === 0 ? fleet(count, seats) : [],
      }))
      const piles = Object.fromEntries(Object.keys(start.piles).map((id) => [id, count])) as View['piles']
      const view = {
        ...start,
        tiles,
        piles,
        round: count,
        faceDown: count,
        phase: 'cards' as const,
        pool: { actions: count, money: count },
      }
      expect(touched(drawBoard(view, [], reader))).toEqual([])
    },
  )
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
