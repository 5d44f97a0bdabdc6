/** What happens to servers and channels around the tables: rights come back, channels are deleted. */
import { type Client, Events } from 'discord.js'
import type { DiscordPublisher } from './publishing/publisher.js'

/** Tells the publisher from now on. */
export function watchSurroundings(client: Client, publisher: Pick<DiscordPublisher, 'reachable' | 'channelGone'>): void {
  client.on(Events.GuildCreate, ({ id }) => publisher.reachable(id))
  client.on(Events.GuildAvailable, ({ id }) => publisher.reachable(id))
  client.on(Events.GuildRoleUpdate, ({ guild }) => publisher.reachable(guild.id))
  client.on(Events.GuildMemberUpdate, ({ guild }) => publisher.reachable(guild.id))
  client.on(Events.ThreadUpdate, ({ guild }) => publisher.reachable(guild.id))
  client.on(Events.ChannelUpdate, (channel) => {
    if (!channel.isDMBased()) publisher.reachable(channel.guildId)
  })
  client.on(Events.ThreadDelete, ({ id }) => publisher.channelGone(id))
  client.on(Events.ChannelDelete, ({ id }) => publisher.channelGone(id))
}
