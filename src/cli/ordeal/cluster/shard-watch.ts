/** Watches at Discord's gateway which process has which shard, and for how long nobody has one. */

/** A connection of a process with Discord. */
interface Connection {
  readonly shard: number
  /** The name of the process. */
  readonly caller: string
}

/**
 * `waking`: it was frozen a moment ago, and may not have noticed yet what has happened. `secluded`: it alone does not reach the
 * database, so that others may take its shards without its knowing.
 */
export type Condition = 'running' | 'waking' | 'frozen' | 'secluded' | 'gone'

export interface ShardWatchOptions {
  readonly shards: number
  /** Milliseconds of a clock that never jumps. */
  readonly now: () => number
  readonly conditionOf: (caller: string) => Condition
  readonly fail: (failure: string) => void
}

/** A time in which a shard had no owner. */
interface Gap {
  readonly shard: number
  /** What had happened last when it began. */
  readonly after: string
  /** Without the times that do not count. */
  readonly ms: number
}

export interface ShardWatch {
  /** Takes note of all connections that have identified or resumed. To be called after each change, and now and then. */
  look(connections: readonly Connection[]): void
  /** Something was done to a process, to the database or to the connections. */
  struck(what: string): void
  /** While a shard could not have an owner at all, the time does not count. */
  excuse(isExcused: boolean): void
  /** A process is asked to stop. From now on counts how long its shards wait for their next owner. */
  leaves(caller: string): void
  /** The process that took a shard last. Null before the first one. */
  takerOf(shard: number): string | null
  /** The process that took a shard last, if it is connected and well. */
  ownerOf(shard: number): string | null
  /** Whether a process is at work, and knows how things stand. */
  isWell(caller: string): boolean
  shardsOf(caller: string): readonly number[]
  /** Whether every shard has an owner that is not asked to stop. */
  isWhole(): boolean
  readonly gaps: readonly Gap[]
  /** How long each shard of a process that was asked to stop waited for its next owner. */
  readonly waits: readonly number[]
  /** How often a shard went from one process to another. */
  readonly handovers: () => number
}

/** Without an owner for longer than this since something was done last, a shard was forgotten. */
const LONGEST_MS = 15_000
/** Discord hears of the end of a connection a little later than the process that ends it. */
const OVERLAP_MS = 500

interface Open {
  readonly after: string
  ms: number
  /** Since something was done last. */
  calm: number
  isTold: boolean
}

interface Wait {
  readonly caller: string
  ms: number
}

interface Shard {
  taker: string | null
  connected: ReadonlySet<string>
  gap: Open | null
  wait: Wait | null
  /** Since when two processes are connected that are both well. */
  bothSince: number | null
}

export function createShardWatch({ shards: count, now, conditionOf, fail }: ShardWatchOptions): ShardWatch {
  const shards = Array.from(
    { length: count },
    (): Shard => ({ taker: null, connected: new Set(), gap: null, wait: null, bothSince: null }),
  )
  const gaps: Gap[] = []
  const waits: number[] = []
  let handovers = 0
  let isExcused = true
  let latest = 'the start'
  let seenAt = now()

  /** Adds the time since the last call to whatever is open. */
  function pass(): void {
    const passed = now() - seenAt
    seenAt += passed
    if (isExcused) return
    for (const [number, { gap, wait }] of shards.entries()) {
      if (wait !== null) wait.ms += passed
      if (gap === null) continue
      gap.ms += passed
      gap.calm += passed
      if (gap.calm <= LONGEST_MS || gap.isTold) continue
      gap.isTold = true
      fail(`shard ${number} had no owner for more than ${LONGEST_MS / 1000} s after ${latest}`)
    }
  }

  const isWell = (caller: string) => conditionOf(caller) === 'running'
  const isAlive = (caller: string) => isWell(caller) || conditionOf(caller) === 'waking'

  function note(number: number, shard: Shard, connected: ReadonlySet<string>): void {
    for (const caller of connected) if (!shard.connected.has(caller)) take(shard, caller)
    shard.connected = connected
    const isOwned = [...connected].some(isAlive)
    if (!isOwned) shard.gap ??= { after: latest, ms: 0, calm: 0, isTold: false }
    else if (shard.gap !== null) {
      const { after, ms } = shard.gap
      // Without anybody who could have taken it there was no gap.
      if (ms >= 1) gaps.push({ shard: number, after, ms })
      shard.gap = null
    }
    compare(number, shard, [...connected].filter(isWell))
  }

  function take(shard: Shard, caller: string): void {
    if (shard.taker !== null && shard.taker !== caller) handovers++
    shard.taker = caller
    if (shard.wait === null || shard.wait.caller === caller) return
    waits.push(shard.wait.ms)
    shard.wait = null
  }

  function compare(number: number, shard: Shard, well: readonly string[]): void {
    if (well.length < 2) {
      shard.bothSince = null
      return
    }
    const since = shard.bothSince ?? now()
    shard.bothSince = since
    if (now() - since < OVERLAP_MS || since === Number.POSITIVE_INFINITY) return
    fail(`shard ${number} had two owners at once after ${latest}: ${well.join(' and ')}`)
    // It is told once.
    shard.bothSince = Number.POSITIVE_INFINITY
  }

  return {
    look(connections) {
      pass()
      for (const [number, shard] of shards.entries())
        note(number, shard, new Set(connections.filter((each) => each.shard === number).map(({ caller }) => caller)))
    },
    struck(what) {
      pass()
      latest = what
      for (const { gap } of shards) if (gap !== null) gap.calm = 0
    },
    excuse(next) {
      pass()
      isExcused = next
    },
    leaves(caller) {
      pass()
      for (const shard of shards) if (shard.taker === caller && shard.connected.has(caller)) shard.wait = { caller, ms: 0 }
    },
    takerOf: (number) => shards[number]?.taker ?? null,
    ownerOf(number) {
      const { taker, connected } = shards[number] ?? { taker: null, connected: new Set() }
      return taker !== null && connected.has(taker) && isWell(taker) ? taker : null
    },
    isWell,
    shardsOf: (caller) => [...shards.keys()].filter((number) => shards[number]?.taker === caller),
    isWhole: () => shards.every(({ gap, wait }) => gap === null && wait === null),
    gaps,
    waits,
    handovers: () => handovers,
  }
}
