/** A worker that notes that it was asked to end, in memory that it shares with whoever gives it a job, and ends. */
import { parentPort } from 'node:worker_threads'
import type { Job, News } from '../../src/picture-threads/jobs.js'

const tell = (news: News) => parentPort?.postMessage(news)
let note: Int32Array | null = null

parentPort?.on('message', (job: Job) => {
  if (job.kind === 'png') {
    note = new Int32Array(job.order.subject as SharedArrayBuffer)
    tell({ kind: 'made', id: job.id, file: Buffer.from('made') })
  }
  if (job.kind !== 'close') return
  if (note !== null) Atomics.store(note, 0, 1)
  process.exit()
})
tell({ kind: 'ready' })
