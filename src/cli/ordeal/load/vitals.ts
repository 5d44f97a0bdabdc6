/** How the bot's process is, by its own numbers. */

export interface Look {
  /** When, in milliseconds of this process's own clock. */
  readonly at: number
  readonly residentMiB: number
  readonly heapMiB: number
  /** The longest pause of the event loop since the look before, with the ten milliseconds that measure it. */
  readonly pauseMs: number
  /** The longest one of the program's own: less what was waited for a processor in it, which others had. */
  readonly ownPauseMs: number
}

export interface Vigil {
  readonly looks: readonly Look[]
  stop(): Promise<void>
}

const EVERY_MS = 5_000
const MIB = 2 ** 20

/** Looks at a bot's metrics at intervals. */
export function keepVigil(url: string): Vigil {
  const looks: Look[] = []
  let underWay: Promise<void> = Promise.resolve()
  const look = async () => {
    // A connection that is kept would be closed by the bot just when the next look is due.
    const page = await fetch(url, { headers: { connection: 'close' } }).then((response) => response.text())
    looks.push(readLook(page, performance.now()))
  }
  const timer = setInterval(() => {
    underWay = underWay.then(look)
    // Whoever stops it hears of a failure.
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

/** What a page of metrics says; throws if a number is not on it. */
export function readLook(page: string, at: number): Look {
  const value = (name: string) => {
    const found = new RegExp(`^${name} (\\S+)$`, 'm').exec(page)?.[1]
    if (found === undefined) throw new Error(`The bot's metrics do not have ${name}.`)
    return Number(found)
  }
  return {
    at,
    residentMiB: value('process_resident_memory_bytes') / MIB,
    heapMiB: value('nodejs_heap_size_used_bytes') / MIB,
    pauseMs: value('nodejs_eventloop_lag_max_seconds') * 1000,
    ownPauseMs: value('stagecoach_pause_max_seconds') * 1000,
  }
}
