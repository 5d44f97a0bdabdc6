/** Stops the program in order on a signal that comes before the bot is ready. */
import type { Log } from './discord/wire/log.js'
import { endInTime } from './last-resort.js'

/** The signals that stop the program. */
export const SIGNALS = ['SIGTERM', 'SIGINT'] as const

/** What the program asks while it starts. */
export interface Starting {
  /** Aborted by a signal: what has been opened is to be closed, and nothing else begun. */
  readonly stop: AbortSignal
  /** Does what keeps the event loop, and with it everything that listens: a signal ends the process meanwhile, without a line. */
  unheard<T>(work: () => Promise<T>): Promise<T>
}

export interface EarlyStop extends Starting {
  /** From now on somebody else listens to the signals. */
  end(): void
}

/** Listens to the signals. After one, the process exits with status 0 in time, whatever the database makes it wait for. */
export function stopEarly(log: Pick<Log, 'info'>): EarlyStop {
  const stopping = new AbortController()
  const onSignal = (signal: string) => {
    if (stopping.signal.aborted) return
    log.info({ signal }, 'stopping before the bot is ready')
    endInTime(() => 0)
    stopping.abort()
  }
  const listen = () => {
    for (const signal of SIGNALS) process.on(signal, onSignal)
  }
  const end = () => {
    for (const signal of SIGNALS) process.off(signal, onSignal)
  }
  listen()
  return {
    stop: stopping.signal,
    async unheard(work) {
      end()
      try {
        return await work()
      } finally {
        listen()
      }
    },
    end,
  }
}
