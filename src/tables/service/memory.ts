/** What this process remembers of tables, and how it is dropped where the store has changed behind it. */
import { setImmediate } from 'node:timers/promises'
import { ANONYMOUS_NAMES } from '../model/anonymous.js'
import type { Store } from '../model/ports.js'
import type { Result } from '../model/tables.js'
import type { Keeper } from './keeper.js'
import type { LogTails } from './log-tails.js'

/** Tables dropped from memory before yielding to other work. */
const DROPPED_AT_ONCE = 500

export interface Memory {
  /** Drops all tables. They are read from the store when they are needed again. */
  drop(): void
  /** Erases a user from the store, and drops the tables that named them. */
  forgetUser(userId: string): Promise<Result<null>>
}

interface MemoryDeps {
  readonly store: Pick<Store, 'forget'>
  readonly keeper: Pick<Keeper, 'forget' | 'forgetEnded'>
  readonly tails: LogTails
}

export function createMemory({ store, keeper, tails }: MemoryDeps): Memory {
  function drop(): void {
    keeper.forget()
    tails.forget()
  }

  return {
    drop,
    async forgetUser(userId) {
      const { kind, tableIds } = await store.forget(userId, ANONYMOUS_NAMES).catch((thrown: unknown) => {
        // It is unknown at which tables the user was already erased.
        drop()
        throw thrown
      })
      for (const [index, tableId] of tableIds.entries()) {
        await keeper.forgetEnded(tableId)
        tails.forgetTable(tableId)
        if (index % DROPPED_AT_ONCE === DROPPED_AT_ONCE - 1) await setImmediate()
      }
      return kind === 'forgotten' ? { ok: true, value: null } : { ok: false, refusal: { code: kind } }
    },
  }
}
