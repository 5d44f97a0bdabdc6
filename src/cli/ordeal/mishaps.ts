/** Everything that can go wrong between a bot and Discord or its channels. Mishaps happen at random, one at a time. */
import { GatewayCloseCodes } from 'discord-api-types/v10'
import { pick, type Random, shuffled } from '../../engine/random.js'
import type { FaultMatch } from '../../sandbox/server/faults.js'
import type { Sandbox } from '../../sandbox/server/sandbox.js'

/** Where a mishap strikes: a channel with a table. */
interface Scene {
  readonly sandbox: Sandbox
  readonly channelId: string
  readonly random: Random
}

export interface Mishap {
  readonly name: string
  /** Its frequency relative to the others. */
  readonly weight: number
  /** Lets it happen. Resolves when the mishap has passed. */
  happen(scene: Scene): Promise<void>
}

/** Requests that answer presses, post, edit or delete messages, use a webhook, and any request. */
const ROUTES: readonly FaultMatch[] = [
  { method: 'POST', path: /\/callback$/ },
  { method: 'POST', path: /^\/channels\/\d+\/messages$/ },
  { method: 'PATCH', path: /^\/channels\/\d+\/messages\/\d+$/ },
  { method: 'DELETE', path: /^\/channels\/\d+\/messages\/\d+$/ },
  { method: 'POST', path: /^\/webhooks\// },
  { method: 'PATCH', path: /^\/webhooks\// },
  {},
]

const STATUSES = [500, 502, 503, 504] as const
const MOST_ERRORS = 5
const LONGEST_LIMIT_MS = 800
const LONGEST_DELAY_MS = 3_500
const LONGEST_BAN_MS = 3_000

/** Codes after which a client may reconnect: those of passing errors, and those of a connection that just ended. */
export const PASSING_CLOSE_CODES: readonly number[] = [
  GatewayCloseCodes.UnknownError,
  GatewayCloseCodes.UnknownOpcode,
  GatewayCloseCodes.DecodeError,
  GatewayCloseCodes.NotAuthenticated,
  GatewayCloseCodes.AlreadyAuthenticated,
  GatewayCloseCodes.InvalidSeq,
  GatewayCloseCodes.RateLimited,
  GatewayCloseCodes.SessionTimedOut,
  1000,
  1001,
  1011,
  1012,
]

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const seconds = (random: Random) => (100 + random.below(LONGEST_LIMIT_MS)) / 1000

/** A mishap that affects the next request or requests of one kind. */
function request(name: string, weight: number, arm: (scene: Scene, match: FaultMatch) => void): Mishap {
  return { name, weight, happen: async (scene) => arm(scene, pick(ROUTES, scene.random)) }
}

/** A mishap of the gateway. */
function gateway(name: string, weight: number, happen: (sandbox: Sandbox, random: Random) => void): Mishap {
  return { name, weight, happen: async ({ sandbox, random }) => happen(sandbox, random) }
}

const REQUESTS: readonly Mishap[] = [
  request('a rate limit of one route', 10, ({ sandbox, random }, match) =>
    sandbox.faults.arm({ kind: 'rate-limit', retryAfter: seconds(random) }, match),
  ),
  request('a rate limit of everything', 5, ({ sandbox, random }, match) =>
    sandbox.faults.arm({ kind: 'rate-limit', retryAfter: seconds(random), global: true }, match),
  ),
  request('errors of the server', 10, ({ sandbox, random }, match) =>
    sandbox.faults.arm(
      { kind: 'server-error', status: pick(STATUSES, random) },
      { ...match, times: 1 + random.below(MOST_ERRORS) },
    ),
  ),
  request('a connection reset before the request', 8, ({ sandbox }, match) =>
    sandbox.faults.arm({ kind: 'drop', when: 'before' }, match),
  ),
  request('an answer that is lost', 12, ({ sandbox }, match) => sandbox.faults.arm({ kind: 'drop', when: 'after' }, match)),
  request('a request that takes long', 8, ({ sandbox, random }, match) =>
    sandbox.faults.arm({ kind: 'delay', milliseconds: 200 + random.below(LONGEST_DELAY_MS) }, match),
  ),
  {
    name: 'an interaction that comes twice',
    weight: 12,
    happen: async ({ sandbox, random }) => sandbox.faults.duplicateInteractions(1 + random.below(3)),
  },
]

/** What can happen to the connections with the gateway. Needs no channel. */
export const CONNECTION_MISHAPS: readonly Mishap[] = [
  gateway('a gateway that closes', 5, ({ gateway: each }, random) => each.closeSockets(pick(PASSING_CLOSE_CODES, random))),
  gateway('a gateway that breaks off', 4, (sandbox) => sandbox.gateway.cutSockets()),
  gateway('a gateway that asks to reconnect', 4, (sandbox) => sandbox.gateway.requestReconnect()),
  gateway('a session that may be resumed', 2, (sandbox) => sandbox.gateway.invalidateSessions(true)),
  gateway('a session that may not', 1, (sandbox) => sandbox.gateway.invalidateSessions(false)),
]

const CHANNELS: readonly Mishap[] = [
  {
    name: 'a message that somebody deletes',
    weight: 8,
    async happen({ sandbox, channelId, random }) {
      const messages = [...sandbox.world.messagesIn(channelId).values()].filter(({ ephemeralFor }) => ephemeralFor === null)
      const latest = messages.slice(-3)
      if (latest.length > 0) sandbox.deleteMessage(pick(latest, random).message.id)
    },
  },
  {
    name: 'a permission that is taken away and given back',
    weight: 4,
    async happen({ sandbox, channelId, random }) {
      const taken = pick([{ post: false }, { attach: false }, { view: false }], random)
      sandbox.permit(channelId, taken)
      await wait(random.below(LONGEST_BAN_MS))
      sandbox.permit(channelId, { view: true, post: true, attach: true })
    },
  },
]

export const MISHAPS: readonly Mishap[] = [...REQUESTS, ...CONNECTION_MISHAPS, ...CHANNELS]

/** Yields each mishap once, then an endless sequence chosen by their weights. */
export function* mishaps(random: Random): Generator<Mishap, never> {
  yield* shuffled(MISHAPS, random)
  const weighted = MISHAPS.flatMap((mishap) => Array.from({ length: mishap.weight }, () => mishap))
  for (;;) yield pick(weighted, random)
}
