/** Keeps tables: one lane per table, recently used tables in memory, and every change committed before it is announced. */

import { createRecent } from '../../recent.js'
import { inOneStretch } from '../../stretches.js'
import type { Decision } from '../decisions/decision.js'
import { type GameById, hold, type LoadedTable, TableUnreadable } from '../model/loaded-table.js'
import type { LogEntry } from '../model/log.js'
import type { Change, Store } from '../model/ports.js'
import type { Result } from '../model/refusal.js'
import { endedOf, reportOf } from '../past/report.js'
import { type HealDeps, type Healed, healTable } from './heal.js'
import { createLanes } from './lanes.js'

export interface KeeperDeps {
  readonly store: HealDeps['store'] & Pick<Store, 'load' | 'append'>
  readonly gameById: GameById
  readonly now: () => Date
  /** The number of tables kept in memory. */
  readonly keep: number
  /** Called after each commit. */
  readonly committed: (change: Change) => void
  /** Called when a table was not as it should be. */
  readonly healed: (tableId: string, healed: Healed) => void
}

export type Decide<T> = (loaded: LoadedTable) => Decision<T> | Promise<Decision<T>>

export interface Keeper {
  /** The table as last committed, or null. Throws TableUnreadable if it cannot be healed either. */
  find(tableId: string): Promise<LoadedTable | null>
  /** The same after the change in progress is committed, which the store may already know. */
  findNext(tableId: string): Promise<LoadedTable | null>
  /** Decides about the present table, commits, and only then returns the result. An exception leaves everything unchanged. */
  change<T>(tableId: string, decide: Decide<T>): Promise<Result<T>>
  /** Audits and heals a table. With `release` also one that was set aside. */
  heal(tableId: string, release: boolean): Promise<void>
  /** Drops all tables from memory, because the store may have newer ones. */
  forget(): void
  /** The same for one finished table, for which no change is in progress. */
  forgetEnded(tableId: string): Promise<void>
}

/** Up to this many conflicts in a row are explained by another process. More are a bug. */
const ATTEMPTS = 5

export function createKeeper({ store, gameById, now, keep, committed, healed }: KeeperDeps): Keeper {
  const lanes = createLanes()
  const recent = createRecent<LoadedTable>(keep)
  /** Counts calls of `forget`. What was being stored or loaded during one may be older than the store's table. */
  let forgotten = 0

  async function load(tableId: string): Promise<LoadedTable | null> {
    const known = recent.get(tableId)
    if (known !== undefined) return known
    const before = forgotten
    const loaded = await read(tableId).catch(async (thrown: unknown) => {
      if (!(thrown instanceof TableUnreadable)) throw thrown
      await heal(tableId, false)
      return read(tableId)
    })
    if (loaded !== null && forgotten === before) recent.set(tableId, loaded)
    return loaded
  }

  async function read(tableId: string): Promise<LoadedTable | null> {
    const stored = await store.load(tableId)
    return stored === null ? null : hold(stored, gameById)
  }

  async function heal(tableId: string, release: boolean): Promise<void> {
    const healing = await healTable({ store, gameById, now }, tableId, release)
    if (healing.kind === 'unchanged') return
    recent.forget(tableId)
    healed(tableId, healing)
    if (healing.kind === 'rebuilt' || healing.kind === 'released') committed(healing.change)
  }

  async function commit<T>(tableId: string, { loaded, change }: Extract<Decision<T>, { ok: true }>): Promise<boolean> {
    if (change === null) return true
    const before = forgotten
    const stored = await store.append(await reported(store, loaded, change)).catch((thrown: unknown) => {
      // It may have been stored anyway. The next task in the lane reads the table anew.
      recent.forget(tableId)
      throw thrown
    })
    if (stored === 'conflict') {
      recent.forget(tableId)
      return false
    }
    if (forgotten === before) recent.set(tableId, loaded)
    committed(change)
    return true
  }

  async function decideAndCommit<T>(tableId: string, decide: Decide<T>): Promise<Result<T>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const loaded = await load(tableId)
      if (loaded === null) return { ok: false, refusal: { code: 'no-such-table' } }
      const decision = await decide(loaded)
      if (!decision.ok) return decision
      if (await commit(tableId, decision)) return { ok: true, value: decision.value }
    }
    throw new Error(
      `Table ${tableId} was changed by somebody else ${ATTEMPTS} times in a row: is another program writing to this database?`,
    )
  }

  return {
    async find(tableId) {
      // Loading runs in the lane, so that it never replaces a newer table by an older one.
      return recent.get(tableId) ?? lanes.run(tableId, () => load(tableId))
    },
    findNext: (tableId) => lanes.run(tableId, () => load(tableId)),
    change: (tableId, decide) => lanes.run(tableId, () => decideAndCommit(tableId, decide)),
    forget() {
      forgotten++
      recent.clear()
    },
    // Runs in the lane, because a table being loaded is outdated too.
    forgetEnded: (tableId) => lanes.run(tableId, async () => recent.forget(tableId)),
    heal: (tableId, release) => lanes.run(tableId, () => heal(tableId, release)),
  }
}

/** Adds a report to a change that ends a game. */
async function reported(store: Pick<Store, 'log'>, loaded: LoadedTable, change: Change): Promise<Change> {
  const ended = change.outcome === null ? null : endedOf(loaded)
  if (ended === null) return change
  const before = await store.log(change.tableId, 0).catch((thrown: unknown): readonly LogEntry[] => {
    // A damaged log does not keep a game from ending.
    if (thrown instanceof TableUnreadable) return []
    throw thrown
  })
  return { ...change, report: inOneStretch('ending', () => reportOf(ended, [...before, ...change.entries])) }
}
