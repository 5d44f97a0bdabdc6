import { PermissionFlagsBits as Bits } from 'discord-api-types/v10'
import type {
  SandboxChannel,
  SandboxDirect,
  SandboxEvent,
  SandboxGuild,
  SandboxMessage,
  SandboxSnapshot,
} from '../../protocol.js'
import type { Discord } from '../discord.js'
import type { WorldChange } from '../world/changes.js'
import { channelsOf } from '../world/guilds.js'
import { botPermissions } from '../world/permissions.js'
import type { Channel, StoredMessage } from '../world/records.js'
import type { World } from '../world/world.js'

/** Everything that the page shows at first. */
export function snapshot({ world, journal, gateway }: Discord): SandboxSnapshot {
  const messages = [...world.channels.keys()].map((id) => [id, [...world.messagesIn(id).values()].map(seen)] as const)
  return {
    guilds: guildList(world),
    directs: directList(world),
    users: [...world.users.values()],
    commands: [...world.commands.values()],
    messages: Object.fromEntries(messages),
    complaints: journal.complaints,
    botOnline: gateway.online,
  }
}

/** The page's event for a change. */
export function eventOf(discord: Discord, change: WorldChange): SandboxEvent {
  const { world } = discord
  switch (change.kind) {
    case 'message':
      return { type: 'message', channelId: change.message.message.channel_id, message: seen(change.message) }
    case 'message-deleted':
      return { type: 'message-deleted', channelId: change.message.message.channel_id, messageId: change.message.message.id }
    case 'channel-added':
    case 'channel-changed':
    case 'channel-removed':
      if (change.channel.recipientId !== undefined) return { type: 'directs', directs: directList(world) }
      return { type: 'guilds', guilds: guildList(world) }
    case 'guild-added':
    case 'guild-removed':
      return { type: 'guilds', guilds: guildList(world) }
    case 'users':
      return { type: 'users', users: [...world.users.values()] }
    case 'commands':
      return { type: 'commands', commands: [...world.commands.values()] }
    case 'interaction':
      return { type: 'interaction', interaction: change.interaction }
    case 'complaint':
      return { type: 'complaint', complaint: change.complaint }
    case 'bot':
      return { type: 'bot', online: change.online }
    case 'reset':
      return { type: 'snapshot', snapshot: snapshot(discord) }
    default:
      return change satisfies never
  }
}

/** A message without the fields that only the server needs. */
function seen({ message, ephemeralFor, usedCommand, pings }: StoredMessage): SandboxMessage {
  return { message, ephemeralFor, usedCommand, pings }
}

/** All guilds with their channels, as the page lists them. */
function guildList(world: World): readonly SandboxGuild[] {
  return [...world.guilds.values()].map((guild) => {
    const { id, name, locale } = guild
    return { id, name, locale, channels: channelsOf(world, guild).map((channel) => listed(world, channel)) }
  })
}

/** Everybody's direct messages with the bot, under the bot's name. */
function directList(world: World): readonly SandboxDirect[] {
  return [...world.channels.values()].flatMap((channel) => {
    const { recipientId: userId } = channel
    return userId === undefined ? [] : [{ ...listed(world, channel), name: world.bot.name, userId }]
  })
}

function listed(world: World, channel: Channel): SandboxChannel {
  const permissions = botPermissions(world, channel)
  const has = (bit: bigint): boolean => (permissions & bit) !== 0n
  const { id, name, thread } = channel
  return {
    id,
    name,
    botMayPost: has(thread ? Bits.SendMessagesInThreads : Bits.SendMessages),
    botMayAttach: has(Bits.AttachFiles),
  }
}
