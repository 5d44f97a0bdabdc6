/** Which of the bot's shards this process holds. With one process all of them, for as long as it runs. */
import { SimpleIdentifyThrottler } from '@discordjs/ws'
import type { Partition, ShardSession } from '../../cluster/ports.js'

/** What Discord says about dividing the bot's servers among connections. */
interface Recommended {
  /** The number of shards. */
  readonly shards: number
  /** The number of rate-limit keys. Shards with the same key identify one after the other. */
  readonly maxConcurrency: number
  /** Asks for the id of the bot's application. Rejects if Discord does not tell. */
  readonly application: () => Promise<string>
}

/** What a process can do with a shard. */
export interface ShardHolder {
  /**
   * Connects with a shard that this process holds from now on: resumes its session if there is one, or else identifies. `count`
   * is the number of shards over all processes.
   */
  take(shard: number, count: number): void
  /**
   * Gives up a shard. From the call on no event of it is heard. Resolves when everything heard before is done and the connection
   * is closed, with the session that another process can resume. Null if there is none. Never rejects.
   */
  release(shard: number): Promise<ShardSession | null>
}

/**
 * Decides which shards this process holds, hands them to its {@link ShardHolder}, and takes them away again. What several
 * processes must agree on goes through it, too.
 */
export interface ShardHoldings {
  /** The servers whose tables are hosted together with those of a shard. */
  partitionOf(shard: number, count: number): Partition
  /**
   * Begins to hold shards. Resolves when this process's first ones are taken, if there are any for it. Rejects with what the
   * operator is to be told if it cannot.
   */
  begin(recommended: Recommended, holder: ShardHolder): Promise<void>
  /**
   * Whether this process still holds a shard, asked before each event. After a no it counts as released, as
   * it were by another process, and has to be taken anew.
   */
  holds(shard: number): boolean
  /**
   * Whether to connect with a shard that this process holds. No if another process might hold it by now, whose connection would
   * be cut. After a no it counts as released, too.
   */
  mayConnect(shard: number): boolean
  /** The session that an earlier holder of a shard left. */
  session(shard: number): Promise<ShardSession | null>
  /** Notes a shard's session after each event, or that it is over. Must be quick, so it may be stored later. */
  note(shard: number, session: ShardSession | null): void
  /** Waits for this process's turn to identify with a rate-limit key. Rejects only if `signal` aborts. */
  turn(key: number, signal: AbortSignal): Promise<void>
  /**
   * The part of all shards that this process holds or is giving up, from 0 to 1. By it the limits are divided that Discord sets
   * for all processes together.
   */
  portion(): number
  /** Whether this process surely has not slept for so long that others may have taken it for dead. */
  isAwake(): boolean
  /** Gives up all shards that another process could take, and takes no more. */
  leave(): Promise<void>
}

/** All recommended shards, in this process alone. What it leaves at its end nobody takes over. */
export function holdAllShards(): ShardHoldings {
  let throttle = new SimpleIdentifyThrottler(1)
  return {
    // Nobody takes a single one of them, so they need not be told apart.
    partitionOf: () => ({ shard: 0, count: 1 }),
    async begin({ shards, maxConcurrency }, holder) {
      throttle = new SimpleIdentifyThrottler(maxConcurrency)
      for (let shard = 0; shard < shards; shard++) holder.take(shard, shards)
    },
    holds: () => true,
    mayConnect: () => true,
    session: async () => null,
    note() {},
    turn: (key, signal) => throttle.waitForIdentify(key, signal),
    portion: () => 1,
    isAwake: () => true,
    async leave() {},
  }
}
