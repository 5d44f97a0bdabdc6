/** What tables need from the world. `src/store` keeps them in SQLite; tests bring their own clock, draws and publisher. */
import type { Outcome, Seat } from '../../engine/game.js'
import type { Random } from '../../engine/random.js'
import type { ByLocale, Locale } from '../../i18n/locale.js'
import type { Announcement } from './announcement.js'
import type { Attendance, Leaver, Takeback } from './attendance.js'
import type { Pledge, Share } from './fairness.js'
import type { GameReport } from './game-report.js'
import type { LogEntry } from './log.js'
import type { User } from './people.js'
import type { Pause, Proposal } from './proposal.js'
import type { Table } from './table.js'
import type { Terms, Venue } from './terms.js'

type Status = Table['status']

/** A live table that cannot be read is set aside: it stays as it is, and its channel is free. */
export type StoredStatus = Status | 'quarantined'

type WithoutPlace<T> = T extends unknown ? Omit<T, 'position' | 'at' | 'turn'> : never

/** What a log entry says beside its place in the log. */
export type EntryContent = WithoutPlace<LogEntry>

/** What goes on at a table beside its game, as it is stored: how it is played, what is proposed, what may be taken back. */
export interface Affairs {
  readonly attendance: readonly Attendance[]
  readonly leavers: readonly Leaver[]
  readonly proposal: Proposal | null
  readonly pauses: readonly Pause[]
  readonly takeback: Takeback | null
  /** Whether the players of the channel's last table were called. */
  readonly invitedAgain: boolean
}

/** A saved state and the rules version that saved it. */
export interface Snapshot {
  readonly state: string
  readonly rulesVersion: number
}

/** A user on a seat, and the colour played with. */
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
  /** Counts every change, those too that add nothing to the log. */
  readonly revision: number
  /** Draws made so far: the number of the next one. It never falls. */
  readonly draws: number
  /** The rules version with which the game began; null before. */
  readonly begunUnder: number | null
  /** Null at tables from before there was anything of it. */
  readonly affairs: Affairs | null
  /** When the clock has something to do at this table; null: never. */
  readonly wakeAt: Date | null
}

/** A table as stored: the game by its id, its state as text. */
export interface StoredTable extends TableRow {
  readonly id: string
  /** Why it was set aside; null unless it is. */
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

/** What can still be said of a table that was set aside. */
export interface Remains extends Venue {
  readonly id: string
  readonly locale: Locale
  readonly position: number
}

/** What a change expects to find; a table that is elsewhere was changed by somebody else meanwhile. */
interface Expected {
  readonly status: StoredStatus
  readonly position: number
  readonly revision: number
}

/** One change of one table: everything in it is stored, or nothing. */
export interface Change {
  readonly tableId: string
  readonly expected: Expected
  readonly at: Date
  readonly row: TableRow
  /** The seats from now on, or null if they stay. */
  readonly seats: readonly Seated[] | null
  /** What the players add to the draws from now on, or null if it stays. */
  readonly shares: readonly Share[] | null
  readonly entries: readonly LogEntry[]
  /** Null if the state stays. */
  readonly snapshot: Snapshot | null
  /** Set by the change that ends the game: recorded with the seats. */
  readonly outcome: Outcome | null
  /** Set together with the outcome: what the game counts for in the standings of its server. */
  readonly report: GameReport | null
  readonly announcements: readonly Announcement[]
  /** Ids of users to whom these are reminders: at `at` they were last disturbed. */
  readonly reminded: readonly string[]
}

type Created =
  | { readonly kind: 'created' }
  /** Another table is live in the channel. */
  | { readonly kind: 'channel-busy'; readonly tableId: string }
  | { readonly kind: 'id-taken' }

/** An announcement that waits to be delivered; ids rise in the order of the commits. */
export interface Queued {
  readonly id: number
  readonly announcement: Announcement
}

/** The same as it is stored: null if it cannot be read. */
export interface StoredQueued {
  readonly id: number
  readonly announcement: Announcement | null
}

/** What kind of entry a log has at a position, and whose, without what it says. */
export interface Trace {
  readonly kind: LogEntry['kind']
  readonly position: number
  readonly turn: number
  /** Null for a draw, and for an entry that is about all seats. */
  readonly seat: Seat | null
}

/** A table with something for the clock to do at a moment. */
export interface Waking {
  readonly tableId: string
  readonly position: number
  readonly at: Date
}

export interface Forgotten {
  /** `still-seated` also of who has sat down meanwhile. */
  readonly kind: 'forgotten' | 'still-seated'
  /** The ids of the tables at which a stand-in took their place. */
  readonly tableIds: readonly string[]
}

/** Where tables live. Asynchronous, and with an expectation in every change, so that several processes could share one. */
export interface Store {
  create(table: StoredTable, announcements?: readonly Announcement[]): Promise<Created>
  /** One transaction; `conflict` if the table is not where the change expects it, and then nothing is changed. */
  append(change: Change): Promise<'stored' | 'conflict'>
  /** Throws TableUnreadable where even the table's row makes no sense. */
  load(tableId: string): Promise<StoredTable | null>
  /** Sets a live table aside, whatever else is wrong with it, and queues that its channel is told. False if it is not live. */
  quarantine(tableId: string, reason: string): Promise<boolean>
  /** Null unless the table is set aside. */
  remains(tableId: string): Promise<Remains | null>
  /** The id of the table that is live in a channel. */
  liveIn(channelId: string): Promise<string | null>
  /** The id of the table of a game that last changed in a channel, or whose lobby was there. */
  latestIn(channelId: string, gameId: string): Promise<string | null>
  /** The id of the table of a game at which a channel has played last, or plays now; null if there was none. */
  lastPlayed(channelId: string, gameId: string): Promise<string | null>
  /** The players of the table of a game that was last played in a channel and has ended; empty if there was none. */
  lastPlayers(channelId: string, gameId: string): Promise<readonly User[]>
  /** The ids of the live tables of a server at which a user is seated, the latest changed first, at most `limit`. */
  liveOf(guildId: string, userId: string, limit: number): Promise<readonly string[]>
  /** The ids of all live tables, oldest first. */
  live(): Promise<readonly string[]>
  /** The ids of all tables that were set aside, oldest first. */
  quarantined(): Promise<readonly string[]>
  /** Ends a table that was set aside, with nothing more to tell its channel; false if it is not set aside. */
  discard(tableId: string, at: Date): Promise<boolean>
  /** Looks at the table whose turn it is to be archived, in slices of a few milliseconds; false if there is none by `now`. */
  archiveNext(now: Date): Promise<boolean>
  /** Whether a user has a seat at a live table. */
  isSeated(userId: string): Promise<boolean>
  /**
   * Erases a user from ended tables, where a nameless stand-in takes their place (`names`: what it is called, by language), from
   * the standings and from what they have settled; nothing of it while they have a seat at a live table. Table by table, with a
   * turn of the event loop in between: who asks again after it was cut short has the rest erased.
   */
  forget(userId: string, names: ByLocale<string>): Promise<Forgotten>
  /** Whether another connection has changed anything since this was last asked; no the first time. */
  changedElsewhere(): boolean
  /** The tables with something for the clock to do, the earliest first, at most `limit`. */
  toWake(limit: number): Promise<readonly Waking[]>
  /** When a user was last reminded of any table; null: never. */
  remindedAt(userId: string): Promise<Date | null>
  /** Log entries after position `after`, oldest first. */
  log(tableId: string, after: number): Promise<readonly LogEntry[]>
  /** The same, without what they say. */
  trace(tableId: string, after: number): Promise<readonly Trace[]>
  /** The oldest announcements of a table that were not delivered, at most `limit`. */
  queued(tableId: string, limit: number): Promise<readonly StoredQueued[]>
  /** Forgets announcements of a table by their ids. */
  delivered(tableId: string, ids: readonly number[]): Promise<void>
  /** The tables that have announcements to deliver; of those that were set aside only where this has not been told. */
  withQueued(): Promise<readonly string[]>
}

export interface Clock {
  now(): Date
  /** Runs `task` once after `ms` milliseconds; the result calls it off. */
  after(ms: number, task: () => void): () => void
}

export interface Entropy {
  /** Eight characters of `[0-9a-z]`, not to be guessed. */
  tableId(): string
  /** The secret to which a new table commits: 32 random bytes as 64 hexadecimal digits in small letters. */
  secret(): string
  /** The randomness of a table's draw number `draw`, which counts from 0; it follows from `pledge` where the table has one. */
  draw(tableId: string, draw: number, pledge: Pledge | null): Random
}

/** A structured log: what it is about, then one sentence. */
export interface Logger {
  warn(about: Readonly<Record<string, unknown>>, message: string): void
  error(about: Readonly<Record<string, unknown>>, message: string): void
}
