/** What the program asks of its database, whichever it is. */
import type { Coordination, Partition, ShardRegistry } from '../cluster/ports.js'
import type { Standings } from '../standings/ports.js'
import type { GameById } from '../tables/model/loaded-table.js'
import type { Store, StoredStatus } from '../tables/model/ports.js'
import type { Settings } from '../tables/model/settings.js'
import type { Posts } from '../tables/model/tables.js'
import type { StoreUnavailable } from './unavailable.js'

/** How a store finds tables. */
export type Finding = Pick<
  Store,
  | 'liveIn'
  | 'latestIn'
  | 'lastPlayed'
  | 'liveOf'
  | 'liveAmong'
  | 'liveOn'
  | 'live'
  | 'quarantined'
  | 'remains'
  | 'toWake'
  | 'remindedAt'
>

/** How a store reads queued messages. */
export type Queue = Pick<Store, 'queued' | 'withQueued'>

/** The parts of an open database, each for a different caller. */
export interface OpenStore {
  readonly store: Store
  readonly posts: Posts
  readonly standings: Standings
  readonly settings: Settings
  readonly recount: Recount
  /** Counts for the operator's metrics. Rejects if the database does not answer. */
  census(): Promise<Census>
  readonly guard: Guard
  /** Null if there is no server. */
  readonly traffic: (() => Traffic) | null
  /** What the processes that share the database agree on. Null if it is for one process alone. */
  readonly cluster: Cluster | null
  /**
   * To be called when no work is in progress. False if the database is lost: `guard` then reports when its content has been
   * saved.
   */
  close(): Promise<boolean>
}

export interface Cluster extends Coordination {
  readonly registry: ShardRegistry
  /** Whether another process takes shards. Waits until it is known which processes are dead. */
  othersPlay(): Promise<boolean>
  /**
   * The tables and messages of a partition's servers. Methods that ask for all tables, or for the next one, ask for those of the
   * partition, and `changedElsewhere` tells of changes that concern them.
   */
  within(partition: Partition): Pick<OpenStore, 'store' | 'posts'>
}

export interface OpenOptions {
  /** Whether to use the database alone: others are refused, and keep this process out. A file is always used so. */
  readonly alone?: boolean
  /** Gets every statement that is run, for counting. Statements contain what players do and must not be logged. */
  readonly trace?: (statement: string) => void
  /** Called once when nothing can be stored any more, with the reason in one sentence, and with null when storing works again. */
  readonly troubled?: (trouble: string | null) => void
  /** Gets what the operator should know about a database that can be used, in one sentence. */
  readonly warn?: (sentence: string) => void
}

/** Checks that writes are kept. */
export interface Guard {
  /** Checks that the database is still there and takes what this process writes. After a failed write it also tries it again. */
  look(): void
  /** Why nothing can be stored, in one sentence that says what to do. Null if storing works. */
  trouble(): string | null
  /** Resolves once this process has lost the database, with one sentence that says what to do. The program must then stop. */
  readonly lost: Promise<StoreUnavailable>
}

/** What was asked of the database's server so far. */
export interface Traffic {
  /** Statements, also those that begin and end transactions. Each is waited for, so that these are round trips, too. */
  readonly statements: number
  /** Those of them that failed or were not answered. */
  readonly errors: number
}

export interface Census {
  /** Those that were cancelled are not counted: they are ever more, and nothing numbers them. */
  readonly tables: Readonly<Record<Exclude<StoredStatus, 'cancelled'>, number>>
  /** Messages that have not reached their channels yet. */
  readonly queued: number
}

/** How many games were counted. `unread` are those whose table cannot be read, which were counted from what was recorded. */
export interface Recounted {
  readonly games: number
  readonly unread: readonly string[]
}

/** Progress of a recount. First every game is read, then every game is counted. */
export interface CountProgress {
  readonly step: 'looked at' | 'counted'
  readonly games: number
  readonly of: number
}

export interface CountOptions {
  /** Called from time to time. */
  readonly tell?: (progress: CountProgress) => void
  /** How often, in milliseconds. The default is five seconds. */
  readonly tellEveryMs?: number
  /** Breaks the recount off, so that it changes nothing and rejects with the reason. */
  readonly stop?: AbortSignal
}

export interface Recount {
  /**
   * Whether a finished game is missing from the standings (games used not to be recorded), or games were counted under earlier
   * rules.
   */
  isDue(): Promise<boolean>
  /** Clears the standings and records every finished game in one transaction, so that nobody else can write meanwhile. */
  run(gameById: GameById, options?: CountOptions): Promise<Recounted>
  /** The SHA-256 of each part of the standings. Equal digests mean equal contents, in whichever database. */
  digests(): Promise<Readonly<Record<Part, string>>>
}

/** The parts of the standings that are recounted, in the order in which they can be cleared. */
export const PARTS = ['credits', 'records', 'results', 'ladders', 'players'] as const
export type Part = (typeof PARTS)[number]

/** A table in a list. */
export interface TableLine {
  readonly id: string
  readonly gameId: string
  readonly guildId: string
  readonly channelId: string
  readonly status: StoredStatus
  readonly position: number
  readonly players: number
  readonly createdAt: Date
  readonly changedAt: Date
  /** Why the table was set aside. Null if it was not. */
  readonly quarantine: string | null
}

/** What is known about one table without reading its state. */
export interface TableDetails extends TableLine {
  readonly locale: string
  readonly capacity: number
  readonly pace: string
  readonly begunUnder: number | null
  /** The rules version of its snapshot. Null without one. */
  readonly savedUnder: number | null
  readonly logEntries: number
  /** Messages that have not reached its channel yet. */
  readonly queued: number
  readonly wakeAt: Date | null
  readonly seats: readonly { readonly seat: number; readonly id: string; readonly name: string; readonly place: number | null }[]
}

/** A second connection to a database that the bot may be using. It shows an operator the tables and what may be done to them. */
export interface OperatorConnection {
  /** The tables with these statuses, latest change first. */
  list(statuses: readonly StoredStatus[]): Promise<readonly TableLine[]>
  show(tableId: string): Promise<TableDetails | null>
  /** The same kind of store that the bot has. A change that collides with one of the bot's is a conflict, and nothing is lost. */
  readonly store: Store
  close(): Promise<void>
}
