/** The rules themselves refuse actions that no player can write, because `decode` never returns them. */
import { expect, test } from 'vitest'
import { decode, encode } from '../../../../src/games/pioneer-days/notation.js'
import type { Action, State } from '../../../../src/games/pioneer-days/rules/types.js'
import { pioneerDaysRules } from '../../../../src/games/pioneer-days/rules.js'
import { given } from './given.js'
import { beforeDisaster, ending, holding, inTown, taking } from './position.js'

const RICH = { silver: 20, wood: 9, medicine: 9, cattle: 9, gold: [1, 2, 3], townsfolk: ['cook'], equipment: ['axe'] } as const
const roomy = { players: [{ ...RICH, wagons: 'L L L' }] }

/** One state for each step with a decision. In the last one goods lack space. */
const STATES: readonly State[] = [
  taking(roomy),
  given(taking({ players: [{ ...RICH, wagons: 'L L L', townsfolk: ['gambler'] }] })).when('take.0').state,
  holding('wild', roomy),
  holding('mine', roomy),
  ending(roomy),
  given(beforeDisaster('storm', roomy)).when('end-turn').state,
  given(beforeDisaster('disease', roomy)).when('end-turn').state,
  inTown(['sawmill', 'school'], roomy),
  ending({ players: [RICH] }),
]

/** Values that no field may have. */
const VALUES = [-1, 0.5, 99, Number.NaN, Number.POSITIVE_INFINITY, '', 'cattle', 'silver', 'blue', '__proto__', 'length', null]
const FIELDS = {
  take: 'die',
  react: 'source',
  change: 'face',
  equip: 'tile',
  'discard-tile': 'tile',
  give: 'tile',
  'buy-wagon': 'size',
  discard: 'good',
  'pay-wood': 'wagon',
  'shield-wagon': 'wagon',
  'take-damage': 'wagon',
  'pay-medicine': 'townsfolk',
  'shield-townsfolk': 'townsfolk',
  'lose-townsfolk': 'townsfolk',
  satisfy: 'town',
  'choose-board': 'board',
} as const

/** An action that only a caller outside the types could pass. */
const forged = (action: object) => action as Action

test('invalid actions are refused at every step', () => {
  const actions = [
    ...Object.entries(FIELDS).flatMap(([kind, field]) => VALUES.map((value) => forged({ kind, [field]: value }))),
    ...Object.keys(FIELDS).map((kind) => forged({ kind })),
    ...['sail', '', 'toString'].map((kind) => forged({ kind })),
  ].filter((action) => decode(String(encode(action))) === null || Object.values(action).some((value) => value === 99))
  expect(actions.length).toBeGreaterThan(150)
  const allowed = STATES.flatMap((state) =>
    actions.filter((action) => pioneerDaysRules.refuse(state, 0, action) === null).map((action) => [state.phase, action]),
  )
  expect(allowed).toEqual([])
})
