/**
 * What the bot must know of servers: who can see which channel. The gateway tells it, and nothing else of a server's roles and
 * channels is kept, because a bot on thousands of servers hears of far more than anybody ever needs.
 *
 * Of some servers the gateway tells only changes: those of a connection that another process began. Such a server is read when
 * somebody first asks.
 */
import { GatewayDispatchEvents as Event, type GatewayDispatchPayload } from 'discord-api-types/v10'
import type { Log } from './log.js'
import type { ReadServer } from './server-reading.js'
import { type Asker, type Change, changeBy, type Server, type ServerTold, seenIn, serverOf } from './server-sight.js'

export interface ChannelVisibilityDeps {
  readonly read: ReadServer
  readonly log: Pick<Log, 'warn'>
}

export interface ChannelVisibility {
  /** Learns from an event of the gateway. */
  hear(payload: GatewayDispatchPayload): void
  /** Whether the gateway has told of a channel or of an active public thread, and not that it is gone. */
  has(guildId: string, channelId: string): boolean
  /**
   * The ids of a server's channels and active public threads that a user can see. Private threads are left out, because the bot
   * is not told who is in them. None if the server is not known and cannot be read. Never rejects.
   */
  visibleTo(guildId: string, asker: Asker): Promise<readonly string[]>
}

/** A reading under way. */
interface Reading {
  /** What changed since it began, because its result may be older. */
  readonly missed: Change[]
  /** Resolves when the server is known, or could not be read. */
  readonly done: Promise<void>
}

/** A reading takes seconds, in which hardly any server changes once. */
export const MOST_MISSED = 1_000

export function createChannelVisibility({ read, log }: ChannelVisibilityDeps): ChannelVisibility {
  const servers = new Map<string, Server>()
  const readings = new Map<string, Reading>()
  /** Servers on which the bot is not, or which it may not see, as a reading has told. If it comes to one, the gateway tells. */
  const absent = new Set<string>()

  /** The gateway tells of the whole server, or that it is gone. Whatever a reading brings would be older. */
  function learn(guildId: string, told: ServerTold | null): void {
    readings.delete(guildId)
    if (told === null) servers.delete(guildId)
    else {
      servers.set(guildId, serverOf(told))
      absent.delete(guildId)
    }
  }

  function alter(change: Change): void {
    const server = servers.get(change.guildId)
    const missed = readings.get(change.guildId)?.missed
    if (server !== undefined) change.make(server)
    // One more than allowed says that there were too many.
    else if (missed !== undefined && missed.length <= MOST_MISSED) missed.push(change)
  }

  /** Reads a server, for all who ask meanwhile. Never rejects. */
  function begin(guildId: string): Promise<void> {
    const missed: Change[] = []
    const isWanted = () => readings.get(guildId)?.missed === missed
    const settle = (told: ServerTold | null) => {
      if (!isWanted()) return
      if (missed.length > MOST_MISSED) throw new Error('it changed all the while')
      learn(guildId, told)
      if (told === null) absent.add(guildId)
      for (const change of missed) alter(change)
    }
    const fail = (err: unknown) => {
      if (!isWanted()) return
      readings.delete(guildId)
      log.warn({ err, guild: guildId }, 'a server could not be read, so tables in its other channels are not shown')
    }
    const done = read(guildId).then(settle).catch(fail)
    readings.set(guildId, { missed, done })
    return done
  }

  return {
    hear(payload) {
      if (payload.t === Event.GuildCreate) {
        // During an outage Discord only tells that a server is unavailable.
        if (payload.d.unavailable !== true) learn(payload.d.id, payload.d)
      } else if (payload.t === Event.GuildDelete) {
        if (payload.d.unavailable !== true) learn(payload.d.id, null)
      } else {
        const change = changeBy(payload)
        if (change !== null) alter(change)
      }
    },
    has(guildId, channelId) {
      const server = servers.get(guildId)
      return server?.channels.has(channelId) === true || server?.threads.has(channelId) === true
    },
    async visibleTo(guildId, asker) {
      if (!servers.has(guildId) && !absent.has(guildId)) await (readings.get(guildId)?.done ?? begin(guildId))
      const server = servers.get(guildId)
      return server === undefined ? [] : seenIn(server, guildId, asker)
    },
  }
}
