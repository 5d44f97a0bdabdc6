/** Ends a process whose event loop is too busy for timers to fire. */
import { Worker } from 'node:worker_threads'

/** After a signal, work in flight may take `STOPPING_MS`. The process exits after `LAST_RESORT_MS`, however busy it is. */
const STOPPING_MS = 4_000
const LAST_RESORT_MS = 4_400

/** How long interrupting the main thread may take. */
const INTERRUPTED_MS = 400

/**
 * Interrupts the main thread in the middle of any computation, as a debugger does, and makes it exit. If it cannot be
 * interrupted, because it is inside the database or the system, the process is killed. Accepted actions are on disk in either
 * case.
 */
const THREAD = `
  const { Session } = require('node:inspector')
  const { workerData } = require('node:worker_threads')
  const { ms, status, interruptedMs } = workerData
  setTimeout(() => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), interruptedMs)
    const session = new Session()
    session.connectToMainThread()
    session.post('Runtime.evaluate', { expression: 'process.exit(' + status + ')' })
  }, ms)
`

/** Ends the process with `status` after `ms` milliseconds, however busy it is. */
export function endAtLatest(ms: number, status: number): void {
  new Worker(THREAD, { eval: true, workerData: { ms, status, interruptedMs: INTERRUPTED_MS } }).unref()
}

/** Ends the process when closing it in order takes too long, with what `status` then says. */
export function endInTime(status: () => number): void {
  endAtLatest(LAST_RESORT_MS, status())
  setTimeout(() => process.exit(status()), STOPPING_MS).unref()
}
