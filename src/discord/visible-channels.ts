/** Which channels of a server somebody may see, as far as the bot knows it without asking Discord. */
import { ChannelType, PermissionFlagsBits } from 'discord.js'
import type { Answerable } from './answer.js'

/**
 * The ids of the channels and of the threads that are awake; where somebody speaks they may look, too. Who is in a private
 * thread the bot is not told, so that no other is among them.
 */
export function visibleChannels({
  guild,
  member,
  channelId,
}: Pick<Answerable, 'guild' | 'member' | 'channelId'>): readonly string[] {
  const visible = guild.channels.cache.filter(
    (channel) =>
      channel.type !== ChannelType.PrivateThread && channel.permissionsFor(member)?.has(PermissionFlagsBits.ViewChannel) === true,
  )
  return [...new Set([...visible.keys(), channelId])]
}
