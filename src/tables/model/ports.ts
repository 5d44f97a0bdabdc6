/**
 * The ports of tables. `src/store` implements storage in SQLite and PostgreSQL. Tests bring their own clock, draws and publisher.
 */
import type { Outcome } from '../../engine/game.js'
import type { Random } from '../../engine/random.js'
import type { ByLocale, Locale } from '../../i18n/locale.js'
import type { Announcement } from './announcement.js'
import type { Attendance, Leaver, Takeback } from './attendance.js'
import type { Pledge, Share } from './fairness.js'
import type { GameReport } from './game-report.js'
import type { Invitation } from './invitation.js'
import type { LogEntry } from './log.js'
import type { User } from './people.js'
import type { Pause, Proposal } from './proposal.js'
import type { Review } from './review.js'
import type { Idle, Table } from './table.js'
import type { Terms, Venue } from './terms.js'

type Status = Table['status']

/** A live table that cannot be read is quarantined: it stays as it is, and its channel is free for another one. */
export type StoredStatus = Status | 'quarantined'

type WithoutPlace<T> = T extends unknown ? Omit<T, 'position' | 'at' | 'turn'> : never

/** A log entry without its place in the log. */
export type EntryContent = WithoutPlace<LogEntry>

/** What is stored of a table besides its game: how it is played, what is proposed, and what may be taken back. */
export interface Affairs {
  readonly attendance: readonly Attendance[]
  readonly leavers: readonly Leaver[]
  readonly proposal: Proposal | null
  /** In a game. Absent in tables from before proposals were counted. */
  readonly lastProposalId?: number
  readonly pauses: readonly Pause[]
  /** Absent in tables from before several seats could take something back at once. */
  readonly takebacks?: readonly Takeback[]
  /** What such tables have instead. */
  readonly takeback?: Takeback | null
  /** In a lobby. Absent in tables from before seats were kept. */
  readonly invited?: readonly Invitation[]
  /** In a lobby or a game. Absent in tables from before idle ones ended by themselves. */
  readonly idle?: Idle
}

/** A saved state and the rules version that saved it. */
export interface Snapshot {
  readonly state: string
  readonly rulesVersion: number
}

/** A user on a seat, and the colour they play with. */
export interface Seated extends User {
  readonly colour: number
}

/** What may change about a table, apart from its seats, its log and its state. */
export interface TableRow {
  readonly channelId: string
  readonly options: Readonly<Record<string, string>>
  readonly terms: Terms
  readonly locale: Locale
  readonly host: User
  readonly capacity: number
  readonly status: StoredStatus
  readonly position: number
  /** Counts every change, including those that add nothing to the log. */
  readonly revision: number
  /** The number of draws so far, which is the number of the next one. It never falls. */
  readonly draws: number
  /** The rules version with which the game began. Null before. */
  readonly begunUnder: number | null
  /** Null for tables stored before this field existed. */
  readonly affairs: Affairs | null
  /** When the clock has something to do at this table. Null for never. */
  readonly wakeAt: Date | null
}

/** A table as stored, with the game's id and the state as text. */
export interface StoredTable extends TableRow {
  readonly id: string
  /** Why it was set aside. Null if it was not. */
  readonly quarantine: string | null
  readonly guildId: string
  readonly gameId: string
  /** The channel of its lobby. */
  readonly openedIn: string
  readonly follows: string | null
  readonly seats: readonly Seated[]
  readonly createdAt: Date
  /** Null for a table from before tables committed to their draws. */
  readonly pledge: Pledge | null
  /** Null before the game began. */
  readonly snapshot: Snapshot | null
}

/** What is still known of a table that was set aside. */
export interface Remains extends Venue {
  readonly id: string
  readonly locale: Locale
  readonly position: number
}

/** The stored state that a change expects. If the table is not in it, somebody else has changed the table. */
interface Expected {
  readonly status: StoredStatus
  readonly position: number
  readonly revision: number
}

/** One change of one table. It is stored completely or not at all. */
export interface Change {
  readonly tableId: string
  readonly expected: Expected
  readonly at: Date
  readonly row: TableRow
  /** The new seats. Null if they stay. */
  readonly seats: readonly Seated[] | null
  /** The players' new shares of the draws. Null if they stay. */
  readonly shares: readonly Share[] | null
  readonly entries: readonly LogEntry[]
  /** Null if the state stays. */
  readonly snapshot: Snapshot | null
  /** Set by the change that ends the game, and stored with the seats. */
  readonly outcome: Outcome | null
  /** Set together with the outcome: what the game counts for in the standings of its server. */
  readonly report: GameReport | null
  readonly announcements: readonly Announcement[]
  /** Ids of users whom this change reminds. `at` is stored as the time of their last reminder. */
  readonly reminded: readonly string[]
}

export type Created =
  | { readonly kind: 'created' }
  /** Another table is live in the channel. */
  | { readonly kind: 'channel-busy'; readonly tableId: string }
  | { readonly kind: 'id-taken' }
  /** Its host is the host of as many live tables of the server as they may be. */
  | { readonly kind: 'hosts-too-many' }

/** An announcement that waits to be delivered. Ids increase in the order of the commits. */
export interface Queued {
  readonly id: number
  readonly announcement: Announcement
}

/** The same as stored. Null if it cannot be read. */
export interface StoredQueued {
  readonly id: number
  readonly announcement: Announcement | null
}

/** A table at which the clock has something to do at a given time. */
export interface Waking {
  readonly tableId: string
  readonly position: number
  readonly at: Date
}

export interface Forgotten {
  /**
   * Everything is erased but what live tables say. `still-seated`: the user has a seat at one, and keeps their settings.
   * `still-named`: the user left one or was invited to it, and it will tell of that again when it ends.
   */
  readonly kind: 'forgotten' | 'still-seated' | 'still-named'
  /** The ids of the tables at which an anonymous user replaced the user. */
  readonly tableIds: readonly string[]
}

/**
 * Stores tables. It is asynchronous, and every change states what it expects to find, so that several processes can share one
 * store.
 */
export interface Store {
  /**
   * Stores a new table, unless its host already sits at `most` live tables of the server as their host. Of those that are stored
   * at the same moment, one or two may go beyond it.
   */
  create(table: StoredTable, announcements?: readonly Announcement[], most?: number): Promise<Created>
  /** Stores a change in one transaction. `conflict` means that the table was not as expected and nothing was stored. */
  append(change: Change): Promise<'stored' | 'conflict'>
  /** Throws TableUnreadable if even the table's row is invalid. */
  load(tableId: string): Promise<StoredTable | null>
  /** Sets a live table aside, whatever else is wrong with it, and queues an announcement of that. False if it is not live. */
  quarantine(tableId: string, reason: string): Promise<boolean>
  /** Null unless the table was set aside. */
  remains(tableId: string): Promise<Remains | null>
  /** The id of the live table in a channel. */
  liveIn(channelId: string): Promise<string | null>
  /** The id of the game's table that changed last in a channel, or whose lobby was there. */
  latestIn(channelId: string, gameId: string): Promise<string | null>
  /** The id of the game's table that a channel plays at or played at last. Null if there was none. */
  lastPlayed(channelId: string, gameId: string): Promise<string | null>
  /** The ids of the live tables of a server at which a user is seated, latest change first, at most `limit`. */
  liveOf(guildId: string, userId: string, limit: number): Promise<readonly string[]>
  /** The ids of the live tables in these channels, lobbies before games, latest change first, at most `limit`. */
  liveAmong(channelIds: readonly string[], limit: number): Promise<readonly string[]>
  /** Where the live tables of these servers are, in any order. */
  liveOn(guildIds: readonly string[]): Promise<readonly Venue[]>
  /** The ids of all live tables, oldest first. */
  live(): Promise<readonly string[]>
  /** The ids of all tables that were set aside, oldest first. */
  quarantined(): Promise<readonly string[]>
  /** Ends a table that was set aside and drops its announcements. False if it was not set aside. */
  discard(tableId: string, at: Date): Promise<boolean>
  /** Handles the next table to be archived, in slices of a few milliseconds. False if none is due at `now`. */
  archiveNext(now: Date): Promise<boolean>
  /** The finished table to look back at next, and counts that it was begun. Null if none is left. */
  nextReview(): Promise<string | null>
  /** Stores what was found and queues its announcement. Null if there is nothing to find. */
  putReview(tableId: string, review: Review | null, position: number): Promise<void>
  /** Null for a table without one. */
  review(tableId: string): Promise<Review | null>
  /**
   * Erases a user from finished tables (where an anonymous one with one of `names`, by language, replaces them), the standings
   * and the settings. Live tables go on naming the user. Works table by table and yields in between. If it is interrupted,
   * another call erases the rest.
   */
  forget(userId: string, names: ByLocale<string>): Promise<Forgotten>
  /** Whether another connection has changed anything since the last call. False on the first call. */
  changedElsewhere(): boolean
  /**
   * The tables at which the clock has something to do, earliest first, at most `limit`. Those that are neither the first nor due
   * within a minute may be missing.
   */
  toWake(limit: number): Promise<readonly Waking[]>
  /** When a user was last reminded of any table. Null for never. */
  remindedAt(userId: string): Promise<Date | null>
  /** Log entries after position `after`, oldest first. */
  log(tableId: string, after: number): Promise<readonly LogEntry[]>
  /** The oldest undelivered announcements of a table, at most `limit`. */
  queued(tableId: string, limit: number): Promise<readonly StoredQueued[]>
  /** Deletes announcements of a table by their ids. */
  delivered(tableId: string, ids: readonly number[]): Promise<void>
  /** The tables with undelivered announcements. A table that was set aside is included only if that has not been told yet. */
  withQueued(): Promise<readonly string[]>
}

export interface Clock {
  now(): Date
  /** Runs `task` once after `ms` milliseconds. The returned function cancels it. */
  after(ms: number, task: () => void): () => void
}

export interface Entropy {
  /** Eight characters of `[0-9a-z]` that cannot be guessed. */
  tableId(): string
  /** The secret to which a new table commits: 32 random bytes as 64 hexadecimal digits in lower case. */
  secret(): string
  /** The randomness of a table's draw number `draw`, which counts from 0. It follows from `pledge` if the table has one. */
  draw(tableId: string, draw: number, pledge: Pledge | null): Random
}

/** A structured log: each line has fields and one sentence. */
export interface Logger {
  warn(about: Readonly<Record<string, unknown>>, message: string): void
  error(about: Readonly<Record<string, unknown>>, message: string): void
}
