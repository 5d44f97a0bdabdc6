import { expect, test } from 'vitest'
import { createFairTurns } from '../../../src/discord/presses/intake/fair-turns.js'

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('tasks of one user run one at a time, in order, and others come in between', async () => {
  const turns = createFairTurns()
  const done: string[] = []
  const work = (name: string) => async () => {
    done.push(`${name} begins`)
    await turn()
    done.push(`${name} ends`)
  }
  await Promise.all([turns.run('a', work('a1')), turns.run('a', work('a2')), turns.run('b', work('b1'))])
  expect(done.filter((what) => what.startsWith('a'))).toEqual(['a1 begins', 'a1 ends', 'a2 begins', 'a2 ends'])
  expect(done.indexOf('b1 begins')).toBeLessThan(done.indexOf('a2 begins'))
})

test('a failing task blocks nothing', async () => {
  const turns = createFairTurns()
  const failing = turns.run('a', () => Promise.reject(new Error('no')))
  const next = turns.run('a', async () => 'yes')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})

test('only a user with very many waiting tasks gets pauses', async () => {
  const rests: number[] = []
  const turns = createFairTurns(async (ms) => rests.push(ms))
  const ask = (user: string, times: number) => Promise.all(Array.from({ length: times }, () => turns.run(user, turn)))
  await ask('patient', 4)
  expect(rests).toEqual([])
  await ask('eager', 10)
  // Only after the first six. When the seventh ends, at most three are waiting.
  expect(rests).toHaveLength(6)
  expect(Math.max(...rests)).toBeLessThanOrEqual(250)
})
