/** What several processes of the bot agree on through the database that they share. */

/**
 * The servers whose tables one process hosts: those of one shard, which by Discord's rule have `(id >> 22) % count === shard`.
 * With a single shard these are all servers.
 */
export interface Partition {
  readonly shard: number
  readonly count: number
}

/** A shard's session with Discord. Any process that knows it can resume it, and misses nothing after `sequence`. */
export interface ShardSession {
  readonly id: string
  /** The address at which Discord wants it to be resumed. */
  readonly resumeUrl: string
  /** The number of its last event that was heard. */
  readonly sequence: number
  /** The number of shards when it began. With another number it cannot be resumed. */
  readonly count: number
}

/** A process of the bot that takes shards. */
export interface Peer {
  readonly id: string
  /** It gives up its shards and takes no more. */
  readonly isLeaving: boolean
  /** The rules with which it has entered. Shards that were held with later ones are not for it. */
  readonly rules: number
}

/** A shard, and which process holds it. */
export interface Holding {
  readonly shard: number
  /** The id of a process. Null if the shard is free. */
  readonly holder: string | null
  /** For how long it has been free, in milliseconds. 0 if it is held. */
  readonly freeMs: number
  /** The latest rules of the processes that have held it. A process with earlier ones cannot read its tables. */
  readonly rules: number
}

/** Who is there, and who holds what. */
export interface Situation {
  /** The id of this process. */
  readonly self: string
  /** All processes that take shards, this one among them once it has entered, in an order on which all agree. */
  readonly peers: readonly Peer[]
  /** All shards, in their order. */
  readonly shards: readonly Holding[]
}

export interface Entry {
  /** The id of the bot's application on Discord. */
  readonly application: string
  /** The number of shards that Discord recommends. */
  readonly recommended: number
  /** A number that grows with every new version of the rules of any game. */
  readonly rules: number
}

/**
 * What the database knows of processes and shards. While the database is out of reach, everything rejects with `NotStored`. Of a
 * process that has been taken for dead nothing is stored any more.
 */
export interface ShardRegistry {
  /**
   * From now on this process counts as one that takes shards. Resolves to the number of shards over all processes: the
   * recommended one if this process is alone, otherwise the one that the others use. Throws `StoreUnavailable` if they belong to
   * another application.
   */
  enter(entry: Entry): Promise<number>
  /** Frees the shards of processes that are no more and can write nothing any more, then tells how things stand. */
  look(): Promise<Situation>
  /**
   * Takes a shard that is free, with the session that an earlier holder left. So it does with one that is this process's
   * already, because an earlier call may have been stored although it rejected. Null if another process holds it, or has held it
   * with later rules since the latest look.
   */
  take(shard: number): Promise<{ readonly session: ShardSession | null } | null>
  /** Frees a shard of this process, and leaves its session to the next holder. */
  release(shard: number, session: ShardSession | null): Promise<void>
  /** Notes the sessions of shards of this process, by shard, for the case that it ends without releasing them. */
  note(sessions: ReadonlyMap<number, ShardSession | null>): Promise<void>
  /** From now on this process counts as leaving. */
  leave(): Promise<void>
  /** How many milliseconds to wait before asking again for the turn to identify with a rate-limit key. 0: the turn is ours. */
  turn(key: number): Promise<number>
  /**
   * False if this process did nothing for so long that it may have been taken for dead without knowing. True again once it knows
   * better.
   */
  isAwake(): boolean
  /** Calls `call` soon after another process has entered, left, taken or released something. */
  onChange(call: () => void): void
}

/** What only one process may do at a time, or only one that is alone. */
export interface Coordination {
  /** Runs a task. Waits while another process runs a task of that name. */
  oneAtATime<T>(name: string, task: () => Promise<T>): Promise<T>
  /** Whether no other process of the bot is running. */
  isAlone(): Promise<boolean>
}
