import { type APIChannel, type APIInteractionGuildMember, InteractionContextType } from 'discord-api-types/v10'
import type { Discord } from '../discord.js'
import { FILE_LIMIT } from '../messages/files.js'
import { localeObject } from '../world/guild-objects.js'
import { channelObject, GUILD_INSTALL, memberObject, userObject } from '../world/objects.js'
import { botPermissions, memberPermissions } from '../world/permissions.js'
import type { Channel, Guild, User } from '../world/records.js'
import type { World } from '../world/world.js'
import type { Interaction, InteractionSeed, Pending } from './interactions.js'

/** A user in a channel, as the actor of an interaction. */
export interface UserInChannel {
  readonly user: User
  readonly guild: Guild
  readonly channel: Channel
}

/** A user in the channel of their direct messages. */
export type UserInDirect = Omit<UserInChannel, 'guild'> & { readonly guild: null }

/** Opens an interaction and sends it to the bot, twice if a duplicate was ordered. */
export function sendInteraction(
  discord: Discord,
  place: UserInChannel | UserInDirect,
  seed: InteractionSeed,
  data: object,
): Pending {
  const { interaction, pending } = discord.interactions.open(seed)
  const payload = { ...common(discord.world, place, interaction), ...origin(discord.world, interaction), data }
  const dispatch = { type: 'INTERACTION_CREATE', intent: 0, guildId: place.guild?.id ?? '', data: () => payload }
  for (let left = discord.faults.deliveries(); left > 0; left--) discord.gateway.dispatch(dispatch)
  return pending
}

function common(world: World, place: UserInChannel | UserInDirect, interaction: Interaction): object {
  const { user, channel } = place
  return {
    id: interaction.id,
    application_id: world.bot.id,
    type: interaction.type,
    token: interaction.token,
    version: 1,
    channel_id: channel.id,
    locale: localeObject(user.locale),
    app_permissions: String(botPermissions(world, channel)),
    entitlements: [],
    attachment_size_limit: FILE_LIMIT,
    ...(place.guild === null ? inDirect(world, place) : inGuild(world, place)),
  }
}

function inGuild(world: World, { user, guild, channel }: UserInChannel): object {
  return {
    guild_id: guild.id,
    guild: { id: guild.id, locale: localeObject(guild.locale), features: [] },
    guild_locale: localeObject(guild.locale),
    channel: partialChannel(world, channel, user),
    member: interactingMember(world, guild, channel, user),
    authorizing_integration_owners: { [GUILD_INSTALL]: guild.id },
    context: InteractionContextType.Guild,
  }
}

/** The integration belongs to no guild there, for which Discord says 0. */
function inDirect(world: World, { user, channel }: UserInDirect): object {
  return {
    channel: channelObject(world, channel),
    user: userObject(user),
    authorizing_integration_owners: { [GUILD_INSTALL]: '0' },
    context: InteractionContextType.BotDM,
  }
}

/** The message whose component was used. */
function origin(world: World, { channelId, messageId }: Interaction): object {
  const message = messageId && world.message(channelId, messageId)
  return message ? { message: message.message } : {}
}

function partialChannel(world: World, channel: Channel, user: User): object {
  const { permission_overwrites: _, ...partial }: APIChannel & { permission_overwrites?: unknown } = channelObject(world, channel)
  return { ...partial, permissions: String(memberPermissions(world, user.id, channel)) }
}

function interactingMember(world: World, guild: Guild, channel: Channel, user: User): APIInteractionGuildMember {
  return { ...memberObject(guild, user), permissions: String(memberPermissions(world, user.id, channel)) }
}
