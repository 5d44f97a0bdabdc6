import type { Channel, Denials, Furnishing, Guild, Thread, User } from './records.js'
import type { World } from './world.js'

/** A guild to set up, with its channels by name. */
export interface GuildSeed {
  readonly name: string
  readonly locale: string
  readonly channels: readonly string[]
  readonly furnishing?: Furnishing
}

export interface UserSeed {
  readonly name: string
  readonly locale: string
  readonly moderator?: boolean
}

export interface ThreadSeed {
  readonly id: string
  readonly name: string
  readonly autoArchive: Thread['autoArchive']
}

const NOTHING_DENIED: Denials = { view: false, post: false, attach: false }

/** A new user, who is a member of every guild. */
export function addUser(world: World, seed: UserSeed): User {
  const user: User = { id: world.nextId(), name: seed.name, locale: seed.locale, moderator: seed.moderator ?? false }
  world.users.set(user.id, user)
  world.announce({ kind: 'users' })
  return user
}

/** Creates a guild with the bot in it. All users are members, and the first moderator owns it. */
export function addGuild(world: World, seed: GuildSeed): Guild {
  const users = [...world.users.values()]
  const owner = users.find(({ moderator }) => moderator) ?? users[0]
  const guild: Guild = {
    id: world.nextId(),
    name: seed.name,
    locale: seed.locale,
    ownerId: owner?.id ?? world.nextId(),
    joinedAt: world.timestamp(),
    absent: [],
    ...(seed.furnishing === undefined ? {} : { furnishing: seed.furnishing }),
  }
  world.nextId() // the id after the guild's own is its moderators' role
  world.guilds.set(guild.id, guild)
  for (const [position, name] of seed.channels.entries()) putNewChannel(world, guild, name, position)
  world.announce({ kind: 'guild-added', guild })
  return guild
}

/** The bot is removed from the guild, and its contents are deleted. */
export function removeGuild(world: World, guild: Guild): void {
  for (const channel of channelsOf(world, guild)) {
    world.channels.delete(channel.id)
    world.forgetMessages(channel.id)
  }
  world.guilds.delete(guild.id)
  world.announce({ kind: 'guild-removed', guild })
}

/** The bot is removed from the guild, whose channels stay unchanged. The returned function invites it again. */
export function expelBot(world: World, guild: Guild): () => void {
  world.guilds.delete(guild.id)
  world.announce({ kind: 'guild-removed', guild })
  return () => {
    world.guilds.set(guild.id, guild)
    world.announce({ kind: 'guild-added', guild })
  }
}

/** A new text channel at the end of a guild’s list. */
export function addChannel(world: World, guild: Guild, name: string): Channel {
  const channel = putNewChannel(world, guild, name, channelsOf(world, guild).length)
  world.announce({ kind: 'channel-added', channel })
  return channel
}

function putNewChannel(world: World, guild: Guild, name: string, position: number): Channel {
  const channel: Channel = { id: world.nextId(), guildId: guild.id, name, position, denied: NOTHING_DENIED, thread: null }
  world.channels.set(channel.id, channel)
  return channel
}

/** A thread of the bot below a channel. */
export function addThread(world: World, parent: Channel, seed: ThreadSeed): Channel {
  const { id, name, autoArchive } = seed
  const state = { archived: false, locked: false, archiveChangedAt: world.timestamp() }
  const thread = { parentId: parent.id, ownerId: world.bot.id, autoArchive, ...state }
  const channel: Channel = { id, name, guildId: parent.guildId, position: 0, denied: NOTHING_DENIED, thread }
  world.channels.set(id, channel)
  world.announce({ kind: 'channel-added', channel })
  return channel
}

/** Replaces a channel's record and announces it. */
export function changeChannel(world: World, channel: Channel): Channel {
  world.channels.set(channel.id, channel)
  world.announce({ kind: 'channel-changed', channel })
  return channel
}

/** Deletes a channel with its threads, or a thread. */
export function removeChannel(world: World, channel: Channel): void {
  for (const { id, thread } of world.channels.values()) if (thread?.parentId === channel.id) drop(world, id)
  drop(world, channel.id)
  world.announce({ kind: 'channel-removed', channel })
}

function drop(world: World, channelId: string): void {
  world.channels.delete(channelId)
  world.forgetMessages(channelId)
}

/** A guild’s channels and threads, in order of creation. */
export function channelsOf(world: World, guild: Guild): readonly Channel[] {
  return [...world.channels.values()].filter(({ guildId }) => guildId === guild.id)
}

/** The users who have not left a guild. */
export function membersOf(world: World, guild: Guild): readonly User[] {
  return [...world.users.values()].filter(({ id }) => !guild.absent.includes(id))
}

/** Discards guilds, messages and users, and starts with the seed. */
export function resetWorld(world: World, seed: WorldSeed): void {
  for (const guild of [...world.guilds.values()]) removeGuild(world, guild)
  for (const { id, recipientId } of world.channels.values()) if (recipientId !== undefined) drop(world, id)
  world.users.clear()
  for (const user of seed.users) addUser(world, user)
  for (const guild of seed.guilds) addGuild(world, guild)
  world.announce({ kind: 'reset' })
}

export interface WorldSeed {
  readonly users: readonly UserSeed[]
  readonly guilds: readonly GuildSeed[]
}

/** The world of `npm start` without a token: one guild and the four players of the rulebook's examples. */
export const DEFAULT_WORLD: WorldSeed = {
  users: [
    { name: 'Annie', locale: 'en-US', moderator: true },
    { name: 'Bill', locale: 'en-GB' },
    { name: 'Katie', locale: 'de' },
    { name: 'Jim', locale: 'fr' },
  ],
  guilds: [{ name: 'Boston Common', locale: 'en-US', channels: ['stagecoach', 'parlor'] }],
}
