import type { SandboxComplaint } from '../protocol.js'
import type { Arrived } from './callers.js'
import type { World } from './world/world.js'

/** A request by the bot, with its answer. */
export interface LoggedRequest {
  readonly at: string
  readonly method: string
  /** The path after `/api/v10`, decoded, without the query. */
  readonly path: string
  readonly query: string
  /** The JSON body, or `payload_json` of a multipart request. Undefined without one. */
  readonly body: unknown
  readonly files: readonly { readonly name: string; readonly contentType: string; readonly size: number }[]
  /** 0 when the connection was dropped instead of answered. */
  readonly status: number
  /** Whether the body conforms to the official spec. `unchecked` without spec or body. */
  readonly spec: 'valid' | 'invalid' | 'unchecked'
  /** The problem in one line. */
  readonly problem: string | null
}

/** Default number of kept requests, and the number of kept complaints. */
export const REQUESTS_KEPT = 5000
const COMPLAINTS_KEPT = 5000

/** Statuses of requests that are wrong regardless of the state of the world. All others are ordinary refusals. */
const FAULTY = new Set([400, 401, 405, 413, 501])
/** 40060, 50083 and 160004 depend on timing, not on form. */
const TIMELY = new Set([40060, 50083, 160004])

/** The raw log of the bot's requests, and the complaints about some of them. */
export class Journal {
  readonly #world: World
  readonly #kept: number
  readonly #requests: LoggedRequest[] = []
  readonly #complaints: SandboxComplaint[] = []
  readonly #watchers = new Set<(request: Arrived) => void>()

  /** Keeps the last `kept` requests. */
  constructor(world: World, kept: number) {
    this.#world = world
    this.#kept = kept
  }

  /** Oldest first. */
  get requests(): readonly LoggedRequest[] {
    return this.#requests
  }

  get complaints(): readonly SandboxComplaint[] {
    return this.#complaints
  }

  /** Returns a function that unsubscribes. */
  watch(watcher: (request: Arrived) => void): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** Tells of a request before it is handled. */
  tell(request: Arrived): void {
    for (const watcher of this.#watchers) watcher(request)
  }

  /** Logs a request. A faulty one becomes a complaint. `code` is Discord's error code in the answer, if any. */
  log(request: LoggedRequest, code: number | null): void {
    keep(this.#requests, request, this.#kept)
    const { at, method, path, status, problem } = request
    if (!FAULTY.has(status) || (code !== null && TIMELY.has(code))) return
    const complaint: SandboxComplaint = { at, method, path, status, problem: problem ?? 'Refused.' }
    keep(this.#complaints, complaint, COMPLAINTS_KEPT)
    this.#world.announce({ kind: 'complaint', complaint })
  }
}

function keep<T>(items: T[], item: T, most: number): void {
  items.push(item)
  if (items.length > most) items.shift()
}
