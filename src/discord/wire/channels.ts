/** Messages in channels, sent by the bot's own token. Discord's responses are sorted by what can be done about them. */
import { createHash } from 'node:crypto'
import type { API } from '@discordjs/core'
import { DiscordAPIError } from '@discordjs/rest'
import { DiscordSnowflake } from '@sapphire/snowflake'
import { type APIMessage, ChannelType, RESTJSONErrorCodes, ThreadAutoArchiveDuration } from 'discord-api-types/v10'
import type { Clock } from '../../tables/model/ports.js'
import { isFinalRefusal } from './final-refusal.js'
import { asEdit, asNew, type Message } from './message.js'
import { createRefusedInFront, GivenUp } from './refused-in-front.js'

export type Sent = { readonly kind: 'sent'; readonly messageId: string } | Unreachable
/** `gone`: somebody has deleted the message. */
export type Edited = { readonly kind: 'edited' } | { readonly kind: 'gone' } | Unreachable
export type Removed = { readonly kind: 'gone' } | Unreachable
/** `impossible`: there are no threads in such a channel, as inside a thread. */
type Opened = { readonly kind: 'opened'; readonly threadId: string } | { readonly kind: 'impossible' } | Unreachable
/** A channel that exists. `threadOf` is the channel of a thread, otherwise null. */
export type Looked = { readonly kind: 'there'; readonly threadOf: string | null } | Unreachable

/** Discord refuses this, and would refuse it again. Or something in front of it refuses one message again and again. */
export interface Unreachable {
  readonly kind: 'unreachable'
  /** The channel cannot be written to, does not exist as Discord says, or the message itself is not accepted. */
  readonly what: 'channel' | 'deleted' | 'message'
  readonly reason: string
}

/** Rejects on temporary failures (an outage, a time-out, a refusal that is not final). The caller then tries again later. */
export interface Channels {
  /**
   * Posts once per channel and `nonce`. If it is repeated within minutes, Discord returns the existing message. One that was
   * deleted is posted anew.
   */
  send(channelId: string, message: Message, nonce: string): Promise<Sent>
  /**
   * The id of the latest message of the bot in the channel that has the same buttons and menus and mentions at least the same
   * users, but for those in `except`. Null if there is none, or if the bot may not look.
   */
  find(channelId: string, message: Message, except: ReadonlySet<string>): Promise<string | null>
  edit(channelId: string, messageId: string, message: Message): Promise<Edited>
  /** Deletes a message. One that somebody else has deleted counts as `gone` too. */
  remove(channelId: string, messageId: string): Promise<Removed>
  /** Starts a public thread on a message if it has none. */
  openThread(channelId: string, messageId: string, name: string): Promise<Opened>
  /** Whether a channel still exists, and what kind it is. */
  look(channelId: string): Promise<Looked>
  /** Whether a message is so old that Discord limits its edits: three in six seconds for the whole channel. */
  isOld(messageId: string): boolean
}

/** In addition to every refusal with status 401, 403 or 404. */
const CHANNEL_REFUSED: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.ThreadLocked,
  RESTJSONErrorCodes.InvalidActionOnArchivedThread,
  RESTJSONErrorCodes.CannotSendMessagesInNonTextChannel,
  RESTJSONErrorCodes.CannotExecuteActionOnThisChannelType,
])

const THREADS: ReadonlySet<ChannelType> = new Set([
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
  ChannelType.AnnouncementThread,
])

/** Number of messages searched for one that may have been posted before. */
const LATEST = 30

/** The age from which on Discord limits the edits of a message. */
export const OLD_MS = 60 * 60_000

/** How many nonces a message may need, if Discord says each time that it was posted and deleted before. */
const MOST_NONCES = 5

/** The same nonce each time, within Discord's 25 characters. */
function nonceOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('base64url').slice(0, 25)
}

/** `ownId` is the bot's own user, whose messages are searched. */
export function createChannels(api: API['channels'], ownId: () => string | null, clock: Pick<Clock, 'now'>): Channels {
  const { trying, passed } = createRefusedInFront(clock)

  /** Sends, edits or removes the message that `key` tells apart. */
  async function changing<T>(channelId: string, key: string, request: () => Promise<T>): Promise<T> {
    const response = await trying(channelId, key, request)
    passed(channelId)
    return response
  }

  /** Changes a message. A sleeping thread is woken for that, as a new message would do. */
  async function awake<T>(channelId: string, change: () => Promise<T>): Promise<T> {
    try {
      return await change()
    } catch (thrown) {
      if (!isAbout(thrown, RESTJSONErrorCodes.InvalidActionOnArchivedThread)) throw thrown
      await api.edit(channelId, { archived: false })
      return await change()
    }
  }

  /** Returns the message's id. `left` is how many more nonces may be tried. */
  async function post(channelId: string, message: Message, nonce: string, left = MOST_NONCES - 1): Promise<string> {
    try {
      return (await api.createMessage(channelId, { ...asNew(message), nonce, enforce_nonce: true })).id
    } catch (thrown) {
      // Somebody has deleted it, which does not make Discord forget the nonce.
      if (!isAbout(thrown, RESTJSONErrorCodes.UnknownMessage)) throw thrown
      if (left === 0)
        throw new Error(`Discord says of ${MOST_NONCES} messages in a row that they were deleted.`, { cause: thrown })
      return post(channelId, message, nonceOf(nonce), left - 1)
    }
  }

  return {
    isOld: (messageId) => clock.now().getTime() - DiscordSnowflake.timestampFrom(messageId) >= OLD_MS,
    async send(channelId, message, nonce) {
      try {
        // By Discord's words a nonce may count for everything that the bot posts, and a table's channel may change.
        const own = nonceOf(channelId, nonce)
        return { kind: 'sent', messageId: await changing(channelId, own, () => post(channelId, message, own)) }
      } catch (thrown) {
        return unreachable(thrown)
      }
    },
    async find(channelId, message, except) {
      const wanted = marksOf(asNew(message).components)
      if (wanted === null) return null
      try {
        const latest = await trying(channelId, channelId, () => api.getMessages(channelId, { limit: LATEST }))
        const isWanted = ({ id, author, components }: APIMessage) =>
          author.id === ownId() && !except.has(id) && bears(marksOf(components), wanted)
        return latest.find(isWanted)?.id ?? null
      } catch (thrown) {
        unreachable(thrown)
        return null
      }
    },
    async openThread(channelId, messageId, name) {
      const options = { name, auto_archive_duration: ThreadAutoArchiveDuration.OneWeek }
      try {
        return { kind: 'opened', threadId: (await api.createThread(channelId, options, messageId)).id }
      } catch (thrown) {
        // Somebody has started a thread there, or a response was lost. A thread has the id of its message.
        if (isAbout(thrown, RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage)) return { kind: 'opened', threadId: messageId }
        if (isAbout(thrown, RESTJSONErrorCodes.CannotExecuteActionOnThisChannelType)) return { kind: 'impossible' }
        return unreachable(thrown)
      }
    },
    async look(channelId) {
      try {
        const channel = await api.get(channelId)
        const threadOf = THREADS.has(channel.type) && 'parent_id' in channel ? channel.parent_id : null
        return { kind: 'there', threadOf: threadOf ?? null }
      } catch (thrown) {
        return unreachable(thrown)
      }
    },
    async remove(channelId, messageId) {
      try {
        await changing(channelId, `remove ${messageId}`, () => awake(channelId, () => api.deleteMessage(channelId, messageId)))
        return { kind: 'gone' }
      } catch (thrown) {
        return isAbout(thrown, RESTJSONErrorCodes.UnknownMessage) ? { kind: 'gone' } : unreachable(thrown)
      }
    },
    async edit(channelId, messageId, message) {
      try {
        await changing(channelId, messageId, () => awake(channelId, () => api.editMessage(channelId, messageId, asEdit(message))))
        return { kind: 'edited' }
      } catch (thrown) {
        return isAbout(thrown, RESTJSONErrorCodes.UnknownMessage) ? { kind: 'gone' } : unreachable(thrown)
      }
    },
  }
}

/**
 * What tells a message of the bot from others: the custom_ids of its components, which contain the table and its position or
 * turn, and the users it mentions, because the calls of several seats have the same button.
 */
export interface Marks {
  readonly customIds: string
  readonly mentioned: ReadonlySet<string>
}

/** Null if there is no component with a custom_id. */
export function marksOf(components: unknown): Marks | null {
  const written = JSON.stringify(components)
  const ids = [...written.matchAll(/"custom_id":"([^"]*)"/g)].map(([, id]) => id)
  return ids.length === 0 ? null : { customIds: ids.join(' '), mentioned: new Set(written.match(/<@\d+>/g)) }
}

/** Whether a message with these marks is the wanted one. When it was posted, it may have mentioned more users. */
export function bears(marks: Marks | null, { customIds, mentioned }: Marks): boolean {
  return marks?.customIds === customIds && [...mentioned].every((user) => marks.mentioned.has(user))
}

function isAbout(thrown: unknown, code: RESTJSONErrorCodes): boolean {
  return thrown instanceof DiscordAPIError && thrown.code === code
}

function unreachable(thrown: unknown): Unreachable {
  if (thrown instanceof GivenUp) return { kind: 'unreachable', what: 'message', reason: thrown.message }
  if (!isFinalRefusal(thrown)) throw thrown
  return { kind: 'unreachable', what: whatOf(thrown), reason: thrown.message }
}

function whatOf({ code, status }: DiscordAPIError): Unreachable['what'] {
  if (code === RESTJSONErrorCodes.UnknownChannel) return 'deleted'
  return [401, 403, 404].includes(status) || CHANNEL_REFUSED.has(code) ? 'channel' : 'message'
}
