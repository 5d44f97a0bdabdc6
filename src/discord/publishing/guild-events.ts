/** Events of servers and channels that concern tables: permissions come back, channels are deleted. */
import { ChannelType, GatewayDispatchEvents as Event, type GatewayDispatchPayload } from 'discord-api-types/v10'
import type { DeletedChannels } from './deleted-channels.js'
import type { DiscordPublisher } from './publisher.js'

interface Concerned {
  readonly publisher: Pick<DiscordPublisher, 'reachable'>
  readonly deletedChannels: Pick<DeletedChannels, 'gone' | 'serverTold' | 'lookForThreads'>
}

const HAVE_THREADS: ReadonlySet<ChannelType> = new Set([
  ChannelType.GuildText,
  ChannelType.GuildAnnouncement,
  ChannelType.GuildForum,
  ChannelType.GuildMedia,
])

/** Passes on an event of the gateway that may concern channels of tables. The visibility of channels has been updated before. */
export function tellGuildEvent(payload: GatewayDispatchPayload, { publisher, deletedChannels }: Concerned): void {
  switch (payload.t) {
    case Event.GuildCreate:
      publisher.reachable(payload.d.id)
      // During an outage Discord tells of no channels.
      if (payload.d.unavailable !== true) deletedChannels.serverTold(payload.d.id)
      return
    case Event.GuildRoleUpdate:
    case Event.GuildMemberUpdate:
      publisher.reachable(payload.d.guild_id)
      return
    case Event.ChannelUpdate:
    case Event.ThreadUpdate:
      if ('guild_id' in payload.d && payload.d.guild_id !== undefined) publisher.reachable(payload.d.guild_id)
      return
    case Event.ChannelDelete:
      deletedChannels.gone(payload.d.id)
      if ('guild_id' in payload.d && payload.d.guild_id !== undefined && HAVE_THREADS.has(payload.d.type))
        deletedChannels.lookForThreads(payload.d.guild_id)
      return
    case Event.ThreadDelete:
      deletedChannels.gone(payload.d.id)
      return
  }
}
