import type { APIGatewaySessionStartLimit } from 'discord-api-types/v10'
import type { Clock } from '../clock.js'

const DAY_MS = 86_400_000
/** Shards with the same rate-limit key identify one after the other, at least this long apart. */
const APART_MS = 5_000
const REMEMBERED = 1000

/** An attempt of a bot to identify. */
export interface Identify {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly shard: number
  readonly accepted: boolean
}

interface Limits {
  readonly shards: number
  readonly maxConcurrency: number | undefined
  readonly sessionsADay: number
}

/**
 * How often bots may identify. A shard's rate-limit key is its number modulo `max_concurrency`. Without an explicit
 * `maxConcurrency` all shards may identify at once, and again at any time.
 */
export class Identifies {
  readonly #clock: Clock
  readonly #keys: number
  readonly #isPaced: boolean
  readonly #daily: number
  /** When a shard with this key last identified. */
  readonly #last = new Map<number, number>()
  #latest: readonly Identify[] = []
  #today = { since: Number.NEGATIVE_INFINITY, count: 0 }

  constructor(clock: Clock, { shards, maxConcurrency, sessionsADay }: Limits) {
    this.#clock = clock
    this.#keys = maxConcurrency ?? shards
    this.#isPaced = maxConcurrency !== undefined
    this.#daily = sessionsADay
  }

  /** The latest attempts, oldest first. */
  get latest(): readonly Identify[] {
    return this.#latest
  }

  limit(): APIGatewaySessionStartLimit {
    const { since, count } = this.#day()
    return {
      total: this.#daily,
      remaining: Math.max(0, this.#daily - count),
      reset_after: since + DAY_MS - this.#clock.now(),
      max_concurrency: this.#keys,
    }
  }

  /** Counts an attempt, also a refused one. Returns whether the shard may identify now. */
  admit(shard: number): boolean {
    const at = this.#clock.now()
    const key = shard % this.#keys
    const accepted = !this.#isPaced || at >= (this.#last.get(key) ?? Number.NEGATIVE_INFINITY) + APART_MS
    if (accepted) this.#last.set(key, at)
    const { since, count } = this.#day()
    this.#today = { since, count: count + 1 }
    this.#latest = [...this.#latest.slice(1 - REMEMBERED), { at, shard, accepted }]
    return accepted
  }

  #day() {
    const now = this.#clock.now()
    return now < this.#today.since + DAY_MS ? this.#today : { since: now, count: 0 }
  }
}
