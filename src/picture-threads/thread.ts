/** One picture thread, as seen by the main thread. */
import type { Worker } from 'node:worker_threads'
import { createScriptThread } from '../threads/script-thread.js'
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

const SCRIPT = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './picture-worker.js', import.meta.url)

const CLOSING = 'No more pictures are made: the program is closing.'
/** How long a thread may take to end by itself, in milliseconds: several pictures. */
const ENDING_MS = 2_000

/**
 * A thread with work that gives no sign of life in this many milliseconds, so many times in a row, is stuck. It gives one with
 * each picture that it has finished, and with each of an animation. The time has parts, because a main thread that was held up
 * itself hears of nothing before the first is over.
 */
const SILENCE_MS = 5_000
const MOST_SILENCES = 6
/** Before it takes jobs: a thread takes its time to start on a busy machine. */
const MOST_AT_START = 12

const STUCK = 'The thread that makes pictures was stuck on this one and has been ended.'

/**
 * A thread that starts when first needed, and again after it has ended unexpectedly or was stuck. The job on which it was stuck
 * is lost, the others are begun anew. A thread works on several jobs in turns, so that it cannot say which of them was to blame:
 * each of them then gets the new thread for itself, until the one is found on which that is stuck, too.
 */
export function createThread(script: URL = SCRIPT): Thread {
  const waiting = new Map<number, Waiting>()
  const closing = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const thread = createScriptThread<Job, News>({
    script,
    data: { closing: closing.buffer } satisfies WorkerData,
    hear,
    ended(reason) {
      forgetThread()
      rejectAll(reason)
    },
    endedWhy: 'The thread that makes pictures has ended.',
  })
  let latest = 0
  /** The numbers of the jobs that the thread has and has not ended, also of those for which nobody waits any more. */
  const sent = new Set<number>()
  /** Those of the waiting jobs that a thread which was stuck had as well. */
  const suspects = new Set<number>()
  let silences = 0
  let watch: NodeJS.Timeout | null = null

  function keepWatch(): void {
    if (watch !== null || sent.size === 0) return
    watch = setTimeout(() => {
      watch = null
      silences++
      if (silences >= (thread.isReady() ? MOST_SILENCES : MOST_AT_START)) replaceStuck()
      keepWatch()
    }, SILENCE_MS)
    watch.unref()
  }

  function callOff(): void {
    if (watch !== null) clearTimeout(watch)
    watch = null
    silences = 0
  }

  /** Gives up the only job that it can be stuck on, and all of them if it has not even started. Several are all suspected. */
  function replaceStuck(): void {
    const jobs = [...sent]
    const error = new Error(STUCK)
    if (!thread.isReady()) rejectAll(error)
    else if (jobs.length === 1) for (const id of jobs) settled(id)?.reject(error)
    else for (const id of jobs) if (waiting.has(id)) suspects.add(id)
    void forgetThread()?.terminate()
    sendWaiting()
  }

  /** The job with this number, for which nobody waits any more. */
  function settled(id: number): Waiting | undefined {
    const job = waiting.get(id)
    waiting.delete(id)
    suspects.delete(id)
    return job
  }

  function hear(news: News): void {
    silences = 0
    if (news.kind === 'progress') waiting.get(news.id)?.progress(news.drawn, news.of)
    else if (news.kind !== 'ready') finish(news)
  }

  function finish(news: Exclude<News, { kind: 'ready' | 'progress' }>): void {
    const job = settled(news.id)
    sent.delete(news.id)
    if (sent.size === 0) callOff()
    sendWaiting()
    if (news.kind === 'made') job?.resolve(news.file)
    else job?.reject(news.error)
  }

  function rejectAll(reason: unknown): void {
    const lost = [...waiting.values()]
    waiting.clear()
    suspects.clear()
    for (const { reject } of lost) reject(reason)
  }

  function forgetThread(): Worker | null {
    sent.clear()
    callOff()
    return thread.giveUp()
  }

  /** Gives the thread what it does not have yet: everything, or one after the other while some are suspected. */
  function sendWaiting(): void {
    for (const each of waiting.values()) {
      if (suspects.size > 0 && sent.size > 0) return
      if (!sent.has(each.job.id)) send(each)
    }
  }

  function send({ job, reject }: Waiting): void {
    try {
      thread.send(job)
    } catch (err) {
      settled(job.id)
      reject(err)
      return
    }
    sent.add(job.id)
    keepWatch()
  }

  return {
    file(work, { progress = () => {}, signal } = {}) {
      const id = ++latest
      const job: Wanted = { ...work, id }
      return new Promise<Uint8Array>((resolve, reject) => {
        signal?.throwIfAborted()
        if (Atomics.load(closing, 0) === 1) throw new Error(CLOSING)
        waiting.set(id, { job, resolve, reject, progress })
        sendWaiting()
        signal?.addEventListener('abort', () => {
          if (settled(id) === undefined) return
          if (sent.has(id)) thread.send({ kind: 'stop', id })
          reject(signal.reason)
          sendWaiting()
        })
      })
    },
    pending: () => waiting.size,
    async close() {
      const mayPaint = thread.isReady()
      Atomics.store(closing, 0, 1)
      const last = forgetThread()
      rejectAll(new Error(CLOSING))
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
