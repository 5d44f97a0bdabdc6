/** Where the program has its pictures made: on threads of their own, so that answers never wait for painting. */
import { setImmediate } from 'node:timers/promises'
import { type AnimationOptions, animate, type Frame } from '../pictures/animation.js'
import type { Drawing, Order } from '../pictures/drawing.js'
import { createPictures, type Pictures } from '../pictures/encode.js'
import { demandFonts } from '../pictures/fonts.js'
import { createRecent } from '../recent.js'
import { createThread, type Thread } from './thread.js'

export interface PictureThreadsOptions {
  /** 0: everything is made on the thread that asks. */
  readonly threads: number
  /** Hears whether a picture was made, or was there already. */
  readonly pictured?: (how: 'made' | 'kept') => void
}

export interface PictureThreads extends Pictures {
  /** The frames as one GIF file; each is asked for only when its turn comes. Rejects as {@link animate} does. */
  animation(frames: readonly Frame[], options: AnimationOptions): Promise<Uint8Array>
  /** Makes what such pictures have in common known to every thread. */
  warmUp(drawing: Drawing): Promise<void>
  /** Ends the threads; what they have not finished is rejected. */
  close(): Promise<void>
}

/** Finished pictures, each up to some 400 KB. */
const KEPT = 64

/** Starts the threads on which pictures are made. Throws {@link AssetMissing} if there is not every font. */
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
    async close() {},
  }
}

function onThreads(threads: readonly Thread[], pictured: (how: 'made' | 'kept') => void): PictureThreads {
  const finished = createRecent<Promise<Uint8Array>>(KEPT)

  /** What has most in common is made where it is known already. */
  function threadFor({ series }: Order): Thread {
    let sum = 0
    for (const letter of series) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
    const thread = threads[sum % threads.length]
    if (thread === undefined) throw new RangeError('Pictures need a thread.')
    return thread
  }

  async function made(drawing: Drawing): Promise<Uint8Array> {
    const order = orderOf(drawing)
    return threadFor(order).file({ kind: 'png', order })
  }

  return {
    png(drawing) {
      const { key } = drawing
      const known = finished.get(key)
      pictured(known === undefined ? 'made' : 'kept')
      if (known !== undefined) return known
      const picture = made(drawing)
      picture.catch(() => finished.forget(key))
      finished.set(key, picture)
      return picture
    },
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
      await Promise.all(threads.map((thread) => thread.file({ kind: 'png', order })))
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}

function orderOf({ key, order }: Drawing): Order {
  if (order === undefined) throw new Error(`The drawing ${key} is without an order: no other thread can make it.`)
  return order
}
