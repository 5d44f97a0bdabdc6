import type { InteractionOutcome, Pending } from '../../sandbox/server/interactions/interactions.js'

/** How long a player waits for the answer to a press: Discord's three seconds, and as long again for a deferred one. */
const PATIENCE_MS = 6_000

/** What came of an interaction; null if nothing did in time. */
export function settledIn({ settled }: Pending, patienceMs = PATIENCE_MS): Promise<InteractionOutcome | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), patienceMs)
    settled.then((outcome) => {
      clearTimeout(timer)
      resolve(outcome)
    })
  })
}
