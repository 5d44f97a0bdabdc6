/** What a database knows of processes and shards, kept in memory for all processes of a test. */
import type { Entry, ShardRegistry, ShardSession, Situation } from '../../src/cluster/ports.js'
import { NotStored } from '../../src/tables/model/not-stored.js'
import type { FakeClock } from '../sandbox/fake-clock.js'

type Question = Exclude<keyof ShardRegistry, 'isAwake' | 'onChange'>

interface Row {
  holder: string | null
  freedAt: number
  rules: number
  session: ShardSession | null
}

interface Entered extends Entry {
  isLeaving: boolean
}

/** Shards with the same rate-limit key identify at least this long one after the other. */
const APART_MS = 5_000

export class ClusterRecords {
  readonly rows = new Map<number, Row>()
  readonly #entered = new Map<string, Entered>()
  readonly #changed = new Map<string, () => void>()
  readonly #turns = new Map<number, number>()
  readonly #clock: FakeClock

  constructor(clock: FakeClock) {
    this.#clock = clock
  }

  /** The shards of a process, as stored. */
  heldBy(id: string | null): readonly number[] {
    return [...this.rows].filter(([, { holder }]) => holder === id).map(([shard]) => shard)
  }

  sessionOf(shard: number): ShardSession | null {
    return this.rows.get(shard)?.session ?? null
  }

  /** From now on a process counts as dead, whether it is or not. */
  bury(id: string): void {
    this.#entered.delete(id)
    this.#tell(id)
  }

  enter(id: string, entry: Entry): number {
    if (this.#entered.size === 0 && this.rows.size !== entry.recommended) {
      this.rows.clear()
      for (let shard = 0; shard < entry.recommended; shard++)
        this.rows.set(shard, { holder: null, freedAt: this.#clock.now(), rules: 0, session: null })
    }
    this.#entered.set(id, { ...entry, isLeaving: false })
    this.#tell(id)
    return this.rows.size
  }

  look(self: string): Situation {
    for (const row of this.rows.values()) if (row.holder !== null && !this.#entered.has(row.holder)) this.#free(row)
    const now = this.#clock.now()
    return {
      self,
      peers: [...this.#entered].map(([id, { isLeaving, rules }]) => ({ id, isLeaving, rules })),
      shards: [...this.rows].map(([shard, { holder, freedAt, rules }]) => ({
        shard,
        holder,
        freeMs: holder === null ? now - freedAt : 0,
        rules,
      })),
    }
  }

  take(self: string, shard: number): { readonly session: ShardSession | null } | null {
    const row = this.#row(shard)
    const { rules } = this.#own(self)
    if ((row.holder !== null && row.holder !== self) || row.rules > rules) return null
    if (row.holder === null) this.#tell(self)
    row.holder = self
    row.rules = rules
    return { session: row.session }
  }

  release(self: string, shard: number, session: ShardSession | null): void {
    const row = this.#row(shard)
    if (row.holder !== self) return
    row.session = session
    this.#free(row)
    this.#tell(self)
  }

  note(self: string, sessions: ReadonlyMap<number, ShardSession | null>): void {
    this.#own(self)
    for (const [shard, session] of sessions) if (this.#row(shard).holder === self) this.#row(shard).session = session
  }

  leave(self: string): void {
    this.#own(self).isLeaving = true
    this.#tell(self)
  }

  turn(key: number): number {
    const now = this.#clock.now()
    const wait = (this.#turns.get(key) ?? now) - now
    if (wait > 0) return wait
    this.#turns.set(key, now + APART_MS)
    return 0
  }

  onChange(self: string, call: () => void): void {
    this.#changed.set(self, call)
  }

  #tell(self: string): void {
    for (const [id, call] of this.#changed) if (id !== self) queueMicrotask(call)
  }

  #free(row: Row): void {
    row.holder = null
    row.freedAt = this.#clock.now()
  }

  #own(self: string): Entered {
    const own = this.#entered.get(self)
    if (own === undefined) throw new NotStored('This process was taken for dead.')
    return own
  }

  #row(shard: number): Row {
    const row = this.rows.get(shard)
    if (row === undefined) throw new Error(`there is no shard ${shard}`)
    return row
  }
}

export interface FakeRegistry extends ShardRegistry {
  /** Whether the database is out of its reach. */
  isAway: boolean
  isAsleep: boolean
  /** What goes wrong with these questions, until they are removed. `answer`: it is done, but the answer is lost. */
  readonly wrong: Map<Question, 'bug' | 'answer' | 'silence'>
  /** From now on the answers to a question come only when the returned function is called. */
  hold(question: Question): () => void
  /** What was asked, and how often. */
  readonly asked: Map<Question, number>
  /** The shards of each note that was stored. */
  readonly noted: (readonly number[])[]
}

/** The registry of one process. */
export function registryOf(records: ClusterRecords, id: string): FakeRegistry {
  const wrong: FakeRegistry['wrong'] = new Map()
  const asked: FakeRegistry['asked'] = new Map()
  const noted: (readonly number[])[] = []
  const held = new Map<Question, Promise<void>>()

  async function ask<T>(question: Question, answer: () => T): Promise<T> {
    asked.set(question, (asked.get(question) ?? 0) + 1)
    const trouble = wrong.get(question)
    if (registry.isAway) throw new NotStored('The database is away.')
    if (trouble === 'bug') throw new Error(`${question} has a bug`)
    if (trouble === 'silence') return new Promise<never>(() => {})
    const result = answer()
    // As over a wire, the answer comes later than what was done.
    await held.get(question)
    if (trouble === 'answer') throw new NotStored('The answer was lost.')
    return result
  }

  const registry: FakeRegistry = {
    isAway: false,
    isAsleep: false,
    wrong,
    asked,
    noted,
    hold(question) {
      let answer = () => {}
      const answered = new Promise<void>((resolve) => {
        answer = resolve
      })
      held.set(question, answered)
      return () => {
        held.delete(question)
        answer()
      }
    },
    enter: (entry) => ask('enter', () => records.enter(id, entry)),
    look: () => ask('look', () => records.look(id)),
    take: (shard) => ask('take', () => records.take(id, shard)),
    release: (shard, session) => ask('release', () => records.release(id, shard, session)),
    note: (sessions) =>
      ask('note', () => {
        records.note(id, sessions)
        noted.push([...sessions.keys()])
      }),
    leave: () => ask('leave', () => records.leave(id)),
    turn: (key) => ask('turn', () => records.turn(key)),
    isAwake: () => !registry.isAsleep,
    onChange: (call) => records.onChange(id, call),
  }
  return registry
}
