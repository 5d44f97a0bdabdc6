/** Makes pictures on threads of their own, so that answers never wait for painting. */
import { setImmediate } from 'node:timers/promises'
import type { Drawing, Order } from '../pictures/drawing.js'
import { type AnimationOptions, animate, type Frame } from '../pictures/encoding/animation.js'
import { createPictures, type Pictures } from '../pictures/encoding/encode.js'
import type { Wanted } from '../pictures/encoding/in-turn.js'
import { keeping } from '../pictures/encoding/kept.js'
import { demandFonts } from '../pictures/lettering/fonts.js'
import { createThread, type Thread } from './thread.js'

export interface PictureThreadsOptions {
  /** With 0, everything is made on the calling thread. */
  readonly threads: number
  /** Reports whether a picture was made or came from the cache. */
  readonly pictured?: (how: 'made' | 'kept') => void
}

export interface PictureThreads extends Pictures {
  /** The frames as one GIF file. Each frame is created only when its turn comes. Rejects as {@link animate} does. */
  animation(frames: readonly Frame[], options: AnimationOptions): Promise<Uint8Array>
  /** Prepares the parts such pictures share, on every thread. */
  warmUp(drawing: Drawing): Promise<void>
  /** The number of pictures and animations that threads have been asked for and have not finished. */
  pending(): number
  /** Ends the threads and rejects their unfinished jobs. */
  close(): Promise<void>
}

/** Finished pictures, up to some 400 KB each. */
const KEPT = 64

/** Starts the threads that make pictures. Throws {@link AssetMissing} if a font is missing. */
export function openPictureThreads({ threads, pictured = () => {} }: PictureThreadsOptions): PictureThreads {
  demandFonts()
  return threads === 0
    ? onThisThread(pictured)
    : onThreads(
        Array.from({ length: threads }, () => createThread()),
        pictured,
      )
}

function onThisThread(pictured: (how: 'made' | 'kept') => void): PictureThreads {
  const pictures = createPictures({ keep: KEPT, pictured })
  return {
    ...pictures,
    animation: animate,
    async warmUp(drawing) {
      await pictures.png(drawing)
    },
    pending: () => 0,
    async close() {},
  }
}

function onThreads(threads: readonly Thread[], pictured: (how: 'made' | 'kept') => void): PictureThreads {
  /** Pictures of one series go to the same thread, which has their shared parts cached. */
  function threadFor({ series }: Order): Thread {
    let sum = 0
    for (const letter of series) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
    const thread = threads[sum % threads.length]
    if (thread === undefined) throw new RangeError('Pictures need a thread.')
    return thread
  }

  async function make(drawing: Drawing, wanted: Wanted): Promise<Uint8Array> {
    const order = orderOf(drawing)
    return threadFor(order).file({ kind: 'png', order, wanted })
  }

  const png = keeping(make, { keep: KEPT, pictured })
  return {
    png: (drawing, wanted = 'at-once') => png(drawing, wanted),
    async animation(frames, { limit, progress, signal }) {
      const orders: Order[] = []
      for (const frame of frames) {
        signal.throwIfAborted()
        orders.push(orderOf(frame()))
        await setImmediate()
      }
      const [first] = orders
      if (first === undefined) throw new RangeError('an animation needs a frame')
      return threadFor(first).file({ kind: 'animation', orders, limit }, { progress, signal })
    },
    async warmUp(drawing) {
      const order = orderOf(drawing)
      pictured('made')
      await Promise.all(threads.map((thread) => thread.file({ kind: 'png', order, wanted: 'soon' })))
    },
    pending: () => threads.reduce((sum, thread) => sum + thread.pending(), 0),
    async close() {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}

function orderOf({ key, order }: Drawing): Order {
  if (order === undefined) throw new Error(`The drawing ${key} is without an order: no other thread can make it.`)
  return order
}
