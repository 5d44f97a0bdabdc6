import { webcrypto } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { shuffled } from '../../../src/engine/random.js'
import {
  commitmentTo,
  committedDraw,
  type DrawSource,
  jointEntropy,
  pledgedDraw,
  pledgeOf,
} from '../../../src/tables/model/fairness.js'

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const SOURCE: DrawSource = { secret: SECRET, tableId: 'abcd1234', entropies: ['1001 mine', '1002', ''] }

const { subtle } = webcrypto
const hex = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('hex')
const utf8 = (text: string) => new TextEncoder().encode(text)

/** The same from the documentation, by another implementation. */
async function wordsOf({ secret, tableId, entropies }: DrawSource, draw: number, blocks: number): Promise<readonly number[]> {
  const joint = hex(await subtle.digest('SHA-256', utf8(entropies.map((entropy) => `${entropy}\n`).join(''))))
  const key = await subtle.importKey('raw', utf8(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const words: number[] = []
  for (let block = 0; block < blocks; block++) {
    const view = new DataView(await subtle.sign('HMAC', key, utf8(`${tableId}.${joint}.${draw}.${block}`)))
    for (let at = 0; at < view.byteLength; at += 4) words.push(view.getUint32(at))
  }
  return words
}

const take = (source: DrawSource, draw: number, n: number, count: number) => {
  const random = committedDraw(source, draw)
  return Array.from({ length: count }, () => random.below(n))
}

describe('a commitment', () => {
  test('is what sha256sum says of the secret', () => {
    expect(commitmentTo(SECRET)).toBe('6c86c6aac5fb24bcf5d9939cb7d7d5645ce39418f449e03b262dd4fa14b4b92b')
  })
  test('is shown together with its shares', () => {
    const shares = SOURCE.entropies.map((entropy, index) => ({ userId: `${index}`, entropy }))
    const pledge = pledgeOf(SECRET, shares)
    expect(pledge).toEqual({ secret: SECRET, commitment: commitmentTo(SECRET), shares })
    expect(pledgedDraw(pledge, SOURCE.tableId, 3).below(1_000_000)).toBe(take(SOURCE, 3, 1_000_000, 1)[0])
  })
})

describe('joint entropy', () => {
  test('is what sha256sum says of its lines', () => {
    expect(jointEntropy(SOURCE.entropies)).toBe('2168e8f10fb73cabae7f6e3bd45efcf0e71866b3d1acc06ac87e2a35b25daf18')
  })
  test('tells apart who added what', () => {
    const all = [['a', 'b'], ['b', 'a'], ['ab'], ['ab', ''], ['', 'ab'], ['a', '', 'b'], []].map(jointEntropy)
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('a committed draw', () => {
  test('gives the numbers of its fixed vector', () => {
    expect(take(SOURCE, 0, 52, 10)).toEqual([32, 33, 27, 7, 0, 14, 2, 7, 2, 46])
    expect(shuffled(['a', 'b', 'c', 'd', 'e', 'f'], committedDraw(SOURCE, 7)).join('')).toBe('fbecad')
  })
  test('matches another implementation of its description, over several blocks', async () => {
    for (const draw of [0, 1, 22]) {
      const words = await wordsOf(SOURCE, draw, 3)
      expect(take(SOURCE, draw, 2 ** 32, words.length)).toEqual(words)
    }
  })
  test('skips the numbers that would favour small ones', async () => {
    const n = 3 * 2 ** 30
    const words = await wordsOf(SOURCE, 5, 8)
    const fit = words.filter((word) => word < n)
    expect(fit.length).toBeLessThan(words.length)
    expect(take(SOURCE, 5, n, fit.length)).toEqual(fit)
  })
  test('depends on secret, table, entropy and number', () => {
    const others: readonly DrawSource[] = [
      { ...SOURCE, secret: SECRET.replace('0', '1') },
      { ...SOURCE, tableId: 'abcd1235' },
      { ...SOURCE, entropies: ['1001 mine', '1003', ''] },
      { ...SOURCE, entropies: ['1002', '1001 mine', ''] },
    ]
    const firsts = [
      take(SOURCE, 0, 2 ** 32, 1),
      take(SOURCE, 1, 2 ** 32, 1),
      ...others.map((other) => take(other, 0, 2 ** 32, 1)),
    ]
    expect(new Set(firsts.flat()).size).toBe(firsts.length)
  })
  test.each([2, 6, 24, 100])('takes each of %i numbers equally often', (n) => {
    const rounds = 400 * n
    const counts = Array.from({ length: n }, () => 0)
    for (let draw = 0; draw < rounds / 100; draw++) {
      for (const value of take(SOURCE, draw, n, 100)) counts[value] = (counts[value] ?? 0) + 1
    }
    const expected = rounds / n
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // The mean is n - 1, the standard deviation sqrt(2(n - 1)). The numbers are fixed, so this cannot fail intermittently.
    expect(Math.abs(chiSquare - (n - 1))).toBeLessThan(4 * Math.sqrt(2 * (n - 1)))
  })
})
