import { on, once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Ranking } from '../../src/charts/ranking.js'
import type { Job, News } from '../../src/picture-threads/jobs.js'
import { createThread, type Thread } from '../../src/picture-threads/thread.js'

const order = { artist: '', subject: null, series: '' }
const png = { kind: 'png', wanted: 'at-once' } as const
const RANKING: Ranking = {
  title: 'Pioneers',
  subtitle: '',
  rows: [],
  own: null,
  empty: 'Nobody yet',
  columns: { value: 'Wins', form: 'Latest' },
}
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

  test('that is stuck is replaced, gives up only what it was stuck on, and makes the rest', async () => {
    const { file, pending } = odd()
    const note = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    await file({ ...png, order })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const first = file({ ...png, order })
      const hung = file({ ...png, order: { ...order, artist: 'hang', subject: note.buffer } })
      const givenUp = expect(hung).rejects.toThrow('stuck')
      const other = file({ ...png, order: { ...order, artist: 'other' } })
      await first
      const look = () => new Promise((resolve) => setImmediate(resolve))
      while (Atomics.load(note, 0) === 0) await look()
      // What it had told by then is heard.
      for (let more = 0; more < 50; more++) await look()
      vi.advanceTimersByTime(25_000)
      expect(pending()).toBe(2)
      vi.advanceTimersByTime(10_000)
      await givenUp
      expect(Buffer.from(await other).toString()).toBe('other')
      expect(pending()).toBe(0)
      vi.advanceTimersByTime(60_000)
      expect(Buffer.from(await file({ ...png, order: { ...order, artist: 'again' } })).toString()).toBe('again')
    } finally {
      vi.useRealTimers()
    }
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

  test('that is closed ends by itself, because one that is terminated while it compresses aborts the whole program', async () => {
    thread = createThread(new URL('./polite-worker.ts', import.meta.url))
    const note = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
    await thread.file({ ...png, order: { ...order, subject: note } })
    await thread.close()
    expect(Atomics.load(new Int32Array(note), 0)).toBe(1)
  })

  test('that is closed accepts nothing more', async () => {
    const { file, close } = odd()
    await close()
    await expect(file({ ...png, order })).rejects.toThrow('closing')
  })

  test('ends when it is asked to, whatever it is doing', async () => {
    const { worker, heard } = real()
    await heard('ready')
    for (let id = 1; id <= 20; id++)
      worker.postMessage({
        kind: 'png',
        id,
        wanted: 'at-once',
        order: { ...order, artist: 'ranking', subject: RANKING },
      } satisfies Job)
    await heard('made')
    worker.postMessage({ kind: 'close' } satisfies Job)
    expect(await once(worker, 'exit')).toEqual([0])
  })
})

/** A picture thread of the program, without what {@link createThread} does. */
function real() {
  const script = new URL('../../src/picture-threads/worker.ts', import.meta.url).href
  const closing = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const worker = new Worker(new URL('../../src/picture-threads/from-source.mjs', import.meta.url), {
    workerData: { script, closing },
  })
  return {
    worker,
    async heard(kind: News['kind']) {
      for await (const [news] of on(worker, 'message')) if (news.kind === kind) return
    },
  }
}
