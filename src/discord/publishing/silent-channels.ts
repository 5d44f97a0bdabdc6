/** Channels that could not be written to at the last attempt. */
import type { Unreachable } from '../wire/channels.js'
import type { Log } from '../wire/log.js'
import type { TablePlace } from './table-place.js'

export interface SilentChannels {
  has(table: TablePlace): boolean
  /** An attempt failed. A channel is logged once until it works again, a refused message every time. */
  failed(table: TablePlace, why: Unreachable): void
  /** An attempt succeeded. */
  worked(table: TablePlace): void
  /** The tables of a server whose latest attempt failed, all of each channel. Its channels count as writable again. */
  takeOf(guildId: string): readonly TablePlace[]
}

export function createSilentChannels(log: Log): SilentChannels {
  /** Their servers' ids, by channel id. */
  const silent = new Map<string, string>()
  /**
   * By table and channel. A channel has several of them if a game has ended and another one has begun there. An attempt for one
   * of them tells the channel nothing of the others.
   */
  const behind = new Map<string, TablePlace>()
  const keyOf = ({ id, channelId }: TablePlace) => `${id} ${channelId}`
  return {
    has: ({ channelId }) => silent.has(channelId),
    failed(table, { reason, what }) {
      const { id, guildId, channelId, position } = table
      const about = { table: id, position, channel: channelId, reason }
      if (what === 'message') return log.error(about, 'a message of ours is not taken: it is left out')
      behind.set(keyOf(table), table)
      if (silent.has(channelId)) return
      silent.set(channelId, guildId)
      log.warn(about, 'cannot write to this channel: its table goes on, and is told when that is possible again')
    },
    worked(table) {
      silent.delete(table.channelId)
      behind.delete(keyOf(table))
    },
    takeOf(guildId) {
      for (const [channelId, ofGuild] of silent) if (ofGuild === guildId) silent.delete(channelId)
      const tables = [...behind.values()].filter((table) => table.guildId === guildId)
      for (const table of tables) behind.delete(keyOf(table))
      return tables
    },
  }
}
