/** Threads on which computer players think, so that presses never wait for them. */
import { availableParallelism } from 'node:os'
import type { Level } from '../players/levels.js'
import { type Question, THINKER_HERE, type Thinker } from '../tables/service/computers.js'
import type { Asked, DecisionAsked } from './question.js'
import { createThread, type Found, type ThinkingThread, type ThreadOptions, type Waiting } from './thread.js'

/** Rejects if a thread fails or is stuck, or if too many questions wait. */
export interface Thinking extends Thinker {
  /** Ends the threads and rejects what is under way. */
  close(): Promise<void>
}

/** How long a level may think, counted from when it is asked: under load it thinks shorter rather than later. */
const LONGEST_MS: Readonly<Record<Level, number>> = { newcomer: 1000, traveller: 1000, veteran: 600, legend: 2500 }

/** How long a look ahead for a hint may take, counted from the press, so that its picture still comes within two seconds. */
const HINT_MS = 1700

/** After this time a hint goes before actions, and what a thread thinks about has to come to its end. */
const PATIENCE_MS = 500

/** What a question gets before it has to end for a hint that waits. */
const FAIR_MS = 250

/** Questions that may wait: one for each table with a computer player to move, and those for hints. */
const QUEUE_LIMIT = 1000

const SCRIPT = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './thinking-worker.js', import.meta.url)

const USUAL: Omit<ThreadOptions, 'changed'> = { script: SCRIPT, graceMs: 10_000, startMs: 60_000 }

const CLOSING = 'Computer players no longer think: the program is closing.'

/** Threads for computer players: at most half of the processors. */
export function threadsForThinking(): number {
  return Math.max(1, Math.floor(availableParallelism() / 2))
}

/** With 0 threads, everybody thinks on the calling thread. */
export function openThinking(threads: number, options: Partial<Omit<ThreadOptions, 'changed'>> = {}): Thinking {
  return threads === 0 ? { ...THINKER_HERE, async close() {} } : onThreads(threads, { ...USUAL, ...options })
}

function onThreads(count: number, options: Omit<ThreadOptions, 'changed'>): Thinking {
  const queue: Waiting[] = []
  const threads: readonly ThinkingThread[] = Array.from({ length: count }, () => createThread({ ...options, changed: next }))
  let alarm: NodeJS.Timeout | null = null
  let latest = 0
  let isClosed = false

  function next(): void {
    const free = threads.find((thread) => thread.isFree())
    const first = free === undefined ? undefined : queue.splice(turnOf(queue, Date.now()), 1)[0]
    if (first !== undefined) free?.ask(first)
    makeRoom()
  }

  /** Hurries a thread for the hint that has waited longest, once its patience has ended. */
  function makeRoom(): void {
    if (alarm !== null) clearTimeout(alarm)
    alarm = null
    const hint = queue.find(isHint)
    const begun = threads.flatMap((thread) => thread.thinkingSince() ?? [])
    if (hint === undefined || begun.length === 0) return
    const now = Date.now()
    const first = Math.min(...begun)
    const at = Math.max(hint.since + PATIENCE_MS, first + FAIR_MS)
    if (at <= now) threads.find((thread) => thread.thinkingSince() === first)?.hurry()
    else alarm = setTimeout(next, at - now).unref()
  }

  async function ask(question: Asked): Promise<Found> {
    if (isClosed) throw new Error(CLOSING)
    if (queue.length >= QUEUE_LIMIT) throw new Error('Too many computer players want to think at once.')
    return new Promise((resolve, reject) => {
      queue.push({ question, since: Date.now(), resolve, reject })
      next()
    })
  }

  async function decide(wanted: DecisionAsked['for'], { game, sample, seat, level, seed, withinMs }: Question) {
    const longest = wanted === 'findings' ? HINT_MS : Math.min(LONGEST_MS[level], withinMs ?? LONGEST_MS[level])
    const until = Date.now() + longest
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
      for (const { reject } of queue.splice(0)) reject(new Error(CLOSING))
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}

const isHint = ({ question }: Waiting) => question.for === 'findings'
const isAction = ({ question }: Waiting) => question.for === 'action'

/**
 * Which question is next: a whole table waits for an action, one person for a hint, but nobody for longer than their patience,
 * and nobody at all for a look back.
 */
function turnOf(queue: readonly Waiting[], now: number): number {
  const hint = queue.findIndex(isHint)
  const isDue = hint >= 0 && (queue[hint]?.since ?? now) + PATIENCE_MS <= now
  const action = queue.findIndex(isAction)
  return isDue || action < 0 ? Math.max(0, hint) : action
}
