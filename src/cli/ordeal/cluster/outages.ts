/** What can happen to the database that the processes share, or to their way to it. */
import { setTimeout as after } from 'node:timers/promises'
import { pick } from '../../../engine/random.js'
import { type Blow, isSpare, LEASE_MS, RESIGNING_MS, type Scene } from './blow.js'

type How = 'cut' | 'hold'

/** After this long without a word to the database, a process may be taken for dead. It renews its hold in time if it can. */
const SURELY_HELD_MS = 5_000
/** For all processes alike. */
const SHORTEST_MS = 2_000
const LONGEST_MS = SURELY_HELD_MS
/** For one process. The others take its shards meanwhile. */
const SECLUSION_MS = LEASE_MS + 4_000

export const crash: Blow = {
  kind: 'database restarts',
  name: 'a database that crashes and comes back',
  weightIn: ({ server }) => (server === null ? 0 : 6),
  async strike({ fleet, server, strikes, reaches }) {
    if (server === null) return
    const began = performance.now()
    strikes('the database crashed')
    reaches(false)
    await server.stop('immediate')
    await server.start()
    strikes('the database was back')
    if (performance.now() - began > SURELY_HELD_MS) for (const member of fleet.up()) fleet.excuse(member, RESIGNING_MS)
    reaches(true)
  },
}

const outage = (how: How, name: string): Blow => ({
  kind: 'database cuts',
  name,
  weightIn: () => 3,
  async strike({ fleet, random, strikes, reaches }) {
    const members = fleet.up()
    strikes(name)
    reaches(false)
    for (const { wire } of members) wire[how]()
    await after(SHORTEST_MS + random.below(LONGEST_MS - SHORTEST_MS))
    await Promise.all(members.map(({ wire }) => wire.mend()))
    strikes(`the end of ${name}`)
    reaches(true)
  },
})

const seclusion = (how: How, name: string): Blow => ({
  kind: 'database cuts',
  name,
  weightIn: (scene: Scene) => (isSpare(scene) ? 3 : 0),
  async strike({ fleet, random, strikes }) {
    const member = pick(fleet.up(), random)
    strikes(`${name}, ${member.name}`)
    fleet.excuse(member, SECLUSION_MS + RESIGNING_MS)
    fleet.seclude(member, how)
    await after(SECLUSION_MS)
    await fleet.rejoin(member)
    strikes(`the end of ${name}, ${member.name}`)
  },
})

export const OUTAGES: readonly Blow[] = [
  crash,
  outage('cut', 'a database that nobody can reach'),
  outage('hold', 'a database that answers nobody'),
  seclusion('cut', 'a database that one process cannot reach'),
  seclusion('hold', 'a database that does not answer one process'),
]
