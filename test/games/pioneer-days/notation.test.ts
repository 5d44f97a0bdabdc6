import { describe, expect, test } from 'vitest'
import { ENCODED_LIMIT } from '../../../src/engine/game.js'
import { decode, encode } from '../../../src/games/pioneer-days/notation.js'
import { played } from './rules/played.js'

describe('the notation of actions', () => {
  const actions = [2, 3, 4].flatMap((seats) =>
    ['a', 'b', 'c'].flatMap((seed) => played(seats, { boards: seed === 'a' ? 'unique' : 'standard' }, seed)),
  )

  test('is read as it was written', () => {
    for (const { action } of actions) expect(decode(encode(action))).toEqual(action)
    const kinds = new Set(actions.map(({ action }) => action.kind))
    expect(kinds.size).toBeGreaterThan(25)
  })
  test('is short for what players do', () => {
    for (const { action, by } of actions) if (by !== 'chance') expect(encode(action).length).toBeLessThanOrEqual(ENCODED_LIMIT)
  })
  test.each([
    ['deal.2.a,d.widow,trader.healer,ranger', 'deal'],
    ['outfit..axe,saw', 'outfit'],
    ['week.mint,fort.axe,saw,map.cook,nurse,hunter,doctor,drover,teacher', 'week'],
    ['roll.blue-wild,black-mine', 'roll'],
    ['react.forty-niner', 'react'],
  ])('%s is %s', (text, kind) => expect(decode(text)?.kind).toBe(kind))
  test.each([
    '',
    'take',
    'take.x',
    'take.01',
    'take.1.2',
    'equip.spoon',
    'change.red',
    'roll.blue',
    'roll.blue-wild.red-mine',
    'deal.2.a,z',
    'week.mint.axe',
    'pay-wood.-1',
    'satisfy.axe',
    'income.1',
    'toString',
    'gold.x',
    'outfit.spoon',
    'react.mint',
  ])('%s is nothing', (text) => expect(decode(text)).toBeNull())
})
