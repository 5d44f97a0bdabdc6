import { channelObject, memberObject, roleObjects, userObject } from '../world/objects.js'
import { memberPermissions } from '../world/permissions.js'
import type { World } from '../world/world.js'
import type { Scene } from './payload.js'

/** Discord's `resolved` for the ids of users, roles and channels that a user chose; kinds that do not occur are left out. */
export function resolvedData(world: World, { guild, channel }: Scene, ids: readonly string[]): object {
  const users = ids.flatMap((id) => world.users.get(id) ?? [])
  const roles = roleObjects(guild).filter(({ id }) => ids.includes(id))
  const channels = ids.flatMap((id) => world.channels.get(id) ?? [])
  const members = users.filter(({ id }) => !guild.absent.includes(id))
  return {
    ...listed(
      'users',
      users.map((user) => [user.id, userObject(user)]),
    ),
    ...listed(
      'members',
      members.map((user) => {
        const { user: _, deaf: _deaf, mute: _mute, ...member } = memberObject(guild, user)
        return [user.id, { ...member, permissions: String(memberPermissions(world, user.id, channel)) }]
      }),
    ),
    ...listed(
      'roles',
      roles.map((role) => [role.id, role]),
    ),
    ...listed(
      'channels',
      channels.map((found) => [found.id, { ...channelObject(world, found), permissions: '0' }]),
    ),
  }
}

function listed(kind: string, entries: readonly (readonly [string, object])[]): object {
  return entries.length > 0 ? { [kind]: Object.fromEntries(entries) } : {}
}
