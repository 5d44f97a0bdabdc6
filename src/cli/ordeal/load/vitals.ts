/** The condition of the bot's process, from its own metrics. */
import type { Cause, Pause } from '../../../operator/pauses.js'

export interface Look {
  /** The time in milliseconds of this process's own clock. */
  readonly at: number
  readonly residentMiB: number
  readonly heapMiB: number
  /** The longest pause of the event loop since the previous look, including the ten-millisecond measuring interval. */
  readonly pauseMs: number
  /** The longest pause caused by the program itself, without the time spent waiting for a processor, and what went into it. */
  readonly ownPause: Pause
}

export interface Sampling {
  readonly looks: readonly Look[]
  stop(): Promise<void>
}

const EVERY_MS = 5_000
const MIB = 2 ** 20

/** Reads a bot's metrics at intervals. */
export function sampleVitals(url: string): Sampling {
  const looks: Look[] = []
  let underWay: Promise<void> = Promise.resolve()
  const look = async () => {
    // A kept-alive connection would be closed by the bot just as the next reading is due.
    const page = await fetch(url, { headers: { connection: 'close' } }).then((response) => response.text())
    looks.push(readLook(page, performance.now()))
  }
  const timer = setInterval(() => {
    underWay = underWay.then(look)
    // `stop` awaits this promise and reports the failure.
    underWay.catch(() => {})
  }, EVERY_MS)
  return {
    looks,
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}

/** Parses a page of metrics. Throws if a number is missing. */
export function readLook(page: string, at: number): Look {
  const value = (name: string) => {
    const line = page.split('\n').find((each) => each.startsWith(`${name} `))
    const found = line?.slice(name.length + 1)
    if (found === undefined) throw new Error(`The bot's metrics do not have ${name}.`)
    return Number(found)
  }
  const spentOn = (cause: Cause) => value(`stagecoach_pause_max_cause_seconds{cause="${cause}"}`) * 1000
  return {
    at,
    residentMiB: value('process_resident_memory_bytes') / MIB,
    heapMiB: value('nodejs_heap_size_used_bytes') / MIB,
    pauseMs: value('nodejs_eventloop_lag_max_seconds') * 1000,
    ownPause: {
      ms: value('stagecoach_pause_max_seconds') * 1000,
      of: { collection: spentOn('collection'), storing: spentOn('storing'), ending: spentOn('ending') },
    },
  }
}
