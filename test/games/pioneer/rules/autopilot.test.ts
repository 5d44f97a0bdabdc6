import { expect, test } from 'vitest'
import type { Action, State } from '../../../../src/games/pioneer/rules/types.js'
import { pioneerRules } from '../../../../src/games/pioneer/rules.js'
import { inCards, inMoves } from './position.js'

/** What a seat does by itself, until the game does not wait for it any more or has waited too often. */
function byItself(state: State, seat: number, most = 5): readonly Action['kind'][] {
  const next = pioneerRules.toMove(state)
  if (most === 0 || next.kind !== 'seats' || !next.seats.includes(seat)) return []
  const action = pioneerRules.defaultAction(state, seat)
  return [action.kind, ...byItself(pioneerRules.apply(state, seat, action).state, seat, most - 1)]
}

test('Y21 a ship that a drive has to take is taken by itself', () => {
  const cards = inCards(['improbability-drive'], { tiles: { 1: { ships: '0 scout 1' } } })
  const { state } = pioneerRules.apply(cards, 0, { kind: 'play', card: 'improbability-drive' })
  expect(byItself(state, 0)).toEqual(['pick', 'fly'])
  const picked = pioneerRules.apply(state, 0, { kind: 'pick', tile: 1, ship: 'scout', count: 1 })
  expect(byItself(picked.state, 0)).toEqual(['fly'])
})

test('X17 ships that are picked stay by themselves', () => {
  const moves = inMoves({ 1: { ships: '0 scout 2' } })
  const { state } = pioneerRules.apply(moves, 0, { kind: 'pick', tile: 1, ship: 'scout', count: 1 })
  expect(byItself(state, 0)).toEqual(['unpick', 'end-moves'])
})
