import { PermissionFlagsBits as Bits } from 'discord-api-types/v10'
import type { Channel } from './records.js'
import type { World } from './world.js'

const all = (...bits: readonly bigint[]): bigint => bits.reduce((sum, bit) => sum | bit, 0n)

/** The permissions for text channels that Discord gives @everyone in a new guild. */
export const EVERYONE = all(
  Bits.ViewChannel,
  Bits.SendMessages,
  Bits.SendMessagesInThreads,
  Bits.CreatePublicThreads,
  Bits.CreatePrivateThreads,
  Bits.EmbedLinks,
  Bits.AttachFiles,
  Bits.AddReactions,
  Bits.ReadMessageHistory,
  Bits.MentionEveryone,
  Bits.UseExternalEmojis,
  Bits.UseApplicationCommands,
  Bits.ChangeNickname,
  Bits.CreateInstantInvite,
  Bits.SendPolls,
)

export const MODERATOR = all(Bits.ManageGuild, Bits.ManageChannels, Bits.ManageMessages, Bits.ManageThreads)

const EVERYTHING = Object.values(Bits).reduce((sum, bit) => sum | bit, 0n)

/** The overwrite for what a channel denies the bot. */
export function deniedBits(channel: Channel): bigint {
  const { view, post, attach } = channel.denied
  return (
    (view ? Bits.ViewChannel : 0n) |
    (post ? Bits.SendMessages | Bits.SendMessagesInThreads | Bits.CreatePublicThreads | Bits.CreatePrivateThreads : 0n) |
    (attach ? Bits.AttachFiles : 0n)
  )
}

/** The bot's permissions in a channel. A thread has those of its parent. Without View Channel there are none. */
export function botPermissions(world: World, channel: Channel): bigint {
  const permissions = EVERYONE & ~deniedBits(governing(world, channel))
  return permissions & Bits.ViewChannel ? permissions : 0n
}

/** A member's permissions in a channel: all for the owner, and those of the moderators' role for moderators. */
export function memberPermissions(world: World, userId: string, channel: Channel): bigint {
  if (world.guilds.get(channel.guildId)?.ownerId === userId) return EVERYTHING
  return world.users.get(userId)?.moderator ? EVERYONE | MODERATOR : EVERYONE
}

/** Whether the user is a member of the channel's guild, or the recipient of direct messages. */
export function maySee(world: World, userId: string, channel: Channel): boolean {
  if (channel.recipientId !== undefined) return channel.recipientId === userId && world.users.has(userId)
  const guild = world.guilds.get(channel.guildId)
  return guild !== undefined && !guild.absent.includes(userId) && world.users.has(userId)
}

/** The channel whose overwrites apply: a thread's parent, otherwise the channel itself. */
function governing(world: World, channel: Channel): Channel {
  return (channel.thread && world.channels.get(channel.thread.parentId)) || channel
}
