import { describe, expect, test } from 'vitest'
import { pioneerDaysRules } from '../../../../src/games/pioneer-days/rules.js'
import { atRandom, byDefault, played } from './played.js'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const MANY_ACTIONS = 60

describe.each([2, 3, 4])('random games of %i', (seats) => {
  const games = [0, 1, 2, 3, 4, 5].map((game) =>
    played(seats, { sets: 'drawn', boards: game % 2 === 0 ? 'unique' : 'standard' }, `random ${game}`),
  )

  test('end after twenty turns each, with points that agree with the outcome', () => {
    for (const game of games) {
      const last = game.at(-1)?.state
      const next = last === undefined ? null : pioneerDaysRules.toMove(last)
      expect(last?.phase === 'over' && last.turns).toBe(20 * seats)
      expect(next?.kind === 'over' && next.outcome.points).toEqual(last === undefined ? null : pioneerDaysRules.points(last))
    }
  })

  test('never offer a long list', () => {
    const longest = games.flat().map(({ state }) => {
      const next = pioneerDaysRules.toMove(state)
      if (next.kind !== 'seats') return 0
      return Math.max(...next.seats.map((seat) => pioneerDaysRules.legalActions(state, seat).length))
    })
    expect(Math.max(...longest)).toBeLessThan(MANY_ACTIONS)
  })

  test('reach the end with default actions alone', () => {
    expect(played(seats, {}, 'defaults', byDefault).at(-1)?.state.phase).toBe('over')
  })
})

test('computer players that look at prospects score much more than random ones', () => {
  const prospecting: typeof atRandom = (state, seat) => {
    const worth = (action: Parameters<typeof pioneerDaysRules.apply>[2]) =>
      pioneerDaysRules.strategy?.prospects?.(pioneerDaysRules.apply(state, seat, action).state, seat) ?? 0
    const [first, ...others] = pioneerDaysRules.legalActions(state, seat).map((action) => ({ action, worth: worth(action) }))
    if (first === undefined) throw new Error('nothing to do')
    return others.reduce((best, other) => (other.worth > best.worth ? other : best), first).action
  }
  const mean = (choose: typeof atRandom) => {
    const ends = ['1', '2', '3', '4'].map((seed) => played(2, {}, seed, choose).at(-1)?.state)
    return sum(ends.flatMap((state) => (state === undefined ? [] : pioneerDaysRules.points(state)))) / (2 * ends.length)
  }
  expect(mean(prospecting)).toBeGreaterThan(mean(atRandom) + 15)
})
