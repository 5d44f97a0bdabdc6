/** The shards that this process holds, and with which of them it may be connected. */
import type { ShardRegistry } from './ports.js'

export interface HeldShards {
  readonly size: number
  has(shard: number): boolean
  all(): readonly number[]
  add(shard: number): void
  remove(shard: number): void
  /** As `ShardHoldings.holds`. */
  holds(shard: number): boolean
  /** As `ShardHoldings.mayConnect`. */
  mayConnect(shard: number): boolean
  /** The registry could not be read, so others may have taken shards without this process knowing. */
  doubt(): void
  /** The registry could be read. `hasOthers` says whether there are other processes. */
  trust(hasOthers: boolean): void
  /** Shards that were denied and no longer have to be. They are to be connected again. */
  readmit(): readonly number[]
}

export function createHeldShards({ isAwake }: Pick<ShardRegistry, 'isAwake'>): HeldShards {
  const ours = new Set<number>()
  /** Shards of this process that it has said not to hold. It is not connected with them. */
  const denied = new Set<number>()
  /** Whether the registry could be read the last time. `hasOthers` is from the last time that it could. */
  let isSure = true
  let hasOthers = false

  function deny(shard: number): false {
    denied.add(shard)
    return false
  }

  function holds(shard: number): boolean {
    if (!ours.has(shard) || denied.has(shard)) return false
    return isAwake() || deny(shard)
  }

  return {
    get size() {
      return ours.size
    },
    has: (shard) => ours.has(shard),
    all: () => [...ours],
    add: (shard) => void ours.add(shard),
    remove(shard) {
      ours.delete(shard)
      denied.delete(shard)
    },
    holds,
    mayConnect: (shard) => holds(shard) && (isSure || !hasOthers || deny(shard)),
    doubt() {
      isSure = false
    },
    trust(areThere) {
      isSure = true
      hasOthers = areThere
    },
    readmit() {
      if (!isAwake()) return []
      const all = [...denied]
      denied.clear()
      return all
    },
  }
}
