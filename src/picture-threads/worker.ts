/** The script of a picture thread. It only carries out jobs. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { animate } from '../pictures/encoding/animation.js'
import { createPictures } from '../pictures/encoding/encode.js'
import { draw } from './artists.js'
import type { FileJob, Job, News, WorkerData } from './jobs.js'

function work(port: MessagePort, data: WorkerData): void {
  const closing = new Int32Array(data.closing)
  // Keeps nothing, because finished files are transferred together with their memory.
  const pictures = createPictures({ keep: 0 })
  const animations = new Map<number, AbortController>()
  const tell = (news: News) => port.postMessage(news)
  function giveAway(id: number, file: Uint8Array): void {
    const { buffer } = file
    const made = { kind: 'made', id, file } satisfies News
    // A file that shares its memory with others is copied.
    if (buffer instanceof ArrayBuffer && buffer.byteLength === file.byteLength) port.postMessage(made, [buffer])
    else port.postMessage(made)
  }

  async function animated({ id, orders, limit }: Extract<Job, { kind: 'animation' }>): Promise<Uint8Array> {
    const controller = new AbortController()
    animations.set(id, controller)
    const progress = (drawn: number, of: number) => tell({ kind: 'progress', id, drawn, of })
    const frames = orders.map((order) => () => draw(order))
    return animate(frames, { limit, progress, signal: controller.signal }).finally(() => animations.delete(id))
  }

  async function file(job: FileJob): Promise<Uint8Array> {
    return job.kind === 'png' ? pictures.png(draw(job.order), job.wanted) : animated(job)
  }

  port.on('message', (job: Job) => {
    if (job.kind === 'close') process.exit()
    if (Atomics.load(closing, 0) === 1) return
    if (job.kind === 'stop') return animations.get(job.id)?.abort()
    file(job).then(
      (made) => giveAway(job.id, made),
      (thrown: unknown) =>
        tell({ kind: 'failed', id: job.id, error: thrown instanceof Error ? thrown : new Error(String(thrown)) }),
    )
  })
  tell({ kind: 'ready' })
}

if (parentPort !== null) work(parentPort, workerData as WorkerData)
