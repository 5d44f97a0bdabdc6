/** Processes that follow their plans on shards in memory, each step when the test says so. No clock, no waiting. */
import { planOf } from '../../src/cluster/plan.js'
import type { Peer, Situation } from '../../src/cluster/ports.js'

interface Shard {
  holder: string | null
  freedAt: number
  rules: number
  /** How often it was taken. */
  taken: number
}

interface Process {
  readonly id: string
  readonly rules: number
  isLeaving: boolean
  /** What it saw when it looked last. Null if it has acted on that already. */
  seen: { readonly situation: Situation; readonly releasing: Set<number> } | null
  readonly releasing: Set<number>
}

export class Simulated {
  readonly shards: readonly Shard[]
  #processes: readonly Process[] = []
  #entered = 0
  #now = 0

  constructor(count: number) {
    this.shards = Array.from({ length: count }, () => ({ holder: null, freedAt: 0, rules: 0, taken: 0 }))
  }

  get ids(): readonly string[] {
    return this.#processes.map(({ id }) => id)
  }

  /** The processes that stay, and how many shards each holds. */
  get counts(): readonly (Peer & { readonly count: number })[] {
    return this.#processes
      .filter(({ isLeaving }) => !isLeaving)
      .map(({ id, isLeaving, rules }) => ({ id, isLeaving, rules, count: this.#heldBy(id).length }))
  }

  pass(ms: number): void {
    this.#now += ms
  }

  /** Returns the id of the new process. Names are in no order, as those of real ones. */
  join(rules = 1): string {
    const id = `${(this.#entered * 7) % 10}-${this.#entered++}`
    const process: Process = { id, rules, isLeaving: false, seen: null, releasing: new Set() }
    this.#processes = [...this.#processes, process].toSorted((one, other) => (one.id < other.id ? -1 : 1))
    return id
  }

  /** Gives a shard to a process, as if it had always been there. */
  put(shard: number, id: string): void {
    const found = this.#find(id)
    const target = this.shards[shard]
    if (found === undefined || target === undefined) return
    target.holder = id
    target.rules = found.rules
  }

  leave(id: string): void {
    const process = this.#find(id)
    if (process !== undefined) process.isLeaving = true
  }

  /** It is no more, and the others know. */
  die(id: string): void {
    for (const shard of this.#heldBy(id)) this.#free(shard)
    this.#processes = this.#processes.filter((process) => process.id !== id)
  }

  look(id: string): void {
    const process = this.#find(id)
    if (process === undefined) return
    const situation: Situation = {
      self: id,
      peers: this.#processes.map(({ id, isLeaving, rules }) => ({ id, isLeaving, rules })),
      shards: this.shards.map(({ holder, freedAt, rules }, shard) => ({
        shard,
        holder,
        freeMs: holder === null ? this.#now - freedAt : 0,
        rules,
      })),
    }
    process.seen = { situation, releasing: new Set(process.releasing) }
  }

  /** Does what follows from what it saw last, which may be long ago. Returns whether that was anything. */
  act(id: string): boolean {
    const process = this.#find(id)
    if (process === undefined || process.seen === null) return false
    const { situation, releasing } = process.seen
    process.seen = null
    const plan = planOf(situation, new Set([...releasing, ...process.releasing]))
    let isMoving = false
    for (const shard of [...plan.take, ...plan.overdue]) isMoving = this.#take(shard, process) || isMoving
    for (const shard of plan.give) process.releasing.add(shard)
    return isMoving || plan.give.length > 0
  }

  /** Ends one of the partings of a process. Returns whether there was one. */
  part(id: string): boolean {
    const process = this.#find(id)
    const [shard] = process?.releasing ?? []
    if (process === undefined || shard === undefined) return false
    process.releasing.delete(shard)
    const found = this.shards[shard]
    if (found !== undefined) this.#free(found)
    return true
  }

  #take(shard: number, { id, rules }: Process): boolean {
    const found = this.shards[shard]
    if (found === undefined || found.holder !== null || found.rules > rules) return false
    found.holder = id
    found.rules = rules
    found.taken++
    return true
  }

  #free(shard: Shard): void {
    shard.holder = null
    shard.freedAt = this.#now
  }

  #heldBy(id: string): readonly Shard[] {
    return this.shards.filter(({ holder }) => holder === id)
  }

  #find(id: string): Process | undefined {
    return this.#processes.find((process) => process.id === id)
  }
}
