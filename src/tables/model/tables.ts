/** The one door to tables: everything a user or the clock can do to a table goes through here. */
import type { Locale } from '../../i18n/locale.js'
import type { Announcement } from './announcement.js'
import type { LogEntry } from './log.js'
import type { User } from './people.js'
import type { Remains } from './ports.js'
import type { Result } from './refusal.js'
import type {
  Forgetting,
  Hosting,
  Leaving,
  Listing,
  Moved,
  Ordering,
  Origin,
  Pacing,
  Proposing,
  Rematching,
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
  /** What the host adds to the draws: text that the table cannot choose. */
  readonly entropy?: string
  /** Terms other than the usual ones. */
  readonly terms?: Partial<Terms>
  /** The caller answers with the lobby's message, and then calls {@link Tables.retell}: the channel is told if that answer was lost. */
  readonly answers?: boolean
}

/** The channel cannot be written to now: what it has to be told waits until {@link Tables.retell} or the next news of its table. */
export class ChannelSilent extends Error {
  override readonly name = 'ChannelSilent'
}

/** Something that is shown a little later, such as a picture that takes long. Never settles if something else tells it. */
export interface Later {
  /** Rejects like {@link Publisher.publish}. */
  readonly shown: Promise<void>
  /** Whether the channel has been told already, and has only to be given the rest. */
  readonly isTold: boolean
}

/** Tells a channel what happened. Rejecting leaves the announcement queued: it is tried again later. */
export interface Publisher {
  /**
   * With `isRepeated` it may have been told before, so long ago that Discord no longer knows. An announcement of which something
   * is shown later stays queued until then, so that a restart in between loses nothing of it.
   */
  publish(table: Table, announcement: Announcement, isRepeated?: boolean): Promise<Later | null>
  /** Tells that a table was set aside. */
  setAside(remains: Remains, isRepeated?: boolean): Promise<void>
}

/** A message that a table has in its channel, by what it is for: `lobby`, `turn:12`, `asked:12:3:47`, `over`. */
export interface Post {
  readonly key: string
  readonly channelId: string
  readonly messageId: string
}

export interface Posts {
  list(tableId: string): Promise<readonly Post[]>
  find(tableId: string, key: string): Promise<Post | null>
  /** Those of all tables whose keys begin like this. Looks through the keys of all messages: for the start alone. */
  beginningWith(prefix: string): Promise<readonly (Post & { readonly tableId: string })[]>
  /** All of them or none; each takes the place of the one that had its key. */
  put(tableId: string, ...posts: readonly Post[]): Promise<void>
  /** Forgets a message; another one that has its key by now stays. */
  remove(tableId: string, post: Pick<Post, 'key' | 'messageId'>): Promise<void>
}

export interface Tables
  extends Undoing,
    Ordering,
    Pacing,
    Leaving,
    Proposing,
    Hosting,
    Rematching,
    Listing,
    Verifying,
    Forgetting {
  /** The host takes the first seat. */
  open(request: OpenRequest): Promise<Result<Lobby>>
  /** `origin` is the lobby's own message unless told; from elsewhere the change is announced as `lobby`. `entropy` is as with `open`. */
  join(tableId: string, user: User, origin?: Origin, entropy?: string): Promise<Result<Lobby>>
  /** The next in order of joining becomes host when the host leaves; when nobody is left the lobby closes: it is then cancelled. */
  leave(tableId: string, user: User, origin?: Origin): Promise<Result<Lobby | CancelledTable>>
  /** Deals and begins; only the host, with enough players. */
  start(tableId: string, user: User): Promise<Result<PlayingTable>>
  /** Ends a lobby or a game without a result; the host, or anybody if `moderator`. */
  cancel(tableId: string, user: User, moderator: boolean): Promise<Result<CancelledTable>>
  find(tableId: string): Promise<Table | null>
  /** Tells what has waited until a table's channel could be written to again, or an answer had arrived or was lost. */
  retell(tableId: string): void
  /** A channel or thread was deleted: its table goes back to the channel of its lobby, or ends without a result. */
  channelGone(channelId: string): Promise<void>
  /** The lobby or game now live in a channel. */
  liveIn(channelId: string): Promise<Lobby | PlayingTable | null>
  /** The table of a game at which a channel plays or has played last; null if there was none, or it cannot be read. */
  lastPlayedIn(channelId: string, gameId: string): Promise<Table | null>
  /**
   * A press: `action` by the user's seat, seen at log position `expected`. At a later position it is accepted if it is
   * still legal for that seat, the turn is the same, and since then only other seats acted: neither this seat (so a
   * double press acts once) nor chance (so nobody acts on a draw unseen). Otherwise, and for a position still to come, `stale`.
   */
  act(tableId: string, user: User, expected: number, action: string): Promise<Result<Moved>>
  /** Log entries after position `after`, oldest first. */
  log(tableId: string, after: number): Promise<readonly LogEntry[]>
  /**
   * Begins to deliver what was committed but not yet announced, and audits the live tables in the background, reporting
   * unsound ones to the log. Call once at start-up; resolves as soon as both are under way.
   */
  resume(): Promise<void>
  /** Reads everything anew and tells what has to be told: another program, an operator's tool, has changed the store. */
  reread(): Promise<void>
  /** Since when no channel could be told anything although there was something to tell; null: there is no such trouble. */
  untoldSince(): Date | null
  /** Refuses further changes (by an exception), waits until nothing is in flight and what can be told is told, then refuses all. */
  close(): Promise<void>
}
