/** One picture thread, as seen by the main thread. */
import { Worker } from 'node:worker_threads'
import type { Job, News, WorkerData } from './jobs.js'

type Wanted = Extract<Job, { kind: 'png' }> | Extract<Job, { kind: 'animation' }>

/** A job without its number, which the thread assigns. */
type Work = Omit<Extract<Job, { kind: 'png' }>, 'id'> | Omit<Extract<Job, { kind: 'animation' }>, 'id'>

interface Attention {
  readonly progress?: (drawn: number, of: number) => void
  readonly signal?: AbortSignal
}

export interface Thread {
  /** The finished file. Rejects with the worker's error, with the signal's reason, or if the thread ends before. */
  file(work: Work, attention?: Attention): Promise<Uint8Array>
  /** The number of files that are not finished yet. */
  pending(): number
  /** Ends the thread and rejects its unfinished jobs. */
  close(): Promise<void>
}

interface Waiting {
  readonly resolve: (file: Uint8Array) => void
  readonly reject: (reason: unknown) => void
  readonly progress: (drawn: number, of: number) => void
}

/** Node cannot run TypeScript by itself. */
const FROM_SOURCE = new URL('./from-source.mjs', import.meta.url)
const SCRIPT = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './picture-worker.js', import.meta.url)

const CLOSING = 'No more pictures are made: the program is closing.'
/** How long a thread may take to end by itself, in milliseconds: several pictures. */
const ENDING_MS = 2_000

/** A thread that starts when first needed, and again after it has ended unexpectedly. */
export function createThread(script: URL = SCRIPT): Thread {
  const waiting = new Map<number, Waiting>()
  const closing = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  let worker: Worker | null = null
  let isReady = false
  let latest = 0

  function hear(news: News): void {
    if (news.kind === 'ready') {
      isReady = true
      return
    }
    const job = waiting.get(news.id)
    if (news.kind !== 'progress') waiting.delete(news.id)
    switch (news.kind) {
      case 'progress':
        job?.progress(news.drawn, news.of)
        break
      case 'made':
        job?.resolve(news.file)
        break
      case 'failed':
        job?.reject(news.error)
    }
  }

  function end(reason: unknown): void {
    worker = null
    isReady = false
    const lost = [...waiting.values()]
    waiting.clear()
    for (const { reject } of lost) reject(reason)
  }

  function start(): Worker {
    const data: WorkerData = { closing: closing.buffer }
    const fresh = new Worker(script.pathname.endsWith('.ts') ? FROM_SOURCE : script, {
      workerData: { ...data, script: script.href },
    })
    // An idle thread must not keep the process alive.
    fresh.unref()
    fresh.on('message', hear)
    fresh.on('error', (err) => {
      if (worker === fresh) end(err)
    })
    fresh.on('exit', () => {
      if (worker === fresh) end(new Error('The thread that makes pictures has ended.'))
    })
    return fresh
  }

  function send(job: Job): void {
    worker ??= start()
    worker.postMessage(job)
  }

  return {
    file(work, { progress = () => {}, signal } = {}) {
      const id = ++latest
      const job: Wanted = { ...work, id }
      return new Promise<Uint8Array>((resolve, reject) => {
        signal?.throwIfAborted()
        if (Atomics.load(closing, 0) === 1) throw new Error(CLOSING)
        send(job)
        waiting.set(id, { resolve, reject, progress })
        signal?.addEventListener('abort', () => {
          if (!waiting.delete(id)) return
          worker?.postMessage({ kind: 'stop', id } satisfies Job)
          reject(signal.reason)
        })
      })
    },
    pending: () => waiting.size,
    async close() {
      const last = worker
      const mayPaint = isReady
      Atomics.store(closing, 0, 1)
      end(new Error(CLOSING))
      if (last !== null && mayPaint) await endedByItself(last)
      await last?.terminate()
    },
  }
}

/**
 * Resolves once the thread has ended, or has had its time. Node aborts the whole process if a thread is terminated while it
 * prepares to compress something (`close before init` in its zlib), so a thread that paints has to end between two steps.
 */
function endedByItself(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(resolve, ENDING_MS)
    worker.once('exit', () => {
      clearTimeout(limit)
      resolve()
    })
    worker.postMessage({ kind: 'close' } satisfies Job)
  })
}
