/** Which tables others have changed that this process may have in memory. */

/** What is told on the channel of changed tables: that those of a server were changed, or that a store of a process did so. */
export const changeOn = (guildId: string): string => `server ${guildId}`
export const changeBy = (store: string): string => `store ${store}`

/** The server whose tables were changed. Null if they may be those of any. */
export const changedServer = (told: string): string | null => /^server (.+)$/.exec(told)?.[1] ?? null

export interface Changes {
  /** To be called with what was told, or with null after a time in which anything may have been told. */
  hear(told: string | null): void
  /** What it returns tells whether anything was told since its last call that `concerns` the caller. */
  watch(concerns: (told: string) => boolean): () => boolean
}

/** How many are kept. Whoever asks later takes them for changes that concern it. */
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
