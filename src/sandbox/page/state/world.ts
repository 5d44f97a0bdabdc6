/** The page's knowledge of the sandbox, and how the server's events change it. Pure. */
import type {
  SandboxChannel,
  SandboxDirect,
  SandboxEvent,
  SandboxGuild,
  SandboxInteraction,
  SandboxMessage,
  SandboxSnapshot,
  SandboxUser,
} from '../../protocol.js'

export interface World extends SandboxSnapshot {
  /** Pending and failed interactions. Finished ones are forgotten. */
  readonly interactions: readonly SandboxInteraction[]
}

const isSame = (message: SandboxMessage) => (other: SandboxMessage) => other.message.id === message.message.id

function withMessage(world: World, channelId: string, message: SandboxMessage): World {
  const known = world.messages[channelId] ?? []
  const at = known.findIndex(isSame(message))
  const messages = at === -1 ? [...known, message] : known.with(at, message)
  return { ...world, messages: { ...world.messages, [channelId]: messages } }
}

function withoutMessage(world: World, channelId: string, messageId: string): World {
  const messages = (world.messages[channelId] ?? []).filter(({ message }) => message.id !== messageId)
  return { ...world, messages: { ...world.messages, [channelId]: messages } }
}

/** The id of an interaction that was requested here and not yet reported by the server. */
const UNTOLD = ''

/** A retry by the same user at the same place replaces the failure shown there. The server's report replaces our own guess. */
function replaces(next: SandboxInteraction, old: SandboxInteraction): boolean {
  if (next.id === old.id && next.id !== UNTOLD) return true
  const samePlace = next.userId === old.userId && next.channelId === old.channelId && next.messageId === old.messageId
  return samePlace && (old.state === 'failed' || (old.id === UNTOLD && old.customId === next.customId))
}

/** Something a user starts: a press, a choice or a command. */
export type Started = Omit<SandboxInteraction, 'id' | 'state'>

/** The world with an interaction that was just started, so that it shows at once. */
export function withStarted(world: World, started: Started): World {
  return withInteraction(world, { ...started, id: UNTOLD, state: 'waiting' })
}

/** The world after that interaction was refused. */
export function withoutStarted(world: World, started: Started): World {
  return withInteraction(world, { ...started, id: UNTOLD, state: 'done' })
}

function withInteraction(world: World, next: SandboxInteraction): World {
  const others = world.interactions.filter((old) => !replaces(next, old))
  const interactions = next.state === 'done' ? others : [...others, next]
  return { ...world, interactions }
}

/** The world after one event. Null until the first snapshot has arrived. */
export function afterEvent(world: World | null, event: SandboxEvent): World | null {
  if (event.type === 'snapshot') return { ...event.snapshot, interactions: [] }
  if (world === null) return null
  switch (event.type) {
    case 'message':
      return withMessage(world, event.channelId, event.message)
    case 'message-deleted':
      return withoutMessage(world, event.channelId, event.messageId)
    case 'interaction':
      return withInteraction(world, event.interaction)
    case 'commands':
      return { ...world, commands: event.commands }
    case 'guilds':
      return { ...world, guilds: event.guilds }
    case 'directs':
      return { ...world, directs: event.directs }
    case 'users':
      return { ...world, users: event.users }
    case 'complaint':
      return { ...world, complaints: [...world.complaints, event.complaint] }
    case 'bot':
      return { ...world, botOnline: event.online }
    default: {
      const never: never = event
      return never
    }
  }
}

/** The messages of a channel as one user sees them, without other users' ephemerals. */
export function visibleMessages(world: World, channelId: string, userId: string): readonly SandboxMessage[] {
  const all = world.messages[channelId] ?? []
  return all.filter(({ ephemeralFor }) => ephemeralFor === null || ephemeralFor === userId)
}

/** The user with this id. Null if there is none (any more). */
export function userById(world: World, id: string): SandboxUser | null {
  return world.users.find((user) => user.id === id) ?? null
}

/** The name for an id: of a user, or of a message's author (the bot is no user of the sandbox). */
export function nameOfUser(world: World, id: string): string | null {
  const user = userById(world, id)
  if (user !== null) return user.name
  const written = Object.values(world.messages).flat()
  const author = written.find(({ message }) => message.author.id === id)?.message.author
  return author === undefined ? null : (author.global_name ?? author.username)
}

/** The guild of a channel or thread. Null if it is gone. */
export function guildOfChannel(world: World, channelId: string): SandboxGuild | null {
  return world.guilds.find((guild) => guild.channels.some((channel) => channel.id === channelId)) ?? null
}

/** The channel, thread or direct messages with this id. Null if it is gone. */
export function channelById(world: World, id: string): SandboxChannel | null {
  return [...world.guilds.flatMap(({ channels }) => channels), ...world.directs].find((channel) => channel.id === id) ?? null
}

/** A user's direct messages with the bot. Null as long as there are none. */
export function directOf(world: World, userId: string): SandboxDirect | null {
  return world.directs.find((direct) => direct.userId === userId) ?? null
}
