import { AllowedMentionsTypes, type APIAllowedMentions } from 'discord-api-types/v10'
import { moderatorRole } from '../world/objects.js'
import { maySee } from '../world/permissions.js'
import type { Channel, User } from '../world/records.js'
import type { World } from '../world/world.js'

/** The mentions of a text that `allowed_mentions` permits. */
export interface Mentions {
  readonly users: readonly User[]
  readonly roles: readonly string[]
  readonly everyone: boolean
}

const CODE = /```[\s\S]*?```|`[^`\n]*`/g

/**
 * Mentions that take effect. Without `allowed_mentions` channel messages may mention anyone, answers to interactions only users.
 * Mentions inside code do not count.
 */
export function mentionsIn(
  world: World,
  channel: Channel,
  text: string,
  allowed: APIAllowedMentions | null | undefined,
  byDefault: readonly AllowedMentionsTypes[],
): Mentions {
  const plain = text.replace(CODE, '')
  const parse = allowed ? (allowed.parse ?? []) : byDefault
  const allows = (type: AllowedMentionsTypes, id: string, ids: readonly string[] = []): boolean =>
    parse.includes(type) || ids.includes(id)
  const guild = world.guilds.get(channel.guildId)
  const users = idsIn(plain, /<@!?(\d{17,20})>/g).flatMap((id) => world.users.get(id) ?? [])
  const roles = idsIn(plain, /<@&(\d{17,20})>/g).filter((id) => guild && id === moderatorRole(guild))
  return {
    users: users.filter(({ id }) => allows(AllowedMentionsTypes.User, id, allowed?.users)),
    roles: roles.filter((id) => allows(AllowedMentionsTypes.Role, id, allowed?.roles)),
    everyone: /@(everyone|here)\b/.test(plain) && parse.includes(AllowedMentionsTypes.Everyone),
  }
}

/** Ids of the users notified by a new message with these mentions, limited to those who see the channel. */
export function pingedUsers(world: World, channel: Channel, mentions: Mentions): readonly string[] {
  if (mentions.users.length + mentions.roles.length === 0 && !mentions.everyone) return []
  const named = new Set(mentions.users.map(({ id }) => id))
  return [...world.users.values()]
    .filter((user) => named.has(user.id) || mentions.everyone || (user.moderator && mentions.roles.length > 0))
    .filter((user) => maySee(world, user.id, channel))
    .map(({ id }) => id)
}

function idsIn(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))]
}
