/** Messages between the thread that asks for pictures and the threads that make them. */
import type { Order } from '../pictures/drawing.js'
import type { Wanted } from '../pictures/encoding/in-turn.js'

/** `id` is the asking thread's number for the job. */
export type Job =
  | { readonly kind: 'png'; readonly id: number; readonly order: Order; readonly wanted: Wanted }
  | { readonly kind: 'animation'; readonly id: number; readonly orders: readonly Order[]; readonly limit: number }
  /** Nobody waits for it any more. */
  | { readonly kind: 'stop'; readonly id: number }
  /** The thread ends, once it is between two steps of its work. */
  | { readonly kind: 'close' }

/** A job that ends with a file. */
export type FileJob = Exclude<Job, { kind: 'stop' | 'close' }>

/** What a thread is started with. */
export interface WorkerData {
  /** One 32-bit number: 1 once the thread is to end, so that it begins nothing more. */
  readonly closing: SharedArrayBuffer
}

export type News =
  /** The thread takes jobs. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'made'; readonly id: number; readonly file: Uint8Array }
  | { readonly kind: 'failed'; readonly id: number; readonly error: Error }
  | { readonly kind: 'progress'; readonly id: number; readonly drawn: number; readonly of: number }
