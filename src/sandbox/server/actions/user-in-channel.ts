import type { SandboxMessage } from '../../protocol.js'
import type { Discord } from '../discord.js'
import type { UserInChannel, UserInDirect } from '../interactions/payload.js'
import type { ComponentNode } from '../messages/body.js'
import { everyComponent } from '../messages/components.js'
import { maySee } from '../world/permissions.js'
import type { Channel, StoredMessage, User } from '../world/records.js'
import type { World } from '../world/world.js'
import { Gone, Refused } from './refused.js'

/** @throws {Gone} for an unknown user */
export function userOf({ world }: Discord, userId: string): User {
  const user = world.users.get(userId)
  if (!user) throw new Gone('This user is no longer there.')
  return user
}

/** @throws {Gone} for an unknown channel */
export function channelOf({ world }: Discord, channelId: string): Channel {
  const channel = world.channels.get(channelId)
  if (!channel) throw new Gone('This channel is no longer there.')
  return channel
}

/** @throws {Refused} where the user is not a member */
export function userInChannel(discord: Discord, userId: string, channelId: string): UserInChannel {
  const user = userOf(discord, userId)
  const channel = channelOf(discord, channelId)
  if (channel.recipientId !== undefined) throw new Refused('In direct messages there is nothing to press, and no command.')
  const guild = discord.world.guilds.get(channel.guildId)
  if (!guild || !maySee(discord.world, userId, channel)) throw new Refused(`${user.name} cannot see #${channel.name}.`)
  return { user, guild, channel }
}

/** The user in the channel of their direct messages. Null for any other channel. */
export function userInDirect(discord: Discord, userId: string, channelId: string): UserInDirect | null {
  const channel = channelOf(discord, channelId)
  return channel.recipientId === userId ? { user: userOf(discord, userId), guild: null, channel } : null
}

/** The channel's messages that the user sees: public ones, and their own ephemerals. */
export function visibleMessages(world: World, userId: string, channelId: string): readonly SandboxMessage[] {
  const channel = world.channels.get(channelId)
  if (!channel || !maySee(world, userId, channel)) return []
  return [...world.messagesIn(channelId).values()].filter(({ ephemeralFor }) => ephemeralFor === null || ephemeralFor === userId)
}

/** @throws {Gone} for a message that does not exist or is not shown to the user */
export function messageFor(discord: Discord, place: UserInChannel | UserInDirect, messageId: string): StoredMessage {
  const stored = discord.world.message(place.channel.id, messageId)
  if (!stored || (stored.ephemeralFor !== null && stored.ephemeralFor !== place.user.id))
    throw new Gone(`${place.user.name} no longer sees this message in #${place.channel.name}.`)
  return stored
}

/**
 * @throws {Gone} if the message has no such component
 * @throws {Refused} if it is disabled
 */
export function componentOf({ message }: StoredMessage, customId: string): ComponentNode {
  const placed = [...everyComponent((message.components ?? []) as readonly ComponentNode[])]
  const found = placed.find(({ component }) => component.custom_id === customId)?.component
  if (!found) throw new Gone('The message no longer has this to press.')
  if (found.disabled) throw new Refused(`${found.label ?? customId} is disabled.`)
  return found
}
