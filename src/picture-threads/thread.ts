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
  readonly job: Wanted
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

/**
 * A thread with work that gives no sign of life in this many milliseconds, so many times in a row, is stuck. It gives one with
 * each picture. The time has parts, because a main thread that was held up itself hears of nothing before the first is over.
 */
const SILENCE_MS = 5_000
const MOST_SILENCES = 6
/** Before it has begun anything: a thread takes its time to start on a busy machine. */
const MOST_AT_START = 12

const STUCK = 'The thread that makes pictures was stuck on this one and has been ended.'

/**
 * A thread that starts when first needed, and again after it has ended unexpectedly or was stuck. The job on which it was stuck
 * is lost, the others are begun anew.
 */
export function createThread(script: URL = SCRIPT): Thread {
  const waiting = new Map<number, Waiting>()
  const closing = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  let worker: Worker | null = null
  let isReady = false
  let latest = 0
  /** The number of the job that the thread works on, as far as is known. */
  let current: number | null = null
  let silences = 0
  let watch: NodeJS.Timeout | null = null

  function keepWatch(): void {
    if (watch !== null || waiting.size === 0) return
    watch = setTimeout(() => {
      watch = null
      silences++
      if (silences >= (current === null ? MOST_AT_START : MOST_SILENCES) && waiting.size > 0) replaceStuck()
      keepWatch()
    }, SILENCE_MS)
    watch.unref()
  }

  function callOff(): void {
    if (watch !== null) clearTimeout(watch)
    watch = null
    silences = 0
  }

  /** Gives up the job that has stopped everything, and whatever may have, if that is not known. */
  function replaceStuck(): void {
    const stuck = worker
    const others = [...waiting.values()].filter(({ job }) => current !== null && waiting.has(current) && job.id !== current)
    for (const { job } of others) waiting.delete(job.id)
    end(new Error(STUCK))
    void stuck?.terminate()
    for (const each of others) {
      send(each.job)
      wait(each)
    }
  }

  function hear(news: News): void {
    silences = 0
    if (news.kind === 'ready') {
      isReady = true
      return
    }
    if (news.kind === 'begun') {
      current = news.id
      return
    }
    const job = waiting.get(news.id)
    if (news.kind !== 'progress') waiting.delete(news.id)
    if (waiting.size === 0) callOff()
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
    current = null
    callOff()
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
    fresh.on('message', (news: News) => {
      if (worker === fresh) hear(news)
    })
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

  function wait(each: Waiting): void {
    if (waiting.size === 0) callOff()
    waiting.set(each.job.id, each)
    keepWatch()
  }

  return {
    file(work, { progress = () => {}, signal } = {}) {
      const id = ++latest
      const job: Wanted = { ...work, id }
      return new Promise<Uint8Array>((resolve, reject) => {
        signal?.throwIfAborted()
        if (Atomics.load(closing, 0) === 1) throw new Error(CLOSING)
        send(job)
        wait({ job, resolve, reject, progress })
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
