/** Takes shards and gives them up as things stand, so that each process gets its part. */

import type { Log } from '../discord/wire/log.js'
import type { Timer } from '../tables/service/waiting.js'
import type { Attempt } from './attempts.js'
import { createGivingPause } from './giving-pause.js'
import type { HeldShards } from './held-shards.js'
import { planOf } from './plan.js'
import type { ShardRegistry, Situation } from './ports.js'
import type { ShardRelease } from './shard-release.js'
import type { ShardSessions } from './shard-sessions.js'

export interface BalancingDeps {
  readonly registry: Pick<ShardRegistry, 'take'>
  readonly timer: Timer
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>
  readonly attempt: Attempt
  readonly sessions: ShardSessions
  readonly held: HeldShards
  readonly releasing: ShardRelease
  /** Connects with a shard. Without effect if it is connected. */
  readonly connect: (shard: number) => void
}

export interface Balancing {
  /** How many shards have been taken so far. */
  readonly taken: number
  /** How many free shards no process can read, because each has earlier rules. */
  readonly unreadable: number
  /**
   * Takes and gives up shards to fit the situation. `releasing` are the shards that were being given up when it was read.
   * Resolves when all are taken that are to be taken. Never rejects.
   */
  follow(situation: Situation, releasing: ReadonlySet<number>): Promise<void>
  /** Gives up everything, also what is being taken. Resolves when that is free, or could not be stored yet. Never rejects. */
  giveAll(): Promise<void>
}

export function createBalancing(deps: BalancingDeps): Balancing {
  const { registry, timer, log, attempt, sessions, held, releasing, connect } = deps
  const givingPause = createGivingPause(timer)
  let taken = 0
  let isOver = false
  let unreadable = 0

  function dropLost({ self, shards }: Situation): void {
    const lost = shards.filter(({ shard, holder }) => held.has(shard) && holder !== self).map(({ shard }) => shard)
    if (lost.length === 0) return
    log.warn({ shards: lost }, 'these shards are no longer held by this process, because it was out of reach for too long')
    for (const shard of lost) {
      held.remove(shard)
      void releasing.drop(shard)
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

  async function give(shards: readonly number[]): Promise<void> {
    for (const shard of shards) held.remove(shard)
    await Promise.all(shards.map(releasing.give))
  }

  function giveSurplus(shards: readonly number[]): void {
    if (shards.length === 0 || givingPause.isOn()) return
    log.info({ shards }, 'gives up shards to processes that have fewer')
    void give(shards)
  }

  /** Returns whether it was taken. */
  async function take(shard: number): Promise<boolean> {
    const got = await attempt(() => registry.take(shard), 'shards could not be taken, will try again', null)
    if (got === null) return false
    taken++
    sessions.left(shard, got.session)
    if (isOver) {
      await releasing.give(shard)
      return false
    }
    held.add(shard)
    connect(shard)
    return true
  }

  async function takeAll(shards: readonly number[]): Promise<readonly number[]> {
    const results = await Promise.all(shards.map(take))
    const found = shards.filter((_, index) => results[index])
    if (found.length > 0) log.info({ shards: found, holds: held.size }, 'has taken shards')
    return found
  }

  return {
    get taken() {
      return taken
    },
    get unreadable() {
      return unreadable
    },
    async follow(situation, wereReleasing) {
      held.trust(situation.peers.length > 1)
      releasing.see(situation)
      dropLost(situation)
      for (const shard of held.readmit()) connect(shard)
      if (isOver) return
      const away = new Set([...wereReleasing, ...releasing.shards()])
      const { take: free, overdue, give: surplus, unreadable: found } = planOf(situation, away)
      const unknown = unknownIn(situation, held, away)
      tellUnreadable(found)
      giveSurplus(surplus)
      await takeAll([...free, ...unknown])
      if ((await takeAll(overdue)).length > 0) givingPause.begin()
    },
    async giveAll() {
      isOver = true
      givingPause.end()
      await give(held.all())
    },
  }
}

/** Shards of an earlier attempt to take them that was stored although it failed. */
function unknownIn({ self, shards }: Situation, held: HeldShards, away: ReadonlySet<number>): readonly number[] {
  return shards.filter(({ shard, holder }) => holder === self && !held.has(shard) && !away.has(shard)).map(({ shard }) => shard)
}
