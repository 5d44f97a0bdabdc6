/** A table's messages in its channel, each recorded under what it is for: none is posted twice, a deleted one is noticed. */
import type { Table } from '../../tables/table.js'
import type { Post, Posts } from '../../tables/tables.js'
import type { Channels } from '../channels.js'
import type { Message } from '../message.js'
import type { Log } from '../shell.js'

export type Changed = 'changed' | 'missing' | 'unreachable'

export interface Noticeboard {
  list(table: Table): Promise<readonly Post[]>
  /** Whether the channel could not be written to when it was last tried. */
  isSilent(table: Table): boolean
  /** Posts and records a message; `nonce` is at most 25 characters and the same when the same message is tried again. */
  put(table: Table, key: string, message: Message, nonce: string): Promise<void>
  /** Changes a recorded message; `missing` if there is none, or if somebody deleted it, which is then forgotten. */
  change(table: Table, key: string, message: Message): Promise<Changed>
  /** Changes a recorded message for the last time and forgets it; one that cannot be reached now is kept for another try. */
  retire(table: Table, key: string, message: Message): Promise<void>
  /**
   * Deletes a recorded message that has done its work, and forgets it. Where it may not be deleted it becomes `remains`, which
   * has nothing to press; one that cannot be reached now is kept for another try.
   */
  remove(table: Table, key: string, remains: Message): Promise<void>
}

export function createNoticeboard(channels: Channels, posts: Posts, log: Log): Noticeboard {
  /** Channels that could not be written to: said once, until it works again. */
  const silent = new Set<string>()

  function unreachable(table: Table, reason: string): void {
    if (silent.has(table.channelId)) return
    silent.add(table.channelId)
    log.warn(
      { table: table.id, position: table.position, channel: table.channelId, reason },
      'cannot write to this channel: its table goes on without messages',
    )
  }

  async function change(table: Table, key: string, message: Message): Promise<Changed> {
    const post = await posts.find(table.id, key)
    if (post === null) return 'missing'
    const edited = await channels.edit(post.channelId, post.messageId, message)
    if (edited.kind === 'unreachable') {
      unreachable(table, edited.reason)
      return 'unreachable'
    }
    silent.delete(table.channelId)
    if (edited.kind === 'edited') return 'changed'
    await posts.remove(table.id, key)
    return 'missing'
  }

  async function retire(table: Table, key: string, message: Message): Promise<void> {
    if ((await change(table, key, message)) === 'changed') await posts.remove(table.id, key)
  }

  return {
    list: (table) => posts.list(table.id),
    isSilent: (table) => silent.has(table.channelId),
    async put(table, key, message, nonce) {
      const sent = await channels.send(table.channelId, message, nonce)
      if (sent.kind === 'unreachable') return unreachable(table, sent.reason)
      silent.delete(table.channelId)
      await posts.put(table.id, { key, channelId: table.channelId, messageId: sent.messageId })
    },
    change,
    retire,
    async remove(table, key, remains) {
      const post = await posts.find(table.id, key)
      if (post === null) return
      const removed = await channels.remove(post.channelId, post.messageId)
      return removed.kind === 'gone' ? posts.remove(table.id, key) : retire(table, key, remains)
    },
  }
}
