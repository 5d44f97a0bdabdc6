/** One thread on which computer players think. */
import { createScriptThread } from '../threads/script-thread.js'
import type { Answered, Asked, DecisionAsked, WorkerData } from './question.js'

/** A question and what becomes of it. */
export interface Waiting {
  readonly question: Asked
  /** When it was asked, in milliseconds since 1970. */
  readonly since: number
  readonly resolve: (found: Found) => void
  readonly reject: (reason: unknown) => void
}

export type Found = Exclude<Answered, { readonly kind: 'ready' | 'failed' }>

export interface ThinkingThread {
  isFree(): boolean
  /** Only while it is free. */
  ask(waiting: Waiting): void
  /** When it took up what it thinks about, in milliseconds since 1970. Null if it does not think yet. */
  thinkingSince(): number | null
  /** It has to answer at once what it thinks about. */
  hurry(): void
  close(): Promise<void>
}

export interface ThreadOptions {
  /** The program of the thread. */
  readonly script: URL
  /** How long after the time of a question a thread is taken to be stuck, in milliseconds. */
  readonly graceMs: number
  /** How long a thread may take to start. */
  readonly startMs: number
  /** Called whenever the thread becomes free, and when it begins to think after it has started. */
  readonly changed: () => void
}

/** However late it is, a question gets this much time, in milliseconds: a hint enough to tell something. */
const LEAST_MS: Readonly<Record<DecisionAsked['for'], number>> = { action: 50, findings: 400 }

/** How long a piece of a look back may take on a busy machine, in milliseconds. On a quiet one it takes about 100. */
const STUDY_MS = 10_000

/**
 * It thinks about one question at a time. It starts when first needed, and again after it has ended unexpectedly or was stuck,
 * which rejects the question.
 */
export function createThread({ script, graceMs, startMs, changed }: ThreadOptions): ThinkingThread {
  const hurried = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const thread = createScriptThread<Asked, Answered>({
    script,
    data: { hurry: hurried.buffer } satisfies WorkerData,
    hear,
    ended: (reason) => finish(({ reject }) => reject(reason)),
    endedWhy: 'The thread of the computer players has ended.',
  })
  let current: Waiting | null = null
  let since: number | null = null
  let watch: NodeJS.Timeout | null = null

  function finish(use: (waiting: Waiting) => void): void {
    const done = current
    current = null
    since = null
    callOff()
    if (done !== null) use(done)
    changed()
  }

  function callOff(): void {
    if (watch !== null) clearTimeout(watch)
    watch = null
  }

  /** Gives the thread up unless it does something within `ms`. */
  function expectWithin(ms: number): void {
    callOff()
    watch = setTimeout(() => {
      const stuck = thread.giveUp()
      finish(({ reject }) => reject(new Error('The thread of the computer players was stuck and has been ended.')))
      void stuck?.terminate()
    }, ms)
    watch.unref()
  }

  function send({ question }: Waiting): void {
    since = Date.now()
    if (question.for === 'study') {
      thread.send(question)
      expectWithin(STUDY_MS + graceMs)
      return
    }
    const until = Math.max(question.until, since + LEAST_MS[question.for])
    thread.send({ ...question, until })
    expectWithin(until - since + graceMs)
  }

  function hear(answered: Answered): void {
    if (answered.kind === 'ready') {
      if (current !== null) send(current)
      changed()
      return
    }
    if (answered.id !== current?.question.id) return
    if (answered.kind === 'failed') finish(({ reject }) => reject(answered.error))
    else finish(({ resolve }) => resolve(answered))
  }

  return {
    isFree: () => current === null,
    ask(waiting) {
      current = waiting
      if (thread.isReady()) return send(waiting)
      thread.start()
      expectWithin(startMs)
    },
    thinkingSince: () => since,
    hurry() {
      if (since !== null && current !== null) Atomics.store(hurried, 0, current.question.id)
    },
    async close() {
      const last = thread.giveUp()
      finish(({ reject }) => reject(new Error('Computer players no longer think: the program is closing.')))
      await last?.terminate()
    },
  }
}
