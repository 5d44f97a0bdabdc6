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
  /** Users who left this guild; everybody else is a member. */
  readonly absent: readonly string[]
  /** What else a real server has, which means nothing here; none unless told. */
  readonly furnishing?: Furnishing
}

/** How many roles and emojis of its own a guild has. */
export interface Furnishing {
  readonly roles: number
  readonly emojis: number
}

/** What the bot is denied in a channel by an overwrite of its own. */
export interface Denials {
  readonly view: boolean
  readonly post: boolean
  readonly attach: boolean
}

/** A text channel, or a thread below one. */
export interface Channel {
  readonly id: string
  readonly guildId: string
  readonly name: string
  readonly position: number
  /** For a thread its parent's count instead of these. */
  readonly denied: Denials
  readonly thread: Thread | null
}

export interface Thread {
  readonly parentId: string
  readonly ownerId: string
  readonly archived: boolean
  readonly locked: boolean
  /** Minutes of silence after which Discord archives it. */
  readonly autoArchive: 60 | 1440 | 4320 | 10080
  readonly archiveChangedAt: string
}

/** An attachment; its bytes are in the file store under its id. */
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
  /** All its attachments, also those that Discord shows only through components. */
  readonly files: readonly StoredFile[]
}
