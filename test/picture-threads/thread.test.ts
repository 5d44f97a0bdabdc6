import { on, once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
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

/** What its file is, as text. */
const bytesOf = (answer: string) => String(new Uint8Array(Buffer.from(answer)))

/** Orders that it never finishes: it hangs, or does the next step of none. And a wait until it has come to them that often. */
function endless() {
  const note = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  return {
    hang: { ...order, artist: 'hang', subject: note.buffer },
    stall: { ...order, artist: 'stall', subject: note.buffer },
    async heardOf(times: number) {
      while (Atomics.load(note, 0) < times) await setImmediate()
      // What it had told by then is heard.
      for (let more = 0; more < 50; more++) await setImmediate()
    },
  }
}

/** Time only passes as the test wants. */
async function withoutTime(work: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await work()
  } finally {
    vi.useRealTimers()
  }
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
    const { hang, heardOf } = endless()
    await file({ ...png, order })
    await withoutTime(async () => {
      const first = file({ ...png, order })
      const givenUp = expect(file({ ...png, order: hang })).rejects.toThrow('stuck')
      const others = ['one', 'other'].map((artist) => file({ ...png, order: { ...order, artist } }).then(String))
      await first
      await heardOf(1)
      vi.advanceTimersByTime(25_000)
      expect(pending()).toBe(3)
      // The new thread may be stuck on any of them, so that each gets it for itself.
      vi.advanceTimersByTime(10_000)
      await heardOf(2)
      const late = file({ ...png, order: { ...order, artist: 'late' } }).then(String)
      expect(pending()).toBe(4)
      vi.advanceTimersByTime(35_000)
      await givenUp
      expect(await Promise.all([...others, late])).toEqual(['one', 'other', 'late'].map(bytesOf))
      expect(pending()).toBe(0)
      vi.advanceTimersByTime(60_000)
      expect(String(await file({ ...png, order: { ...order, artist: 'again' } }))).toBe(bytesOf('again'))
    })
  })

  test('whose turn never passes on is replaced, however much more it is asked for', async () => {
    const { file } = odd()
    const { stall, heardOf } = endless()
    await file({ ...png, order })
    await withoutTime(async () => {
      const givenUp = expect(file({ ...png, order: stall })).rejects.toThrow('stuck')
      await heardOf(1)
      const others = Array.from({ length: 7 }, () => {
        vi.advanceTimersByTime(5_000)
        return file({ ...png, order: { ...order, artist: 'other' } }).then(String)
      })
      await heardOf(2)
      vi.advanceTimersByTime(35_000)
      await givenUp
      expect(new Set(await Promise.all(others))).toEqual(new Set([bytesOf('other')]))
    })
  })

  test('that is stuck on what nobody waits for any more is replaced, and makes everything else', async () => {
    const { file } = odd()
    const { hang, heardOf } = endless()
    await file({ ...png, order })
    await withoutTime(async () => {
      const controller = new AbortController()
      const animation = file({ kind: 'animation', orders: [hang], limit: 1 }, { signal: controller.signal })
      const others = ['one', 'other'].map((artist) => file({ ...png, order: { ...order, artist } }).then(String))
      await heardOf(1)
      controller.abort(new Error('it took too long'))
      await expect(animation).rejects.toThrow('it took too long')
      vi.advanceTimersByTime(35_000)
      expect(await Promise.all(others)).toEqual(['one', 'other'].map(bytesOf))
    })
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
  const worker = new Worker(new URL('../../src/threads/from-source.mjs', import.meta.url), {
    workerData: { script, closing },
  })
  return {
    worker,
    async heard(kind: News['kind']) {
      for await (const [news] of on(worker, 'message')) if (news.kind === kind) return
    },
  }
}
