/** The search on games whose best play is known. */
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../src/engine/random.js'
import type { Playable } from '../../src/players/playable.js'
import { search } from '../../src/players/search.js'
import { BOXES, lottery, matrixGame, noughts, TIC_TAC_TOE, TWO_CARD_POKER } from './tiny-games.js'

const EFFORT = { iterations: 2000 }
const SEEDS = ['one', 'two', 'three', 'four', 'five']

const best = <State, Action>(rules: Playable<State, Action>, state: State, seat: number, seed: string) =>
  search(rules, state, seat, EFFORT, seededRandom(seed)).candidates[0]?.action

describe('a search', () => {
  test.each(SEEDS)('takes the ticket that is worth more on average (%s)', (seed) => {
    expect(best(lottery(2), { chosen: null, won: null }, 0, seed)).toBe('risk')
    expect(best(lottery(6), { chosen: null, won: null }, 0, seed)).toBe('sure')
  })

  test.each([
    ['wins at once', '00./11./...', 0, [2]],
    ['prevents the loss', '0../11./0..', 1, [5]],
    ['answers a corner in the middle', '0../.../...', 1, [4]],
    ['stays out of a fork', '0../.1./..0', 1, [1, 3, 5, 7]],
  ])('plays tic-tac-toe: it %s', (_what, squares, seat, expected) => {
    const state = noughts(squares)
    for (const seed of SEEDS) expect(expected).toContain(best(TIC_TAC_TOE, state, seat, seed))
  })

  test('never loses tic-tac-toe against itself', () => {
    for (const seed of SEEDS) {
      let state = noughts('.../.../...')
      const random = seededRandom(seed)
      for (let next = TIC_TAC_TOE.toMove(state); next.kind === 'seats'; next = TIC_TAC_TOE.toMove(state)) {
        const seat = next.seats[0] ?? 0
        const action = search(TIC_TAC_TOE, state, seat, EFFORT, random).candidates[0]?.action ?? 0
        state = TIC_TAC_TOE.apply(state, seat, action).state
      }
      expect(TIC_TAC_TOE.points(state)).toEqual([0, 0])
    }
  })

  test('calls with the king, folds the jack, and cannot tell what the other holds', () => {
    for (const seed of SEEDS) {
      expect(best(TWO_CARD_POKER, { cards: [0, 2], bet: true, called: null }, 1, seed)).toBe('call')
      expect(best(TWO_CARD_POKER, { cards: [2, 0], bet: true, called: null }, 1, seed)).toBe('fold')
      // The true card of the other makes no difference at all.
      const findings = ([0, 2] as const).map((other) =>
        search(TWO_CARD_POKER, { cards: [1, other], bet: null, called: null }, 0, EFFORT, seededRandom(seed)),
      )
      expect(findings[0]).toEqual(findings[1])
    }
  })

  test('does not see what others choose in secret at the same time', () => {
    // In equilibrium the first seat takes `high` 6 times of 10. If the other could answer its choice, `low` would be safer.
    const game = matrixGame({ high: { left: 4, right: 0 }, low: { left: 1, right: 7 } })
    const open = { chosen: [null, null] } as const
    for (const seed of SEEDS) {
      const { candidates } = search(game, open, 0, EFFORT, seededRandom(seed))
      // Worth 0.56 if the other could answer it.
      expect(candidates.find(({ action }) => action === 'high')?.worth.mean).toBeGreaterThan(0.7)
    }
  })

  test('knows that it will choose among what chance lays out', () => {
    for (const seed of SEEDS) expect(best(BOXES, { plays: null, inside: null, taken: null }, 0, seed)).toBe('boxes')
  })

  test('is the same for the same seed, ends when told, and counts what it did', () => {
    const state = noughts('.../.../...')
    const once = search(TIC_TAC_TOE, state, 0, { iterations: 300 }, seededRandom('a'))
    expect(search(TIC_TAC_TOE, state, 0, { iterations: 300 }, seededRandom('a'))).toEqual(once)
    expect(once.candidates.reduce((sum, { visits }) => sum + visits, 0)).toBe(300)
    let asked = 0
    const short = search(TIC_TAC_TOE, state, 0, { iterations: 300, isOver: () => ++asked === 10 }, seededRandom('a'))
    expect(short.iterations).toBe(10)
  })
})
