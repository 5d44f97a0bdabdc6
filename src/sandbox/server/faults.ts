/** A mishap for the next requests that match. */
export type Fault =
  /** 429: for the route, or for everything with `global`. */
  | { readonly kind: 'rate-limit'; readonly retryAfter: number; readonly global?: boolean }
  /** 5xx without a JSON body, as Discord's edge answers. */
  | { readonly kind: 'server-error'; readonly status: 500 | 502 | 503 | 504 }
  /** One of Discord's own errors. */
  | { readonly kind: 'refusal'; readonly status: number; readonly code: number; readonly message: string }
  /** The connection breaks: before the request was handled, or after, so that only the answer is lost. */
  | { readonly kind: 'drop'; readonly when: 'before' | 'after' }
  /** The request is handled only after so many milliseconds of the sandbox's clock. */
  | { readonly kind: 'delay'; readonly milliseconds: number }

/** Which requests: by method, and by a pattern for the path behind `/api/v10`. */
export interface FaultMatch {
  readonly method?: string
  readonly path?: RegExp
  /** How many requests; 1 unless told, Infinity for an outage. */
  readonly times?: number
}

interface Armed {
  readonly match: FaultMatch
  readonly fault: Fault
  left: number
}

/** Discord's bad days, to order. */
export class Faults {
  #armed: Armed[] = []
  #duplicates = 0

  /** Arms a mishap; the first armed that matches a request strikes it. */
  arm(fault: Fault, match: FaultMatch = {}): void {
    this.#armed.push({ match, fault, left: match.times ?? 1 })
  }

  /** The next interactions are delivered twice over the gateway. */
  duplicateInteractions(times = 1): void {
    this.#duplicates += times
  }

  /** No more mishaps. */
  clear(): void {
    this.#armed = []
    this.#duplicates = 0
  }

  /** The mishap that strikes this request, used up by it. */
  strike(method: string, path: string): Fault | null {
    const armed = this.#armed.find(({ match }) => (match.method ?? method) === method && (!match.path || match.path.test(path)))
    if (!armed) return null
    armed.left--
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
