/**
 * The protocol between the sandbox's page and its server (types only; the bot uses Discord's API and never sees this).
 * - The page opens a WebSocket at `/sandbox/live`, gets a `snapshot`, then one event per change.
 * - It acts by POSTing JSON to `/sandbox/<verb>`, always as one of the users.
 * - A refused request gets 4xx with `{ "error": "one clear sentence" }`, or 410 if its target no longer exists.
 */
import type { APIApplicationCommand, APIMessage } from 'discord-api-types/v10'

export interface SandboxUser {
  readonly id: string
  readonly name: string
  /** Discord's locale code of the user's client: `en-US`, `fr`, `de`. */
  readonly locale: string
  /** Has Manage Server on every guild. */
  readonly moderator: boolean
}

export interface SandboxGuild {
  readonly id: string
  readonly name: string
  /** The guild's preferred locale. */
  readonly locale: string
  readonly channels: readonly SandboxChannel[]
}

export interface SandboxChannel {
  readonly id: string
  readonly name: string
  /** The bot's permissions in this channel. */
  readonly botMayPost: boolean
  readonly botMayAttach: boolean
}

/** A user's direct messages with the bot, named after the bot. If the bot may not post, the user accepts none from it. */
export interface SandboxDirect extends SandboxChannel {
  readonly userId: string
}

/** A message as Discord would show it to one viewer. `ephemeralFor` is set on messages that only that user sees. */
export interface SandboxMessage {
  readonly message: APIMessage
  readonly ephemeralFor: string | null
  /** The slash command it answers, for "X used /pioneers new" above it. */
  readonly usedCommand: { readonly user: SandboxUser; readonly command: string } | null
  /** Users that the message notified by pinging mentions. */
  readonly pings: readonly string[]
}

/**
 * A pending command or press, shown as a spinner. `failed` when the bot did not answer in time ("This interaction failed").
 * `messageId` and `customId` are null for a command.
 */
export interface SandboxInteraction {
  readonly id: string
  readonly userId: string
  readonly channelId: string
  readonly messageId: string | null
  readonly customId: string | null
  readonly state: 'waiting' | 'deferred' | 'done' | 'failed'
}

/** A request by the bot that the sandbox does not know (answered 501), or that Discord would have rejected. */
export interface SandboxComplaint {
  readonly at: string
  readonly method: string
  readonly path: string
  readonly status: number
  readonly problem: string
}

export interface SandboxSnapshot {
  readonly guilds: readonly SandboxGuild[]
  readonly directs: readonly SandboxDirect[]
  readonly users: readonly SandboxUser[]
  readonly commands: readonly APIApplicationCommand[]
  /** By channel id, oldest first. Includes every user's ephemerals; the page shows only those of the current user. */
  readonly messages: Readonly<Record<string, readonly SandboxMessage[]>>
  readonly complaints: readonly SandboxComplaint[]
  readonly botOnline: boolean
}

export type SandboxEvent =
  | { readonly type: 'snapshot'; readonly snapshot: SandboxSnapshot }
  | { readonly type: 'message'; readonly channelId: string; readonly message: SandboxMessage }
  | { readonly type: 'message-deleted'; readonly channelId: string; readonly messageId: string }
  | { readonly type: 'interaction'; readonly interaction: SandboxInteraction }
  | { readonly type: 'commands'; readonly commands: readonly APIApplicationCommand[] }
  | { readonly type: 'guilds'; readonly guilds: readonly SandboxGuild[] }
  | { readonly type: 'directs'; readonly directs: readonly SandboxDirect[] }
  | { readonly type: 'users'; readonly users: readonly SandboxUser[] }
  | { readonly type: 'complaint'; readonly complaint: SandboxComplaint }
  | { readonly type: 'bot'; readonly online: boolean }

/**
 * POST bodies by verb. An accepted request gets 204 at once, and its results follow as events. Only `complete` gets 200, with
 * {@link SandboxSuggestion}s as soon as the bot has made them, or an empty list if it makes none in time.
 */
export interface SandboxRequests {
  /** A slash command. `options` has Discord's own shape of a CHAT_INPUT interaction's `data.options`. */
  command: {
    readonly userId: string
    readonly channelId: string
    readonly commandId: string
    readonly options: readonly SandboxOption[]
  }
  /** Like `command`, while the user is typing in the option that is `focused`. */
  complete: SandboxRequests['command']
  /** A button. */
  press: { readonly userId: string; readonly channelId: string; readonly messageId: string; readonly customId: string }
  /** A select menu. */
  choose: {
    readonly userId: string
    readonly channelId: string
    readonly messageId: string
    readonly customId: string
    readonly values: readonly string[]
  }
  /** "Dismiss message" on an ephemeral. */
  dismiss: { readonly userId: string; readonly channelId: string; readonly messageId: string }
  /** A user's language. */
  locale: { readonly userId: string; readonly locale: string }
  /** A further user or guild. `reset` discards all guilds, messages and users and starts afresh with one new guild. */
  'new-user': { readonly name: string; readonly locale: string }
  'new-guild': { readonly name: string; readonly locale: string }
  reset: Record<string, never>
  permissions: { readonly channelId: string; readonly botMayPost: boolean; readonly botMayAttach: boolean }
}

export interface SandboxOption {
  readonly type: number
  readonly name: string
  readonly value?: string | number
  readonly focused?: boolean
  readonly options?: readonly SandboxOption[]
}

/** A value that the bot suggests for an option. */
export interface SandboxSuggestion {
  readonly name: string
  readonly value: string | number
}
