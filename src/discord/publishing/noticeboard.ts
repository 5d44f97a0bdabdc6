/** A table's messages in its channel, each recorded under what it is for: none is posted twice, a deleted one is noticed. */
import type { TableBase } from '../../tables/table.js'
import { ChannelSilent, type Post, type Posts } from '../../tables/tables.js'
import type { Channels, Edited, Unreachable } from '../channels.js'
import type { Message } from '../message.js'
import type { Log } from '../shell.js'

/** Which table's messages, and where they stand. */
export type Place = Pick<TableBase, 'id' | 'guildId' | 'channelId' | 'position'>

export type Changed = 'changed' | 'missing' | 'unreachable'

export interface Noticeboard {
  list(table: Place): Promise<readonly Post[]>
  /** Whether the channel could not be written to when it was last tried. */
  isSilent(table: Place): boolean
  /** The tables in silent channels of a server, which from now on count as able to hear again. */
  hopeful(guildId: string): readonly Place[]
  /**
   * Posts and records a message; `nonce` is at most 25 characters and the same when the same message is tried again. Throws
   * {@link ChannelSilent} where the channel cannot be written to as things are.
   */
  put(table: Place, key: string, message: Message, nonce: string): Promise<void>
  /** The next message to be posted may stand in the channel already, without being recorded: it is looked for first. */
  doubt(table: Place): void
  /** Changes a recorded message; `missing` if there is none, or if somebody deleted it, which is then forgotten. */
  change(table: Place, key: string, message: Message): Promise<Changed>
  /** The same for a message that changes often: an old one, whose changes Discord counts, is deleted and `missing`. */
  renew(table: Place, key: string, message: Message): Promise<Changed>
  /**
   * Changes a recorded message for the last time and forgets it; one that cannot be reached now is kept for another try.
   * Where Discord does not take `message` the message becomes `instead`.
   */
  retire(table: Place, key: string, message: Message, instead?: Message | null): Promise<void>
  /**
   * Deletes a recorded message that has done its work, and forgets it. Where it may not be deleted it becomes `remains`, which
   * has nothing to press; one that cannot be reached now is kept for another try.
   */
  remove(table: Place, key: string, remains: Message): Promise<void>
}

export interface NoticeboardDeps {
  readonly channels: Channels
  readonly posts: Posts
  readonly log: Log
  /** A channel does not exist any more. */
  readonly channelGone: (channelId: string) => void
}

export function createNoticeboard({ channels, posts, log, channelGone }: NoticeboardDeps): Noticeboard {
  /** By channels that could not be written to: said once, until it works again. */
  const silent = new Map<string, Place>()

  const doubted = new Set<string>()

  function unreachable(table: Place, { reason, what }: Unreachable): void {
    const about = { table: table.id, position: table.position, channel: table.channelId, reason }
    if (what === 'message') log.error(about, 'Discord does not take a message of ours: it is left out')
    if (what !== 'channel' || silent.has(table.channelId)) return
    silent.set(table.channelId, table)
    log.warn(about, 'cannot write to this channel: its table goes on, and is told when that is possible again')
  }

  async function put(table: Place, key: string, message: Message, nonce: string): Promise<void> {
    const known = doubted.delete(table.id) ? await channels.find(table.channelId, message) : null
    if (known !== null) return posts.put(table.id, { key, channelId: table.channelId, messageId: known })
    const sent = await channels.send(table.channelId, message, nonce)
    if (sent.kind === 'sent') {
      silent.delete(table.channelId)
      return posts.put(table.id, { key, channelId: table.channelId, messageId: sent.messageId })
    }
    unreachable(table, sent)
    if (sent.what === 'deleted') channelGone(table.channelId)
    if (sent.what === 'channel') throw new ChannelSilent(sent.reason)
  }

  async function change(table: Place, key: string, message: Message, instead: Message | null = null): Promise<Changed> {
    const post = await posts.find(table.id, key)
    if (post === null) return 'missing'
    const edited = await edit(post, message, instead)
    if (edited.kind === 'unreachable') {
      unreachable(table, edited)
      return 'unreachable'
    }
    silent.delete(table.channelId)
    if (edited.kind === 'edited') return 'changed'
    await posts.remove(table.id, key)
    return 'missing'
  }

  async function edit({ channelId, messageId }: Post, message: Message, instead: Message | null): Promise<Edited> {
    const edited = await channels.edit(channelId, messageId, message)
    const isUntaken = edited.kind === 'unreachable' && edited.what === 'message'
    return isUntaken && instead !== null ? channels.edit(channelId, messageId, instead) : edited
  }

  async function renew(table: Place, key: string, message: Message): Promise<Changed> {
    const post = await posts.find(table.id, key)
    if (post === null || !channels.isOld(post.messageId)) return change(table, key, message)
    const removed = await channels.remove(post.channelId, post.messageId)
    if (removed.kind !== 'gone') return change(table, key, message)
    await posts.remove(table.id, key)
    return 'missing'
  }

  async function retire(table: Place, key: string, message: Message, instead: Message | null = null): Promise<void> {
    if ((await change(table, key, message, instead)) === 'changed') await posts.remove(table.id, key)
  }

  return {
    list: (table) => posts.list(table.id),
    isSilent: (table) => silent.has(table.channelId),
    hopeful(guildId) {
      const tables = [...silent.values()].filter((table) => table.guildId === guildId)
      for (const { channelId } of tables) silent.delete(channelId)
      return tables
    },
    put,
    doubt: ({ id }) => void doubted.add(id),
    change,
    renew,
    retire,
    async remove(table, key, remains) {
      const post = await posts.find(table.id, key)
      if (post === null) return
      const removed = await channels.remove(post.channelId, post.messageId)
      return removed.kind === 'gone' ? posts.remove(table.id, key) : retire(table, key, remains)
    },
  }
}
