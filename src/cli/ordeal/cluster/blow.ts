/** Something that happens to several processes of the bot, to their database, or to their connections with Discord. */
import type { Random } from '../../../engine/random.js'
import type { Sandbox } from '../../../sandbox/server/sandbox.js'
import type { OwnServer } from '../../postgres/own-server.js'
import type { Fleet } from './fleet.js'
import type { ShardWatch } from './shard-watch.js'

/** Where a blow strikes. */
export interface Scene {
  readonly sandbox: Sandbox
  readonly fleet: Fleet
  readonly shardWatch: ShardWatch
  /** The server of the database. Null if it is not this ordeal's own. */
  readonly server: OwnServer | null
  readonly random: Random
  /** Says what happens, just before it does. */
  strikes(what: string): void
  /** Says whether the database can be reached by any process. */
  reaches(isReached: boolean): void
  fail(failure: string): void
}

/** How the figures count it. */
export type Kind = 'kills' | 'freezes' | 'stops' | 'starts' | 'database restarts' | 'database cuts' | 'Discord drops'

export interface Blow {
  readonly kind: Kind
  readonly name: string
  /** Its frequency now, relative to the others: 0 while it is impossible. */
  weightIn(scene: Scene): number
  /** Resolves when it has passed. */
  strike(scene: Scene): Promise<void>
}

/** For how long a process holds its shards after its last word to the database. */
export const LEASE_MS = 8_000
/** Time for a process to find out that it was taken for dead, and to end. */
export const RESIGNING_MS = 15_000

export const isSpare = ({ fleet }: Scene): boolean => fleet.up().length > 1
