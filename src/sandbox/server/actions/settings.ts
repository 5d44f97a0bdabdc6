import type { Discord } from '../discord.js'
import { localeObject } from '../world/guild-objects.js'
import { addGuild, addUser, changeChannel, type UserSeed } from '../world/guilds.js'
import type { Guild, User } from '../world/records.js'
import { Refused } from './refused.js'
import { channelOf, messageFor, userInChannel, userOf } from './user-in-channel.js'

/** The channels of a guild added on the page. */
const USUAL_CHANNELS = ['stagecoach', 'parlor']

/** A user dismisses an ephemeral message. The bot is not told, but can no longer edit it. */
export function dismiss(
  discord: Discord,
  use: { readonly userId: string; readonly channelId: string; readonly messageId: string },
): void {
  const stored = messageFor(discord, userInChannel(discord, use.userId, use.channelId), use.messageId)
  if (stored.ephemeralFor === null) throw new Refused('Only ephemeral messages can be dismissed.')
  for (const { id } of stored.files) discord.files.drop(id)
  discord.world.deleteMessage(stored)
}

/** Sets the language of a user's client. */
export function setLocale(discord: Discord, userId: string, locale: string): void {
  const user = userOf(discord, userId)
  demandLocale(locale)
  discord.world.users.set(userId, { ...user, locale })
  discord.world.announce({ kind: 'users' })
}

/** Adds a user, who becomes a member of every guild. */
export function addMember(discord: Discord, seed: UserSeed): User {
  demandLocale(seed.locale)
  return addUser(discord.world, seed)
}

/** Adds a guild with the bot in it. */
export function inviteBot(
  discord: Discord,
  seed: { readonly name: string; readonly locale: string; readonly channels?: readonly string[] },
): Guild {
  demandLocale(seed.locale)
  return addGuild(discord.world, { ...seed, channels: seed.channels ?? USUAL_CHANNELS })
}

function demandLocale(locale: string): void {
  if (localeObject(locale) !== locale) throw new Refused(`Discord has no locale ${locale}.`)
}

/** The bot's permissions in a channel. Omitted ones stay unchanged. */
export interface BotPermissions {
  readonly view?: boolean
  readonly post?: boolean
  readonly attach?: boolean
}

/** Changes the bot's permissions in a channel. Throws {@link Refused} for a thread. */
export function permit(discord: Discord, channelId: string, { view, post, attach }: BotPermissions): void {
  const channel = channelOf(discord, channelId)
  if (channel.thread) throw new Refused('A thread has the permissions of its channel; change them there.')
  const denied = {
    view: view === undefined ? channel.denied.view : !view,
    post: post === undefined ? channel.denied.post : !post,
    attach: attach === undefined ? channel.denied.attach : !attach,
  }
  changeChannel(discord.world, { ...channel, denied })
}
