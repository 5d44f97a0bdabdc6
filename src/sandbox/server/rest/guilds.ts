import { PermissionFlagsBits as Bits } from 'discord-api-types/v10'
import type { Discord } from '../discord.js'
import { refusal } from '../errors.js'
import { guildObject } from '../world/guild-objects.js'
import { channelsOf } from '../world/guilds.js'
import { NO_FLAGS, textChannel, threadObject } from '../world/objects.js'
import { botPermissions } from '../world/permissions.js'
import type { Channel, Guild } from '../world/records.js'
import { drawnAt } from '../world/snowflakes.js'
import { type Call, ok, param, type RestResponse, type Route } from './route.js'

export const guildRoutes: readonly Route[] = [
  { method: 'GET', path: '/guilds/:guild', handle: getGuild },
  { method: 'GET', path: '/guilds/:guild/channels', handle: listChannels },
  { method: 'GET', path: '/guilds/:guild/threads/active', handle: listActiveThreads },
]

/** What this route alone tells of a guild. */
const ONLY_HERE = {
  home_header: null,
  region: 'deprecated',
  nsfw: false,
  widget_enabled: false,
  widget_channel_id: null,
  max_presences: null,
  max_video_channel_users: 25,
  max_stage_video_channel_users: 50,
}

function getGuild({ world }: Discord, call: Call): RestResponse {
  const guild = world.guilds.get(param(call, 'guild'))
  // Discord does not tell whether a guild without the bot exists.
  if (!guild) throw refusal('unknown-guild')
  return ok({ ...guildObject(guild), ...ONLY_HERE })
}

/** @throws {ApiError} 50001 where the bot is not a member */
function guildOf({ world }: Discord, call: Call): Guild {
  const guild = world.guilds.get(param(call, 'guild'))
  if (!guild) throw refusal('missing-access')
  return guild
}

/** The guild's channels and threads that the bot can see. Since November 2026 Discord leaves out all others. */
function visibleChannels(discord: Discord, call: Call): readonly Channel[] {
  const { world } = discord
  return channelsOf(world, guildOf(discord, call)).filter((channel) => botPermissions(world, channel) & Bits.ViewChannel)
}

function listChannels(discord: Discord, call: Call): RestResponse {
  const channels = visibleChannels(discord, call).filter(({ thread }) => !thread)
  return ok(channels.map((channel) => textChannel(discord.world, channel)))
}

/** Newest first, as Discord lists them. The bot is a member of those that it started. */
function listActiveThreads(discord: Discord, call: Call): RestResponse {
  const { world } = discord
  const active = visibleChannels(discord, call)
    .filter(({ thread }) => thread?.archived === false)
    .toSorted((one, other) => (BigInt(one.id) < BigInt(other.id) ? 1 : -1))
  const members = active.flatMap(({ id, thread }) =>
    thread?.ownerId === world.bot.id
      ? [{ id, user_id: world.bot.id, join_timestamp: new Date(drawnAt(id)).toISOString(), flags: NO_FLAGS }]
      : [],
  )
  return ok({ threads: active.map((thread) => threadObject(world, thread)), members, has_more: false })
}
