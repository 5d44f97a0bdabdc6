/** The processor time of processes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const NS_IN_MS = 1e6

/** Whether this system tells it by the nanosecond. Linux does. */
export const tellsProcessorTime = (): boolean => existsSync('/proc/self/schedstat')

/** How long these processes have had a processor, with all threads that they have now, in milliseconds. */
export function processorMs(pids: readonly number[]): number {
  return pids.flatMap(threadsOf).reduce((sum, thread) => sum + nanosecondsOf(thread), 0) / NS_IN_MS
}

function threadsOf(pid: number): readonly string[] {
  const folder = `/proc/${pid}/task`
  return orIfGone(() => readdirSync(folder), []).map((thread) => `${folder}/${thread}/schedstat`)
}

function nanosecondsOf(path: string): number {
  return orIfGone(() => Number(readFileSync(path, 'utf8').split(' ')[0]), 0)
}

/** A process or a thread may end between any two looks. */
function orIfGone<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && (thrown.code === 'ENOENT' || thrown.code === 'ESRCH')) return otherwise
    throw thrown
  }
}
