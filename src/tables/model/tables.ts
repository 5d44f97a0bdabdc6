/** The interface of tables. Everything that a user or the clock does to a table goes through it. */
import type { Locale } from '../../i18n/locale.js'
import type { Level } from '../../players/levels.js'
import type { Announcement } from './announcement.js'
import type { LogEntry } from './log.js'
import type { User } from './people.js'
import type { Remains } from './ports.js'
import type { LatestKnown } from './reach.js'
import type { Result, TableRefusal } from './refusal.js'
import type {
  Forgetting,
  Hinting,
  Hosting,
  Leaving,
  Listing,
  Moved,
  Ordering,
  Origin,
  Pacing,
  Proposing,
  Rematching,
  Reviewing,
  Undoing,
  Verifying,
} from './services.js'
import type { CancelledTable, Lobby, PlayingTable, Table } from './table.js'
import type { Terms, Venue } from './terms.js'

export type { Announcement } from './announcement.js'
export type { Result, TableRefusal } from './refusal.js'
export type { Moved } from './services.js'

export interface OpenRequest extends Venue {
  readonly gameId: string
  readonly capacity: number
  readonly locale: Locale
  readonly options: Readonly<Record<string, string>>
  readonly host: User
  /** Users to call, each once, with a seat kept for each of them. */
  readonly invited?: readonly User[]
  /** The levels of computer players that sit down at once. */
  readonly computers?: readonly Level[]
  /** The host's share of the draws, text that the table cannot choose. */
  readonly entropy?: string
  /** Terms that differ from the usual ones. */
  readonly terms?: Partial<Terms>
  /**
   * The caller answers with the lobby's message and then calls {@link Tables.retell}, so that the channel is told if that answer
   * was lost.
   */
  readonly answers?: boolean
}

/** The channel cannot be written to now. Its announcements wait until {@link Tables.retell} or the next news of its table. */
export class ChannelSilent extends Error {
  override readonly name = 'ChannelSilent'
}

/** Something that is shown a little later, such as a picture that takes long. Never settles if something else shows it. */
export interface Later {
  /** Rejects like {@link Publisher.publish}. */
  readonly shown: Promise<void>
  /** Whether the channel has already been told and only the rest is missing. */
  readonly isTold: boolean
}

/** Tells a channel what happened. If it rejects, the announcement stays queued and is tried again later. */
export interface Publisher {
  /**
   * `isRepeated` means that it may have been told before, so long ago that Discord no longer recognises it. An announcement with
   * a part that is shown later stays queued until then, so that a restart loses nothing.
   */
  publish(table: Table, announcement: Announcement, isRepeated?: boolean): Promise<Later | null>
  /** Announces that a table was set aside. `notice` tells it apart from other times that it was. */
  setAside(remains: Remains, notice: number, isRepeated?: boolean): Promise<void>
}

/**
 * A message of a table in its channel. The key says what it is for: `lobby`, `turn:12`, `asked:12:3:47`, `again:12:0:49`, `over`.
 */
export interface Post {
  readonly key: string
  readonly channelId: string
  readonly messageId: string
  /** The turn from which on the message of a turn tells what happened. Other messages have none, nor have old ones. */
  readonly toldSince?: number | null
}

export interface Posts {
  list(tableId: string): Promise<readonly Post[]>
  find(tableId: string, key: string): Promise<Post | null>
  /** The messages of all tables whose keys begin with `prefix`. Scans all messages unless they have an index by it. */
  beginningWith(prefix: string): Promise<readonly (Post & { readonly tableId: string })[]>
  /** Stores all of them or none. Each replaces the message with the same key. */
  put(tableId: string, ...posts: readonly Post[]): Promise<void>
  /** Forgets a message. If its key now belongs to another message, that one stays. */
  remove(tableId: string, post: Pick<Post, 'key' | 'messageId'>): Promise<void>
}

export interface Tables
  extends Undoing,
    Ordering,
    Hinting,
    Pacing,
    Leaving,
    Proposing,
    Hosting,
    Rematching,
    Listing,
    Verifying,
    Reviewing,
    Forgetting,
    LatestKnown {
  /** The host takes the first seat. */
  open(request: OpenRequest): Promise<Result<Lobby>>
  /**
   * `origin` defaults to the lobby's own message. A change from elsewhere is announced as `lobby`. `entropy` is as in `open`. A
   * rematch begins with the last of those who were called, unless its host wants a thread for it, or its channel cannot be told
   * (`mayBegin` is false). Its host then starts it.
   */
  join(tableId: string, user: User, origin?: Origin, entropy?: string, mayBegin?: boolean): Promise<Result<Lobby | PlayingTable>>
  /** When the host leaves, the next player in order of joining becomes host. When nobody is left, the lobby is cancelled. */
  leave(tableId: string, user: User, origin?: Origin): Promise<Result<Lobby | CancelledTable>>
  /** Deals and starts the game. Only the host may, with enough players. */
  start(tableId: string, user: User, origin?: Origin): Promise<Result<PlayingTable>>
  /** Closes a lobby, as `cancel` does. Refused once its game has begun. */
  closeLobby(tableId: string, user: User, moderator: boolean): Promise<Result<CancelledTable>>
  /** Ends a lobby or a game without a result. Only the host may, or anybody if `moderator`. */
  cancel(tableId: string, user: User, moderator: boolean): Promise<Result<CancelledTable>>
  /** Why `cancel` would be refused now. Null if it would not. */
  mayNotCancel(table: Table, user: Pick<User, 'id'>, moderator: boolean): TableRefusal | null
  find(tableId: string): Promise<Table | null>
  /** Delivers announcements that waited because the channel could not be written to, or because an answer was on its way. */
  retell(tableId: string): void
  /** A channel or thread was deleted. Its table returns to the channel of its lobby, or ends without a result. */
  channelGone(channelId: string): Promise<void>
  /** The live lobby or game in a channel. */
  liveIn(channelId: string): Promise<Lobby | PlayingTable | null>
  /** The game's table that a channel plays at or played at last. Null if there was none, or it cannot be read. */
  lastPlayedIn(channelId: string, gameId: string): Promise<Table | null>
  /**
   * A press: `action` by the user's seat, seen at log position `expected`. From an earlier position it is accepted if it is still
   * legal, the turn is the same, and only other seats have acted since. So a double press acts once, and nobody acts on a draw
   * unseen. Otherwise, and for a position not reached yet, it is refused as `stale`.
   */
  act(tableId: string, user: User, expected: number, action: string): Promise<Result<Moved>>
  /** Log entries after position `after`, oldest first. */
  log(tableId: string, after: number): Promise<readonly LogEntry[]>
  /**
   * Starts to deliver announcements that were committed earlier, and to audit the live tables in the background (unsound ones are
   * logged). To be called once at start-up. Resolves once both have started.
   */
  resume(): Promise<void>
  /**
   * Drops everything in memory and delivers what is queued, because another program (an operator's tool) has changed the store.
   */
  reread(): Promise<void>
  /** The store works again after a failure: does at once what would otherwise be tried again some minutes later. */
  goOn(): Promise<void>
  /**
   * Since when announcements have been waiting although none could be delivered to any channel. Null if there is no such trouble.
   */
  untoldSince(): Date | null
  /**
   * Refuses further changes (by an exception), waits for those in progress, delivers what can be delivered, then refuses
   * everything.
   */
  close(): Promise<void>
}
