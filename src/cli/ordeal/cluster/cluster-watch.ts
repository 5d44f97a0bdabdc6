/** Watches the processes of an ordeal, their connections with Discord and what they send there. */
import { setTimeout as after } from 'node:timers/promises'
import { seededRandom } from '../../../engine/random.js'
import type { OwnServer } from '../../postgres/own-server.js'
import type { Asked } from '../trial.js'
import type { Arena } from '../wire/arena.js'
import type { Scene } from './blow.js'
import { createFleet } from './fleet.js'
import { createShardWatch } from './shard-watch.js'
import { trespassOf } from './trespass.js'

export interface ClusterWatch {
  readonly scene: Scene
  readonly failures: readonly string[]
  /** Waits until every shard has an owner, but not forever. */
  settled(): Promise<void>
  /** From now on nothing is watched. */
  end(): void
}

/** How often the shards are looked at, beside whenever a connection changes. */
const LOOK_MS = 100
/** Longer than a shard may be without an owner, even if it has to wait for another one. */
const SETTLING_MS = 40_000

/** `server` is the database's, if it can be restarted. */
export function watchCluster(arena: Arena, server: OwnServer | null, shards: number, { seed, progress }: Asked): ClusterWatch {
  const { sandbox } = arena
  const failures: string[] = []
  const began = performance.now()
  let isReached = true
  const told = (what: string) => `${((performance.now() - began) / 1000).toFixed(1)} s: ${what}`

  function fail(failure: string): void {
    failures.push(told(failure))
    progress(`${told(failure)} (!)`)
  }

  /** Nobody can take a shard while the database is away, or while no process is at work. */
  function look(): void {
    shardWatch.excuse(!isReached || fleet.up().length === 0)
    shardWatch.look(sandbox.gateway.connections)
  }

  const fleet = createFleet(arena, { changed: () => look(), fail })
  const shardWatch = createShardWatch({ shards, now: () => performance.now(), conditionOf: fleet.conditionOf, fail })
  const timer = setInterval(look, LOOK_MS)
  const stopLooking = sandbox.world.subscribe(({ kind }) => {
    if (kind === 'bot') look()
  })
  const stopReading = sandbox.watchRequests((request) => {
    const trespass = trespassOf(request, shards, shardWatch)
    if (trespass !== null) fail(trespass)
  })

  const scene: Scene = {
    sandbox,
    fleet,
    shardWatch,
    server,
    random: seededRandom(`${seed}/cluster/blows`),
    fail,
    strikes(what) {
      progress(told(what))
      shardWatch.struck(what)
    },
    reaches(next) {
      isReached = next
      look()
    },
  }
  return {
    scene,
    failures,
    async settled() {
      const from = performance.now()
      while (!shardWatch.isWhole() && performance.now() - from < SETTLING_MS) await after(LOOK_MS)
    },
    end() {
      fleet.dismiss()
      clearInterval(timer)
      stopLooking()
      stopReading()
    },
  }
}
