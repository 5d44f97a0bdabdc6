/** Notices that a thread gives no sign of life. */

/**
 * A thread with work that gives no sign of life in this many milliseconds, so many times in a row, is stuck. It gives one with
 * each picture that it has finished, and with each of an animation. The time has parts, because a main thread that was held up
 * itself hears of nothing before the first is over.
 */
const SILENCE_MS = 5_000
const MOST_SILENCES = 6
/** Before it takes jobs: a thread takes its time to start on a busy machine. */
const MOST_AT_START = 12

export interface SilenceWatch {
  /** The thread has work. */
  keep(): void
  /** The thread gave a sign of life. */
  heard(): void
  /** The thread has no work. */
  callOff(): void
}

export function createSilenceWatch(hasStarted: () => boolean, stuck: () => void): SilenceWatch {
  let silences = 0
  let timer: NodeJS.Timeout | null = null

  function keep(): void {
    timer ??= setTimeout(over, SILENCE_MS).unref()
  }

  function over(): void {
    timer = null
    silences++
    if (silences >= (hasStarted() ? MOST_SILENCES : MOST_AT_START)) stuck()
    else keep()
  }

  return {
    keep,
    heard() {
      silences = 0
    },
    callOff() {
      if (timer !== null) clearTimeout(timer)
      timer = null
      silences = 0
    },
  }
}
