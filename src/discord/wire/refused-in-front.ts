/**
 * Messages that something in front of Discord refuses each time, such as a proxy for which a picture is too large. One such
 * refusal tells nothing, because that happens to all kinds of requests during outages. If other messages go through in the same
 * channel meanwhile, and the same one is still refused, it would be refused for ever, and keep everything that its table has to
 * tell behind it. Answers to presses and other channels going through tell nothing: those are other kinds of requests.
 */
import { createRecent } from '../../recent.js'
import type { Clock } from '../../tables/model/ports.js'
import { isRefusedInFront } from './final-refusal.js'

/** A message is given up after so many refusals, with others of its channel in between, in at least so long. */
export const REFUSALS_BORNE = 5
export const BORNE_MS = 10 * 60_000

/** Refusals farther apart than that belong to different troubles. What is still to be told is tried more often. */
const APART_MS = 30 * 60_000

/** For so long after it was given up, what would take the message's place is given up, too. What comes later starts anew. */
export const A_BREATH_MS = 60_000

/** Messages whose refusals are remembered, and channels in which something went through. */
const REMEMBERED = 1_000

/** The message is refused for good, although not by Discord. */
export class GivenUp extends Error {}

export interface RefusedInFront {
  /** Makes a request about a message, which `key` tells apart. Throws what it throws, or {@link GivenUp}. */
  trying<T>(channelId: string, key: string, request: () => Promise<T>): Promise<T>
  /** A message was sent, edited or removed in the channel. */
  passed(channelId: string): void
}

interface Refusals {
  readonly since: number
  /** The last of them, or the one at which the message was given up. */
  readonly at: number
  /** Those before which other messages went through. */
  readonly times: number
  /** The number of the message that had gone through last, in whatever channel. */
  readonly passed: number
  readonly isGivenUp: boolean
}

export function createRefusedInFront(clock: Pick<Clock, 'now'>): RefusedInFront {
  const refused = createRecent<Refusals>(REMEMBERED)
  /** By channel, the number of the message that went through last. */
  const latest = createRecent<number>(REMEMBERED)
  let passed = 0

  function counted(channelId: string, before: Refusals | undefined): Refusals {
    const now = clock.now().getTime()
    if (before === undefined || isPast(before, now)) return { since: now, at: now, times: 1, passed, isGivenUp: false }
    if (before.isGivenUp) return before
    // While nothing else goes through, another refusal tells no more than the one before.
    if ((latest.get(channelId) ?? 0) <= before.passed) return { ...before, at: now }
    // A time in the future dates from before the clock was set back.
    const since = Math.min(now, before.since)
    const times = before.times + 1
    return { since, at: now, times, passed, isGivenUp: times >= REFUSALS_BORNE && now - since >= BORNE_MS }
  }

  return {
    async trying(channelId, key, request) {
      try {
        const response = await request()
        refused.forget(key)
        return response
      } catch (thrown) {
        if (!isRefusedInFront(thrown)) throw thrown
        const refusals = counted(channelId, refused.get(key))
        refused.set(key, refusals)
        if (!refusals.isGivenUp) throw thrown
        throw new GivenUp(reasonOf(thrown.status, refusals.times), { cause: thrown })
      }
    },
    passed: (channelId) => latest.set(channelId, ++passed),
  }
}

/** Whether the refusals are so long ago that they say nothing about one now. */
function isPast({ at, isGivenUp }: Refusals, now: number): boolean {
  return Math.abs(now - at) > (isGivenUp ? A_BREATH_MS : APART_MS)
}

function reasonOf(status: number, times: number): string {
  return `something in front of Discord has refused it ${times} times (${status}), while others of its channel went through`
}
