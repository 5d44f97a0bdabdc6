import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { readJsonAsset } from '../../../src/pictures/assets.js'
import type { Pen } from '../../../src/pictures/canvas.js'
import type { Drawing } from '../../../src/pictures/drawing.js'
import { createPictures } from '../../../src/pictures/encoding/encode.js'

function drawing(key: string, paint: (pen: Pen) => void = () => {}, size = { width: 64, height: 48 }): Drawing {
  const ground = (pen: Pen) => {
    pen.fillStyle = '#f4e8cd'
    pen.fillRect(0, 0, size.width, size.height)
  }
  return {
    ...size,
    key,
    paint: (pen) => {
      ground(pen)
      paint(pen)
    },
  }
}

const read = (png: Uint8Array) => PNG.sync.read(Buffer.from(png))

describe('a picture', () => {
  test('is a PNG file with the colours that were painted', async () => {
    const png = await createPictures().png(
      drawing('flags', (pen) => {
        pen.fillStyle = '#a5151d'
        pen.fillRect(0, 0, 10, 10)
        pen.fillStyle = '#1848a8'
        pen.fillRect(54, 38, 10, 10)
      }),
    )
    const { width, height, data } = read(png)
    const at = (x: number, y: number) => data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4).toString('hex')
    expect([width, height]).toEqual([64, 48])
    expect([at(3, 3), at(60, 45), at(30, 20)]).toEqual(['a5151dff', '1848a8ff', 'f4e8cdff'])
  })

  test('keeps every colour if it names no inks', async () => {
    const ramp = drawing('ramp', (pen) => {
      for (let x = 0; x < 64; x++) {
        for (let y = 0; y < 48; y++) {
          pen.fillStyle = `rgb(${x * 4}, ${y * 5}, ${(x * y) % 256})`
          pen.fillRect(x, y, 1, 1)
        }
      }
    })
    const { data } = read(await createPictures().png(ramp))
    const wrong = Array.from({ length: 64 * 48 }, (_, i) => i).filter(
      (i) => data[4 * i] !== (i % 64) * 4 || data[4 * i + 1] !== Math.floor(i / 64) * 5,
    )
    expect(wrong).toEqual([])
  })

  test('may follow a picture of another size', async () => {
    const pictures = createPictures()
    await pictures.png(drawing('large', undefined, { width: 300, height: 200 }))
    const { width, height } = read(await pictures.png(drawing('small', undefined, { width: 31, height: 17 })))
    expect([width, height]).toEqual([31, 17])
  })
})

describe('pictures are cached', () => {
  const counted = (key: string) => {
    const count = { painted: 0 }
    return { count, drawing: drawing(key, () => count.painted++) }
  }

  test('equal keys are painted once, even at the same time', async () => {
    const pictures = createPictures()
    const { count, drawing: same } = counted('same')
    const [first, second] = await Promise.all([pictures.png(same), pictures.png({ ...same })])
    expect(await pictures.png(same)).toBe(first)
    expect(second).toBe(first)
    expect(count.painted).toBe(1)
  })
  test('the least recently used are dropped first', async () => {
    const pictures = createPictures({ keep: 2 })
    const [a, b, c] = ['a', 'b', 'c'].map(counted)
    if (a === undefined || b === undefined || c === undefined) throw new Error('three drawings')
    for (const { drawing: next } of [a, b, a, c, a, b]) await pictures.png(next)
    expect([a.count.painted, b.count.painted, c.count.painted]).toEqual([1, 2, 1])
  })
  test('a failure is reported, not cached, and affects no other picture', async () => {
    const pictures = createPictures()
    const count = { tries: 0 }
    const flawed = drawing('flawed', () => {
      count.tries++
      if (count.tries === 1) throw new Error('out of ink')
    })
    await expect(pictures.png(flawed)).rejects.toThrow('out of ink')
    expect(read(await pictures.png(drawing('other'))).width).toBe(64)
    expect(read(await pictures.png(flawed)).width).toBe(64)
  })
})

test('a missing asset is one clear sentence', () => {
  expect(() => readJsonAsset('pioneers/nowhere.json')).toThrow('The file assets/pioneers/nowhere.json is missing or unreadable')
})
