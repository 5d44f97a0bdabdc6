/** A worker that fails in ways chosen by the artist's name. */
import { parentPort } from 'node:worker_threads'
import type { Job, News } from '../../src/picture-threads/jobs.js'

const stopped: number[] = []
const tell = (news: News) => parentPort?.postMessage(news)

parentPort?.on('message', (job: Job) => {
  if (job.kind === 'stop') stopped.push(job.id)
  if (job.kind !== 'png') return
  const { artist } = job.order
  if (artist === 'end') process.exit(0)
  tell({ kind: 'begun', id: job.id })
  if (artist === 'hang') {
    Atomics.store(new Int32Array(job.order.subject as SharedArrayBuffer), 0, 1)
    for (;;);
  }
  if (artist === 'throw') throw new RangeError('thrown over there')
  const answer = artist === 'stopped?' ? String(stopped.length) : artist
  tell({ kind: 'made', id: job.id, file: Buffer.from(answer) })
})
