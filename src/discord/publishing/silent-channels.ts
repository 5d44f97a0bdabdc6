/** Channels that could not be written to at the last attempt. */
import type { Unreachable } from '../wire/channels.js'
import type { Log } from '../wire/log.js'
import type { TablePlace } from './table-place.js'

export interface SilentChannels {
  has(table: TablePlace): boolean
  /** An attempt failed. A channel is logged once until it works again, a message that Discord refuses every time. */
  failed(table: TablePlace, why: Unreachable): void
  /** An attempt succeeded. */
  worked(table: TablePlace): void
  /** The tables in such channels of a server. These channels count as writable again. */
  takeOf(guildId: string): readonly TablePlace[]
}

export function createSilentChannels(log: Log): SilentChannels {
  /** By channel id. */
  const silent = new Map<string, TablePlace>()
  return {
    has: ({ channelId }) => silent.has(channelId),
    failed(table, { reason, what }) {
      const about = { table: table.id, position: table.position, channel: table.channelId, reason }
      if (what === 'message') log.error(about, 'Discord does not take a message of ours: it is left out')
      if (what === 'message' || silent.has(table.channelId)) return
      silent.set(table.channelId, table)
      log.warn(about, 'cannot write to this channel: its table goes on, and is told when that is possible again')
    },
    worked: ({ channelId }) => void silent.delete(channelId),
    takeOf(guildId) {
      const tables = [...silent.values()].filter((table) => table.guildId === guildId)
      for (const { channelId } of tables) silent.delete(channelId)
      return tables
    },
  }
}
