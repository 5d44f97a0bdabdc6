/** One picture thread, as seen by the main thread. */
import type { Worker } from 'node:worker_threads'
import { createScriptThread } from '../threads/script-thread.js'
import type { FileJob, Job, News, WorkerData } from './jobs.js'
import { createSilenceWatch } from './silence.js'
import { createWaitingJobs, type Waiting } from './waiting-jobs.js'

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

const SCRIPT = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './picture-worker.js', import.meta.url)

const CLOSING = 'No more pictures are made: the program is closing.'
/** How long a thread may take to end by itself, in milliseconds: several pictures. */
const ENDING_MS = 2_000

const STUCK = 'The thread that makes pictures was stuck on this one and has been ended.'

/**
 * A thread that starts when first needed, and again after it has ended unexpectedly or was stuck. The job on which it was stuck
 * is lost, the others are begun anew. A thread works on several jobs in turns, so that it cannot say which of them was to blame:
 * each of them then gets the new thread for itself, until the one is found on which that is stuck, too.
 */
export function createThread(script: URL = SCRIPT): Thread {
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
  const silence = createSilenceWatch(thread.isReady, replaceStuck)
  const waiting = createWaitingJobs()
  /** The numbers of the jobs that the thread has and has not ended, also of those for which nobody waits any more. */
  const sent = new Set<number>()
  let latest = 0

  /** If it has not even started, everything is given up. */
  function replaceStuck(): void {
    const lost = thread.isReady() ? waiting.blame(sent) : waiting.settleAll()
    const error = new Error(STUCK)
    for (const { reject } of lost) reject(error)
    void forgetThread()?.terminate()
    sendWaiting()
  }

  function forgetThread(): Worker | null {
    sent.clear()
    silence.callOff()
    return thread.giveUp()
  }

  function rejectAll(reason: unknown): void {
    for (const { reject } of waiting.settleAll()) reject(reason)
  }

  function hear(news: News): void {
    silence.heard()
    if (news.kind === 'progress') waiting.find(news.id)?.progress(news.drawn, news.of)
    else if (news.kind !== 'ready') finish(news)
  }

  function finish(news: Exclude<News, { kind: 'ready' | 'progress' }>): void {
    const job = waiting.settle(news.id)
    sent.delete(news.id)
    if (sent.size === 0) silence.callOff()
    sendWaiting()
    if (news.kind === 'made') job?.resolve(news.file)
    else job?.reject(news.error)
  }

  function sendWaiting(): void {
    for (const each of waiting.next(sent)) send(each)
  }

  function send({ job, reject }: Waiting): void {
    try {
      thread.send(job)
    } catch (err) {
      waiting.settle(job.id)
      reject(err)
      return
    }
    sent.add(job.id)
    silence.keep()
  }

  return {
    file(work, { progress = () => {}, signal } = {}) {
      const id = ++latest
      const job: FileJob = { ...work, id }
      return new Promise<Uint8Array>((resolve, reject) => {
        signal?.throwIfAborted()
        if (Atomics.load(closing, 0) === 1) throw new Error(CLOSING)
        waiting.add({ job, resolve, reject, progress })
        sendWaiting()
        signal?.addEventListener('abort', () => {
          if (waiting.settle(id) === undefined) return
          if (sent.has(id)) thread.send({ kind: 'stop', id })
          reject(signal.reason)
          sendWaiting()
        })
      })
    },
    pending: waiting.count,
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
