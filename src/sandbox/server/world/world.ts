import type { APIApplicationCommand } from 'discord-api-types/v10'
import type { Clock } from '../clock.js'
import type { Listener, WorldChange } from './changes.js'
import type { ApplicationEmoji, Channel, Guild, StoredMessage, User } from './records.js'
import { foundingIds, snowflakes } from './snowflakes.js'

export interface Bot {
  readonly id: string
  readonly name: string
  readonly token: string
}

/** The state of the local Discord. Records are immutable and get replaced. The code that replaces one announces the change. */
export class World {
  readonly clock: Clock
  readonly bot: Bot
  readonly users = new Map<string, User>()
  readonly guilds = new Map<string, Guild>()
  readonly channels = new Map<string, Channel>()
  readonly commands = new Map<string, APIApplicationCommand>()
  readonly emojis = new Map<string, ApplicationEmoji>()
  readonly #messages = new Map<string, Map<string, StoredMessage>>()
  readonly #last = new Map<string, string>()
  readonly #listeners = new Set<Listener>()
  #drawId = foundingIds()

  constructor(clock: Clock, bot: { readonly name: string; readonly token: string }) {
    this.clock = clock
    this.bot = { id: this.nextId(), ...bot }
  }

  /** Draws the next id. */
  nextId(): string {
    return this.#drawId()
  }

  /** From now on ids contain the time they were drawn. Earlier ones are the same in every run. */
  endFounding(): void {
    this.#drawId = snowflakes(this.clock)
  }

  /** The present time in Discord's format. */
  timestamp(): string {
    return new Date(this.clock.now()).toISOString()
  }

  /** A channel's messages by id, oldest first. */
  messagesIn(channelId: string): ReadonlyMap<string, StoredMessage> {
    return this.#messages.get(channelId) ?? new Map()
  }

  message(channelId: string, messageId: string): StoredMessage | undefined {
    return this.#messages.get(channelId)?.get(messageId)
  }

  /** Id of the channel's newest message, even if that has been deleted. */
  lastMessageIn(channelId: string): string | null {
    return this.#last.get(channelId) ?? null
  }

  /** Stores a new or changed message and announces it. */
  putMessage(message: StoredMessage): StoredMessage {
    const { id, channel_id } = message.message
    const channel = this.#messages.get(channel_id) ?? new Map<string, StoredMessage>()
    this.#messages.set(channel_id, channel)
    const isNew = !channel.has(id)
    channel.set(id, message)
    if (isNew) this.#last.set(channel_id, id)
    this.announce({ kind: 'message', message, isNew })
    return message
  }

  deleteMessage(message: StoredMessage): void {
    if (this.#messages.get(message.message.channel_id)?.delete(message.message.id))
      this.announce({ kind: 'message-deleted', message })
  }

  /** Drops a channel's messages without announcing each. */
  forgetMessages(channelId: string): void {
    this.#messages.delete(channelId)
    this.#last.delete(channelId)
  }

  announce(change: WorldChange): void {
    for (const listener of this.#listeners) listener(change)
  }

  /** Returns a function that unsubscribes. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
