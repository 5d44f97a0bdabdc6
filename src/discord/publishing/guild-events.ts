/** Events of servers and channels that concern tables: permissions come back, channels are deleted. */
import { GatewayDispatchEvents as Event, type GatewayDispatchPayload } from 'discord-api-types/v10'
import type { DiscordPublisher } from './publisher.js'

/** Passes on an event of the gateway that may concern the publisher. */
export function tellGuildEvent(
  payload: GatewayDispatchPayload,
  publisher: Pick<DiscordPublisher, 'reachable' | 'channelGone'>,
): void {
  switch (payload.t) {
    case Event.GuildCreate:
      publisher.reachable(payload.d.id)
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
    case Event.ThreadDelete:
      publisher.channelGone(payload.d.id)
      return
  }
}
