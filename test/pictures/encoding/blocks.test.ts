import { describe, expect, test } from 'vitest'
import { type Pen, paintedLayer } from '../../../src/pictures/canvas.js'
import { type Block, print, weightOf } from '../../../src/pictures/encoding/blocks.js'
import { createCutter } from '../../../src/pictures/encoding/cut.js'
import { inkFinder } from '../../../src/pictures/inks.js'

const [WHITE, RED, BLUE, PINK] = [0, 1, 2, 3]
const COLOURS = ['#ffffff', '#ff0000', '#0000ff', '#ff8080']
const finder = inkFinder({ name: 'four', colours: COLOURS.map((colour) => Number.parseInt(colour.slice(1), 16)) })

const blockOf = (width: number, height: number, paint: (pen: Pen) => void): Block =>
  createCutter()(paintedLayer(width, height, paint), finder)

/** The inks of a white strip after a block was printed on it. */
function printed(block: Block, x = 0, y = 0, { width, height } = block): number[][] {
  const bytes = new Uint8Array(height * (width + 1))
  print(block, x, y, { width, height, bytes }, finder)
  return Array.from({ length: height }, (_, row) => [...bytes.subarray(row * (width + 1) + 1, (row + 1) * (width + 1))])
}

function dot(pen: Pen, colour: number, x: number, y: number, width = 1): void {
  pen.fillStyle = COLOURS[colour] ?? ''
  pen.fillRect(x, y, width, 1)
}

describe('a block is printed as it was painted', () => {
  test('in runs of any length, with gaps between', () => {
    const row = [
      ...Array(30).fill(RED),
      BLUE,
      RED,
      RED,
      WHITE,
      WHITE,
      ...Array(9).fill(BLUE),
      WHITE,
      ...Array(40).fill(BLUE),
      RED,
    ]
    const block = blockOf(row.length, 1, (pen) => {
      for (const [x, ink] of row.entries()) if (ink !== WHITE) dot(pen, ink, x, 0)
    })
    expect(printed(block)).toEqual([row])
  })

  test('however wide it is', () => {
    const width = 7_000
    const row = Array.from({ length: width }, (_, x) => {
      if (x < 2_500) return WHITE
      return x < 4_750 ? RED : 1 + (x % 2)
    })
    const block = blockOf(width, 1, (pen) => {
      dot(pen, RED, 2_500, 0, 2_250)
      for (let x = 4_750; x < width; x++) dot(pen, 1 + (x % 2), x, 0)
    })
    expect(printed(block)).toEqual([row])
  })

  test('blended where it is translucent, at any length', () => {
    const block = blockOf(5_000, 2, (pen) => {
      pen.globalAlpha = 0.5
      dot(pen, RED, 1, 1, 4_999)
    })
    expect(printed(block)).toEqual([Array(5_000).fill(WHITE), [WHITE, ...Array(4_999).fill(PINK)]])
  })

  test('and cut off at every edge', () => {
    const inks = [...Array(20).fill(RED), BLUE, RED, ...Array(20).fill(BLUE)]
    const block = blockOf(inks.length, 3, (pen) => {
      for (let y = 0; y < 3; y++) for (const [x, ink] of inks.entries()) dot(pen, ink, x, y)
    })
    for (const x of [-41, -21, -20, -7, 0, 5, 20]) {
      const expected = Array.from({ length: 25 }, (_, at) => inks[at - x] ?? WHITE)
      const white = Array(25).fill(WHITE)
      expect(printed(block, x, -2, { ...block, width: 25, height: 2 })).toEqual([expected, white])
      expect(printed(block, x, 1, { ...block, width: 25, height: 2 })).toEqual([white, expected])
    }
  })
})

test('a flat plate with a rim takes up less than a hundredth of the memory of its pixels', () => {
  const plate = blockOf(400, 100, (pen) => {
    pen.fillStyle = '#ff0000'
    pen.fillRect(0, 0, 400, 100)
    pen.fillStyle = '#ffffff'
    pen.fillRect(3, 3, 394, 94)
  })
  expect(weightOf(plate)).toBeLessThan((4 * 400 * 100) / 100)
})
