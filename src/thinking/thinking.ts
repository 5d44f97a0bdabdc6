/** Threads on which computer players think, so that presses never wait for them. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Level } from '../players/levels.js'
import { MIND_HERE, type Mind, type Question } from '../tables/service/computers.js'
import type { Answered, Asked, DecisionAsked } from './question.js'

/** Rejects if a thread fails or too many questions wait. */
export interface Thinking extends Mind {
  /** Ends the threads and rejects what is under way. */
  close(): Promise<void>
}

/** How long a level may think, counted from when it is asked: under load it thinks shorter rather than later. */
const LONGEST_MS: Readonly<Record<Level, number>> = { newcomer: 1000, traveller: 1000, veteran: 600, legend: 2500 }

/** How long a look ahead for a hint may take, counted from when a thread takes it up. */
const HINT_MS = 1200

/** Questions that may wait: one for each table with a computer player to move, and those for hints. */
const QUEUE_LIMIT = 1000

/** Threads for computer players: at most half of the processors. */
export function threadsForThinking(): number {
  return Math.max(1, Math.floor(availableParallelism() / 2))
}

/** Node cannot run TypeScript by itself. */
const FROM_SOURCE = new URL('../picture-threads/from-source.mjs', import.meta.url)
const SCRIPT = new URL(import.meta.url.endsWith('.ts') ? './mind.ts' : './mind.js', import.meta.url)

type Found = Exclude<Answered, { kind: 'failed' }>

interface Waiting {
  readonly question: Asked
  readonly resolve: (found: Found) => void
  readonly reject: (reason: unknown) => void
}

/** A whole table waits for an action, one person for a hint, and nobody for a look back. */
const URGENCY: readonly Asked['for'][] = ['action', 'findings', 'study']

/** With 0 threads, everybody thinks on the calling thread. */
export function openThinking(threads: number): Thinking {
  return threads === 0 ? { ...MIND_HERE, async close() {} } : onThreads(threads)
}

function onThreads(count: number): Thinking {
  const queue: Waiting[] = []
  const minds = Array.from({ length: count }, () => createMind(next))
  let latest = 0
  let isClosed = false

  function next(): void {
    const free = minds.find((mind) => mind.isFree())
    const first = free === undefined ? undefined : queue.shift()
    if (first !== undefined) free?.ask(first)
  }

  async function ask(question: Asked): Promise<Found> {
    if (isClosed) throw new Error('Computer players no longer think: the program is closing.')
    if (queue.length >= QUEUE_LIMIT) throw new Error('Too many computer players want to think at once.')
    return new Promise((resolve, reject) => {
      const urgency = URGENCY.indexOf(question.for)
      const later = queue.findIndex((waiting) => URGENCY.indexOf(waiting.question.for) > urgency)
      queue.splice(later < 0 ? queue.length : later, 0, { question, resolve, reject })
      next()
    })
  }

  async function decide(wanted: DecisionAsked['for'], { game, sample, seat, level, seed }: Question) {
    const until = Date.now() + LONGEST_MS[level]
    const asked = { id: ++latest, for: wanted, gameId: game.id, state: game.save(sample), seat, level, seed, until }
    const answered = await ask(asked)
    return answered.kind === 'found' ? answered.found : null
  }

  return {
    async choose(question) {
      const found = await decide('action', question)
      if (typeof found !== 'string') throw new TypeError('a thread answered what was not asked')
      return found
    },
    async lookAhead(question) {
      const found = await decide('findings', question)
      if (found === null || typeof found === 'string') throw new TypeError('a thread answered what was not asked')
      return found
    },
    async study(game, { state, ...study }) {
      const answered = await ask({ id: ++latest, for: 'study', gameId: game.id, state: game.save(state), study })
      if (answered.kind !== 'studied') throw new TypeError('a thread answered what was not asked')
      return answered.insight
    },
    async close() {
      isClosed = true
      for (const { reject } of queue.splice(0)) reject(new Error('Computer players no longer think: the program is closing.'))
      await Promise.all(minds.map((mind) => mind.close()))
    },
  }
}

interface MindThread {
  isFree(): boolean
  ask(waiting: Waiting): void
  close(): Promise<void>
}

/** One thread, which thinks about one question at a time. It starts when first needed, and again after it has ended unexpectedly. */
function createMind(freed: () => void): MindThread {
  let worker: Worker | null = null
  let current: Waiting | null = null

  function finish(use: (waiting: Waiting) => void): void {
    const done = current
    current = null
    if (done !== null) use(done)
    freed()
  }

  function hear(answered: Answered): void {
    if (answered.id !== current?.question.id) return
    if (answered.kind === 'failed') finish(({ reject }) => reject(answered.error))
    else finish(({ resolve }) => resolve(answered))
  }

  function start(): Worker {
    const isSource = SCRIPT.pathname.endsWith('.ts')
    const fresh = new Worker(isSource ? FROM_SOURCE : SCRIPT, { workerData: { script: SCRIPT.href } })
    // An idle thread must not keep the process alive.
    fresh.unref()
    const end = (reason: unknown) => {
      if (worker !== fresh) return
      worker = null
      finish(({ reject }) => reject(reason))
    }
    fresh.on('message', hear)
    fresh.on('error', end)
    fresh.on('exit', () => end(new Error('The thread of the computer players has ended.')))
    return fresh
  }

  return {
    isFree: () => current === null,
    ask(waiting) {
      current = waiting
      worker ??= start()
      const { question } = waiting
      worker.postMessage(question.for === 'findings' ? { ...question, until: Date.now() + HINT_MS } : question)
    },
    async close() {
      const last = worker
      worker = null
      finish(({ reject }) => reject(new Error('Computer players no longer think: the program is closing.')))
      await last?.terminate()
    },
  }
}
