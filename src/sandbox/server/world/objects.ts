import {
  type APIChannel,
  type APIDMChannel,
  type APIEmoji,
  type APIGuildMember,
  type APIOverwrite,
  type APIRole,
  type APIThreadChannel,
  type APIUser,
  type ApplicationIntegrationType,
  ChannelType,
  OverwriteType,
} from 'discord-api-types/v10'
import { deniedBits, EVERYONE, MODERATOR } from './permissions.js'
import type { Channel, Guild, User } from './records.js'
import type { World } from './world.js'

/** Installation to a guild, as a key of `authorizing_integration_owners` and `integration_types_config`. */
export const GUILD_INSTALL: ApplicationIntegrationType.GuildInstall = 0

/** A user as the API returns them. */
export function userObject(user: User): APIUser {
  return {
    ...BARE_USER,
    id: user.id,
    username: user.name.toLowerCase().replaceAll(' ', '_'),
    discriminator: '0',
    global_name: user.name,
  }
}

/** An empty bit field. The literal 0 is no member of the API's flag types, but a plain number is. */
export const NO_FLAGS: number = 0

const BARE_USER = {
  avatar: null,
  banner: null,
  accent_color: null,
  avatar_decoration_data: null,
  public_flags: NO_FLAGS,
  flags: NO_FLAGS,
}

/** The bot’s own user. */
export function botObject(world: World): APIUser {
  return { ...BARE_USER, id: world.bot.id, username: world.bot.name, discriminator: '0001', global_name: null, bot: true }
}

/** The id of the moderators' role. The guild's own id is that of @everyone; this is the next. */
export function moderatorRole(guild: Guild): string {
  return String(BigInt(guild.id) + 1n)
}

/** A guild’s roles: everybody’s, the moderators’, and those of its furnishing. */
export function roleObjects(guild: Guild): APIRole[] {
  const own = ownIds(guild, FIRST_ROLE, guild.furnishing?.roles ?? 0)
  return [
    role(guild.id, '@everyone', 0, EVERYONE),
    role(moderatorRole(guild), 'Moderator', 1, MODERATOR),
    ...own.map((id, index) => role(id, `Role ${index + 1}`, index + 2, EVERYONE)),
  ]
}

/** The emojis of a guild's furnishing. */
export function emojiObjects(guild: Guild): APIEmoji[] {
  const look = { roles: [], require_colons: true, managed: false, animated: false, available: true }
  return ownIds(guild, FIRST_EMOJI, guild.furnishing?.emojis ?? 0).map((id, index) => ({
    id,
    name: `emoji_${index + 1}`,
    ...look,
  }))
}

/** Offsets from a guild's id for the ids of things that belong to it. */
const FIRST_ROLE = 1_000_000n
const FIRST_EMOJI = 2_000_000n

function ownIds({ id }: Guild, first: bigint, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => String(BigInt(id) + first + BigInt(index)))
}

function role(id: string, name: string, position: number, permissions: bigint): APIRole {
  return {
    id,
    name,
    position,
    permissions: String(permissions),
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    icon: null,
    unicode_emoji: null,
    managed: false,
    mentionable: false,
    flags: NO_FLAGS,
  }
}

/** A user as a member of a guild. */
export function memberObject(guild: Guild, user: User): APIGuildMember {
  return { ...bareMember(guild), user: userObject(user), roles: user.moderator ? [moderatorRole(guild)] : [] }
}

/** The bot as a member of a guild. */
export function botMember(world: World, guild: Guild): APIGuildMember {
  return { ...bareMember(guild), user: botObject(world), roles: [] }
}

function bareMember(guild: Guild): Omit<APIGuildMember, 'user' | 'roles'> {
  return {
    nick: null,
    avatar: null,
    banner: null,
    joined_at: guild.joinedAt,
    premium_since: null,
    pending: false,
    communication_disabled_until: null,
    deaf: false,
    mute: false,
    flags: NO_FLAGS,
  }
}

/** The channel of a user's direct messages, as the API returns it. */
export function directObject(world: World, { id }: Channel, recipient: User): APIDMChannel {
  const own = { flags: NO_FLAGS, last_message_id: world.lastMessageIn(id), last_pin_timestamp: null }
  return { id, type: ChannelType.DM, name: null, ...own, recipients: [userObject(recipient)] }
}

/** A text channel or thread, as GET and the gateway return it. */
export function channelObject(world: World, channel: Channel): APIChannel {
  return channel.thread ? threadObject(world, channel) : textChannel(world, channel)
}

/** A channel as the API returns it. */
export function textChannel(world: World, channel: Channel): APIChannel & { type: ChannelType.GuildText } {
  return {
    id: channel.id,
    type: ChannelType.GuildText,
    guild_id: channel.guildId,
    name: channel.name,
    position: channel.position,
    permission_overwrites: overwrites(world, channel),
    parent_id: null,
    topic: null,
    nsfw: false,
    flags: NO_FLAGS,
    rate_limit_per_user: 0,
    last_message_id: world.lastMessageIn(channel.id),
    last_pin_timestamp: null,
  }
}

function overwrites(world: World, channel: Channel): APIOverwrite[] {
  const deny = deniedBits(channel)
  return deny ? [{ id: world.bot.id, type: OverwriteType.Member, allow: '0', deny: String(deny) }] : []
}

/** A thread as the API returns it. */
export function threadObject(world: World, channel: Channel): APIThreadChannel<ChannelType.PublicThread> {
  const { thread } = channel
  if (!thread) throw new Error(`Channel ${channel.id} is no thread.`)
  return {
    id: channel.id,
    type: ChannelType.PublicThread,
    guild_id: channel.guildId,
    parent_id: thread.parentId,
    owner_id: thread.ownerId,
    name: channel.name,
    flags: NO_FLAGS,
    rate_limit_per_user: 0,
    last_message_id: world.lastMessageIn(channel.id),
    message_count: world.messagesIn(channel.id).size,
    total_message_sent: world.messagesIn(channel.id).size,
    member_count: 0,
    thread_metadata: {
      archived: thread.archived,
      locked: thread.locked,
      auto_archive_duration: thread.autoArchive,
      archive_timestamp: thread.archiveChangedAt,
    },
  }
}
