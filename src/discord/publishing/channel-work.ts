/** Work in the channels of tables, one task at a time per table, until the publisher is closed. */
import { createLanes } from '../../tables/service/lanes.js'

export interface ChannelWork {
  /** Runs `tell` when nothing else is being told to the table's channel, even after closing. */
  run<T>(tableId: string, tell: () => Promise<T>): Promise<T>
  /** The same for work without an announcement. Never runs after closing. */
  afterwards<T>(tableId: string, show: () => Promise<T>): Promise<T>
  /** Registers work that runs in parallel. Neither waits for the other, but {@link close} waits for both. It must not reject. */
  beside(work: Promise<unknown>): void
  isClosed(): boolean
  /** Resolves when the work in progress is done. */
  close(): Promise<void>
}

/** `tidy` runs after all work without an announcement. */
export function createChannelWork(tidy: (tableId: string) => unknown): ChannelWork {
  const lanes = createLanes()
  const underWay = new Set<Promise<unknown>>()
  let closed = false

  function beside(work: Promise<unknown>): void {
    const done: Promise<unknown> = work.finally(() => underWay.delete(done))
    underWay.add(done)
  }

  return {
    run: (tableId, tell) => lanes.run(tableId, tell),
    afterwards(tableId, show) {
      if (closed) return new Promise(() => {})
      // In braces: the news does not wait for the tidying.
      const shown = lanes.run(tableId, show).finally(() => {
        tidy(tableId)
      })
      beside(shown.catch(() => {}))
      return shown
    },
    beside,
    isClosed: () => closed,
    async close() {
      closed = true
      await Promise.all(underWay)
    },
  }
}
