import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../src/engine/random.js'
import { NEWCOMER, ratedAnew, shown } from '../../src/standings/rating.js'
import { plackettLuce } from './plackett-luce.js'

describe('ratings', () => {
  test('are those of the published algorithm, over a thousand games with ties of two to five players', () => {
    const random = seededRandom('ratings')
    let known = Array.from({ length: 8 }, () => NEWCOMER)
    for (let game = 0; game < 1000; game++) {
      const seats = [...known.keys()].sort((a, b) => ((a * 7 + game) % 8) - ((b * 7 + game) % 8)).slice(0, 2 + random.below(4))
      const ranks = seats.map(() => 1 + random.below(3))
      const before = seats.map((player) => known[player] ?? NEWCOMER)
      const [ours, theirs] = [ratedAnew(before, ranks), plackettLuce(before, ranks)]
      ours.forEach(({ mu, sigma }, index) => {
        expect(mu).toBeCloseTo(theirs[index]?.mu ?? Number.NaN, 9)
        expect(sigma).toBeCloseTo(theirs[index]?.sigma ?? Number.NaN, 9)
      })
      known = known.map((skill, player) => ours[seats.indexOf(player)] ?? skill)
    }
  })

  test.each([
    [1, 1, 3, 4],
    [1, 2, 2, 4],
    [1, 2, 3, 3],
    [1, 1, 1, 4],
  ])('of newcomers rise more for places %i, %i, %i, %i the better the place is, and alike for the same', (...ranks) => {
    const rated = ratedAnew(
      ranks.map(() => NEWCOMER),
      ranks,
    )
    for (const [seat, { mu, sigma }] of rated.entries()) {
      for (const [other, behind] of rated.entries()) {
        if (ranks[seat] === ranks[other]) expect([mu, sigma]).toEqual([expect.closeTo(behind.mu), expect.closeTo(behind.sigma)])
        if ((ranks[seat] ?? 0) < (ranks[other] ?? 0)) expect(mu).toBeGreaterThan(behind.mu)
      }
    }
  })

  test('do not depend on the seating', () => {
    const skills = [20, 25, 30].map((mu) => ({ mu, sigma: 5 }))
    const one = ratedAnew(skills, [3, 1, 2])
    const other = ratedAnew([...skills].reverse(), [2, 1, 3])
    ;[...other].reverse().forEach(({ mu, sigma }, seat) => {
      expect(mu).toBeCloseTo(one[seat]?.mu ?? 0, 9)
      expect(sigma).toBeCloseTo(one[seat]?.sigma ?? 0, 9)
    })
  })

  test('are shown as whole numbers: a newcomer has a provisional 1000, give or take 200', () => {
    expect(shown(NEWCOMER)).toEqual({ rating: 1000, uncertainty: 200, provisional: true })
    expect(shown({ mu: 30, sigma: 2 })).toEqual({ rating: 1576, uncertainty: 48, provisional: false })
    expect(shown({ mu: 25, sigma: 6.25 })).toMatchObject({ uncertainty: 150, provisional: false })
    expect(shown({ mu: 25, sigma: 6.3 }).provisional).toBe(true)
  })

  test('are no longer provisional after about a dozen games', () => {
    let skills = [NEWCOMER, NEWCOMER, NEWCOMER, NEWCOMER]
    const random = seededRandom('dozen')
    const settledAfter = Array.from({ length: 30 }, (_, game) => {
      skills = [
        ...ratedAnew(
          skills,
          skills.map(() => random.below(100)),
        ),
      ]
      return skills.some((skill) => shown(skill).provisional) ? 0 : game + 1
    }).find((games) => games > 0)
    expect(settledAfter).toBeGreaterThan(9)
    expect(settledAfter).toBeLessThan(18)
  })
})
