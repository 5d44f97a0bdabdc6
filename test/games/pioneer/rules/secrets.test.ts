import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../../src/engine/random.js'
import { pioneerRules } from '../../../../src/games/pioneer/rules.js'
import { given } from './given.js'
import { played } from './played.js'
import { inCards, inMoves } from './position.js'

const viewers = (seats: number) => (['table', 0, 1, 2, 3] as const).slice(0, seats + 1)

test.each([2, 3, 4])('X18 no view and no choice of %i players changes when what it hides is dealt anew', (seats) => {
  const random = seededRandom('anew')
  for (const { state } of played(seats, `secrets ${seats}`).filter((_, index) => index % 7 === 0))
    for (const viewer of viewers(seats)) {
      const other = pioneerRules.sample(state, viewer, random)
      expect(pioneerRules.view(other, viewer)).toEqual(pioneerRules.view(state, viewer))
      if (viewer !== 'table') expect(pioneerRules.legalActions(other, viewer)).toEqual(pioneerRules.legalActions(state, viewer))
    }
})

describe('what others can work out', () => {
  const hands = (state: Parameters<typeof pioneerRules.sample>[0], seat: number) => {
    const random = seededRandom('hands')
    const dealt = Array.from({ length: 300 }, () => pioneerRules.sample(state, 'table', random))
    return new Set(dealt.map((each) => (each.phase === 'layout' ? '' : each.players[seat]?.hand.join())))
  }

  test('Y3 a hand that used up its deck is known; what is drawn afterwards is not', () => {
    const { state } = given(
      inMoves({}, { players: [{}, { hand: ['gold', 'scout'], known: ['gold'], deck: ['runite', 'warship'] }] }),
    )
    expect(hands(state, 1)).toEqual(new Set(['gold,scout', 'gold,runite', 'gold,warship']))
  })

  test('X10 in the card phase a hand has no metals', () => {
    const { state } = given(inCards(['scout'], { players: [{ deck: ['gold', 'runite', 'warship'] }] }))
    expect(hands(state, 0)).toEqual(new Set(['scout', 'warship']))
  })
})
