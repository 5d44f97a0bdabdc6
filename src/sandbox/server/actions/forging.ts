import type { InteractionType } from 'discord-api-types/v10'
import type { Discord } from '../discord.js'
import type { Pending } from '../interactions/interactions.js'
import { sendInteraction } from '../interactions/payload.js'
import { messageFor, userInChannel, userInDirect } from './user-in-channel.js'

/** What a client of somebody's own making sends. */
export interface Forged {
  readonly userId: string
  readonly channelId: string
  /** The message whose component it claims to have used. Null for a command. */
  readonly messageId: string | null
  readonly type: InteractionType
  /** Of Discord's shape. Nothing in it is checked. */
  readonly data: object
}

/**
 * A user sends an interaction that the usual client would not, also in their direct messages.
 * @throws {Refused} if they do not see the channel or the message
 */
export function forge(discord: Discord, { userId, channelId, messageId, type, data }: Forged): Pending {
  const place = userInDirect(discord, userId, channelId) ?? userInChannel(discord, userId, channelId)
  if (messageId !== null) messageFor(discord, place, messageId)
  const seed = { type, userId, guildId: place.guild?.id ?? '', channelId, messageId, customId: null, command: null }
  return sendInteraction(discord, place, seed, data)
}
