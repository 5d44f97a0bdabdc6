/** How much of an archived log is rewritten before others get a turn, in characters, because time depends on the machine. */
import { expect, test } from 'vitest'
import { SLICE_CHARACTERS, withWords } from '../../../src/store/archive/rewriting.js'

const entry = (position: number, length: number) => ({ position, at: position, turn: 1, content: 'x'.repeat(length) })
const contentOf = (lengths: readonly number[]) => ({
  log: lengths.map((length, index) => entry(index + 1, length)),
  snapshot: null,
  pledge: null,
  affairs: '{}',
})

/** The characters that were replaced in each slice. */
async function slicesOf(lengths: readonly number[]): Promise<readonly number[]> {
  const slices = [0]
  const replaced = (stored: string) => {
    if (stored.startsWith('x')) slices.push((slices.pop() ?? 0) + stored.length)
    return stored.replaceAll('x', 'y')
  }
  const content = contentOf(lengths)
  const rewritten = await withWords(content, replaced, { turn: async () => void slices.push(0) })
  expect(rewritten.log).toEqual(content.log.map((each) => ({ ...each, content: each.content.replaceAll('x', 'y') })))
  return slices
}

test('no slice has more of a log than a few milliseconds allow, however long the log is', async () => {
  const slices = await slicesOf(Array.from({ length: 5_000 }, (_, index) => 200 + (index % 7) * 300))
  expect(slices.length).toBeGreaterThan(50)
  expect(Math.max(...slices)).toBeLessThanOrEqual(SLICE_CHARACTERS)
})

test('a single entry that is longer has a slice of its own, and a short log needs no other', async () => {
  expect(await slicesOf([10, SLICE_CHARACTERS * 2, 10])).toEqual([10, SLICE_CHARACTERS * 2, 10])
  expect(await slicesOf([10, 20, 30])).toEqual([60])
})
