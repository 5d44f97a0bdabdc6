import { describe, expect, test } from 'vitest'
import { moveTimes } from '../../../src/cli/bench/computers/moves.js'
import { paceOn } from '../../../src/cli/bench/computers/pace.js'
import { pressTimesBeside } from '../../../src/cli/bench/computers/presses.js'
import { memoryPerThread } from '../../../src/cli/bench/computers/thread-memory.js'
import { at } from '../../../src/engine/lists.js'
import { GAMES } from '../../../src/games/index.js'

describe('computer players are measured', () => {
  test('by their iterations on threads', async () => {
    // Each of two questions takes a search with a whole budget, if no time limit ends it.
    expect(await paceOn(1, at(GAMES, 0), 0)).toBeGreaterThan(0)
  })

  test('by the time until each has decided, at several tables', async () => {
    const times = await moveTimes('newcomer', 3, 1)
    expect(times).toHaveLength(3)
    expect(Math.min(...times)).toBeGreaterThan(0)
  })

  test('by the memory of their threads', async () => {
    expect(await memoryPerThread(1)).toBeGreaterThan(1)
  })

  test('by the presses of others meanwhile', async () => {
    const { played, waiting } = await pressTimesBeside({ tables: 1, presses: 3, rounds: 2, restMs: 1 })
    expect([played.length, waiting.length]).toEqual([6, 6])
    expect(Math.min(...played, ...waiting)).toBeGreaterThan(0)
  })
})
