import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createInTurn, PATIENCE_MS, RUSH_MS, type Wanted } from '../../../src/pictures/encoding/in-turn.js'

/** Tasks that begin when their turn comes and last until they are ended, at a time that is set by hand. */
function workshop() {
  let time = 0
  const inTurn = createInTurn(() => time)
  const begun: string[] = []
  let end = () => {}
  return {
    inTurn,
    begun,
    add(name: string, wanted: Wanted) {
      const task = async () => {
        begun.push(name)
        await new Promise<void>((resolve) => {
          end = resolve
        })
      }
      void inTurn.run(wanted, task)
    },
    pass(ms: number) {
      time += ms
    },
    /** Ends one task after the other, until none is left. */
    async finish() {
      await setImmediate()
      while (inTurn.unfinished() > 0) {
        end()
        await setImmediate()
      }
    },
  }
}

describe('tasks in turn', () => {
  test('never run together, and those that are wanted at once go first', async () => {
    const { add, begun, finish, inTurn } = workshop()
    for (const name of ['a', 'b', 'c']) add(name, 'soon')
    for (const name of ['X', 'Y']) add(name, 'at-once')
    await setImmediate()
    expect(begun).toEqual(['a'])
    expect(inTurn.unfinished()).toBe(5)
    await finish()
    expect(begun).toEqual(['a', 'X', 'Y', 'b', 'c'])
  })

  test('share their turns once one that is wanted soon has waited for long', async () => {
    const { add, begun, pass, finish } = workshop()
    for (const name of ['a', 'b', 'c', 'd']) add(name, 'soon')
    pass(PATIENCE_MS)
    for (const name of ['W', 'X', 'Y', 'Z']) add(name, 'at-once')
    await finish()
    expect(begun).toEqual(['a', 'b', 'W', 'c', 'X', 'd', 'Y', 'Z'])
  })

  test('go the newest first in a rush, and by their order again after it', async () => {
    const { add, begun, pass, finish } = workshop()
    for (const name of ['a', 'b', 'c']) add(name, 'at-once')
    pass(RUSH_MS)
    for (const name of ['X', 'Y']) add(name, 'at-once')
    await finish()
    expect(begun).toEqual(['a', 'Y', 'X', 'c', 'b'])
    for (const name of ['K', 'L', 'M']) add(name, 'at-once')
    await finish()
    expect(begun.slice(5)).toEqual(['K', 'L', 'M'])
  })

  test('go on after one that fails', async () => {
    const inTurn = createInTurn()
    const failing = inTurn.run('soon', async () => Promise.reject(new Error('out of ink')))
    const next = inTurn.run('soon', async () => 'painted')
    await expect(failing).rejects.toThrow('out of ink')
    expect(await next).toBe('painted')
    expect(inTurn.unfinished()).toBe(0)
  })
})
