/** Messages in channels, by the bot's own token. What Discord answers is sorted into what can be acted on. */
import { type Client, DiscordAPIError, RESTJSONErrorCodes, type SendableChannels, ThreadAutoArchiveDuration } from 'discord.js'
import { asEdit, asNew, type Message } from './message.js'

export type Sent = { readonly kind: 'sent'; readonly messageId: string } | Unreachable
export type Edited = { readonly kind: 'edited' } | { readonly kind: 'gone' } | Unreachable
export type Removed = { readonly kind: 'gone' } | Unreachable

/** The channel cannot be written to now, and trying again would not help. */
export interface Unreachable {
  readonly kind: 'unreachable'
  readonly reason: string
}

/** Rejects on anything that may pass (an outage, a time-out): the caller tries again later. */
export interface Channels {
  /** Posts once per `nonce`: sent again within minutes, Discord answers with the message that is there. */
  send(channelId: string, message: Message, nonce: string): Promise<Sent>
  edit(channelId: string, messageId: string, message: Message): Promise<Edited>
  /** Deletes a message; one that somebody else has deleted is `gone` all the same. */
  remove(channelId: string, messageId: string): Promise<Removed>
  /** Starts a public thread on a message and gives its id; null where there can be none, as inside a thread. */
  openThread(channelId: string, messageId: string, name: string): Promise<string | null>
}

const NO_CHANNEL: Unreachable = { kind: 'unreachable', reason: 'not a channel that takes messages' }

const GONE: ReadonlySet<number | string> = new Set([RESTJSONErrorCodes.UnknownMessage])

const UNREACHABLE: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.UnknownGuild,
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.ThreadLocked,
  RESTJSONErrorCodes.InvalidActionOnArchivedThread,
  RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached,
])

export function createChannels(client: Client): Channels {
  return {
    async send(channelId, message, nonce) {
      try {
        const channel = await writable(client, channelId)
        if (channel === null) return NO_CHANNEL
        const sent = await channel.send({ ...asNew(message), nonce, enforceNonce: true })
        return { kind: 'sent', messageId: sent.id }
      } catch (thrown) {
        return unreachable(thrown)
      }
    },
    async openThread(channelId, messageId, name) {
      const channel = await client.channels.fetch(channelId)
      if (channel === null || !('threads' in channel) || channel.isThreadOnly()) return null
      const options = { name, startMessage: messageId, autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek }
      const thread = await channel.threads.create(options)
      return thread.id
    },
    async remove(channelId, messageId) {
      try {
        const channel = await writable(client, channelId)
        if (channel === null) return NO_CHANNEL
        await channel.messages.delete(messageId)
        return { kind: 'gone' }
      } catch (thrown) {
        return isGone(thrown) ? { kind: 'gone' } : unreachable(thrown)
      }
    },
    async edit(channelId, messageId, message) {
      try {
        const channel = await writable(client, channelId)
        if (channel === null) return NO_CHANNEL
        await channel.messages.edit(messageId, asEdit(message))
        return { kind: 'edited' }
      } catch (thrown) {
        return isGone(thrown) ? { kind: 'gone' } : unreachable(thrown)
      }
    },
  }
}

async function writable(client: Client, channelId: string): Promise<SendableChannels | null> {
  const channel = await client.channels.fetch(channelId)
  return channel?.isSendable() === true ? channel : null
}

function isGone(thrown: unknown): boolean {
  return thrown instanceof DiscordAPIError && GONE.has(thrown.code)
}

function unreachable(thrown: unknown): Unreachable {
  if (thrown instanceof DiscordAPIError && UNREACHABLE.has(thrown.code)) return { kind: 'unreachable', reason: thrown.message }
  throw thrown
}
