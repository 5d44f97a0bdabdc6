import { expect, test } from 'vitest'
import { bundled } from '../../src/game-kit/bundles.js'

const topicOf = (fact: string) => {
  const [stretch = '', about = ''] = fact.split(' ')
  return stretch === 'alone' ? null : { stretch, about }
}

test('facts of the same topic are bundled where the first of them stands, as long as their stretch lasts', () => {
  expect(bundled(['a 1', 'a 2', 'a 1', 'b 1', 'a 1', 'alone', 'a 1', 'a 1'], topicOf)).toEqual([
    ['a 1', 'a 1'],
    ['a 2'],
    ['b 1'],
    ['a 1'],
    ['alone'],
    ['a 1', 'a 1'],
  ])
  expect(bundled([], topicOf)).toEqual([])
})
