/** The processor time of processes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const NS_IN_MS = 1e6

/** Whether this system tells it by the nanosecond. Linux does. */
export const tellsProcessorTime = (): boolean => existsSync('/proc/self/schedstat')

/** How long each thread has had a processor, in nanoseconds, by its place. */
export type ProcessorTimes = ReadonlyMap<string, number>

/** How long the threads that these processes have now have had a processor. */
export function processorTimes(pids: readonly number[]): ProcessorTimes {
  return new Map(pids.flatMap(threadsOf).map((thread) => [thread, nanosecondsOf(thread)]))
}

/**
 * How long threads had a processor between two looks, in milliseconds: those of the second look, with all of their time if they
 * are new. What others did that ended in between, nobody can tell.
 */
export function processorMsBetween(first: ProcessorTimes, second: ProcessorTimes): number {
  return [...second].reduce((sum, [thread, time]) => sum + time - (first.get(thread) ?? 0), 0) / NS_IN_MS
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
