import { expect, test } from 'vitest'
import { planOf } from '../../../src/cli/bench/storage/finished-bytes.js'
import { GAMES } from '../../../src/games/index.js'

test('a finished game stands for every game, number of players, and policy that decides at once', () => {
  const cycle = GAMES.length * 3 * 2
  const plans = Array.from({ length: cycle }, (_, number) => planOf(number))
  const of = (plan: ReturnType<typeof planOf>) => `${plan.game.id} ${plan.seats} ${plan.policy}`
  const wanted = GAMES.flatMap(({ id }) => [2, 3, 4].flatMap((seats) => ['random', 'greedy'].map((by) => `${id} ${seats} ${by}`)))
  expect(plans.map(of).sort()).toEqual(wanted.sort())
  expect(of(planOf(cycle))).toBe(of(planOf(0)))
})
