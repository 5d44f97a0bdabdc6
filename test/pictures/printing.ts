/** Properties of every game's boards: how they are composed, printed and cached. */
import { PNG } from 'pngjs'
import { expect } from 'vitest'
import { type Pen, paintedLayer } from '../../src/pictures/canvas.js'
import { type Drawing, paintThings, type Thing } from '../../src/pictures/drawing.js'
import { createPictures } from '../../src/pictures/encoding/encode.js'
import type { Parted } from '../../src/pictures/encoding/printer.js'
import type { Rect } from '../../src/pictures/geometry.js'
import { listen } from '../../src/pictures/listening.js'

const MOST_BYTES = 400_000

/** Four bytes for each pixel. Files of the same picture may differ in how they are compressed. */
export const pixelsOf = (png: Uint8Array): Buffer => PNG.sync.read(Buffer.from(png)).data

/** For each pixel, the largest difference of its red, green and blue values. */
function differences(one: Uint8Array, other: Uint8Array): number[] {
  const result: number[] = []
  for (let at = 0; at < one.length; at += 4) {
    const part = (channel: number) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0))
    result.push(Math.max(part(0), part(1), part(2)))
  }
  return result
}

const share = (all: readonly number[], isMeant: (each: number) => boolean) => all.filter(isMeant).length / all.length

/** Expects `some` of a game's boards to be the same with and without parts cached from earlier boards. */
export async function expectSameAnew(frames: readonly Drawing[], some: readonly Drawing[]): Promise<void> {
  const shared = createPictures({ keep: 1 })
  for (const drawing of frames) await shared.png(drawing)
  for (const drawing of some) {
    const apart = differences(pixelsOf(await shared.png(drawing)), pixelsOf(await createPictures().png(drawing)))
    expect(share(apart, (each) => each > 0)).toBeLessThan(0.0001)
  }
}

/** Expects boards to have the painted colours, as far as the eye can tell, and small files. */
export async function expectTrueColours(some: readonly Drawing[]): Promise<void> {
  const pictures = createPictures()
  for (const drawing of some) {
    const png = await pictures.png(drawing)
    const apart = differences(pixelsOf(png), paintedLayer(drawing.width, drawing.height, drawing.paint).data())
    expect(share(apart, (each) => each > 16)).toBeLessThan(0.002)
    expect(apart.reduce((sum, each) => sum + each, 0) / apart.length).toBeLessThan(3)
    expect(png.length).toBeLessThan(MOST_BYTES)
  }
}

/** Expects that nothing is painted twice over consecutive boards, and that on average fewer than `mostNew` things are new. */
export async function expectLittleNew(frames: readonly Drawing[], mostNew: number): Promise<void> {
  const pictures = createPictures({ keep: 1 })
  const painted: number[] = []
  for (const drawing of [...frames, ...frames]) {
    const counted = counting(parted(drawing))
    await pictures.png(counted.drawing)
    painted.push(counted.painted())
  }
  const [first = 0, ...later] = painted.slice(0, frames.length)
  expect(first).toBeGreaterThan(mostNew)
  expect(later.reduce((sum, each) => sum + each, 0) / later.length).toBeLessThan(mostNew)
  expect(painted.slice(frames.length).every((each) => each === 0)).toBe(true)
}

/** The same drawing, with a count of the things it paints. */
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

/** Expects nothing except the ground to be painted outside its boxes, where it would be cut off. */
export function expectInsideBoxes(drawing: Drawing): void {
  const board = parted(drawing)
  const [, ...things] = board.things()
  // In reverse order too, because a later box may wipe out what an earlier thing has left.
  expect([leavesTraces(board, things), leavesTraces(board, things.toReversed())]).toEqual([false, false])
}

/** Whether anything is left after each thing was painted and everything inside its boxes wiped out. */
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

/** Throws if a drawing is not made of things. */
export function parted(drawing: Drawing): Parted {
  const { inks, things } = drawing
  if (inks === undefined || things === undefined) throw new Error('a board is made of things')
  return { ...drawing, inks, things }
}

/** A line of letters as it is painted. */
export interface Written {
  readonly line: string
  /** Around its letters, in pixels of the picture. */
  readonly rect: Rect
}

/** Every line of letters that something paints. */
export function writtenBy(paint: Drawing['paint']): readonly Written[] {
  const written: Written[] = []
  paintedLayer(1, 1, (pen) => {
    // Who listens gets everything painted anew, on this pen.
    listen(pen, () => {})
    const fill = pen.fillText.bind(pen)
    pen.fillText = (line, x, y, ...more) => {
      written.push({ line, rect: lettersAt(pen, line, x, y) })
      fill(line, x, y, ...more)
    }
    paint(pen)
  })
  return written
}

function lettersAt(pen: Pen, line: string, x: number, y: number): Rect {
  const letters = pen.measureText(line)
  const { a, d, e, f } = pen.getTransform()
  return {
    x: a * (x - letters.actualBoundingBoxLeft) + e,
    y: d * (y - letters.actualBoundingBoxAscent) + f,
    width: a * (letters.actualBoundingBoxLeft + letters.actualBoundingBoxRight),
    height: d * (letters.actualBoundingBoxAscent + letters.actualBoundingBoxDescent),
  }
}

/** Every line of letters that a drawing paints. */
export const linesOf = ({ paint }: Drawing): readonly string[] => writtenBy(paint).map(({ line }) => line)
