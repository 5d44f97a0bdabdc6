/**
 * What a process does about the bot's shards, from how things stand. Every process decides for itself. All come to the same idea
 * of who should hold how many, so one takes what the other gives up.
 */
import type { Holding, Peer, Situation } from './ports.js'

export interface Plan {
  /** Free shards that are this process's to take. */
  readonly take: readonly number[]
  /** Some of the shards that another process should have taken long ago. */
  readonly overdue: readonly number[]
  /** Shards of this process for those that have fewer. */
  readonly give: readonly number[]
  /** Free shards that no process may take, because each has earlier rules. */
  readonly unreadable: readonly number[]
}

const NOTHING: Plan = { take: [], overdue: [], give: [], unreadable: [] }

/** After so long a free shard is anybody's, because the process whose it is may be stuck. */
const OVERDUE_MS = 3_000

/** How many shards each process has that takes shards, in the order of `peers`. */
type Counts = Map<Peer, number>

/**
 * The plan of the process that asks. `releasing` are the shards that it is giving up already, or was when it asked: it neither
 * takes them nor counts them as its own.
 */
export function planOf({ self, peers, shards }: Situation, releasing: ReadonlySet<number> = new Set()): Plan {
  const me = peers.find(({ id }) => id === self)
  if (me === undefined) return NOTHING
  const own = shards.filter(({ holder, shard }) => holder === self && !releasing.has(shard))
  if (me.isLeaving) return { ...NOTHING, give: own.map(({ shard }) => shard) }
  const staying = peers.filter(({ isLeaving }) => !isLeaving)
  const isHeld = ({ holder, shard }: Holding) => !releasing.has(shard) && staying.some(({ id }) => id === holder)
  const isFree = ({ holder, shard }: Holding) => !releasing.has(shard) && holder === null
  const counts = countsOf(staying, shards.filter(isHeld))
  const free = shards.filter(isFree)
  const { taken, unreadable } = fill(counts, free, me)
  const freeSoon = shards.filter((each) => !isHeld(each) && !isFree(each))
  // These count as well, or somebody would give up other shards in their place.
  fill(counts, freeSoon, me)
  const surplus = level(counts, me)
  return {
    take: taken,
    // A process that has shards of its own to take leaves the overdue ones to others.
    overdue: taken.length > 0 ? [] : overdue(free, me, staying.length),
    give: surplus === 0 ? [] : own.slice(-surplus).map(({ shard }) => shard),
    unreadable,
  }
}

function countsOf(peers: readonly Peer[], held: readonly Holding[]): Counts {
  return new Map(peers.map((peer) => [peer, held.filter(({ holder }) => holder === peer.id).length]))
}

/** Lets the process with the fewest shards take each of these in turn. Tells which ones `me` takes, and which ones nobody can. */
function fill(counts: Counts, shards: readonly Holding[], me: Peer): { readonly taken: number[]; readonly unreadable: number[] } {
  const taken: number[] = []
  const unreadable: number[] = []
  // Shards that fewer processes can take come first. Otherwise those processes might have enough already.
  for (const { shard, rules } of shards.toSorted((one, other) => other.rules - one.rules)) {
    const taker = fewest(counts, rules)
    if (taker === null) unreadable.push(shard)
    else counts.set(taker, countOf(counts, taker) + 1)
    if (taker === me) taken.push(shard)
  }
  return { taken, unreadable }
}

/**
 * Moves shards one by one from the process with the most to one that can take them, as long as that has at least two fewer. So
 * no giver ends with fewer than those it gave to. Returns how many `me` gives up.
 */
function level(counts: Counts, me: Peer): number {
  let given = 0
  for (;;) {
    const move = widest(counts)
    if (move === null) return given
    counts.set(move.giver, countOf(counts, move.giver) - 1)
    counts.set(move.taker, countOf(counts, move.taker) + 1)
    if (move.giver === me) given++
  }
}

/** The two processes between which a move helps the most. Null if none helps. */
function widest(counts: Counts): { readonly giver: Peer; readonly taker: Peer } | null {
  let found: { readonly giver: Peer; readonly taker: Peer } | null = null
  let most = 1
  for (const [giver, count] of counts) {
    // Only a process with the giver's rules or later ones can read its shards.
    const taker = fewest(counts, giver.rules)
    const difference = taker === null ? 0 : count - countOf(counts, taker)
    if (taker === null || difference <= most) continue
    most = difference
    found = { giver, taker }
  }
  return found
}

/** The process with the fewest shards among those that can read these rules, the first of several. Null if there is none. */
function fewest(counts: Counts, rules: number): Peer | null {
  let found: Peer | null = null
  for (const peer of counts.keys()) {
    if (peer.rules >= rules && (found === null || countOf(counts, peer) < countOf(counts, found))) found = peer
  }
  return found
}

const countOf = (counts: Counts, peer: Peer) => counts.get(peer) ?? 0

/** This process's part of the shards that have been free for too long, at least one. Others get some as well this way. */
function overdue(free: readonly Holding[], me: Peer, processes: number): readonly number[] {
  const all = free.filter(({ freeMs, rules }) => freeMs > OVERDUE_MS && rules <= me.rules)
  return all.slice(0, Math.ceil(all.length / processes)).map(({ shard }) => shard)
}
