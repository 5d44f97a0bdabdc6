import type { InteractionOutcome, Pending } from '../../sandbox/server/interactions/interactions.js'

/** How long a player waits for an answer: Discord's three seconds, and as long again for a deferred one. */
const PATIENCE_MS = 6_000

/** The outcome of an interaction. Null if there was none in time. */
export function settledIn({ settled }: Pending, patienceMs = PATIENCE_MS): Promise<InteractionOutcome | null> {
  return settledWithin(settled, patienceMs)
}

/** Whether an interaction was answered. `outcome` is null if that took too long. */
export function isAnswered(outcome: InteractionOutcome | null): boolean {
  return outcome !== null && outcome.state !== 'failed'
}

/** What a promise resolves to. Null if it rejects, or does neither in time. */
export function settledWithin<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), ms)
    promise
      .catch(() => null)
      .then((outcome) => {
        clearTimeout(timer)
        resolve(outcome)
      })
  })
}
