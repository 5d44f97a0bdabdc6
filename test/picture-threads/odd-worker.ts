/** A worker that fails in ways chosen by the artist's name. It never finishes an animation. */
import { parentPort } from 'node:worker_threads'
import type { Job, News } from '../../src/picture-threads/jobs.js'
import type { Order } from '../../src/pictures/drawing.js'

const stopped: number[] = []
let isStalled = false
const tell = (news: News) => parentPort?.postMessage(news)

/** Notes that it has come so far, in memory that it shares with whoever asks. */
function note({ subject }: Order): void {
  Atomics.add(new Int32Array(subject as SharedArrayBuffer), 0, 1)
}

function hang(order: Order): never {
  note(order)
  for (;;);
}

parentPort?.on('message', (job: Job) => {
  if (job.kind === 'close') process.exit()
  if (job.kind === 'stop') stopped.push(job.id)
  if (job.kind === 'animation') for (const order of job.orders) if (order.artist === 'hang') hang(order)
  if (job.kind !== 'png') return
  const { artist } = job.order
  if (artist === 'end') process.exit(0)
  if (artist === 'hang') hang(job.order)
  // Pictures are made in turn: none is finished after one that never is.
  if (artist === 'stall') {
    isStalled = true
    note(job.order)
  }
  if (isStalled) return
  if (artist === 'throw') throw new RangeError('thrown over there')
  const answer = artist === 'stopped?' ? String(stopped.length) : artist
  tell({ kind: 'made', id: job.id, file: Buffer.from(answer) })
})
tell({ kind: 'ready' })
