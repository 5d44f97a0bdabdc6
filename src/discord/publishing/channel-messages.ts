/**
 * A table's messages in its channel, each recorded by its purpose. None is posted twice, and deleted ones are noticed. A message
 * that is no longer needed stops counting as the table's at once and is removed from the channel later, so that nobody waits for
 * that.
 */
import { ChannelSilent, type Post, type Posts } from '../../tables/model/tables.js'
import type { Channels } from '../wire/channels.js'
import type { Log } from '../wire/log.js'
import type { Message } from '../wire/message.js'
import type { Calling } from './calling.js'
import { type ChannelRequests, type ChannelRequestsDeps, createChannelRequests } from './channel-requests.js'
import { createLastChanges, type LastChanges } from './last-changes.js'
import { createRecordedPosts } from './recorded-posts.js'
import { createRemovedMessages, type Retirement } from './removed-messages.js'
import { createSilentChannels } from './silent-channels.js'
import type { TablePlace } from './table-place.js'

/** `refused`: Discord does not take the message. `silent`: its channel cannot be written to. */
export type Changed = 'changed' | 'missing' | 'refused' | 'silent'

export interface ChannelMessages extends Pick<ChannelRequests, 'noting'>, Omit<LastChanges, 'leave'> {
  /** The table's messages, except for removed ones. */
  list(table: TablePlace): Promise<readonly Post[]>
  /** Whether a message is recorded. */
  has(table: TablePlace, key: string): Promise<boolean>
  /** Whether the channel could not be written to at the last attempt. */
  isSilent(table: TablePlace): boolean
  /** At most so many tables of a server that miss something in their channels, which count as writable again. */
  hopeful(guildId: string, most: number): readonly TablePlace[]
  /**
   * Posts and records a message. It notifies users only in the way that they want. `what` tells it apart from the table's other
   * messages, in at most 16 characters, and stays the same when the message is retried. `more` is recorded with it. Throws
   * {@link ChannelSilent} if the channel cannot be written to.
   */
  put(table: TablePlace, key: string, message: Message, what: string, more?: Pick<Post, 'toldSince'>): Promise<void>
  /** The next message to post may already be in the channel without being recorded, so it is searched for first. */
  doubt(table: TablePlace): void
  /** Records a message that may be in the channel without being recorded, if it is found there. */
  adopt(table: TablePlace, key: string, message: Message): Promise<void>
  /**
   * Changes a recorded message. `missing` if there is none, or if somebody deleted it, which is then forgotten. That notifies
   * nobody; it stays marked for the users whom it calls, if they want to be called in the channel.
   */
  change(table: TablePlace, key: string, message: Message): Promise<Changed>
  /**
   * The same for a message that changes often. Discord limits edits of old messages, so an old one is removed and counts as
   * `missing`.
   */
  renew(table: TablePlace, key: string, message: Message): Promise<Changed>
  /**
   * Removes a message from the table's list. In the channel it becomes `message` for the last time, or `instead` if Discord
   * refuses that. It is then forgotten, unless it `stays` recorded.
   */
  retire(table: TablePlace, key: string, message: Message, more?: Retirement): Promise<void>
  /** Removes a message that is to be deleted. If it may not be deleted, it becomes `remains`, which has no buttons. */
  remove(table: TablePlace, key: string, remains: Message): Promise<void>
}

/** Throws {@link ChannelSilent} if a message could not be changed because its channel cannot be written to. */
export function ensureHeard(changed: Changed): void {
  if (changed === 'silent') throw new ChannelSilent('a message cannot be changed')
}

export interface ChannelMessagesDeps extends ChannelRequestsDeps {
  readonly channels: Channels
  readonly posts: Posts
  readonly calling: Calling
  readonly log: Log
}

export function createChannelMessages(deps: ChannelMessagesDeps): ChannelMessages {
  const { channels, posts, calling, log } = deps
  const silent = createSilentChannels(log)
  const requests = createChannelRequests(silent, deps)
  const removed = createRemovedMessages()
  const { leave, ...lastChanges } = createLastChanges({ posts, removed, requests, silent })
  const { list, find, record, dismiss } = createRecordedPosts({ posts, removed, leave })
  /** Ids of tables. */
  const doubted = new Set<string>()

  async function put(
    table: TablePlace,
    key: string,
    message: Message,
    what: string,
    more: Pick<Post, 'toldSince'> = {},
  ): Promise<void> {
    const known = doubted.delete(table.id) ? await unrecorded(table, key, message) : null
    if (known !== null) return posted(table, message, { key, messageId: known, ...more })
    const sent = await requests.post(table, await calling.heeding(message), `${table.id}.${what}`)
    if (sent.kind === 'sent') return posted(table, message, { key, messageId: sent.messageId, ...more })
    if (sent.kind === 'unreachable' && sent.what !== 'message') throw new ChannelSilent(sent.reason)
  }

  /** The message if it is in the channel without being recorded. The table's other messages may have the same buttons. */
  async function unrecorded(table: TablePlace, key: string, message: Message): Promise<string | null> {
    const isOther = (post: Post) => post.key !== key || removed.has(table.id, post) || channels.isOld(post.messageId)
    const others = (await posts.list(table.id)).filter(isOther)
    return channels.find(table.channelId, message, new Set(others.map(({ messageId }) => messageId)))
  }

  /** Users are called before the message is recorded: until then it is sent again after a restart, and they are called again. */
  async function posted(table: TablePlace, message: Message, post: Omit<Post, 'channelId'>): Promise<void> {
    await calling.callDirectly(table, message, post.messageId)
    await record(table, post)
  }

  async function adopt(table: TablePlace, key: string, message: Message): Promise<void> {
    const standing = await unrecorded(table, key, message)
    if (standing !== null) await record(table, { key, messageId: standing })
  }

  async function change(table: TablePlace, key: string, message: Message): Promise<Changed> {
    const post = await find(table, key)
    return post === null ? 'missing' : changePost(table, post, await calling.heeding(message))
  }

  async function changePost(table: TablePlace, post: Post, message: Message): Promise<Changed> {
    const edited = await requests.change(table, post, message, null)
    if (edited.kind === 'unreachable') return edited.what === 'message' ? 'refused' : 'silent'
    if (edited.kind === 'edited') return 'changed'
    await posts.remove(table.id, post)
    return 'missing'
  }

  async function renew(table: TablePlace, key: string, message: Message): Promise<Changed> {
    const post = await find(table, key)
    // An old message goes when the new one stands.
    return post !== null && channels.isOld(post.messageId) ? 'missing' : change(table, key, message)
  }

  return {
    list,
    has: async (table, key) => (await find(table, key)) !== null,
    isSilent: silent.has,
    hopeful: silent.takeOf,
    put,
    doubt: ({ id }) => void doubted.add(id),
    adopt,
    change,
    renew,
    retire: (table, key, message, more = {}) => dismiss(table, key, { ...more, deleted: false, last: message }),
    remove: (table, key, remains) => dismiss(table, key, { deleted: true, last: remains }),
    noting: requests.noting,
    ...lastChanges,
  }
}
