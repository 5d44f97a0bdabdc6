import type { SandboxComplaint, SandboxMessage, SandboxOption } from '../protocol.js'
import { completeOption, enterCommand, type OptionValues, optionsOf } from './actions/commands.js'
import { choose, press } from './actions/components.js'
import { type Forged, forge } from './actions/forging.js'
import { Refused } from './actions/refused.js'
import { addMember, type BotPermissions, dismiss, inviteBot, permit, setLocale } from './actions/settings.js'
import { userOf, visibleMessages } from './actions/user-in-channel.js'
import { type Arrived, type Guise, guiseOf } from './callers.js'
import type { Discord } from './discord.js'
import type { Faults } from './faults.js'
import type { Gateway } from './gateway/gateway.js'
import type { Pending } from './interactions/interactions.js'
import type { LoggedRequest } from './journal.js'
import { placeOf } from './world/changes.js'
import { directOf, openDirect } from './world/directs.js'
import {
  addChannel,
  changeChannel,
  expelBot,
  removeChannel,
  removeGuild,
  resetWorld,
  type UserSeed,
  type WorldSeed,
} from './world/guilds.js'
import type { Channel, Guild, StoredMessage, User } from './world/records.js'
import type { World } from './world/world.js'

/**
 * The running sandbox, for programs that host a bot in it and for tests that play users. Actions a user cannot perform throw
 * {@link Refused}.
 */
export interface Sandbox {
  /** discord.js's `rest.api`. */
  readonly apiUrl: string
  /** discord.js's `rest.cdn`. */
  readonly cdnUrl: string
  readonly pageUrl: string
  readonly botToken: string
  /** The state. Read only. */
  readonly world: World
  readonly faults: Faults
  /** Drops, reconnect requests and invalid sessions on demand. */
  readonly gateway: Pick<
    Gateway,
    | 'online'
    | 'shards'
    | 'connections'
    | 'serves'
    | 'identifies'
    | 'closeSockets'
    | 'cutSockets'
    | 'fallSilent'
    | 'answerAgain'
    | 'requestReconnect'
    | 'invalidateSessions'
  >
  /** The bot's latest requests, oldest first. */
  readonly requests: readonly LoggedRequest[]
  readonly complaints: readonly SandboxComplaint[]

  /** The settings of one of the bot's processes, whose requests and connections are then told by this name. */
  as(name: string): Guise
  /** Calls `watcher` with each request of the bot as it arrives. Returns a function that ends this. */
  watchRequests(watcher: (request: Arrived) => void): () => void

  /** By name. */
  user(name: string): User
  /** By name, by default in the first guild. */
  channel(name: string, guild?: Guild): Channel
  guild(name?: string): Guild

  /** A slash command by name, with options as `{ seats: 3 }` or, below subcommands, `{ new: { seats: 3 } }`. */
  command(userId: string, channelId: string, name: string, options?: OptionValues): Pending
  /** Like `command`, while still typing in the option `focused`. The outcome has the bot's choices. */
  complete(userId: string, channelId: string, name: string, options: OptionValues, focused: string): Pending
  press(userId: string, messageId: string, customId: string): Pending
  choose(userId: string, messageId: string, customId: string, values: readonly string[]): Pending
  /** Sends what the usual client would not, as a client of somebody's own making can. */
  forge(forged: Forged): Pending
  dismiss(userId: string, messageId: string): void

  /** The messages the user sees in the channel, oldest first: public ones, and their own ephemerals. */
  messagesFor(userId: string, channelId: string): readonly SandboxMessage[]
  /** An attachment's bytes by its URL. */
  file(url: string): { readonly contentType: string; readonly bytes: Buffer } | undefined
  /**
   * Waits until `find` finds something, checking again after every change, or with a `channelId` after changes in that channel.
   * Rejects after `milliseconds` (default one minute) of real time.
   */
  until<T>(find: () => T | null | undefined | false, milliseconds?: number, channelId?: string): Promise<T>

  /** The direct messages that the bot has sent the user, oldest first. */
  directMessages(userId: string): readonly SandboxMessage[]
  /** Whether the user accepts direct messages from the bot. */
  acceptDirects(userId: string, accepts: boolean): void
  setLocale(userId: string, locale: string): void
  permit(channelId: string, permissions: BotPermissions): void
  addUser(seed: UserSeed): User
  addGuild(seed: { readonly name: string; readonly locale: string; readonly channels?: readonly string[] }): Guild
  /** The bot is removed from the guild, which is discarded. */
  removeGuild(guildId: string): void
  /** The bot is removed from the guild, which continues without it. The returned function invites it again. */
  expelBot(guildId: string): () => void
  addChannel(guildId: string, name: string): Channel
  removeChannel(channelId: string): void
  /** A moderator deletes a message. */
  deleteMessage(messageId: string): void
  archive(threadId: string, state: { readonly archived: boolean; readonly locked?: boolean }): void
  /** The user leaves the guild. */
  leave(userId: string, guildId: string): void
  reset(): void
  close(): Promise<void>
}

/** The actions and views of users on a local Discord. */
export function playground(discord: Discord, seed: WorldSeed, close: () => Promise<void>): Sandbox {
  const { world, journal } = discord
  return {
    apiUrl: `${discord.origin()}/api`,
    cdnUrl: `${discord.origin()}/cdn`,
    pageUrl: `${discord.origin()}/`,
    botToken: world.bot.token,
    world,
    faults: discord.faults,
    gateway: discord.gateway,
    requests: journal.requests,
    complaints: journal.complaints,
    as: (name) => guiseOf(name, discord.origin(), world.bot.token),
    watchRequests: (watcher) => journal.watch(watcher),
    ...lookups(world),
    ...hands(discord),
    messagesFor: (userId, channelId) => visibleMessages(world, userId, channelId),
    file: (url) => discord.files.get(url.split('/').at(-2) ?? ''),
    directMessages: (userId) => visibleMessages(world, userId, directOf(world, userId)?.id ?? ''),
    acceptDirects(userId, accepts) {
      const channel = openDirect(world, userOf(discord, userId))
      permit(discord, channel.id, { post: accepts })
    },
    until: (find, milliseconds = 60_000, channelId) => until(world, find, milliseconds, channelId ?? null),
    ...settings(discord),
    reset: () => resetWorld(world, seed),
    close,
  }
}

type Lookups = Pick<Sandbox, 'user' | 'channel' | 'guild'>

function lookups(world: World): Lookups {
  const guild = (name?: string): Guild =>
    found(
      [...world.guilds.values()].find((known) => name === undefined || known.name === name),
      `guild ${name}`,
    )
  return {
    user: (name) =>
      found(
        [...world.users.values()].find((user) => user.name === name),
        `user ${name}`,
      ),
    guild,
    channel: (name, { id } = guild()) =>
      found(
        [...world.channels.values()].find((channel) => channel.name === name && channel.guildId === id),
        `channel ${name}`,
      ),
  }
}

function found<T>(item: T | undefined, what: string): T {
  if (item === undefined) throw new Refused(`There is no ${what}.`)
  return item
}

type Hands = Pick<Sandbox, 'command' | 'complete' | 'press' | 'choose' | 'forge' | 'dismiss'>

function hands(discord: Discord): Hands {
  const place = (messageId: string): { readonly channelId: string; readonly messageId: string } => ({
    channelId: messageById(discord.world, messageId).message.channel_id,
    messageId,
  })
  return {
    command: (userId, channelId, command, options = {}) =>
      enterCommand(discord, { userId, channelId, command, options: optionsOf(discord, command, options) }),
    complete: (userId, channelId, command, options, focused) => {
      const entered = optionsOf(discord, command, options)
      return completeOption(discord, { userId, channelId, command, options: focusing(entered, focused) })
    },
    press: (userId, messageId, customId) => press(discord, { userId, customId, ...place(messageId) }),
    choose: (userId, messageId, customId, values) => choose(discord, { userId, customId, values, ...place(messageId) }),
    forge: (forged) => forge(discord, forged),
    dismiss: (userId, messageId) => dismiss(discord, { userId, ...place(messageId) }),
  }
}

/** The options with the one called `focused` marked as being typed, at any level. */
function focusing(options: readonly SandboxOption[], focused: string): readonly SandboxOption[] {
  return options.map((option) => ({
    ...option,
    ...(option.options === undefined ? {} : { options: focusing(option.options, focused) }),
    ...(option.name === focused ? { focused: true } : {}),
  }))
}

function messageById(world: World, messageId: string): StoredMessage {
  for (const channelId of world.channels.keys()) {
    const stored = world.message(channelId, messageId)
    if (stored) return stored
  }
  throw new Refused(`There is no message ${messageId}.`)
}

type Settings = Pick<
  Sandbox,
  | 'setLocale'
  | 'permit'
  | 'addUser'
  | 'addGuild'
  | 'removeGuild'
  | 'expelBot'
  | 'addChannel'
  | 'removeChannel'
  | 'deleteMessage'
  | 'archive'
  | 'leave'
>

function settings(discord: Discord): Settings {
  const { world } = discord
  const guildById = (id: string): Guild => found(world.guilds.get(id), `guild ${id}`)
  const channelById = (id: string): Channel => found(world.channels.get(id), `channel ${id}`)
  return {
    setLocale: (userId, locale) => setLocale(discord, userId, locale),
    permit: (channelId, permissions) => permit(discord, channelId, permissions),
    addUser: (user) => addMember(discord, user),
    addGuild: (guild) => inviteBot(discord, guild),
    removeGuild: (id) => removeGuild(world, guildById(id)),
    expelBot: (id) => expelBot(world, guildById(id)),
    addChannel: (guildId, name) => addChannel(world, guildById(guildId), name),
    removeChannel: (id) => removeChannel(world, channelById(id)),
    deleteMessage: (id) => world.deleteMessage(messageById(world, id)),
    archive: (id, { archived, locked }) => {
      const channel = channelById(id)
      if (!channel.thread) throw new Refused(`#${channel.name} is no thread.`)
      changeChannel(world, { ...channel, thread: { ...channel.thread, archived, locked: locked ?? channel.thread.locked } })
    },
    leave: (userId, guildId) => {
      const guild = guildById(guildId)
      world.guilds.set(guildId, { ...guild, absent: [...guild.absent, userId] })
      world.announce({ kind: 'users' })
    },
  }
}

function until<T>(
  world: World,
  find: () => T | null | undefined | false,
  milliseconds: number,
  channelId: string | null,
): Promise<T> {
  const isElsewhere = (place: string | null) => channelId !== null && place !== null && place !== channelId
  return new Promise((resolve, reject) => {
    const look = (): void => {
      try {
        const result = find()
        if (result === undefined || result === null || result === false) return
        stop()
        resolve(result)
      } catch (error) {
        stop()
        reject(error)
      }
    }
    const unsubscribe = world.subscribe((change) => {
      if (!isElsewhere(placeOf(change))) look()
    })
    const timer = setTimeout(() => {
      stop()
      reject(new Error(`Waited ${milliseconds} ms in vain for: ${find}`))
    }, milliseconds)
    const stop = (): void => {
      clearTimeout(timer)
      unsubscribe()
    }
    look()
  })
}
