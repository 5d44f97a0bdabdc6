/**
 * A table's messages in its channel, each recorded by its purpose. None is posted twice, and deleted ones are noticed. A message
 * that is no longer needed stops counting as the table's at once and is removed from the channel later, so that nobody waits for
 * that.
 */
import { ChannelSilent, type Post, type Posts } from '../../tables/model/tables.js'
import type { Venue } from '../../tables/model/terms.js'
import { asLeft, isLeft } from '../context/left-messages.js'
import type { Channels, Edited, Removed, Unreachable } from '../wire/channels.js'
import type { Log } from '../wire/log.js'
import type { Message } from '../wire/message.js'
import type { Calling } from './calling.js'
import { createRemovedMessages, type RemovedMessage, type Retirement } from './removed-messages.js'
import { createSilentChannels } from './silent-channels.js'
import type { TablePlace } from './table-place.js'

export type Changed = 'changed' | 'missing' | 'unreachable'

export interface ChannelMessages {
  /** The table's messages, except for removed ones. */
  list(table: TablePlace): Promise<readonly Post[]>
  /** Whether a message is recorded. */
  has(table: TablePlace, key: string): Promise<boolean>
  /** Whether the channel could not be written to at the last attempt. */
  isSilent(table: TablePlace): boolean
  /** The tables in silent channels of a server. These channels count as writable again. */
  hopeful(guildId: string): readonly TablePlace[]
  /**
   * Posts and records a message. It notifies users only in the way that they want. `what` tells it apart from the table's other
   * messages, in at most 16 characters, and stays the same when the message is retried. Throws {@link ChannelSilent} if the
   * channel cannot be written to.
   */
  put(table: TablePlace, key: string, message: Message, what: string): Promise<void>
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
  /** Whether a removed message is still visible in a table's channel. */
  isUntidy(tableId: string): boolean
  /**
   * Changes or deletes removed messages in the channel. Resolves to what went wrong. If Discord refuses that for a message, it is
   * recorded again, with {@link ChannelSilent} if the channel cannot be written to: the table may have no more news that would
   * remove it. Others are left for another time.
   */
  tidy(tableId: string): Promise<readonly unknown[]>
}

/** Throws {@link ChannelSilent} if a message could not be changed because its channel cannot be written to. */
export function ensureHeard(messages: ChannelMessages, table: TablePlace, changed: Changed): void {
  if (changed === 'unreachable' && messages.isSilent(table)) throw new ChannelSilent('a message cannot be changed')
}

export interface ChannelMessagesDeps {
  readonly channels: Channels
  readonly posts: Posts
  readonly calling: Calling
  readonly log: Log
  readonly isLive: (tableId: string) => Promise<boolean>
  /** Whether the gateway tells of a channel. Discord has denied channels that it had, after outages. */
  readonly isTold: (place: Venue) => boolean
  /** Called when Discord denies the channel of a live table, and the gateway does not tell of it. */
  readonly channelDenied: (place: Venue) => void
}

export function createChannelMessages({
  channels,
  posts,
  calling,
  log,
  isLive,
  isTold,
  channelDenied,
}: ChannelMessagesDeps): ChannelMessages {
  const silent = createSilentChannels(log)
  const removed = createRemovedMessages()
  /** Ids of tables. */
  const doubted = new Set<string>()

  async function put(table: TablePlace, key: string, message: Message, what: string): Promise<void> {
    const known = doubted.delete(table.id) ? await unrecorded(table, key, message) : null
    if (known !== null) return noted(table, key, message, known)
    const sent = await channels.send(table.channelId, await calling.heeding(message), `${table.id}.${what}`)
    if (sent.kind === 'sent') {
      silent.worked(table)
      return noted(table, key, message, sent.messageId)
    }
    const refusal = await examined(table, table.channelId, sent)
    if (refusal.kind === 'gone') return
    silent.failed(table, refusal)
    if (refusal.what !== 'message') throw new ChannelSilent(refusal.reason)
  }

  /**
   * A message is gone if its channel is, but one denial does not mean that. Throws if the gateway tells of the channel, so that
   * the message is tried again. The channel of a live table is silent until somebody has found out whether it was deleted.
   */
  async function examined(table: TablePlace, channelId: string, refusal: Unreachable): Promise<Removed> {
    if (refusal.what !== 'deleted') return refusal
    const place = { guildId: table.guildId, channelId }
    if (isTold(place)) throw new Error(`Discord denies channel ${channelId}, but has told of it.`)
    if (channelId !== table.channelId || !(await isLive(table.id))) return { kind: 'gone' }
    channelDenied(place)
    return refusal
  }

  /** The message if it is in the channel without being recorded. The table's other messages may have the same buttons. */
  async function unrecorded(table: TablePlace, key: string, message: Message): Promise<string | null> {
    const others = (await posts.list(table.id)).filter((post) => post.key !== key || removed.has(table.id, post))
    return channels.find(table.channelId, message, new Set(others.map(({ messageId }) => messageId)))
  }

  /** Users are called before the message is recorded: until then it is sent again after a restart, and they are called again. */
  async function noted(table: TablePlace, key: string, message: Message, messageId: string): Promise<void> {
    await calling.callDirectly(table, message, messageId)
    await record(table, key, messageId)
  }

  /**
   * Records a message. A removed message that still has the key gets a key of its own, because it must be removed even after a
   * restart.
   */
  async function record(table: TablePlace, key: string, messageId: string): Promise<void> {
    const outgoing = removed.of(table.id).filter(({ post }) => post.key === key)
    for (const one of outgoing) one.post = asLeft(one.post)
    await posts.put(table.id, { key, channelId: table.channelId, messageId }, ...outgoing.map(({ post }) => post))
  }

  async function adopt(table: TablePlace, key: string, message: Message): Promise<void> {
    const standing = await unrecorded(table, key, message)
    if (standing !== null) await record(table, key, standing)
  }

  async function change(table: TablePlace, key: string, message: Message): Promise<Changed> {
    const post = await find(table, key)
    return post === null ? 'missing' : changePost(table, post, await calling.heeding(message))
  }

  async function changePost(table: TablePlace, post: Post, message: Message, instead: Message | null = null): Promise<Changed> {
    const edited = await edit(table, post, message, instead)
    if (edited.kind === 'unreachable') {
      silent.failed(placeOf(table, post), edited)
      return 'unreachable'
    }
    silent.worked(placeOf(table, post))
    if (edited.kind === 'edited') return 'changed'
    await posts.remove(table.id, post)
    return 'missing'
  }

  async function edit(table: TablePlace, post: Post, message: Message, instead: Message | null): Promise<Edited> {
    const { channelId, messageId } = post
    const edited = await channels.edit(channelId, messageId, message)
    if (edited.kind !== 'unreachable') return edited
    return edited.what === 'message' && instead !== null ? edit(table, post, instead, null) : examined(table, channelId, edited)
  }

  /** Whether the message is gone from the channel. */
  async function isDeleted(table: TablePlace, { channelId, messageId }: Post): Promise<boolean> {
    const removal = await channels.remove(channelId, messageId)
    return removal.kind === 'gone' || (await examined(table, channelId, removal)).kind === 'gone'
  }

  /** Whether the table still has the message. It has none of those in a channel that it has left, because that was deleted. */
  function isStanding(table: TablePlace, post: Post): boolean {
    return [table.channelId, table.openedIn].includes(post.channelId) && !removed.has(table.id, post)
  }

  async function find(table: TablePlace, key: string): Promise<Post | null> {
    const post = await posts.find(table.id, key)
    return post !== null && isStanding(table, post) ? post : null
  }

  async function list(table: TablePlace): Promise<readonly Post[]> {
    const standing = (await posts.list(table.id)).filter((post) => isStanding(table, post))
    // Removed by an earlier process.
    for (const post of standing) if (isLeft(post)) removed.add({ table, post, deleted: true, last: null })
    return standing.filter((post) => !isLeft(post))
  }

  async function renew(table: TablePlace, key: string, message: Message): Promise<Changed> {
    const post = await find(table, key)
    if (post === null || !channels.isOld(post.messageId)) return change(table, key, message)
    removed.add({ table, post, deleted: true, last: null })
    return 'missing'
  }

  async function dismiss(table: TablePlace, key: string, how: Omit<RemovedMessage, 'table' | 'post'>): Promise<void> {
    const post = await find(table, key)
    if (post !== null) removed.add({ table, post, ...how })
  }

  async function finish(one: RemovedMessage): Promise<void> {
    const { table, post, deleted, last, instead, stays = false, after } = one
    await after?.()
    const isGone = deleted && (await isDeleted(table, post))
    const isDone = isGone || last === null || (await changePost(table, post, last, instead ?? null)) !== 'unreachable'
    if (isDone && (!stays || isLeft(one.post))) await posts.remove(table.id, one.post)
    removed.drop(one)
    if (!isDone && silent.has(placeOf(table, post))) throw new ChannelSilent('a message cannot be removed')
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
    isUntidy: (tableId) => removed.of(tableId).length > 0,
    async tidy(tableId) {
      const tried = await Promise.allSettled(removed.of(tableId).map(finish))
      return tried.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    },
  }
}

/** A table where one of its messages is. The lobby's message is in another channel if the game has a thread of its own. */
function placeOf(table: TablePlace, { channelId }: Post): TablePlace {
  return { ...table, channelId }
}
