import { expect, test } from 'vitest'
import { createRecent } from '../src/recent.js'

test('the least recently used value makes room', () => {
  const recent = createRecent<number>(2)
  recent.set('a', 1)
  recent.set('b', 2)
  recent.get('a')
  recent.set('c', 3)
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3])
  expect(recent.size).toBe(2)
})

test('a value that is set again counts as used', () => {
  const recent = createRecent<number>(2)
  recent.set('a', 1)
  recent.set('b', 2)
  recent.set('a', 3)
  recent.set('c', 4)
  expect([recent.get('a'), recent.get('b')]).toEqual([3, undefined])
})

test('what weighs too much together is dropped, least recently used first, but never the value set last', () => {
  const recent = createRecent<string>(10, ({ length }) => length)
  const kept = () => ['a', 'b', 'c', 'd'].filter((key) => recent.get(key) !== undefined)
  recent.set('a', 'aaaa')
  recent.set('b', 'bbbb')
  recent.get('a')
  recent.set('c', 'cccc')
  expect(kept()).toEqual(['a', 'c'])
  recent.set('a', 'a')
  recent.set('b', 'bbbbb')
  expect(kept()).toEqual(['a', 'b', 'c'])
  recent.set('d', 'd'.repeat(20))
  expect(kept()).toEqual(['d'])
})
