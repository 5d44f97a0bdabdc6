/** What the words of the guided game say of its script. */
import { expect, test } from 'vitest'
import { pioneer } from '../../../src/games/pioneer/index.js'
import type { Fact } from '../../../src/games/pioneer/rules/facts.js'

const { tutorial } = pioneer

/** The facts since the step before this one, with those of the press that solved it. */
function led(id: string): readonly Fact[] {
  const { outcome, since } = (id === 'end' ? tutorial?.end() : tutorial?.lesson(id)) ?? { outcome: [], since: [] }
  return [...outcome, ...since] as unknown as readonly Fact[]
}
const fact = (some: object) => expect.objectContaining(some)

test('the galaxy is the small one, with nine unknown stars', () => {
  expect(led('metals')).toContainEqual(fact({ kind: 'laid-out', galaxy: 'small', stars: 9 }))
})

test('what the learner bought is drawn again', () => {
  expect(led('play')).toContainEqual(fact({ kind: 'drew-cards', cards: ['gold', 'gold', 'gold', 'runite', 'scout'] }))
  expect(led('explore').some((each) => each.kind === 'drew-cards' && each.cards.includes('colonizer'))).toBe(true)
})

test('the scout finds what the colonizer then takes', () => {
  expect(led('colonize')).toContainEqual(fact({ kind: 'peeked-system', tile: 4, system: 'foundry' }))
  expect(led('research')).toContainEqual(fact({ kind: 'colonized', seat: 0, tile: 4 }))
})

test('Bessie buys a Warship, and colonizes what is then attacked', () => {
  expect(led('research')).toContainEqual(fact({ kind: 'bought', seat: 1, card: 'warship' }))
  expect(led('battle')).toContainEqual(fact({ kind: 'colonized', seat: 1, tile: 5 }))
  expect(led('last')).toContainEqual(
    fact({
      kind: 'battle',
      tile: 5,
      sides: [
        { seat: 0, attack: 14 },
        { seat: 1, attack: 4 },
      ],
    }),
  )
  expect(led('last')).toContainEqual(fact({ kind: 'colonized', seat: 0, tile: 5 }))
})

test('the last star is colonized by Bessie, and a third level decides the game', () => {
  const last = tutorial?.lesson('last')
  expect(last && pioneer.points(last.state)).toEqual([5, 9])
  expect(led('last')).toContainEqual(fact({ kind: 'last-round', round: 11 }))
  expect(led('end')).toContainEqual(fact({ kind: 'scored', seat: 0, systems: 5, technologies: 5, total: 10 }))
  expect(led('end')).toContainEqual(fact({ kind: 'scored', seat: 1, total: 9 }))
})
