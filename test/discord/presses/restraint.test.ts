import { describe, expect, test } from 'vitest'
import { COSTLY_LIMIT, createRateLimit, USUAL_LIMIT, WINDOW_MS } from '../../../src/discord/presses/intake/rate-limit.js'
import { testClock } from '../../tables/kit/house.js'

/** The number of accepted presses out of `times`. */
function taken(times: number, press: () => Date | null): number {
  return Array.from({ length: times }, press).filter((again) => again === null).length
}

describe('a user', () => {
  test('has a limit of presses in ten seconds, and is told when the next one will be accepted', () => {
    const clock = testClock()
    const rateLimit = createRateLimit(clock)
    const press = () => rateLimit.admit('ann', 'table', 'usual')
    const since = clock.now().getTime()
    expect(taken(USUAL_LIMIT, press)).toBe(USUAL_LIMIT)
    clock.advance(WINDOW_MS - 1)
    expect(press()).toEqual(new Date(since + WINDOW_MS))
    clock.advance(1)
    expect(taken(USUAL_LIMIT + 5, press)).toBe(USUAL_LIMIT)
  })

  test('who asks for too much takes nothing from others at the same table', () => {
    const rateLimit = createRateLimit(testClock(), 10)
    expect(taken(1_000, () => rateLimit.admit('ann', 'table', 'usual'))).toBe(10)
    expect(taken(10, () => rateLimit.admit('ben', 'table', 'usual'))).toBe(10)
  })

  test('has a lower limit for costly presses, which do not count against the others', () => {
    const clock = testClock()
    const rateLimit = createRateLimit(clock)
    expect(taken(50, () => rateLimit.admit('ann', 'table', 'costly'))).toBe(COSTLY_LIMIT)
    expect(rateLimit.admit('ann', 'table', 'usual')).toBeNull()
    expect(rateLimit.admit('ann', null, 'costly')).toEqual(new Date(clock.now().getTime() + 60_000))
    clock.advance(60_000)
    expect(rateLimit.admit('ann', 'table', 'costly')).toBeNull()
  })

  test('is not kept waiting by a clock that was set back', () => {
    const clock = testClock()
    const rateLimit = createRateLimit(clock, 1)
    expect(rateLimit.admit('ann', null, 'usual')).toBeNull()
    expect(rateLimit.admit('ann', null, 'usual')).not.toBeNull()
    clock.advance(-86_400_000)
    expect(rateLimit.admit('ann', null, 'usual')).toBeNull()
  })
})

test('a busy table does not limit other tables', () => {
  const rateLimit = createRateLimit(testClock(), 10)
  const crowd = Array.from({ length: 20 }, (_, index) => `user ${index}`)
  const pressed = crowd.flatMap((user) => Array.from({ length: 10 }, () => rateLimit.admit(user, 'crowded', 'usual')))
  expect(pressed.filter((again) => again === null)).toHaveLength(50)
  expect(rateLimit.admit('cat', 'other', 'usual')).toBeNull()
})

test('only the latest users are remembered, however many there are', () => {
  const rateLimit = createRateLimit(testClock(), 1)
  for (let user = 0; user < 20_000; user++) rateLimit.admit(String(user), null, 'usual')
  expect(rateLimit.admit('19999', null, 'usual')).not.toBeNull()
  expect(rateLimit.admit('0', null, 'usual')).toBeNull()
})
