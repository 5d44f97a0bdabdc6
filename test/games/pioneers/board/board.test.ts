import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import type { Reader } from '../../../../src/games/face.js'
import { drawBoard } from '../../../../src/games/pioneers/board/board.js'
import { pioneersRules } from '../../../../src/games/pioneers/index.js'
import type { View } from '../../../../src/games/pioneers/rules/view-types.js'
import { createPictures } from '../../../../src/pictures/encoding/encode.js'
import { played } from '../played.js'

const MOST_BYTES = 400_000
const reader: Reader = { locale: 'en', names: ['Annie', 'Katie', 'Bill', 'Jesse'], viewer: 'table' }
const pictures = createPictures({ keep: 1 })

async function size(view: View, names = reader.names): Promise<readonly [number, number]> {
  const png = await pictures.png(drawBoard(view, [], { ...reader, names }))
  expect(png.length).toBeLessThan(MOST_BYTES)
  const { width, height } = PNG.sync.read(Buffer.from(png))
  return [width, height]
}

const game = (seats: number) => {
  const { decisions, last } = played(seats, `board ${seats}`)
  const middle = decisions[Math.floor(decisions.length / 2)]
  if (middle === undefined) throw new Error('a game without decisions')
  return { view: pioneersRules.view(middle.state, 'table'), over: pioneersRules.view(last, 'table') }
}

describe.each([2, 3, 4])('with %i players', (seats) => {
  const { view, over } = game(seats)

  test('a position in mid-game is a picture of 1600 by 1000 pixels and under 400 KB', async () => {
    expect(await size(view)).toEqual([1600, 1000])
  })
  test('the final score too', async () => expect(await size(over)).toEqual([1600, 1000]))
  test('the table before the deal too', async () => {
    expect(await size(pioneersRules.view(pioneersRules.setup(seats, { covers: 'standard' }), 'table'))).toEqual([1600, 1000])
  })
})

describe('rare situations can be drawn', () => {
  const { view } = game(4)
  const everyone = (change: Partial<View['players'][number]>): View => ({
    ...view,
    players: view.players.map((player) => ({ ...player, ...change })),
  })

  test.each<[string, View]>([
    ['nobody has a coach', everyone({ coaches: [] })],
    ['everybody has many coaches', everyone({ coaches: ['s1', 'c17', 'c18', 'c19', 'c20', 'c21'].map(fullCoach) })],
    ['scores above 100', everyone({ track: 137, cash: 240 })],
    ['all of the best tiles', everyone({ bankers: 2, merchants: 2, nuggetCount: 10 })],
    [
      'every city settled by several',
      { ...view, tiles: view.tiles.map(() => null), settlers: view.settlers.map(() => 0x03000102) },
    ],
    ['forty tiles gone', { ...view, tiles: view.tiles.map((tile, place) => (place < 41 ? null : tile)) }],
    ['every line doubled', { ...view, roads: view.roads.map((_, line) => [3, 6, 12, 9][line % 4] ?? 3) }],
    ['an empty display', { ...view, display: [], stack: 0, end: 'stack' }],
  ])('%s', async (_, rare) => expect(await size(rare)).toEqual([1600, 1000]))

  test('names as long and as strange as they come', async () => {
    const names = ['W'.repeat(20), 'عبد الرحمن بن خلدون', '👩‍👩‍👧‍👦'.repeat(7), '\u202eevil\n']
    expect(await size(view, names)).toEqual([1600, 1000])
  })
})

describe('the key', () => {
  const { view } = game(3)
  const key = (changed: View, names = reader.names) => drawBoard(changed, [], { ...reader, names }).key

  test('is the same for the same position', () => expect(key(structuredClone(view))).toBe(key(view)))
  test('differs with the position, the names and the marked choices', () => {
    expect(key({ ...view, stagecoach: view.stagecoach + 1 })).not.toBe(key(view))
    expect(key(view, ['Other'])).not.toBe(key(view))
    expect(drawBoard(view, [{ kind: 'line', line: 3, label: '1' }], reader).key).not.toBe(key(view))
  })
  test('does not depend on the language: there are no words to translate on the picture', () => {
    expect(drawBoard(view, [], { ...reader, locale: 'de' }).key).toBe(key(view))
  })
})

function fullCoach(id: string): View['players'][number]['coaches'][number] {
  return {
    id,
    seats: id === 's1' ? ['banker', 'merchant', 'sergeant', 'gold-digger', 'farmer'] : ['banker', null, 'farmer', 'merchant'],
  }
}

test('pieces have the colours that their players chose', async () => {
  const { view } = game(3)
  const painted = (colours: readonly number[]) => pictures.png(drawBoard(view, [], { ...reader, colours }))
  const usual = await pictures.png(drawBoard(view, [], reader))
  expect(Buffer.from(await painted([0, 1, 2])).equals(usual)).toBe(true)
  expect(Buffer.from(await painted([3, 0, 1])).equals(usual)).toBe(false)
})
