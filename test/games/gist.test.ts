import { expect, test } from 'vitest'
import { gistOf, type Telling } from '../../src/game-kit/gist.js'

/** Facts are `stretch topic`, with `-` for none. */
const TELLING: Telling<string> = {
  topicOf(fact) {
    const [stretch = '', about = ''] = fact.split(' ')
    return stretch === '-' ? null : { stretch, about: about === '-' ? null : about }
  },
  one: (fact) => (fact.endsWith('silent') ? null : fact),
  several: ([first, ...others]) => (first.endsWith('each') ? null : `${first} × ${1 + others.length}`),
}

test('facts of the same topic are told together where the first of them stands, as long as their stretch lasts', () => {
  expect(gistOf(['a 1', 'a 2', 'a 1', 'b 1', 'a 1', '- -', 'a 1', 'a 1'], TELLING)).toEqual([
    'a 1 × 2',
    'a 2',
    'b 1',
    'a 1',
    '- -',
    'a 1 × 2',
  ])
  expect(gistOf([], TELLING)).toEqual([])
})

test('a fact without a topic is told alone, and ends no stretch of its own', () => {
  expect(gistOf(['a 1', 'a -', 'a -', 'a 1'], TELLING)).toEqual(['a 1 × 2', 'a -', 'a -'])
})

test('facts that cannot be told together are told one by one, and some not at all', () => {
  expect(gistOf(['a each', 'a each', 'a silent'], TELLING)).toEqual(['a each', 'a each'])
})
