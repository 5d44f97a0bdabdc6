/** Waits that go by a clock and have an end. */
import type { Clock } from '../model/ports.js'

export type Timer = Pick<Clock, 'after'>

/** Stands for an answer that has not come in time. */
export const LATE = Symbol('late')

/** Resolves to what a promise comes to, or to {@link LATE} after `ms` milliseconds. */
export function within<T>(timer: Timer, ms: number, promise: Promise<T>): Promise<T | typeof LATE> {
  return new Promise((resolve, reject) => {
    const callOff = timer.after(ms, () => resolve(LATE))
    promise.then(resolve, reject).finally(callOff)
  })
}

/** Resolves to what a promise comes to. Rejects as soon as the signal aborts, with its reason. */
export function unless<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

/** Resolves after `ms` milliseconds. Rejects as soon as the signal aborts, with its reason. */
export function pause(timer: Timer, ms: number, signal?: AbortSignal): Promise<void> {
  let callOff = () => {}
  const over = new Promise<void>((resolve) => {
    callOff = timer.after(ms, resolve)
  })
  return signal === undefined ? over : unless(signal, over).finally(callOff)
}
