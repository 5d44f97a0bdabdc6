import { expect, test } from 'vitest'
import { cut, firstSentences, lastLines } from '../../../src/discord/wire/limits.js'

const omitted = (count: number) => `(${count} more)`

test('a text is cut with an ellipsis, only if it is too long', () => {
  expect(cut('stagecoach', 10)).toBe('stagecoach')
  expect(cut('stagecoach', 6)).toBe('stage…')
  expect(cut('by stagecoach to Santa Fe', 16)).toBe('by stagecoach…')
  expect(cut('by stagecoach to Santa Fe', 20)).toBe('by stagecoach to…')
  expect(cut('by an-uncommonly-long-stagecoach', 30)).toBe('by an-uncommonly-long-stageco…')
})

test('no character that readers see as one is divided', () => {
  const family = '👨‍👩‍👧'
  expect(cut('😀'.repeat(16), 12)).toBe(`${'😀'.repeat(5)}…`)
  expect(cut(`a${'😀'.repeat(16)}`, 12)).toBe(`a${'😀'.repeat(5)}…`)
  expect(cut(family.repeat(4), family.length + 5)).toBe(`${family}…`)
  expect(cut('🇫🇷'.repeat(9), 10)).toBe('🇫🇷🇫🇷…')
  expect(cut('e\u0301'.repeat(9), 10)).toBe(`${'e\u0301'.repeat(4)}…`)
  // Unless it is longer than the room is. Even then no half of a pair of surrogates is left, which is no text.
  expect(cut(`e${'\u0301'.repeat(99)}`, 10)).toBe(`e${'\u0301'.repeat(8)}…`)
  for (let limit = 2; limit < 30; limit++) {
    for (const text of ['👨‍👩‍👧'.repeat(9), `a${'😀'.repeat(30)}`, `${'😀\u200d'.repeat(30)}`, '😀 '.repeat(30)]) {
      expect(cut(text, limit).length).toBeLessThanOrEqual(limit)
      expect(cut(text, limit)).not.toMatch(/\p{Surrogate}/u)
    }
  }
})

test('all lines are kept while they fit', () => {
  expect(lastLines(['a', 'b'], 20, omitted)).toBe('a\nb')
})

test('the oldest lines are dropped and counted', () => {
  expect(lastLines(['first', 'second', 'third'], 20, omitted)).toBe('(2 more)\nthird')
})

test('the result never exceeds the limit, however long a line is', () => {
  const lines = ['x'.repeat(500), 'y'.repeat(500), 'z']
  expect(lastLines(lines, 100, omitted).length).toBeLessThanOrEqual(100)
  for (let limit = -9; limit < 30; limit++) {
    const told = lastLines(lines, limit, omitted)
    expect(told.length).toBeLessThanOrEqual(Math.max(0, limit))
    expect(told.includes(' more)')).toBe(limit >= omitted(3).length)
  }
})

test('sentences are kept whole while they fit, and the others are counted', () => {
  const sentences = ['A first.', 'A second.', 'A third.']
  expect(firstSentences(sentences, 27, omitted)).toBe('A first. A second. A third.')
  expect(firstSentences(sentences, 26, omitted)).toBe('A first. (2 more)')
  expect(firstSentences(sentences, 27, () => '')).toBe('A first. A second. A third.')
  expect(firstSentences(['A long first one.', 'A second.'], 20, omitted)).toBe('A long… (1 more)')
  expect(firstSentences(['A very long only one.'], 20, omitted)).toBe('A very long only…')
})

test('to find out how many sentences fit, each of them is read a few times at most', () => {
  let reads = 0
  const sentences = new Proxy(
    Array.from({ length: 500 }, () => 'And so on.'),
    {
      get(all, key) {
        if (typeof key === 'string' && /^\d+$/.test(key)) reads++
        return Reflect.get(all, key)
      },
    },
  )
  expect(firstSentences(sentences, 30, omitted)).toBe('And so on. (499 more)')
  expect(reads).toBeLessThan(5 * sentences.length)
})
