import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { type Pen, paintedLayer } from '../../../src/pictures/canvas.js'
import { composed, type Drawing, stamped, type Thing, windowed } from '../../../src/pictures/drawing.js'
import { createPictures } from '../../../src/pictures/encoding/encode.js'
import { inkFinder } from '../../../src/pictures/inks.js'
import type { Box } from '../../../src/pictures/sprites.js'

const SIZE = { width: 430, height: 310 }
const WHITE = 0xfffdf6
const RED = 0xa5151d
const BLUE = 0x1848a8
const INKS = { name: 'flags', colours: [WHITE, RED, BLUE] }
const css = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`

/** The colour halfway between two. */
const mixed = (one: number, other: number) =>
  [16, 8, 0].reduce((sum, shift) => sum + (Math.round((((one >>> shift) & 255) + ((other >>> shift) & 255)) / 2) << shift), 0)

/** A rectangle of one colour that counts how often it is painted. */
function flag(box: Box, colour: number): Thing & { readonly count: { painted: number } } {
  const count = { painted: 0 }
  const paint = (pen: Pen) => {
    count.painted++
    pen.fillStyle = css(colour)
    pen.fillRect(box.x, box.y, box.width, box.height)
  }
  return { key: `flag ${colour}`, boxes: [box], paint, count }
}

const sheet = () => flag({ x: 0, y: 0, ...SIZE }, WHITE)
const picture = (key: string, ...flags: readonly Thing[]): Drawing =>
  composed({ ...SIZE, key, inks: () => INKS, things: () => [sheet(), ...flags] })

async function colourAt(png: Promise<Uint8Array>, x: number, y: number): Promise<number> {
  const { data, width } = PNG.sync.read(Buffer.from(await png))
  return data.readUIntBE(4 * (y * width + x), 3)
}

describe('a picture of things', () => {
  test('paints them on top of each other, in order', async () => {
    const png = createPictures().png(
      picture('two', flag({ x: 90, y: 90, width: 120, height: 20 }, RED), flag({ x: 150, y: 80, width: 9, height: 40 }, BLUE)),
    )
    const seen = await Promise.all(
      [
        [5, 5],
        [95, 95],
        [155, 95],
        [209, 109],
        [210, 109],
        [429, 309],
      ].map(([x = 0, y = 0]) => colourAt(png, x, y)),
    )
    expect(seen).toEqual([WHITE, RED, BLUE, RED, WHITE, WHITE])
  })

  test('repaints nothing that has not moved on unchanged ground', async () => {
    const pictures = createPictures()
    const still = { x: 10, y: 10, width: 50, height: 50 }
    await pictures.png(picture('before', flag(still, RED), flag({ x: 300, y: 200, width: 50, height: 50 }, BLUE)))
    const [same, moved] = [flag(still, RED), flag({ x: 305, y: 200, width: 50, height: 50 }, BLUE)]
    const png = pictures.png(picture('after', same, moved))
    expect(await Promise.all([colourAt(png, 20, 20), colourAt(png, 302, 220), colourAt(png, 354, 220)])).toEqual([
      RED,
      WHITE,
      BLUE,
    ])
    expect([same.count.painted, moved.count.painted]).toEqual([0, 1])
  })

  test('notices that a thing was removed', async () => {
    const pictures = createPictures()
    await pictures.png(picture('full', flag({ x: 100, y: 100, width: 100, height: 100 }, RED)))
    expect(await colourAt(pictures.png(picture('empty')), 150, 150)).toBe(WHITE)
  })

  test('leaves no trace of a thing that could not be painted', async () => {
    const pictures = createPictures()
    const box = { x: 0, y: 0, width: 40, height: 40 }
    const torn: Thing = {
      key: 'torn',
      boxes: [box],
      paint(pen) {
        pen.translate(7, 7)
        throw new Error('out of ink')
      },
    }
    await expect(pictures.png(picture('torn', torn))).rejects.toThrow('out of ink')
    const png = pictures.png(picture('whole', flag({ x: 0, y: 0, width: 4, height: 4 }, BLUE)))
    expect(await Promise.all([colourAt(png, 3, 3), colourAt(png, 5, 5)])).toEqual([BLUE, WHITE])
  })

  test('stamps a thing, painted once, at any position', async () => {
    let painted = 0
    const seal = (x: number, y: number) =>
      stamped('seal', { x, y, width: 30, height: 30 }, (pen) => {
        painted++
        pen.fillStyle = css(RED)
        pen.fillRect(0, 0, 30, 30)
      })
    const pictures = createPictures()
    const png = pictures.png(picture('sealed', seal(20, 85), seal(300.4, 40)))
    const again = pictures.png(picture('sealed elsewhere', seal(7, 7)))
    const seen = [
      colourAt(png, 20, 85),
      colourAt(png, 49, 114),
      colourAt(png, 50, 115),
      colourAt(png, 300, 40),
      colourAt(again, 7, 7),
    ]
    expect(await Promise.all(seen)).toEqual([RED, RED, WHITE, RED, RED])
    expect(painted).toBe(1)
  })

  test('clips things at its edges', async () => {
    const png = createPictures().png(
      picture(
        'beyond',
        flag({ x: -20, y: -20, width: 40, height: 40 }, RED),
        flag({ x: 400, y: 290, width: 90, height: 90 }, BLUE),
      ),
    )
    const seen = [
      colourAt(png, 0, 0),
      colourAt(png, 19, 19),
      colourAt(png, 20, 20),
      colourAt(png, 429, 309),
      colourAt(png, 0, 300),
    ]
    expect(await Promise.all(seen)).toEqual([RED, RED, WHITE, BLUE, WHITE])
  })

  test('shows of a thing only what lies in its window, printed as painted', async () => {
    const pictures = createPictures()
    const box = { x: 0, y: 0, width: 300, height: 300 }
    const seen = { x: 40, y: 90, width: 100, height: 60 }
    for (const window of [seen, { ...seen, x: 45 }, { ...seen, y: 200 }]) {
      const drawing = picture(`through ${window.x} ${window.y}`, windowed(flag(box, RED), window))
      const printed = pictures.png(drawing)
      const layer = paintedLayer(SIZE.width, SIZE.height, drawing.paint)
      const painted = layer.encode('png')
      for (const [x, y] of [
        [window.x, window.y],
        [window.x + window.width - 1, window.y + window.height - 1],
      ] as const) {
        for (const [dx, dy, colour] of [
          [0, 0, RED],
          [x === window.x ? -1 : 1, 0, WHITE],
          [0, y === window.y ? -1 : 1, WHITE],
        ] as const) {
          expect(await colourAt(printed, x + dx, y + dy)).toBe(colour)
          expect(await colourAt(painted, x + dx, y + dy)).toBe(colour)
        }
      }
    }
  })

  test('blends translucent things with what is below', async () => {
    const colours = [WHITE, RED, mixed(WHITE, RED)]
    const veil: Thing = {
      key: 'veil',
      boxes: [{ x: 0, y: 0, width: 40, height: 40 }],
      paint(pen) {
        pen.globalAlpha = 0.5
        pen.fillStyle = css(RED)
        pen.fillRect(0, 0, 40, 40)
      },
    }
    const drawing = composed({ ...SIZE, key: 'veiled', inks: () => ({ name: 'veils', colours }), things: () => [sheet(), veil] })
    const png = createPictures().png(drawing)
    expect(await Promise.all([colourAt(png, 10, 10), colourAt(png, 50, 50)])).toEqual([mixed(WHITE, RED), WHITE])
  })

  test('uses the nearest ink for any other colour', async () => {
    const png = createPictures().png(picture('nearly', flag({ x: 0, y: 0, width: 9, height: 9 }, 0x203f9a)))
    expect(await colourAt(png, 4, 4)).toBe(BLUE)
  })
})

test('more inks than a palette holds are refused', () => {
  const colours = Array.from({ length: 257 }, (_, i) => i)
  expect(() => inkFinder({ name: 'rainbow', colours })).toThrow('rainbow has 257 inks; a palette holds 256.')
})
