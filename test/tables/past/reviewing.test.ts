/** Looking back at a whole game: what is judged, on which knowledge, within which bounds, and what comes of it. */
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../src/engine/random.js'
import type { GameState } from '../../../src/games/game.js'
import { pioneers } from '../../../src/games/pioneers/index.js'
import { choose } from '../../../src/players/levels.js'
import { type Study, study } from '../../../src/players/study.js'
import type { Review } from '../../../src/tables/model/review.js'
import { type Reviewed, reviewing } from '../../../src/tables/past/reviewing.js'
import { judged } from '../kit/judged-game.js'
import { type Move, played } from '../kit/played-game.js'

/** The review, with all studies that it took. */
function reviewed(of: Reviewed): { readonly review: Review; readonly studies: readonly Study<GameState>[] } {
  const studies: Study<GameState>[] = []
  const steps = reviewing(of)
  for (let step = steps.next(); ; ) {
    if (step.done === true) return { review: step.value, studies }
    studies.push(step.value)
    step = steps.next(study(of.game, step.value))
  }
}

/** A game of tally with these moves in a row. */
const tallied = (...moves: readonly Move[]) => {
  const left = [...moves]
  return played(judged, 2, () => left.shift() ?? 'end')
}

describe('looking back at a game', () => {
  test('marks the moves that were much worse than the best, names it, and leaves alone what is as good', () => {
    const { review } = reviewed(tallied('add', 'roll', 'end', 'add', 'end', 'end'))
    // Positions: the first draw, add, roll, its draw, end...
    expect(review.good).toContain(2)
    expect(review.good).toContain(3)
    expect(review.misses.map(({ position }) => position)).toEqual([5, 7, 8])
    expect(review.misses[0]).toEqual({ position: 5, isSmall: false, better: 'add', chance: 60, instead: 40 })
  })

  test('does not judge what the table did for somebody', () => {
    const { review } = reviewed(tallied('add', ['end', 'clock'], 'add', 'end', 'end'))
    expect([...review.good, ...review.misses.map(({ position }) => position)]).not.toContain(3)
  })

  test('has the chances at the start and after each turn, which end with the result', () => {
    const of = tallied('add', 'add', 'add', 'end', 'end', 'end')
    const { review } = reviewed(of)
    expect(review.chances).toHaveLength(4)
    expect(review.chances[0]).toEqual([50, 50])
    const winner = of.outcome.winners[0] ?? 0
    expect(review.chances[1]?.[winner]).toBe(80)
    expect(review.chances.at(-1)?.[winner]).toBe(100)
  })

  test('finds the turning points: the worst move of a turn, or what changed the chances most', () => {
    const draws = tallied('add', 'roll', 'roll', 'add', ['end', 'clock'], ['end', 'clock'], ['end', 'clock'])
    const { review } = reviewed(draws)
    const [point] = review.turningPoints
    expect(point?.turn).toBe(1)
    const entry = draws.past.find((position) => position.entry?.position === point?.position)?.entry
    expect(['draw', 'action']).toContain(entry?.kind)
    const blunders = reviewed(tallied('end', 'add', 'end', 'end')).review
    expect(blunders.turningPoints.map(({ turn, position }) => [turn, position])).toEqual([
      [1, 2],
      [2, 4],
      [3, 5],
    ])
  })
})

describe('looking back at Pioneers', () => {
  const random = seededRandom('newcomers')
  const of: Reviewed = {
    ...played(pioneers, 2, (state, seat) => choose(pioneers, pioneers.sample(state, seat, random), seat, 'newcomer', random)),
    iterations: 600,
  }
  const once = reviewed(of)

  test('stays within its bound, and finds the same again', () => {
    const iterations = once.studies.reduce((sum, each) => sum + each.iterations, 0)
    // One iteration a study is the least, and the scale of each miss is found with 30 more.
    expect(iterations).toBeLessThan(of.iterations + once.studies.length + 30 * once.review.misses.length)
    expect(reviewed(of).review).toEqual(once.review)
  })

  test('judges by what the seat could know: it sees the same, and what it cannot see is dealt anew', () => {
    const searches = once.studies.filter((each) => each.of !== 'position')
    expect(searches.length).toBeGreaterThan(20)
    const known = new Set(of.past.map(({ state }) => pioneers.save(state)))
    const views = [0, 1].map((seat) => new Set(of.past.map((position) => pioneers.viewAsJson(position.state, seat))))
    let dealtAnew = 0
    for (const { state, of: what } of searches) {
      if (what === 'position') continue
      expect(views[what.seat]?.has(pioneers.viewAsJson(state, what.seat))).toBe(true)
      if (!known.has(pioneers.save(state))) dealtAnew++
    }
    expect(dealtAnew).toBeGreaterThan(0)
  })

  test('takes a few hundred bytes', () => {
    expect(JSON.stringify(once.review).length).toBeLessThan(2000)
  })
})
