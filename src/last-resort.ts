/** The end of the program where it does not come by itself: timers wait for whatever keeps the event loop busy. */
import { Worker } from 'node:worker_threads'

/** How long the main thread may take to be interrupted. */
const INTERRUPTED_MS = 400

/**
 * Interrupts the main thread in whatever it computes, as a debugger does, and has it end the process. Where it is not to be
 * interrupted, inside the database or the system, the process is killed. What was accepted is on the disk in either case.
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
