/** Requests about the messages of a table in its channel, and what it means if Discord refuses one. */
import type { Post } from '../../tables/model/tables.js'
import type { Venue } from '../../tables/model/terms.js'
import type { Channels, Edited, Removed, Sent, Unreachable } from '../wire/channels.js'
import type { Message } from '../wire/message.js'
import type { SilentChannels } from './silent-channels.js'
import type { TablePlace } from './table-place.js'

/** All reject on temporary failures, as those of {@link Channels}. */
export interface ChannelRequests {
  /** Posts a message, as {@link Channels.send} does. `gone` if its channel is, and its table has ended. */
  post(table: TablePlace, message: Message, nonce: string): Promise<Sent | Removed>
  /** Changes a message to `message`, or to `instead` if Discord does not take that. */
  change(table: TablePlace, post: Post, message: Message, instead: Message | null): Promise<Edited>
  /** Deletes a message. */
  remove(table: TablePlace, post: Post): Promise<Removed>
  /** Runs `tell`, and returns its result and whether Discord has posted or changed a message of the table meanwhile. */
  noting<T>(tableId: string, tell: () => Promise<T>): Promise<{ readonly result: T; readonly isTaken: boolean }>
}

export interface ChannelRequestsDeps {
  readonly channels: Pick<Channels, 'send' | 'edit' | 'remove'>
  readonly isLive: (tableId: string) => Promise<boolean>
  /** Whether the gateway tells of a channel. Discord has denied channels that it had, after outages. */
  readonly isTold: (place: Venue) => boolean
  /** Called when Discord denies the channel of a live table, and the gateway does not tell of it. */
  readonly channelDenied: (place: Venue) => void
}

export function createChannelRequests(
  silent: Pick<SilentChannels, 'trying'>,
  { channels, isLive, isTold, channelDenied }: ChannelRequestsDeps,
): ChannelRequests {
  /** Tables that are being told something, by id, and whether Discord has taken any of it. */
  const noted = new Map<string, boolean>()

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

  async function edit(table: TablePlace, post: Post, message: Message, instead: Message | null): Promise<Edited> {
    const { channelId, messageId } = post
    const edited = await channels.edit(channelId, messageId, message)
    if (edited.kind !== 'unreachable') return edited
    return edited.what === 'message' && instead !== null ? edit(table, post, instead, null) : examined(table, channelId, edited)
  }

  /** Makes a request, and notes whether its table was told anything by it. */
  async function making<Answer extends Sent | Edited>(
    table: TablePlace,
    channelId: string,
    request: () => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await silent.trying({ ...table, channelId }, request)
    if ((answer.kind === 'sent' || answer.kind === 'edited') && noted.has(table.id)) noted.set(table.id, true)
    return answer
  }

  return {
    post: (table, message, nonce) =>
      making(table, table.channelId, async () => {
        const sent = await channels.send(table.channelId, message, nonce)
        return sent.kind === 'unreachable' ? examined(table, table.channelId, sent) : sent
      }),
    change: (table, post, message, instead) => making(table, post.channelId, () => edit(table, post, message, instead)),
    async remove(table, { channelId, messageId }) {
      const removal = await channels.remove(channelId, messageId)
      return removal.kind === 'gone' ? removal : examined(table, channelId, removal)
    },
    async noting(tableId, tell) {
      noted.set(tableId, false)
      try {
        return { result: await tell(), isTaken: noted.get(tableId) === true }
      } finally {
        noted.delete(tableId)
      }
    },
  }
}
