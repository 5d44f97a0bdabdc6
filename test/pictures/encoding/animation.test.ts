import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Pen } from '../../../src/pictures/canvas.js'
import { animate, everyNth, type Frame } from '../../../src/pictures/encoding/animation.js'

const MIB = 1024 * 1024
const never = () => new AbortController().signal

const drawing = (width: number, height: number, paint: (pen: Pen) => void): Frame => {
  return () => ({ width, height, key: '', paint })
}

/** A red bar that grows from left to right on blue. */
function growing(count: number, width = 1600, height = 100): readonly Frame[] {
  return Array.from({ length: count }, (_, index) =>
    drawing(width, height, (pen) => {
      pen.fillStyle = '#0000ff'
      pen.fillRect(0, 0, width, height)
      pen.fillStyle = '#ff0000'
      pen.fillRect(0, 0, ((index + 1) * width) / count, height)
    }),
  )
}

/** Incompressible frames, each different. The last one's left half is red. */
const noise = (count: number): readonly Frame[] =>
  Array.from({ length: count }, (_, frame) =>
    drawing(100, 50, (pen) => {
      for (let dot = 0; dot < 5_000; dot++) {
        const mixed = Math.imul((frame + 1) * 5_000 + dot, 2654435761) >>> 8
        pen.fillStyle = `rgb(${mixed & 255} ${(mixed >> 8) & 255} ${(mixed >> 16) & 255})`
        pen.fillRect(dot % 100, Math.floor(dot / 100), 1, 1)
      }
      pen.fillStyle = '#ff0000'
      if (frame === count - 1) pen.fillRect(0, 0, 50, 50)
    }),
  )

const made = (frames: readonly Frame[], limit = 8 * MIB) => animate(frames, { limit, progress: () => {}, signal: never() })

async function pixelAt(gif: Uint8Array, page: number, x: number): Promise<readonly number[]> {
  const { data, info } = await sharp(gif, { page }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + x) * info.channels
  return [...data.subarray(at, at + 3)]
}

describe('an animation', () => {
  test('has a page for each drawing, reduced to 1,000 pixels, loops, and shows the last longest', async () => {
    const gif = await made(growing(5))
    const { format, pages, width, pageHeight, loop, delay = [] } = await sharp(gif, { animated: true }).metadata()
    expect({ format, pages, width, pageHeight, loop }).toEqual({ format: 'gif', pages: 5, width: 1000, pageHeight: 63, loop: 0 })
    expect(new Set(delay.slice(0, -1)).size).toBe(1)
    expect(delay.at(-1)).toBeGreaterThan(2 * (delay[0] ?? 0))
  })

  test('shows each drawing exactly, in changed and unchanged parts', async () => {
    const gif = await made(growing(5))
    for (let page = 0; page < 5; page++) {
      const seen = await Promise.all([100, 300, 500, 700, 900].map((x) => pixelAt(gif, page, x)))
      expect(seen).toEqual([0, 1, 2, 3, 4].map((part) => (part <= page ? [255, 0, 0] : [0, 0, 255])))
    }
  })

  test('of a single drawing is one page', async () => {
    expect(await sharp(await made(growing(1)), { animated: true }).metadata()).toMatchObject({ format: 'gif', width: 1000 })
  })

  test('keeps small drawings at their size, and paper under what they leave out', async () => {
    const gif = await made([drawing(40, 20, (pen) => pen.fillRect(0, 0, 20, 20))])
    expect(await sharp(gif).metadata()).toMatchObject({ width: 40, height: 20 })
    expect([await pixelAt(gif, 0, 5), await pixelAt(gif, 0, 30)]).toEqual([
      [0, 0, 0],
      [255, 255, 255],
    ])
  })

  test("is not affected by an earlier drawing's pen state", async () => {
    const turned = drawing(40, 20, (pen) => {
      pen.translate(30, 0)
      pen.globalAlpha = 0.2
      pen.fillRect(0, 0, 1, 1)
    })
    const gif = await made([turned, drawing(40, 20, (pen) => pen.fillRect(0, 0, 20, 20))])
    expect([await pixelAt(gif, 1, 5), await pixelAt(gif, 1, 35)]).toEqual([
      [0, 0, 0],
      [255, 255, 255],
    ])
  })

  test('leaves drawings out until it is small enough, and never the last', async () => {
    const whole = await made(noise(9))
    const fitting = await made(noise(9), Math.floor(whole.length / 2))
    expect(fitting.length).toBeLessThan(whole.length / 2)
    const { pages = 0 } = await sharp(fitting, { animated: true }).metadata()
    expect(pages).toBeGreaterThan(1)
    const isRed = async (page: number) => {
      const pixels = await Promise.all([5, 15, 25, 35, 45].map((x) => pixelAt(fitting, page, x)))
      return pixels.every(([red = 0, green = 255, blue = 255]) => red > 240 && green < 16 && blue < 16)
    }
    expect([await isRed(pages - 2), await isRed(pages - 1)]).toEqual([false, true])
  })

  test('that cannot fit is an error', async () => {
    await expect(made(noise(9), 1000)).rejects.toThrow('no animation fits into 1000 bytes')
  })

  test('tells its progress, and stops when it is told to', async () => {
    const told: string[] = []
    const controller = new AbortController()
    const progress = (drawn: number, of: number) => {
      told.push(`${drawn}/${of}`)
      if (drawn === 2) controller.abort(new Error('enough'))
    }
    const making = animate(growing(5), { limit: MIB, progress, signal: controller.signal })
    await expect(making).rejects.toThrow('enough')
    expect(told).toEqual(['1/5', '2/5'])
  })

  test('yields to others between drawings', async () => {
    let turns = 0
    let isDone = false
    const others = () => {
      turns++
      if (!isDone) setImmediate(others)
    }
    setImmediate(others)
    await made(growing(5))
    isDone = true
    expect(turns).toBeGreaterThan(10)
  })

  test('of a very long game skips turns', async () => {
    const frames = growing(450, 10, 2)
    expect(await sharp(await made(frames), { animated: true }).metadata()).toMatchObject({ pages: 151 })
  })
})

test('every n-th is counted from the last, and the first is among them', () => {
  expect(everyNth([0, 1, 2, 3, 4, 5, 6, 7], 3)).toEqual([0, 1, 4, 7])
  expect(everyNth([0, 1, 2, 3], 1)).toEqual([0, 1, 2, 3])
  expect(everyNth([0], 4)).toEqual([0])
})
