import { inflateSync } from 'node:zlib'
import { PNG } from 'pngjs'
import { expect, test, vi } from 'vitest'
import { composed, type Drawing } from '../../../src/pictures/drawing.js'
import { compress, compressBeside } from '../../../src/pictures/encoding/compress.js'
import { createPictures } from '../../../src/pictures/encoding/encode.js'
import { band, pngOf } from '../../../src/pictures/encoding/png.js'

vi.mock('../../../src/pictures/encoding/compress.js', async (original) => {
  const actual = await original<typeof import('../../../src/pictures/encoding/compress.js')>()
  return { compress: vi.fn(actual.compress), compressBeside: vi.fn(actual.compressBeside) }
})

const SIZE = { width: 40, height: 200 }
const RED = 0xa5151d

/**
 * A red sheet with marks of the same colour at some heights. The marks change the set of things, and the rows only where they
 * stand.
 */
function sheet(key: string, ...marks: readonly number[]): Drawing {
  const boxes = [{ x: 0, y: 0, ...SIZE }, ...marks.map((y) => ({ x: 5, y, width: 9, height: 1 }))]
  const things = boxes.map((box) => ({
    key: 'red',
    boxes: [box],
    paint(pen: Parameters<Drawing['paint']>[0]) {
      pen.fillStyle = '#a5151d'
      pen.fillRect(box.x, box.y, box.width, box.height)
    },
  }))
  return composed({ ...SIZE, key, inks: () => ({ name: 'red', colours: [0, RED] }), things: () => things })
}

test('what could not be compressed fails its picture, and no later one', async () => {
  const pictures = createPictures()
  vi.mocked(compressBeside).mockRejectedValueOnce(new Error('out of memory'))
  await expect(pictures.png(sheet('first'))).rejects.toThrow('out of memory')
  for (const key of ['first', 'second']) {
    const { data } = PNG.sync.read(Buffer.from(await pictures.png(sheet(key))))
    expect([data.readUIntBE(0, 3), data.readUIntBE(data.length - 4, 3)]).toEqual([RED, RED])
  }
})

test('only rows with something new are compressed', async () => {
  const pictures = createPictures()
  await pictures.png(sheet('plain'))
  vi.mocked(compressBeside).mockClear()
  await pictures.png(sheet('marked', 110))
  const [rows] = vi.mocked(compressBeside).mock.calls.map(([bytes]) => bytes.length / (SIZE.width + 1))
  expect(vi.mocked(compressBeside)).toHaveBeenCalledOnce()
  expect(rows).toBeLessThanOrEqual(50)
  await pictures.png(sheet('plain again'))
  expect(vi.mocked(compressBeside)).toHaveBeenCalledOnce()
})

test('pictures of which others wait for the next one take no other thread’s time, and look the same', async () => {
  const [alone, busy] = [createPictures(), createPictures()]
  vi.mocked(compress).mockClear()
  const one = await alone.png(sheet('one', 110))
  expect(vi.mocked(compress)).not.toHaveBeenCalled()
  const [first, last] = await Promise.all([busy.png(sheet('one', 110)), busy.png(sheet('other', 60))])
  expect(vi.mocked(compress)).toHaveBeenCalled()
  const [alike, expected] = [first, one].map((file) => PNG.sync.read(Buffer.from(file)).data)
  expect(alike).toEqual(expected)
  expect(PNG.sync.read(Buffer.from(last))).toMatchObject(SIZE)
})

test('a kept strip takes up no more memory than it weighs', () => {
  const { chunk } = band(new Uint8Array(2_000))
  expect(chunk.buffer.byteLength).toBe(chunk.length)
})

test.each([1, 3, 4, 83, 84, 2_000, 2_003, 70_001])(
  'the file of a strip of %i bytes of any value ends with their checksum',
  (length) => {
    const rows = Uint8Array.from({ length }, (_, at) => (length % 2 === 0 ? 255 : (at * at) % 251))
    const png = pngOf(length - 1, 1, [RED], [band(rows)])
    const data = Buffer.concat([...chunksOf(png)].filter(({ type }) => type === 'IDAT').map(({ bytes }) => bytes))
    // Inflating checks the sum.
    expect(inflateSync(data).equals(rows)).toBe(true)
  },
)

function* chunksOf(png: Uint8Array): Generator<{ readonly type: string; readonly bytes: Buffer }> {
  const file = Buffer.from(png)
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at)
    yield { type: file.toString('latin1', at + 4, at + 8), bytes: file.subarray(at + 8, at + 8 + length) }
    at += length + 12
  }
}
