import { describe, expect, test } from 'vitest'
import type { Outcome } from '../../src/engine/game.js'
import { analyse } from '../../src/standings/analysis.js'

const outcome = (points: readonly number[], winners: readonly number[]): Outcome => ({
  winners,
  places: points.map((own) => 1 + points.filter((other) => other > own).length),
  points,
  reason: 'end',
})

describe('what decided a game', () => {
  test('is the largest source of the lead over the best of the others, and the turn from which the winner led', () => {
    const sources = [
      { roads: 4, gold: 10, seats: 1 },
      { roads: 8, gold: 3, seats: 0 },
      { roads: 0, gold: 0, seats: 2 },
    ]
    const pointsByTurn = [
      [0, 0, 0],
      [2, 0, 0],
      [2, 7, 0],
      [8, 7, 1],
      [15, 11, 2],
    ]
    expect(analyse(outcome([15, 11, 2], [0]), sources, pointsByTurn)).toEqual({
      lead: { winner: 0, over: 1, source: 'gold', points: 7 },
      ahead: { winner: 0, turn: 3 },
    })
  })

  test('compares with the next by place, however many points a player has who resigned', () => {
    const resigned: Outcome = { winners: [0], places: [1, 3, 2], points: [9, 12, 4], reason: 'end' }
    const { lead } = analyse(resigned, [{ a: 9 }, { a: 12 }, { a: 4 }], [])
    expect(lead).toEqual({ winner: 0, over: 2, source: 'a', points: 5 })
  })

  test('is no turn if the winner led from the first one, or only by what the points by turn do not show', () => {
    const ahead = (pointsByTurn: readonly (readonly number[])[]) => analyse(outcome([5, 2], [0]), [], pointsByTurn).ahead
    expect(
      ahead([
        [0, 0],
        [1, 0],
        [5, 2],
      ]),
    ).toBeNull()
    expect(
      ahead([
        [0, 0],
        [1, 2],
        [2, 2],
      ]),
    ).toBeNull()
    expect(
      ahead([
        [0, 0],
        [1, 1],
        [5, 2],
      ]),
    ).toEqual({ winner: 0, turn: 2 })
  })

  test('is empty if the win is shared, or if nothing is known', () => {
    expect(
      analyse(
        outcome([5, 5, 2], [0, 1]),
        [{ a: 5 }, { a: 5 }, { a: 2 }],
        [
          [0, 0, 0],
          [5, 5, 2],
        ],
      ),
    ).toEqual({ lead: null, ahead: null })
    expect(analyse(outcome([5, 2], [0]), [], [])).toEqual({ lead: null, ahead: null })
  })

  test('is what counts among equal points, whatever sources they came from', () => {
    const places: Outcome = { winners: [1], places: [2, 1], points: [5, 5], reason: 'end' }
    const sources = [
      { a: 4, b: 1 },
      { a: 1, b: 4 },
    ]
    expect(analyse(places, sources, [])).toEqual({ lead: { winner: 1, level: [0] }, ahead: null })
    // After a resignation, points have no sources.
    expect(analyse(places, [{}, {}], [])).toEqual({ lead: null, ahead: null })
  })

  test('names all with as many points as the winner, by place, but nobody who resigned', () => {
    const level = (places: readonly number[], points: readonly number[], ...resigned: readonly number[]) => {
      const { lead } = analyse(
        { winners: [1], places, points, reason: 'end' },
        points.map((a) => ({ a })),
        [],
        new Set(resigned),
      )
      return lead !== null && 'level' in lead ? lead.level : null
    }
    expect(level([3, 1, 2], [1, 1, 1])).toEqual([2, 0])
    expect(level([2, 1, 2], [1, 1, 1])).toEqual([0, 2])
    expect(level([4, 1, 2, 3], [5, 5, 5, 4], 0)).toEqual([2])
    expect(level([3, 1, 2, 3], [5, 5, 5, 4], 0, 3)).toEqual([2])
    expect(level([2, 1, 3], [5, 5, 4])).toEqual([0])
  })

  test('takes the first of equal sources', () => {
    const twice = analyse(
      outcome([6, 2], [0]),
      [
        { a: 3, b: 3 },
        { a: 1, b: 1 },
      ],
      [
        [0, 0],
        [2, 0],
        [2, 2],
        [4, 2],
        [6, 2],
      ],
    )
    expect(twice).toEqual({
      lead: { winner: 0, over: 1, source: 'a', points: 2 },
      ahead: { winner: 0, turn: 3 },
    })
  })
})
