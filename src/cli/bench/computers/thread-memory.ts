/** How much memory a thread takes on which computer players think. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { GAMES } from '../../../games/index.js'
import type { Question } from '../../../tables/service/computers.js'
import type { Answered, Asked, WorkerData } from '../../../thinking/question.js'
import { COMPILED_THINKING, compileProgram } from '../../compiled.js'
import type { Metric } from '../metric.js'
import { residentMebibytes } from '../process/memory.js'
import { questionsAbout } from './questions.js'

const THREADS = 4
const LONG_MS = 60_000

export const thinkingMemory: Metric = {
  name: 'mib_per_thinking_thread',
  what: `memory that each of ${THREADS} threads takes on which a computer player has thought about every game`,
  unit: 'MiB',
  better: 'lower',
  measure: () => memoryPerThread(THREADS),
}

/** In MiB, with the compiled script that the program starts. Null where the system does not tell. */
export async function memoryPerThread(threads: number): Promise<number | null> {
  await compileProgram()
  const questions = GAMES.map((game, index) => asked(index, questionsAbout(game)(index, 'veteran')))
  const before = residentMebibytes(process.pid)
  const workerData: WorkerData = { hurry: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT) }
  const workers = Array.from({ length: threads }, () => new Worker(COMPILED_THINKING, { workerData }))
  try {
    // Each says first that it is ready.
    await Promise.all(workers.map((worker) => once(worker, 'message')))
    for (const question of questions) await Promise.all(workers.map((worker) => answerOf(worker, question)))
    const after = residentMebibytes(process.pid)
    return before === null || after === null ? null : (after - before) / threads
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function asked(id: number, { game, sample, seat, level, seed }: Question): Asked {
  return { id, for: 'action', gameId: game.id, state: game.save(sample), seat, level, seed, until: Date.now() + LONG_MS }
}

async function answerOf(worker: Worker, question: Asked): Promise<void> {
  const answer = once(worker, 'message')
  worker.postMessage(question)
  const [answered] = (await answer) as [Answered]
  if (answered.kind === 'failed') throw answered.error
}
