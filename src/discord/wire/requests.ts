/**
 * Observes the bot's requests to Discord, and blocks them once Discord has refused too many. Discord bans an address that makes
 * 10,000 invalid requests (401, 403, 429) in ten minutes.
 */
import { DefaultRestOptions, type ResponseLike } from '@discordjs/rest'
import type { Clock } from '../../tables/model/ports.js'
import type { ClockWatch } from './clock-watch.js'
import type { Log } from './log.js'
import type { Observer } from './observer.js'

type MakeRequest = typeof DefaultRestOptions.makeRequest

export interface RequestsDeps {
  readonly observer: Observer
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<Log, 'error'>
  /** Discord no longer accepts the bot's token, so no further request can succeed. */
  readonly tokenRefused: () => void
  /** Hears when each request was sent and answered. Absent if nobody compares clocks. */
  readonly watchClock?: ClockWatch
  /** This process's part of what Discord allows all processes together, from 0 to 1. Absent: all of it. */
  readonly portion?: () => number
  /**
   * Whether this process surely has not slept for so long that another one may do its work. Otherwise nothing is changed on
   * Discord. What was heard before may still be answered, because nobody else can. Absent: always.
   */
  readonly isAwake?: () => boolean
  /** Makes the request. Defaults to the library's own function. */
  readonly make?: MakeRequest
}

/** Half of what Discord allows, because other programs may share the address. */
export const INVALID_LIMIT = 5_000
/** Answers to presses go on for longer: no server's permissions decide about them, and one server must not silence all others. */
export const ANSWERS_LIMIT = 8_000

const MINUTE_MS = 60_000
export const COUNTED_MINUTES = 10

const UNAUTHORIZED = 401
const TOO_MANY = 429
const INVALID: ReadonlySet<number> = new Set([UNAUTHORIZED, 403, TOO_MANY])

/** A timer for longer would ring at once. */
const LONGEST_WAIT_S = 24 * 24 * 60 * 60

const IS_ANSWER = /\/(?:interactions|webhooks)\/\d+\//
const ASLEEP = 'this process was stopped for so long that another one may do its work by now, so it changes nothing on Discord'

export function createRequests({
  observer,
  clock,
  log,
  tokenRefused,
  watchClock,
  portion = () => 1,
  isAwake = () => true,
  make = DefaultRestOptions.makeRequest,
}: RequestsDeps): MakeRequest {
  const refusals = createCount(clock)
  let heldAt = 0

  /** Throws while Discord has refused too many requests recently. */
  function demandRoom(isAnswer: boolean): void {
    const refused = refusals.recent()
    const [most, mostForAnswers] = [partOf(INVALID_LIMIT, portion()), partOf(ANSWERS_LIMIT, portion())]
    if (refused < most) heldAt = 0
    const limit = isAnswer ? mostForAnswers : most
    if (refused < limit) return
    const sentence = `Discord has refused ${limit} requests within ${COUNTED_MINUTES} minutes: ${isAnswer ? 'none is made' : 'only presses are answered'} until it is fewer`
    if (heldAt < limit) log.error({}, `${sentence}; check the bot's permissions.`)
    heldAt = Math.max(heldAt, limit)
    throw new Error(sentence)
  }

  return async (url, init) => {
    const isAnswer = IS_ANSWER.test(url)
    demandRoom(isAnswer)
    if (init.method !== 'GET' && !isAnswer && !isAwake()) throw new Error(ASLEEP)
    const sent = clock.now()
    const response = await make(url, init).catch((thrown: unknown) => {
      observer.requested(null)
      throw thrown
    })
    observer.requested(response.status)
    watchClock?.(sent, clock.now(), response.headers.get('Date'))
    // A limit shared with others is not an invalid request of ours.
    const isOurs = response.headers.get('X-RateLimit-Scope') !== 'shared'
    if (INVALID.has(response.status) && isOurs) refusals.add()
    demandDiscordsOwn(response)
    if (response.status === UNAUTHORIZED && carriesToken(init.headers)) tokenRefused()
    return response
  }
}

/**
 * Throws for what servers in between may respond and Discord does not: the request has failed like any other in an outage. The
 * library would repeat it without a wait and without end, or forget the token.
 */
function demandDiscordsOwn(response: ResponseLike): void {
  const odd = oddityOf(response)
  if (odd === null) return
  // What nobody reads would keep its connection.
  response.arrayBuffer().catch(() => {})
  throw new Error(odd)
}

function oddityOf({ status, headers }: ResponseLike): string | null {
  const wait = Number(headers.get('Retry-After'))
  if (status === TOO_MANY && !(wait > 0 && wait <= LONGEST_WAIT_S)) return 'a limit on requests does not say for how long (429)'
  const isJson = headers.get('Content-Type')?.startsWith('application/json') === true
  return status === UNAUTHORIZED && !isJson ? 'the token is refused by something else than Discord (401)' : null
}

/** A process without shards makes some requests, too. */
const LEAST_PORTION = 0.05

/** The part of a limit for all processes together, at least 1. */
export function partOf(limit: number, portion: number): number {
  return Math.max(1, Math.floor(limit * Math.max(portion, LEAST_PORTION)))
}

function carriesToken(headers: unknown): boolean {
  return typeof headers === 'object' && headers !== null && 'Authorization' in headers
}

/** Counts per minute, so that it takes the same room for any number. */
function createCount(clock: Pick<Clock, 'now'>) {
  const byMinute = new Map<number, number>()
  const present = () => Math.floor(clock.now().getTime() / MINUTE_MS)
  return {
    add() {
      const minute = present()
      byMinute.set(minute, (byMinute.get(minute) ?? 0) + 1)
    },
    /** The count of the last minutes. Future minutes date from before the clock was set back, and are dropped. */
    recent(): number {
      const now = present()
      for (const minute of byMinute.keys()) if (minute > now || minute <= now - COUNTED_MINUTES) byMinute.delete(minute)
      return [...byMinute.values()].reduce((sum, count) => sum + count, 0)
    },
  }
}
