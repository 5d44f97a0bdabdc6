/** Writes the printing steps of rows, in the format that blocks.ts reads. */
import { BLEND, COPY, FILL, FURTHEST, step } from './blocks.js'

/** Describes each row from left to right. Pixels that are not mentioned stay unchanged. */
export interface StepWriter {
  /** Returns the row's start index in the written steps. */
  startRow(width: number): number
  /** A long run of one ink. */
  fill(start: number, end: number, ink: number): void
  /** A short run of one ink. */
  copy(start: number, end: number, ink: number): void
  /** A translucent pixel, premultiplied. */
  blend(at: number, pixel: number): void
  endRow(): void
  /** Returns all rows and starts over. */
  written(): Int32Array
}

const NONE = -1

export function createStepWriter(): StepWriter {
  let words = new Int32Array(1 << 14)
  let bytes = new Uint8Array(words.buffer)
  let used = 0
  /** The column up to which the row is written. */
  let done = 0
  /** The current step, which may still become longer. Its word is written when it ends. */
  let kind = NONE
  let gap = 0
  let length = 0

  function makeRoom(more: number): void {
    if (used + more <= words.length) return
    const larger = new Int32Array(2 * words.length + more)
    larger.set(words)
    words = larger
    bytes = new Uint8Array(words.buffer)
  }

  function close(): void {
    if (kind === NONE) return
    words[used] = step(kind, gap, length, 0)
    used += 1 + (kind === COPY ? (length + 3) >>> 2 : length)
    kind = NONE
  }

  /** Skips the pixels before `start`. */
  function goTo(start: number): void {
    close()
    for (gap = start - done; gap > FURTHEST; gap -= FURTHEST) words[used++] = step(FILL, FURTHEST, 0, 0)
    done = start
  }

  /** Continues the current step, or begins a new one. */
  function open(wanted: number, start: number): void {
    if (kind === wanted && start === done && length < FURTHEST) return
    goTo(start)
    kind = wanted
    length = 0
  }

  return {
    startRow(width) {
      // In the worst case each pixel takes a step of two words.
      makeRoom(2 * width + 16)
      done = 0
      return used
    },
    fill(start, end, ink) {
      goTo(start)
      for (; done < end; gap = 0) {
        const part = Math.min(end - done, FURTHEST)
        words[used++] = step(FILL, gap, part, ink)
        done += part
      }
    },
    copy(start, end, ink) {
      for (let at = start; at < end; at++) {
        open(COPY, at)
        bytes[4 * (used + 1) + length++] = ink
        done = at + 1
      }
    },
    blend(at, pixel) {
      open(BLEND, at)
      words[used + 1 + length++] = pixel
      done = at + 1
    },
    endRow() {
      close()
      words[used++] = 0
    },
    written() {
      const written = words.slice(0, used)
      used = 0
      return written
    },
  }
}
