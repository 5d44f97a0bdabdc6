import { expect, test } from 'vitest'
import { seededRandom } from '../../../../src/engine/random.js'
import type { State } from '../../../../src/games/pioneer-days/rules/types.js'
import { pioneerDaysRules } from '../../../../src/games/pioneer-days/rules.js'
import { atRandom, played } from './played.js'

const SEATS = 3
const states = (): readonly State[] => played(SEATS, { sets: 'drawn' }, 'secrets', atRandom).map(({ state }) => state)

test('P13 no view changes when the gold that it hides is dealt again', () => {
  const random = seededRandom('anew')
  for (const state of states()) {
    if (state.phase === 'over') continue
    for (const viewer of ['table', 0, 1, 2] as const)
      expect(pioneerDaysRules.view(pioneerDaysRules.sample(state, viewer, random), viewer)).toEqual(
        pioneerDaysRules.view(state, viewer),
      )
  }
})

test('P13 what a seat may do does not depend on the gold of others', () => {
  const random = seededRandom('other gold')
  for (const state of states()) {
    if (state.phase === 'over') continue
    for (let seat = 0; seat < SEATS; seat++)
      expect(pioneerDaysRules.legalActions(pioneerDaysRules.sample(state, seat, random), seat)).toEqual(
        pioneerDaysRules.legalActions(state, seat),
      )
  }
})
