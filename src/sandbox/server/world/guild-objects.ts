import {
  type APIGuild,
  type GatewayGuildCreateDispatchData,
  GuildDefaultMessageNotifications,
  GuildExplicitContentFilter,
  GuildMFALevel,
  GuildNSFWLevel,
  GuildPremiumTier,
  GuildVerificationLevel,
  Locale,
} from 'discord-api-types/v10'
import { membersOf } from './guilds.js'
import { botMember, emojiObjects, memberObject, NO_FLAGS, roleObjects, textChannel, threadObject } from './objects.js'
import type { Channel, Guild } from './records.js'
import type { World } from './world.js'

/** Discord's locale for a code. An unknown code becomes US English, as in Discord's own guild settings. */
export function localeObject(code: string): Locale {
  return Object.values(Locale).find((locale) => locale === code) ?? Locale.EnglishUS
}

/** A guild as both the API and the gateway tell it. */
export function guildObject(guild: Guild): APIGuild {
  return {
    id: guild.id,
    name: guild.name,
    owner_id: guild.ownerId,
    preferred_locale: localeObject(guild.locale),
    roles: roleObjects(guild),
    icon: null,
    splash: null,
    discovery_splash: null,
    banner: null,
    description: null,
    features: [],
    emojis: emojiObjects(guild),
    stickers: [],
    verification_level: GuildVerificationLevel.None,
    default_message_notifications: GuildDefaultMessageNotifications.OnlyMentions,
    explicit_content_filter: GuildExplicitContentFilter.Disabled,
    mfa_level: GuildMFALevel.None,
    nsfw_level: GuildNSFWLevel.Default,
    premium_tier: GuildPremiumTier.None,
    premium_subscription_count: 0,
    premium_progress_bar_enabled: false,
    afk_channel_id: null,
    afk_timeout: 300,
    application_id: null,
    system_channel_id: null,
    system_channel_flags: NO_FLAGS,
    rules_channel_id: null,
    public_updates_channel_id: null,
    safety_alerts_channel_id: null,
    vanity_url_code: null,
    max_members: 500_000,
    hub_type: null,
    incidents_data: null,
  }
}

/**
 * GUILD_CREATE as a bot sees it. Without the members intent it has only the bot's own member. `channels` are those of the guild.
 */
export function guildCreate(
  world: World,
  guild: Guild,
  channels: readonly Channel[],
  withMembers: boolean,
): GatewayGuildCreateDispatchData {
  const members = membersOf(world, guild)
  return {
    ...guildObject(guild),
    joined_at: guild.joinedAt,
    large: false,
    unavailable: false,
    member_count: members.length + 1,
    members: [botMember(world, guild), ...(withMembers ? members.map((user) => memberObject(guild, user)) : [])],
    channels: channels.filter(({ thread }) => !thread).map((channel) => textChannel(world, channel)),
    threads: channels.filter(({ thread }) => thread && !thread.archived).map((channel) => threadObject(world, channel)),
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  }
}
