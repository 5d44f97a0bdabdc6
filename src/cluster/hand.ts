/** The shards in this process's hand, and how it changes with how things stand. */

import type { Log } from '../discord/wire/log.js'
import type { Attempt } from './attempts.js'
import type { Parting } from './parting.js'
import { planOf } from './plan.js'
import type { Ledger, Situation } from './ports.js'
import type { Sessions } from './sessions.js'
import type { Timer } from './waiting.js'

export interface HandDeps {
  readonly ledger: Pick<Ledger, 'take' | 'isAwake'>
  readonly timer: Timer
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>
  readonly attempt: Attempt
  readonly sessions: Sessions
  readonly parting: Parting
  /** Connects with a shard. Without effect if it is connected. */
  readonly connect: (shard: number) => void
}

export interface Hand {
  readonly size: number
  /** How many shards have been taken so far. */
  readonly taken: number
  /** How many free shards no process can read, because each has earlier rules. */
  readonly unreadable: number
  has(shard: number): boolean
  /** As `ShardHoldings.holds`. */
  holds(shard: number): boolean
  /** As `ShardHoldings.mayConnect`. */
  mayConnect(shard: number): boolean
  /** How things stand could not be read, so others may have taken something without this process's knowing. */
  doubt(): void
  /**
   * Does what follows from how things stand. `parting` are the shards that were being given up when that was asked. Resolves when
   * all are taken that are to be taken. Never rejects.
   */
  follow(situation: Situation, parting: ReadonlySet<number>): Promise<void>
  /** Gives up everything, also what is being taken. Resolves when that is free, or could not be stored yet. Never rejects. */
  giveAll(): Promise<void>
}

/**
 * Whoever takes shards that another process left to lie gives up none for this time. Otherwise that one would get them again, and
 * leave them to lie again.
 */
const REST_MS = 60_000

export function createHand({ ledger, timer, log, attempt, sessions, parting, connect }: HandDeps): Hand {
  const ours = new Set<number>()
  /** Those of ours for which the answer was that we do not hold them. Nobody is connected with them. */
  const denied = new Set<number>()
  let taken = 0
  let isOver = false
  let isResting = false
  let endRest = () => {}
  let unreadable = 0
  /** Whether how things stand could be read the last time, and whether there were other processes when it could. */
  let isSure = true
  let hasOthers = false

  function remove(shard: number): void {
    ours.delete(shard)
    denied.delete(shard)
  }

  function dropLost({ self, shards }: Situation): void {
    const lost = shards.filter(({ shard, holder }) => ours.has(shard) && holder !== self).map(({ shard }) => shard)
    if (lost.length === 0) return
    log.warn({ shards: lost }, 'these shards are no longer held by this process, because it was out of reach for too long')
    for (const shard of lost) {
      remove(shard)
      void parting.drop(shard)
    }
  }

  function connectAnew(): void {
    if (!ledger.isAwake()) return
    for (const shard of denied) {
      denied.delete(shard)
      connect(shard)
    }
  }

  function tellUnreadable(shards: readonly number[]): void {
    if (shards.length > 0 && unreadable === 0)
      log.error(
        { shards },
        'a newer version of the bot has held shards that this one cannot read: start a process of that version',
      )
    unreadable = shards.length
  }

  /** Shards of an earlier attempt to take them that was stored although it failed. */
  function unknownIn({ self, shards }: Situation, away: ReadonlySet<number>): readonly number[] {
    return shards.filter(({ shard, holder }) => holder === self && !ours.has(shard) && !away.has(shard)).map(({ shard }) => shard)
  }

  function give(shards: readonly number[]): void {
    if (shards.length === 0 || isResting) return
    log.info({ shards }, 'gives up shards to processes that have fewer')
    for (const shard of shards) {
      remove(shard)
      void parting.give(shard)
    }
  }

  /** Returns whether it was taken. */
  async function take(shard: number): Promise<boolean> {
    const got = await attempt(() => ledger.take(shard), 'shards could not be taken, will try again', null)
    if (got === null) return false
    taken++
    sessions.left(shard, got.session)
    if (isOver) {
      await parting.give(shard)
      return false
    }
    ours.add(shard)
    connect(shard)
    return true
  }

  async function takeAll(shards: readonly number[]): Promise<readonly number[]> {
    const results = await Promise.all(shards.map(take))
    const found = shards.filter((_, index) => results[index])
    if (found.length > 0) log.info({ shards: found, holds: ours.size }, 'has taken shards')
    return found
  }

  function rest(): void {
    endRest()
    isResting = true
    endRest = timer.after(REST_MS, () => {
      isResting = false
    })
  }

  function holds(shard: number): boolean {
    if (!ours.has(shard) || denied.has(shard)) return false
    if (ledger.isAwake()) return true
    denied.add(shard)
    return false
  }

  return {
    get size() {
      return ours.size
    },
    get taken() {
      return taken
    },
    get unreadable() {
      return unreadable
    },
    has: (shard) => ours.has(shard),
    holds,
    mayConnect(shard) {
      if (!holds(shard)) return false
      if (isSure || !hasOthers) return true
      denied.add(shard)
      return false
    },
    doubt() {
      isSure = false
    },
    async follow(situation, wasParting) {
      isSure = true
      hasOthers = situation.peers.length > 1
      parting.see(situation)
      dropLost(situation)
      connectAnew()
      if (isOver) return
      const away = new Set([...wasParting, ...parting.shards()])
      const { take: free, overdue, give: surplus, unreadable: found } = planOf(situation, away)
      const unknown = unknownIn(situation, away)
      tellUnreadable(found)
      give(surplus)
      await takeAll([...free, ...unknown])
      if ((await takeAll(overdue)).length > 0) rest()
    },
    async giveAll() {
      isOver = true
      endRest()
      const last = [...ours]
      for (const shard of last) remove(shard)
      await Promise.all(last.map(parting.give))
    },
  }
}
