import { describe, expect, test } from 'vitest'
import { playWireGame } from '../../../src/cli/bench/wire/games.js'
import { turnNamed } from '../../../src/cli/bench/wire/tally.js'
import { isFull } from '../../../src/cli/bench/wire-counts.js'

describe('a game on the wire', () => {
  test('is counted turn by turn', async () => {
    const { answers, turns } = await playWireGame(2, 4)
    expect(turns).toHaveLength(3)
    expect(new Set(answers)).toEqual(new Set([1]))
    for (const { presses, requests, actions } of turns) {
      expect(actions.at(-1)).toBe('end-turn')
      // Opening the panel is a press too.
      expect(presses).toBeGreaterThan(actions.length)
      // A turn has at least its own message.
      expect(requests).toBeGreaterThanOrEqual(1)
    }
  })
})

describe('the turn of a message', () => {
  test('is the one of its heading', () => expect(turnNamed('### Pioneers · turn 12\n- Round 3')).toBe(12))
  test('is unknown without one', () => expect(turnNamed('Bill is invited to turn 3 cards')).toBeNull())
})

describe('a full turn', () => {
  test.each([
    [['one-road', 'buy-coach', 'move', 'end-turn'], true],
    [['buy-coach', 'one-road', 'move', 'settle', 'sergeant-road'], true],
    [['buy-coach', 'move', 'end-turn'], false],
    [['one-road', 'move'], false],
    [['one-road', 'buy-coach', 'two-roads', 'move'], false],
    [['one-road', 'buy-coach', 'end-turn'], false],
  ])('of %j: %s', (actions, full) => expect(isFull({ actions })).toBe(full))
})
