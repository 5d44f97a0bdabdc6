import { PermissionFlagsBits as Bits } from 'discord-api-types/v10'
import type { Discord } from '../discord.js'
import { refusal } from '../errors.js'
import { botPermissions } from '../world/permissions.js'
import type { Channel, StoredMessage } from '../world/records.js'
import { type Call, param } from './route.js'

/** @throws {ApiError} 10003, or 50001 where the bot cannot see the channel */
export function channelOf({ world }: Discord, call: Call): Channel {
  const channel = world.channels.get(param(call, 'channel'))
  if (!channel) throw refusal('unknown-channel')
  if (channel.recipientId !== undefined) return channel
  const isInside = world.guilds.has(channel.guildId)
  if (!isInside || !(botPermissions(world, channel) & Bits.ViewChannel)) throw refusal('missing-access')
  return channel
}

/** @throws {ApiError} 10008, also for ephemeral messages, which no channel route can access */
export function messageOf({ world }: Discord, call: Call, channel: Channel): StoredMessage {
  const stored = world.message(channel.id, param(call, 'message'))
  if (!stored || stored.ephemeralFor !== null) throw refusal('unknown-message')
  return stored
}

/** @throws {ApiError} 50013 unless the bot has these permissions in the channel */
export function demandPermission({ world }: Discord, channel: Channel, permission: bigint): void {
  if ((botPermissions(world, channel) & permission) !== permission) throw refusal('missing-permissions')
}
