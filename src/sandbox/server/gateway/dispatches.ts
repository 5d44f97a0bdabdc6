import { GatewayIntentBits } from 'discord-api-types/v10'
import type { WorldChange } from '../world/changes.js'
import { guildCreate } from '../world/guild-objects.js'
import { channelsOf } from '../world/guilds.js'
import { channelObject } from '../world/objects.js'
import type { Channel, Guild, StoredMessage } from '../world/records.js'
import type { World } from '../world/world.js'

/** A gateway event, sent to the sessions of the guild's shard that have the intent (0: to all sessions). */
export interface Dispatch {
  readonly type: string
  readonly intent: number
  readonly guildId: string
  readonly data: (intents: number) => unknown
}

/** The gateway events for a change. Ephemeral messages are sent to nobody. */
export function dispatchesOf(world: World, change: WorldChange): readonly Dispatch[] {
  switch (change.kind) {
    case 'message':
      return messageDispatch(change.isNew ? 'MESSAGE_CREATE' : 'MESSAGE_UPDATE', change.message, () => ({
        ...change.message.message,
        ...guildOf(change.message),
      }))
    case 'message-deleted':
      return messageDispatch('MESSAGE_DELETE', change.message, () => ({
        id: change.message.message.id,
        channel_id: change.message.message.channel_id,
        ...guildOf(change.message),
      }))
    case 'guild-added':
      return [guildCreation(world, change.guild)]
    case 'guild-removed':
      return [
        {
          type: 'GUILD_DELETE',
          intent: GatewayIntentBits.Guilds,
          guildId: change.guild.id,
          data: () => ({ id: change.guild.id }),
        },
      ]
    case 'channel-added':
      return channelDispatch(world, 'CREATE', change.channel, { newly_created: true })
    case 'channel-changed':
      return channelDispatch(world, 'UPDATE', change.channel, {})
    case 'channel-removed':
      return channelDispatch(world, 'DELETE', change.channel, {})
    default:
      return []
  }
}

/**
 * A guild as the bot receives it, at the start and when it is invited. Includes members only for bots that may see them.
 * `channels` are those of the guild.
 */
export function guildCreation(world: World, guild: Guild, channels = channelsOf(world, guild)): Dispatch {
  const data = (intents: number): unknown => guildCreate(world, guild, channels, (intents & GatewayIntentBits.GuildMembers) !== 0)
  return { type: 'GUILD_CREATE', intent: GatewayIntentBits.Guilds, guildId: guild.id, data }
}

function messageDispatch(type: string, message: StoredMessage, data: () => unknown): readonly Dispatch[] {
  if (message.ephemeralFor !== null) return []
  const intent = message.guildId === '' ? GatewayIntentBits.DirectMessages : GatewayIntentBits.GuildMessages
  return [{ type, intent, guildId: message.guildId, data }]
}

/** Direct messages have no guild. */
function guildOf({ guildId }: StoredMessage): { readonly guild_id?: string } {
  return guildId === '' ? {} : { guild_id: guildId }
}

/** Discord no longer announces the channels of direct messages. */
function channelDispatch(world: World, verb: string, channel: Channel, extra: object): readonly Dispatch[] {
  if (channel.recipientId !== undefined) return []
  const type = `${channel.thread ? 'THREAD' : 'CHANNEL'}_${verb}`
  const data = (): unknown => ({ ...channelObject(world, channel), ...(channel.thread && extra) })
  return [{ type, intent: GatewayIntentBits.Guilds, guildId: channel.guildId, data }]
}
