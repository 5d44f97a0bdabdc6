/** What can happen to a process of the bot. */
import { setTimeout as after } from 'node:timers/promises'
import { pick } from '../../../engine/random.js'
import { type Blow, isSpare, RESIGNING_MS, type Scene } from './blow.js'
import type { Member } from './fleet.js'

/** There are one or more, seldom more than usual. */
const USUAL = 3
const MOST = 4
const LONGEST_START_MS = 2_500

const any = ({ fleet, random }: Scene) => pick(fleet.up(), random)

export const kill: Blow = {
  kind: 'kills',
  name: 'a process that is killed',
  weightIn: (scene) => (isSpare(scene) ? 15 : 0),
  async strike(scene) {
    const member = any(scene)
    scene.strikes(`${member.name} was killed`)
    await scene.fleet.kill(member)
  },
}

const killEarly: Blow = {
  kind: 'kills',
  name: 'a process that is killed while it starts',
  weightIn: ({ fleet }) => (fleet.up().length < MOST ? 4 : 0),
  async strike({ fleet, random, strikes }) {
    strikes('a process was killed while it started')
    await fleet.startInVain(random.below(LONGEST_START_MS))
  },
}

export const stop: Blow = {
  kind: 'stops',
  name: 'a process that is asked to stop',
  weightIn: (scene) => (isSpare(scene) ? 12 : 0),
  async strike(scene) {
    const member = any(scene)
    scene.strikes(`${member.name} was asked to stop`)
    scene.shardWatch.leaves(member.name)
    await scene.fleet.stop(member)
  },
}

export const start: Blow = {
  kind: 'starts',
  name: 'a process that starts',
  weightIn({ fleet }) {
    const up = fleet.up().length
    if (up < USUAL) return 30
    return up < MOST ? 3 : 0
  },
  async strike({ fleet, strikes }) {
    strikes('a process was started')
    await fleet.start()
  },
}

/** A process that freezes for this long. */
export const freeze = (ms: number, weight: number): Blow => ({
  kind: 'freezes',
  name: `a process that freezes for ${ms / 1000} s`,
  weightIn: ({ fleet }) => (fleet.up().length > 0 ? weight : 0),
  strike: (scene) => freezeOne(scene, any(scene), ms),
})

/**
 * On waking, a process must notice by itself that others have taken its shards, and end. If nobody could, it goes on. Whether it
 * does in between what it must not, the watch and the logs tell.
 */
async function freezeOne({ fleet, shardWatch, strikes, fail }: Scene, member: Member, ms: number): Promise<void> {
  const { name } = member
  const shards = shardWatch.shardsOf(name)
  const isAlone = fleet.up().length === 1
  strikes(`${name} froze for ${ms / 1000} s`)
  fleet.freeze(member)
  await after(ms)
  const isTaken = shards.some((shard) => shardWatch.takerOf(shard) !== name)
  if (!isAlone) fleet.excuse(member, RESIGNING_MS)
  strikes(`${name} went on after ${ms / 1000} s`)
  fleet.thaw(member)
  if (isTaken && !(await fleet.endsWithin(member, RESIGNING_MS)))
    fail(`process ${name} did not end although others had taken its shards while it was frozen for ${ms / 1000} s`)
}

export const PROCESS_BLOWS: readonly Blow[] = [
  kill,
  killEarly,
  stop,
  start,
  freeze(5_000, 4),
  freeze(20_000, 4),
  freeze(60_000, 2),
]
