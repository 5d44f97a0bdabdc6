import { afterEach, describe, expect, test } from 'vitest'
import { createThread, type Thread } from '../../src/picture-threads/thread.js'

const order = { artist: '', subject: null, series: '' }
const png = { kind: 'png', wanted: 'at-once' } as const
let thread: Thread | null = null

afterEach(async () => {
  await thread?.close()
  thread = null
})

/** A thread that answers with its request, ends when asked for `end`, and never finishes an animation. */
function odd(): Thread {
  thread = createThread(new URL('./odd-worker.ts', import.meta.url))
  return thread
}

describe('a thread', { timeout: 30_000 }, () => {
  test('that ends by itself fails its requests, and is restarted', async () => {
    const { file } = odd()
    const lost = [file({ ...png, order }), file({ ...png, order: { ...order, artist: 'end' } })]
    expect(await Promise.allSettled(lost)).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected' }])
    expect(Buffer.from(await file({ ...png, order: { ...order, artist: 'again' } })).toString()).toBe('again')
  })

  test('that throws fails its requests with that error, and is restarted', async () => {
    const { file } = odd()
    await expect(file({ ...png, order: { ...order, artist: 'throw' } })).rejects.toThrow('thrown over there')
    expect(Buffer.from(await file({ ...png, order: { ...order, artist: 'again' } })).toString()).toBe('again')
  })

  test('stops work that nobody waits for any more', async () => {
    const { file } = odd()
    const controller = new AbortController()
    const animation = file({ kind: 'animation', orders: [], limit: 1 }, { signal: controller.signal })
    await file({ ...png, order })
    controller.abort(new Error('it took too long'))
    await expect(animation).rejects.toThrow('it took too long')
    expect(Buffer.from(await file({ ...png, order: { ...order, artist: 'stopped?' } })).toString()).toBe('1')
  })

  test('accepts nothing that is already stopped', async () => {
    const signal = AbortSignal.abort(new Error('never mind'))
    await expect(odd().file({ kind: 'animation', orders: [], limit: 1 }, { signal })).rejects.toThrow('never mind')
  })

  test('fails requests that cannot be sent to it', async () => {
    const subject = { paint: () => {} }
    await expect(odd().file({ ...png, order: { ...order, subject } })).rejects.toThrow('could not be cloned')
  })

  test('that is closed fails its unfinished requests', async () => {
    const { file, close } = odd()
    const animation = file({ kind: 'animation', orders: [], limit: 1 })
    const ended = expect(animation).rejects.toThrow('closing')
    await close()
    await ended
  })
})
