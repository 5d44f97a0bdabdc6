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

test('all lines are kept while they fit', () => {
  expect(lastLines(['a', 'b'], 20, omitted)).toBe('a\nb')
})

test('the oldest lines are dropped and counted', () => {
  expect(lastLines(['first', 'second', 'third'], 20, omitted)).toBe('(2 more)\nthird')
})

test('the result never exceeds the limit, however long a line is', () => {
  const lines = ['x'.repeat(500), 'y'.repeat(500), 'z']
  expect(lastLines(lines, 100, omitted).length).toBeLessThanOrEqual(100)
})

test('sentences are kept whole while they fit, and the others are counted', () => {
  const sentences = ['A first.', 'A second.', 'A third.']
  expect(firstSentences(sentences, 27, omitted)).toBe('A first. A second. A third.')
  expect(firstSentences(sentences, 26, omitted)).toBe('A first. (2 more)')
  expect(firstSentences(sentences, 27, () => '')).toBe('A first. A second. A third.')
  expect(firstSentences(['A long first one.', 'A second.'], 20, omitted)).toBe('A long… (1 more)')
  expect(firstSentences(['A very long only one.'], 20, omitted)).toBe('A very long only…')
})
