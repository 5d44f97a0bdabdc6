/** One shard's connection to Discord's gateway, which can be handed over to another process without losing an event. */
import { setTimeout } from 'node:timers/promises'
import {
  CloseCodes,
  type FetchingStrategyOptions,
  WebSocketShard,
  WebSocketShardDestroyRecovery,
  WebSocketShardEvents,
  WebSocketShardStatus,
} from '@discordjs/ws'
import { GatewayDispatchEvents, type GatewayDispatchPayload, type GatewayReadyDispatchData } from 'discord-api-types/v10'
import type { ShardSession } from '../../cluster/ports.js'
import type { Clock } from '../../tables/model/ports.js'
import { createHeardSession } from './heard-session.js'
import { createLateInteractions } from './late-interactions.js'
import type { Log } from './log.js'
import type { ShardHoldings } from './shard-holdings.js'

/** A promise for what is to be done because of an event. It never rejects. */
export type Done = Promise<void> | undefined

export interface ShardConnectionDeps {
  readonly shard: number
  readonly settings: FetchingStrategyOptions
  readonly holdings: Pick<ShardHoldings, 'holds' | 'mayConnect' | 'session' | 'note'>
  readonly clock: Pick<Clock, 'now'>
  readonly log: Log
  /** Awaited before a new session is begun. Rejects only if `signal` aborts. */
  readonly waitForSession: (signal: AbortSignal) => Promise<void>
  /** Awaited before the connection is opened. */
  readonly prepare: () => Promise<void>
  /** Awaited before a session is resumed that an earlier holder left. */
  readonly recalled: () => Promise<void>
  /** Called before the session's first event is heard. */
  readonly ready: (data: GatewayReadyDispatchData) => void
  /** Gets every event, in the order in which Discord sent them, except interactions that come too late to be answered. */
  readonly hear: (payload: GatewayDispatchPayload) => Done
  readonly closed: (code: number) => void
  /** Called when the connection does not work. Often Discord has just closed it for good. */
  readonly troubled: (err: Error) => void
  /** Called when the shard is no longer this process's, although nobody has released it. It is to be released at once. */
  readonly taken: () => void
}

export interface ShardConnection {
  /** Resolves once the shard is connected, or given up. Rejects if Discord has closed the connection for good. */
  connect(): Promise<void>
  isConnected(): boolean
  /** Whether it was connected and is not now, or ought to have been connected long ago. */
  isAway(): boolean
  /** As {@link ShardHolder.release}. */
  release(): Promise<ShardSession | null>
  /** Ends the session, so that nobody can resume it. */
  close(): Promise<void>
}

/** A connection that does not end within this time is left to itself. */
const CLOSING_MS = 2_000

/** Until a shard is connected for the first time, it may have to wait for its turn after many others. */
const FIRST_TIME_MS = 2 * 60_000

/** Stops the library for good, because it goes on only when it has a session. Nothing refers to what waits for this. */
const never = () => new Promise<never>(() => {})

export function createShardConnection(deps: ShardConnectionDeps): ShardConnection {
  const { shard, settings, holdings, log, hear } = deps
  const session = createHeardSession(shard, holdings)
  const late = createLateInteractions(deps)
  const underWay = new Set<Promise<void>>()
  const givenUp = new AbortController()
  const begunAt = performance.now()
  const isOver = () => givenUp.signal.aborted
  let isUp = false
  let isOverdue = false
  /** Whether the socket is open, so that the library can close it. It leaves one alone that is still being opened. */
  let isOpen = false

  const socket = new WebSocketShard(
    {
      options: settings,
      /** The library asks before it connects, and then for each event. */
      retrieveSessionInfo() {
        if (socket.status === WebSocketShardStatus.Idle && !isOver() && !holdings.mayConnect(shard)) deps.taken()
        return isOver() ? never() : session.ofLibrary()
      },
      updateSessionInfo(_shard, next) {
        if (!isOver()) session.update(next)
      },
      waitForIdentify: (_shard, signal) => deps.waitForSession(signal),
    },
    shard,
  )
  socket.on(WebSocketShardEvents.Hello, () => {
    isOpen = true
    late.begin()
    if (isOver()) void socket.destroy({ recover: WebSocketShardDestroyRecovery.Resume, reason: 'No longer wanted' })
  })
  socket.on(WebSocketShardEvents.Ready, () => {
    isUp = true
  })
  socket.on(WebSocketShardEvents.Resumed, () => {
    isUp = true
  })
  socket.on(WebSocketShardEvents.Closed, (code) => {
    isOverdue ||= isUp
    isUp = false
    isOpen = false
    deps.closed(code)
  })
  socket.on(WebSocketShardEvents.Error, deps.troubled)
  // The library reconnects by itself.
  socket.on(WebSocketShardEvents.SocketError, (err) => log.debug({ err, shard }, 'a connection to Discord has broken'))
  socket.on(WebSocketShardEvents.Dispatch, (payload) => {
    if (isOver()) return
    if (!holdings.holds(shard)) return deps.taken()
    if (payload.t === GatewayDispatchEvents.Ready) deps.ready(payload.d)
    if (!late.isLate(payload)) attend(hear(payload))
    session.hear(payload.s)
  })

  function attend(done: Done): void {
    if (done === undefined) return
    underWay.add(done)
    void done.finally(() => underWay.delete(done))
  }

  /** From the call on nothing is heard, and the library no longer connects. */
  async function end(code: number): Promise<void> {
    givenUp.abort()
    isUp = false
    if (isOpen) await Promise.race([socket.destroy({ code }), setTimeout(CLOSING_MS, undefined, { ref: false })])
  }

  async function recall(): Promise<void> {
    const left = await holdings.session(shard).catch((err: unknown) => {
      log.warn({ err, shard }, 'the session of a shard could not be read, so it begins anew')
      return null
    })
    if (isOver() || left === null || left.count !== settings.shardCount) return
    await deps.recalled()
    session.resume(left)
  }

  return {
    isConnected: () => isUp,
    isAway: () => !isUp && (isOverdue || performance.now() - begunAt > FIRST_TIME_MS),
    async connect() {
      await deps.prepare()
      if (isOver()) return
      await recall()
      if (isOver()) return
      const over = new Promise<void>((resolve) => givenUp.signal.addEventListener('abort', () => resolve()))
      await Promise.race([socket.connect(), over])
    },
    async release() {
      const last = isOver() ? null : session.latest()
      await Promise.all([end(CloseCodes.Resuming), ...underWay])
      return last
    },
    close: () => end(CloseCodes.Normal),
  }
}
