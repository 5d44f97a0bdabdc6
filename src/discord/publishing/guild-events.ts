/** What happens to servers and channels around the tables: rights come back, channels are deleted. */
import { GatewayDispatchEvents as Event, type GatewayDispatchPayload } from 'discord-api-types/v10'
import type { DiscordPublisher } from './publisher.js'

/** Tells the publisher of an event of the gateway that may concern it. */
export function tellSurroundings(
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
