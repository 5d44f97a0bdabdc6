/**
 * Messages that something in front of Discord refuses each time, such as a proxy for which a picture is too large. One such
 * refusal tells nothing, because that happens to all kinds of requests during outages. If others go through meanwhile, and the
 * same message is still refused, it would be refused for ever, and keep everything that its table has to tell behind it.
 */
import { createRecent } from '../../recent.js'
import type { Clock } from '../../tables/model/ports.js'
import { isRefusedInFront } from './final-refusal.js'

/** A message is given up after so many refusals, with other requests in between, in at least so long. */
export const REFUSALS_BORNE = 5
export const BORNE_MS = 10 * 60_000

/** Messages whose refusals are remembered. */
const REMEMBERED = 1_000

/** The message is refused for good, although not by Discord. */
export class GivenUp extends Error {}

export interface RefusedInFront {
  /** Makes a request about a message, which `key` tells apart. Throws what it throws, or {@link GivenUp}. */
  trying<T>(key: string, request: () => Promise<T>): Promise<T>
}

interface Refusals {
  readonly since: number
  /** Those before which other requests went through. */
  readonly times: number
  /** How many requests of the bot had gone through at the last of them. */
  readonly passed: number
  readonly isGivenUp: boolean
}

/** `passed` tells how many requests of the bot that change something have gone through to Discord so far. */
export function createRefusedInFront(passed: () => number, clock: Pick<Clock, 'now'>): RefusedInFront {
  const refused = createRecent<Refusals>(REMEMBERED)

  /** While nothing else goes through, another refusal tells no more than the one before. */
  function counted(before: Refusals | undefined): Refusals {
    if (before?.passed === passed()) return before
    const now = clock.now().getTime()
    // A time in the future dates from before the clock was set back.
    const since = Math.min(now, before?.since ?? now)
    const times = (before?.times ?? 0) + 1
    return { since, times, passed: passed(), isGivenUp: times >= REFUSALS_BORNE && now - since >= BORNE_MS }
  }

  return {
    async trying(key, request) {
      try {
        const response = await request()
        refused.forget(key)
        return response
      } catch (thrown) {
        if (!isRefusedInFront(thrown)) throw thrown
        const refusals = counted(refused.get(key))
        refused.set(key, refusals)
        if (!refusals.isGivenUp) throw thrown
        throw new GivenUp(reasonOf(thrown.status, refusals.times), { cause: thrown })
      }
    },
  }
}

function reasonOf(status: number, times: number): string {
  return `something in front of Discord has refused it ${times} times (${status}), while other requests went through`
}
