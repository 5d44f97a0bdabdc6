/** Channels that could not be written to at the last attempt, and the requests that find that out. */
import type { Edited, Sent, Unreachable } from '../wire/channels.js'
import type { Log } from '../wire/log.js'
import type { TablePlace } from './table-place.js'

export interface SilentChannels {
  has(table: TablePlace): boolean
  /** Whether the channel counts as writable only because an event has raised hope. The next response tells. */
  isHopedWritable(table: TablePlace): boolean
  /**
   * Posts or changes a message of a table, and notes whether its channel can be written to. A channel is logged once until it
   * works again, a refused message every time. Something may show that the channel can be written to while Discord responds: then
   * a refusal may be older than that, and the request is made again.
   */
  trying<Answer extends Sent | Edited>(table: TablePlace, request: () => Promise<Answer>): Promise<Answer>
  /** The table is told what it has missed when its channel may be writable again. */
  waits(table: TablePlace): void
  /** At most so many tables of a server that miss something. Their channels count as writable again. */
  takeOf(guildId: string, most: number): readonly TablePlace[]
}

/** A request to which Discord has not responded yet. */
interface Attempt {
  readonly table: TablePlace
  /** Whether the channel may have become writable after the request was made. */
  isOutdated: boolean
}

export function createSilentChannels(log: Log): SilentChannels {
  /** Their servers' ids, by channel id. */
  const silent = new Map<string, string>()
  /** Ids of the channels that are hoped to be writable. */
  const hoped = new Set<string>()
  /**
   * By table and channel. A channel has several of them if a game has ended and another one has begun there. An attempt for one
   * of them tells the channel nothing of the others.
   */
  const behind = new Map<string, TablePlace>()
  const underWay = new Set<Attempt>()
  const keyOf = ({ id, channelId }: TablePlace) => `${id} ${channelId}`
  const waits = (table: TablePlace) => void behind.set(keyOf(table), table)

  function outdate(isConcerned: (table: TablePlace) => boolean): void {
    for (const attempt of underWay) if (isConcerned(attempt.table)) attempt.isOutdated = true
  }

  /** A new message says everything. That another one could be changed says nothing of what could not be posted. */
  function worked(table: TablePlace, isNew: boolean): void {
    silent.delete(table.channelId)
    if (isNew) behind.delete(keyOf(table))
    outdate(({ channelId }) => channelId === table.channelId)
  }

  function failed(table: TablePlace, { reason, what }: Unreachable): void {
    const { id, guildId, channelId, position } = table
    const about = { table: id, position, channel: channelId, reason }
    if (what === 'message') {
      log.error(about, 'a message of ours is not taken: it is left out')
      return
    }
    waits(table)
    if (silent.has(channelId)) return
    silent.set(channelId, guildId)
    log.warn(about, 'cannot write to this channel: its table goes on, and is told when that is possible again')
  }

  async function answerTo<Answer extends Sent | Edited>(attempt: Attempt, request: () => Promise<Answer>): Promise<Answer> {
    attempt.isOutdated = false
    const answer = await request()
    hoped.delete(attempt.table.channelId)
    if (answer.kind !== 'unreachable') worked(attempt.table, answer.kind === 'sent')
    else if (attempt.isOutdated && answer.what !== 'message') return answerTo(attempt, request)
    else failed(attempt.table, answer)
    return answer
  }

  return {
    has: ({ channelId }) => silent.has(channelId),
    isHopedWritable: ({ channelId }) => hoped.has(channelId),
    async trying(table, request) {
      const attempt = { table, isOutdated: false }
      underWay.add(attempt)
      try {
        return await answerTo(attempt, request)
      } finally {
        underWay.delete(attempt)
      }
    },
    waits,
    takeOf(guildId, most) {
      outdate((table) => table.guildId === guildId)
      const tables = [...behind.values()].filter((table) => table.guildId === guildId).slice(0, most)
      for (const table of tables) {
        behind.delete(keyOf(table))
        if (silent.delete(table.channelId)) hoped.add(table.channelId)
      }
      return tables
    },
  }
}
