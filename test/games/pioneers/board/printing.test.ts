import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { drawBoard } from '../../../../src/games/pioneers/board/board.js'
import { pioneersRules } from '../../../../src/games/pioneers/index.js'
import type { Mark } from '../../../../src/games/pioneers/rules/types.js'
import type { Reader } from '../../../../src/games/plug.js'
import { type Pen, paintedLayer } from '../../../../src/pictures/canvas.js'
import { type Drawing, paintThings, type Thing } from '../../../../src/pictures/drawing.js'
import { createPictures } from '../../../../src/pictures/encode.js'
import type { Parted } from '../../../../src/pictures/printer.js'
import { played } from '../played.js'

const reader: Reader = { locale: 'en', names: ['Annie', 'Katie', 'Bill', 'Jesse'], viewer: 'table' }
const MOST_BYTES = 400_000
/** Things that are painted for a board after a turn, on average: all others were there before. */
const MOST_NEW = 10

/** The public board after each turn of a game. */
function afterTurns(seats: number): readonly Drawing[] {
  const views = played(seats, `printing ${seats}`).decisions.map(({ state }) => pioneersRules.view(state, 'table'))
  const dealt = views.filter((view) => view.phase !== 'deal')
  const ends = dealt.filter((view, i) => view.turn.seat !== dealt[i + 1]?.turn.seat)
  return ends.map((view) => drawBoard(view, [], reader))
}

const pixelsOf = (png: Uint8Array) => PNG.sync.read(Buffer.from(png)).data

/** For each pixel by how much its red, green and blue differ at most. */
function differences(one: Uint8Array, other: Uint8Array): number[] {
  const result: number[] = []
  for (let at = 0; at < one.length; at += 4) {
    const part = (channel: number) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0))
    result.push(Math.max(part(0), part(1), part(2)))
  }
  return result
}

const share = (all: readonly number[], isMeant: (each: number) => boolean) => all.filter(isMeant).length / all.length

describe.each([2, 4])('boards with %i players', (seats) => {
  const frames = afterTurns(seats)
  const some = frames.filter((_, i) => i % 11 === 5)

  test('out of things of earlier boards are those that are painted anew', async () => {
    const shared = createPictures({ keep: 1 })
    for (const drawing of frames) await shared.png(drawing)
    for (const drawing of some) {
      const apart = differences(pixelsOf(await shared.png(drawing)), pixelsOf(await createPictures().png(drawing)))
      expect(share(apart, (each) => each > 0)).toBeLessThan(0.0001)
    }
  })
  test('have the colours that were painted, as far as the eye can tell, and small files', async () => {
    const pictures = createPictures()
    for (const drawing of some) {
      const png = await pictures.png(drawing)
      const apart = differences(pixelsOf(png), paintedLayer(drawing.width, drawing.height, drawing.paint).data())
      expect(share(apart, (each) => each > 16)).toBeLessThan(0.002)
      expect(apart.reduce((sum, each) => sum + each, 0) / apart.length).toBeLessThan(3)
      expect(png.length).toBeLessThan(MOST_BYTES)
    }
  })
  test('have nothing painted twice, and little that is new', async () => {
    const pictures = createPictures({ keep: 1 })
    const painted: number[] = []
    for (const drawing of [...frames, ...frames]) {
      const counted = counting(parted(drawing))
      await pictures.png(counted.drawing)
      painted.push(counted.painted())
    }
    const [first = 0, ...later] = painted.slice(0, frames.length)
    expect(first).toBeGreaterThan(MOST_NEW)
    expect(later.reduce((sum, each) => sum + each, 0) / later.length).toBeLessThan(MOST_NEW)
    expect(painted.slice(frames.length).every((each) => each === 0)).toBe(true)
  })
})

/** The same drawing; counts how many of its things are painted. */
function counting(drawing: Parted): { readonly drawing: Drawing; readonly painted: () => number } {
  let count = 0
  const counted = (paint: Thing['paint']) => (pen: Pen) => {
    count++
    paint(pen)
  }
  const things = () =>
    drawing.things().map((thing): Thing => {
      const { paint, stamp } = thing
      return { ...thing, paint: counted(paint), ...(stamp === undefined ? {} : { stamp: counted(stamp) }) }
    })
  return { drawing: { ...drawing, things }, painted: () => count }
}

/** Whether anything is left when each thing has been painted and then all inside its boxes wiped out; in print it would be cut off. */
function leavesTraces({ width, height }: Parted, things: readonly Thing[]): boolean {
  const sheet = paintedLayer(width, height, (pen) => {
    for (const thing of things) {
      paintThings(pen, [thing])
      for (const box of thing.boxes) {
        const [left, top] = [Math.floor(box.x), Math.floor(box.y)]
        pen.clearRect(left, top, Math.ceil(box.x + box.width) - left, Math.ceil(box.y + box.height) - top)
      }
    }
  })
  return !Buffer.alloc(4 * width * height).equals(sheet.data())
}

describe('no thing is painted outside its boxes', () => {
  const { decisions, last } = played(4, 'printing 4')
  const middle = decisions[Math.floor(decisions.length * 0.6)]?.state ?? last
  const marks: readonly Mark[] = [
    { kind: 'line', line: 3, label: '1', price: '$2' },
    { kind: 'place', place: 7, label: '12', way: [4, 5, 7] },
    { kind: 'route', path: [0, 1, 2, 3], label: '$3' },
  ]
  test.each([
    ['on the board as the table sees it', pioneersRules.view(middle, 'table'), []],
    ['on a player’s own, with choices', pioneersRules.view(middle, 2), marks],
    ['when the game is over', pioneersRules.view(last, 'table'), []],
  ] as const)('%s', (_, view, pointedOut) => {
    const drawing = parted(drawBoard(view, pointedOut, reader))
    const [, ...things] = drawing.things()
    // Backwards too: a later box may wipe out what an earlier thing has left.
    expect([leavesTraces(drawing, things), leavesTraces(drawing, things.toReversed())]).toEqual([false, false])
  })
})

function parted(drawing: Drawing): Parted {
  const { inks, things } = drawing
  if (inks === undefined || things === undefined) throw new Error('a board is made of things')
  return { ...drawing, inks, things }
}
