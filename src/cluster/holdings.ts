/**
 * Divides the bot's shards among several processes, through the registry in the database. No process is above the others: each
 * looks at which process holds which shards, takes those that it should have, and gives up those that others should have.
 */
import type { Log } from '../discord/wire/log.js'
import type { ShardHolder, ShardHoldings } from '../discord/wire/shard-holdings.js'
import { NotStored } from '../tables/model/not-stored.js'
import { pause, type Timer } from '../tables/service/waiting.js'
import { createAttempt } from './attempts.js'
import { createBalancing } from './balancing.js'
import { createHeldShards } from './held-shards.js'
import { waitForIdentifyTurn } from './identify-turns.js'
import { leaveOthers, tellOthers } from './leaving.js'
import { createPolling } from './polling.js'
import type { Entry, ShardRegistry } from './ports.js'
import { createShardRelease } from './shard-release.js'
import { createShardSessions } from './shard-sessions.js'

export interface ClusterHoldingsOptions {
  readonly registry: ShardRegistry
  readonly clock: Timer
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>
  /** A number that grows with every new version of the rules of any game. */
  readonly rules: number
  /** Resolves once others have taken over from this process. */
  readonly lost: Promise<unknown>
}

/** What the operator may want to see. */
interface ClusterFigures {
  /** How many processes take shards, this one included. */
  readonly processes: number
  /** How many shards this process has taken since its start, and how many it has given up. */
  readonly taken: number
  readonly given: number
  /** How many free shards no process can read, because each has earlier rules. */
  readonly unreadable: number
}

export interface ClusterHoldings extends ShardHoldings {
  figures(): ClusterFigures
}

/** How long after a look the next one comes, if nothing is known to have changed. */
const LOOK_MS = 500

/** Which shards this process holds, as one of several. It holds none before `begin` and none after `leave`. */
export function createClusterHoldings({ registry, clock: timer, log, rules, lost }: ClusterHoldingsOptions): ClusterHoldings {
  const attempt = createAttempt(log)
  const sessions = createShardSessions(registry)
  let holder: ShardHolder | null = null
  let count = 0
  let processes = 0
  let hasEntered = false
  let leaving: Promise<void> | null = null
  let firstTaken = () => {}

  const releasing = createShardRelease({
    registry,
    timer,
    log,
    attempt,
    sessions,
    close: async (shard) => (await holder?.release(shard)) ?? null,
  })
  const held = createHeldShards(registry)
  const balancing = createBalancing({
    registry,
    timer,
    log,
    attempt,
    sessions,
    held,
    releasing,
    connect: (shard) => holder?.take(shard, count),
  })
  const polling = createPolling(timer, LOOK_MS, look)

  async function look(): Promise<void> {
    await Promise.all([
      releasing.goOn(),
      attempt(sessions.write, 'the sessions of shards could not be noted, will try again', undefined),
    ])
    const wereReleasing = releasing.shards()
    const situation = await attempt(() => registry.look(), 'who holds which shards could not be read, will try again', null)
    if (situation === null) return held.doubt()
    processes = situation.peers.length
    await balancing.follow(situation, wereReleasing)
    firstTaken()
  }

  /** Resolves once this process counts as one that takes shards, or is to leave again. */
  async function enter(entry: Entry): Promise<void> {
    while (leaving === null) {
      try {
        count = await registry.enter(entry)
        hasEntered = true
        return
      } catch (thrown) {
        if (!(thrown instanceof NotStored)) throw thrown
      }
      await pause(timer, LOOK_MS)
    }
  }

  async function leave(): Promise<void> {
    if (hasEntered) await leaveOthers({ registry, timer, log, attempt, balancing, releasing, polling, lost })
    firstTaken()
  }

  return {
    partitionOf: (shard, count) => ({ shard, count }),
    async begin({ shards: recommended, application }, given) {
      holder = given
      await enter({ application: await application(), recommended, rules })
      if (leaving !== null) {
        if (hasEntered) await tellOthers({ registry, timer, attempt })
        return
      }
      if (count !== recommended) log.warn({}, otherCount(recommended, count))
      const first = new Promise<void>((resolve) => {
        firstTaken = resolve
      })
      registry.onChange(polling.atOnce)
      polling.atOnce()
      await first
    },
    holds: held.holds,
    mayConnect: held.mayConnect,
    session: async (shard) => sessions.of(shard),
    note(shard, session) {
      if (held.has(shard)) sessions.note(shard, session)
    },
    turn: (key, signal) => waitForIdentifyTurn({ registry, timer, attempt }, key, signal),
    // For what it gives up it still finishes what is under way, and nobody else does anything yet.
    portion: () => (count === 0 ? 0 : (held.size + releasing.shards().size) / count),
    isAwake: registry.isAwake,
    leave() {
      leaving ??= leave()
      return leaving
    },
    figures: () => ({ processes, taken: balancing.taken, given: releasing.given(), unreadable: balancing.unreadable }),
  }
}

function otherCount(recommended: number, used: number): string {
  return `Discord recommends ${recommended} shards, ${used} are in use by the other processes: stop all and start them again to change that`
}
