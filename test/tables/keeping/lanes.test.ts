import { describe, expect, test } from 'vitest'
import { createLanes } from '../../../src/tables/service/lanes.js'

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

describe('lanes', () => {
  test('tasks of one lane run one after the other, in order', async () => {
    const lanes = createLanes()
    const seen: string[] = []
    const first = gate()
    const one = lanes.run('a', async () => {
      await first.opened
      seen.push('one')
    })
    const two = lanes.run('a', async () => {
      seen.push('two')
    })
    first.open()
    await Promise.all([one, two])
    expect(seen).toEqual(['one', 'two'])
  })

  test('another lane does not wait', async () => {
    const lanes = createLanes()
    const stuck = gate()
    const held = lanes.run('a', () => stuck.opened)
    expect(await lanes.run('b', async () => 'b')).toBe('b')
    stuck.open()
    await held
  })

  test('an exception reaches its own caller and nobody else', async () => {
    const lanes = createLanes()
    const bad = lanes.run('a', async () => {
      throw new Error('bad')
    })
    const next = lanes.run('a', async () => 'next')
    await expect(bad).rejects.toThrow('bad')
    expect(await next).toBe('next')
  })

  test('an empty lane is dropped', async () => {
    const lanes = createLanes()
    const results = ['a', 'b', 'a'].map((key) => lanes.run(key, async () => key))
    expect(lanes.size).toBe(2)
    await Promise.all(results)
    await new Promise((resolve) => setImmediate(resolve))
    expect(lanes.size).toBe(0)
  })
})
