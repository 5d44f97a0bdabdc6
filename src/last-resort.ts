/** Ends a process whose event loop is too busy for timers to fire. */
import { Worker } from 'node:worker_threads'

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
