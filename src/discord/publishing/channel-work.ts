/** What is done in the channels of tables: one thing after the other for each table, until the publisher is closed. */
import { createLanes } from '../../tables/service/lanes.js'

export interface ChannelWork {
  /** Runs `tell` when nothing else is being told to the table's channel; after a closure as well. */
  run<T>(tableId: string, tell: () => Promise<T>): Promise<T>
  /** The same for what nobody has announced; never runs once this is closed. */
  afterwards<T>(tableId: string, show: () => Promise<T>): Promise<T>
  /** Work beside what is told: neither waits for the other, {@link close} for both. It must not reject. */
  beside(work: Promise<unknown>): void
  isClosed(): boolean
  /** Resolves when what was under way is done. */
  close(): Promise<void>
}

/** `tidy` runs after all that nobody has announced. */
export function createChannelWork(tidy: (tableId: string) => void): ChannelWork {
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
      const shown = lanes.run(tableId, show).finally(() => tidy(tableId))
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
