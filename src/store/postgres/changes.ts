/** Which tables others have changed that this process may have in memory. */
import type { Partition } from '../../cluster/ports.js'
import { isInPartition } from './partitions.js'

/** What is told where tables of one server were changed. */
export const changeOn = (guildId: string): string => `server ${guildId}`

/** What is told where tables of any servers were changed, by one of the stores of a process. */
export const changeBy = (store: string): string => `store ${store}`

/** Whether it may concern tables of a partition. */
export function concerns(told: string, partition: Partition): boolean {
  const [, guildId] = /^server (\d+)$/.exec(told) ?? []
  return guildId === undefined || isInPartition(guildId, partition)
}

export interface Changes {
  /** To be called with what was told, or with null after a time in which anything may have been told. */
  hear(told: string | null): void
  /** Returns a function that tells whether anything was told since its last call that `concerns` the caller. */
  watch(concerns: (told: string) => boolean): () => boolean
}

/** How many are kept. If a caller has missed more, one of them counts as a change that concerns it. */
const KEPT = 100

export function createChanges(): Changes {
  let count = 0
  let latest: readonly (string | null)[] = []
  return {
    hear(told) {
      count++
      latest = [...latest, told].slice(-KEPT)
    },
    watch(concerns) {
      let known = count
      return () => {
        const missed = count - known
        known = count
        return missed > latest.length || latest.slice(latest.length - missed).some((told) => told === null || concerns(told))
      }
    },
  }
}
