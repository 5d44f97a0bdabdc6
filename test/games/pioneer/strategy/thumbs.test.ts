/** Each group of Pioneer's rules of thumb is worth having: whoever does without it loses to whoever has all of them. */
import { expect, test } from 'vitest'
import { pioneerRules as rules } from '../../../../src/games/pioneer/rules.js'
import { APPEAL } from '../../../../src/games/pioneer/strategy/appeal.js'
import { LEFT } from '../../../../src/games/pioneer/strategy/prospects.js'
import { testThumbs } from '../../../kit/thumbs.js'
import { inMoves } from '../rules/position.js'

testThumbs(rules, { galaxy: 'standard' }, [APPEAL, LEFT], 100, {
  'hope for colonies to come': [{ colonies: 0.2 }, {}],
  'doubts about third levels to come': [{ science: 3 }, {}],
  'what is left in a turn': [{ action: 0 }, { money: 0, card: 0 }],
})

test('what a scout alone has seen draws no colonizer past a nearer star', () => {
  const look = (tiles: Parameters<typeof inMoves>[0]) => {
    const state = inMoves({ 0: { ships: '0 colonizer 1' }, ...tiles })
    return rules.strategy?.appeal?.(state, 0, rules.legalActions(state, 0))
  }
  const unseen = look({})
  expect(unseen?.length).toBeGreaterThan(1)
  for (const system of ['ore-belt', 'drift'] as const) expect(look({ 1: { seen: { system, by: [0] } } })).toEqual(unseen)
  expect(look({ 1: { up: 'ore-belt' } })).not.toEqual(unseen)
})
