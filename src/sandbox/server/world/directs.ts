/** Users' direct messages with the bot: a channel of their own each. */
import type { Channel, User } from './records.js'
import type { World } from './world.js'

/** The channel of a user's direct messages, which is created when it is first asked for. */
export function openDirect(world: World, user: User): Channel {
  const known = directOf(world, user.id)
  if (known !== null) return known
  const denied = { view: false, post: false, attach: false }
  const of = { guildId: '', recipientId: user.id, name: user.name, position: 0 }
  const channel: Channel = { id: world.nextId(), ...of, denied, thread: null }
  world.channels.set(channel.id, channel)
  world.announce({ kind: 'channel-added', channel })
  return channel
}

/** The channel of a user's direct messages. Null if there is none yet. */
export function directOf(world: World, userId: string): Channel | null {
  return [...world.channels.values()].find(({ recipientId }) => recipientId === userId) ?? null
}

/** Whether the bot may write to the user: they share a guild, and the user accepts its messages. */
export function isReachable(world: World, { recipientId = '', denied }: Channel): boolean {
  const shares = [...world.guilds.values()].some(({ absent }) => !absent.includes(recipientId))
  return world.users.has(recipientId) && shares && !denied.post
}
