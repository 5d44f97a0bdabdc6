/** A mishap for the next matching requests. */
export type Fault =
  /** 429: for the route, or for all requests with `global`. */
  | { readonly kind: 'rate-limit'; readonly retryAfter: number; readonly global?: boolean }
  /** 5xx without a JSON body, as Discord's edge servers send it. */
  | { readonly kind: 'server-error'; readonly status: 500 | 502 | 503 | 504 }
  /** One of Discord's own errors. */
  | { readonly kind: 'refusal'; readonly status: number; readonly code: number; readonly message: string }
  /** The connection breaks before the request is handled, or after it, so that only the answer is lost. */
  | { readonly kind: 'drop'; readonly when: 'before' | 'after' }
  /** The request is handled after this delay on the sandbox's clock. */
  | { readonly kind: 'delay'; readonly milliseconds: number }

/** Selects requests by method, and by a pattern for the path after `/api/v10`. */
export interface FaultMatch {
  readonly method?: string
  readonly path?: RegExp
  /** How many requests. Default 1; Infinity for an outage. */
  readonly times?: number
}

interface Armed {
  readonly match: FaultMatch
  readonly fault: Fault
  left: number
}

/** Simulates Discord's failures on demand. */
export class Faults {
  #armed: Armed[] = []
  readonly #spared = new Set<Armed>()
  #duplicates = 0

  /** Arms a mishap. A request is struck by the first armed mishap that matches it. */
  arm(fault: Fault, match: FaultMatch = {}): void {
    const armed = { match, fault, left: match.times ?? 1 }
    this.#armed.push(armed)
    this.#spared.add(armed)
  }

  /** What mishaps were armed for that have struck no request, disarmed ones included. They have tested nothing. */
  get inVain(): readonly FaultMatch[] {
    return [...this.#spared].map(({ match }) => match)
  }

  /** The next interactions are delivered twice over the gateway. */
  duplicateInteractions(times = 1): void {
    this.#duplicates += times
  }

  /** Disarms all mishaps. */
  clear(): void {
    this.#armed = []
    this.#duplicates = 0
  }

  /** The mishap that strikes this request. Uses up one of its times. */
  strike(method: string, path: string): Fault | null {
    const armed = this.#armed.find(({ match }) => (match.method ?? method) === method && (!match.path || match.path.test(path)))
    if (!armed) return null
    armed.left--
    this.#spared.delete(armed)
    if (armed.left <= 0) this.#armed = this.#armed.filter((other) => other !== armed)
    return armed.fault
  }

  /** How often to deliver an interaction. */
  deliveries(): number {
    if (this.#duplicates === 0) return 1
    this.#duplicates--
    return 2
  }
}
