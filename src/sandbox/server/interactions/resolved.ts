import type { APIGuildMember } from 'discord-api-types/v10'
import { botMember, botObject, memberObject, userObject } from '../world/objects.js'
import { botPermissions, memberPermissions } from '../world/permissions.js'
import type { World } from '../world/world.js'
import type { UserInChannel } from './payload.js'

/** Discord's `resolved` for the ids of chosen users, which may include the bot. Kinds without entries are left out. */
export function resolvedData(world: World, { guild, channel }: UserInChannel, ids: readonly string[]): object {
  const users = ids.flatMap((id) => world.users.get(id) ?? [])
  const members = users.filter(({ id }) => !guild.absent.includes(id))
  const bots = ids.includes(world.bot.id) ? [botObject(world)] : []
  return {
    ...listed(
      'users',
      [...users.map(userObject), ...bots].map((user) => [user.id, user]),
    ),
    ...listed('members', [
      ...members.map((user) => inOption(memberObject(guild, user), memberPermissions(world, user.id, channel))),
      ...bots.map(() => inOption(botMember(world, guild), botPermissions(world, channel))),
    ]),
  }
}

/** A member as it comes with an option: without the user, who is listed separately. */
function inOption({ user, deaf: _deaf, mute: _mute, ...member }: APIGuildMember, permissions: bigint): readonly [string, object] {
  return [user.id, { ...member, permissions: String(permissions) }]
}

function listed(kind: string, entries: readonly (readonly [string, object])[]): object {
  return entries.length > 0 ? { [kind]: Object.fromEntries(entries) } : {}
}
