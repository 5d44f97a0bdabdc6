import type { APIMessage } from 'discord-api-types/v10'
import type { SandboxMessage, SandboxUser } from '../../protocol.js'

export type User = SandboxUser

export interface Guild {
  readonly id: string
  readonly name: string
  readonly locale: string
  readonly ownerId: string
  /** When the bot was invited, ISO 8601. */
  readonly joinedAt: string
  /** Users who left this guild. All others are members. */
  readonly absent: readonly string[]
  /** Other contents of a real server, which mean nothing here. None by default. */
  readonly furnishing?: Furnishing
}

/** An emoji of the application's own, with its image as PNG. */
export interface ApplicationEmoji {
  readonly id: string
  readonly name: string
  readonly bytes: Uint8Array
}

/** The number of roles and emojis of a guild's own. */
export interface Furnishing {
  readonly roles: number
  readonly emojis: number
}

/** What a channel's overwrite denies the bot. */
export interface Denials {
  readonly view: boolean
  readonly post: boolean
  readonly attach: boolean
}

/** A text channel, a thread below one, or a user's direct messages with the bot. */
export interface Channel {
  readonly id: string
  /** Empty for direct messages. */
  readonly guildId: string
  /** Whose direct messages it holds. A user who accepts none from the bot denies it posting. */
  readonly recipientId?: string
  readonly name: string
  readonly position: number
  /** A thread uses its parent's instead. */
  readonly denied: Denials
  readonly thread: Thread | null
}

export interface Thread {
  readonly parentId: string
  readonly ownerId: string
  readonly archived: boolean
  readonly locked: boolean
  /** Minutes of inactivity after which Discord archives it. */
  readonly autoArchive: 60 | 1440 | 4320 | 10080
  readonly archiveChangedAt: string
}

/** An attachment. Its bytes are in the file store under its id. */
export interface StoredFile {
  readonly id: string
  readonly name: string
  readonly contentType: string
  readonly size: number
  readonly width: number | null
  readonly height: number | null
  readonly description: string | null
  /** Absolute, below `/cdn/`. */
  readonly url: string
}

export interface StoredMessage extends SandboxMessage {
  readonly message: APIMessage
  readonly guildId: string
  /** All its attachments, including those that Discord shows only through components. */
  readonly files: readonly StoredFile[]
}
