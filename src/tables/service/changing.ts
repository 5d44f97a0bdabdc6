/** Changes of tables, each decided in its table's lane, with the means that decisions need. */
import { type Moment, momentAt, type Times } from '../decisions/decision.js'
import { grantIfAgreed, isUndoOpen, type Means } from '../decisions/propose.js'
import type { LoadedTable } from '../model/loaded-table.js'
import { NotStored } from '../model/not-stored.js'
import type { Entropy, Store } from '../model/ports.js'
import { isAgreed } from '../model/proposal.js'
import type { Result, TableRefusal } from '../model/tables.js'
import type { Work } from './in-flight.js'
import type { Decide, Keeper } from './keeper.js'
import type { Lookups } from './lookups.js'

/** The result of a request to a table. */
export type Decided = 'accepted' | TableRefusal['code']

type ChangeTable = <T>(tableId: string, decide: Decide<T>) => Promise<Result<T>>

export interface ChangingDeps {
  readonly keeper: Keeper
  readonly lookups: Pick<Lookups, 'find'>
  readonly store: Pick<Store, 'log'>
  /** What closing waits for. */
  readonly changes: Work
  readonly now: () => Date
  /** When the program was started. */
  readonly startedAt: () => Date
  readonly entropy: Entropy
  /** Called for every request to a table. */
  readonly decided: (outcome: Decided) => void
}

export interface Changing {
  /** Decides about a table in its lane, and commits. */
  readonly change: ChangeTable
  /**
   * The same for changes after which nobody may be left to ask about an open proposal. It is granted then. If that cannot be
   * stored, the result is still that of the change, which is; the clock finds the proposal.
   */
  readonly changeSeats: ChangeTable
  /** Grants an open proposal if nobody is left to ask about it. */
  readonly grantAgreed: (tableId: string) => Promise<void>
  readonly times: () => Times
  readonly moment: (loaded: LoadedTable) => Moment
  /** The moment, and the log if needed. */
  readonly means: (loaded: LoadedTable, needsLog: boolean) => Promise<Means>
}

export function createChanging(deps: ChangingDeps): Changing {
  const { keeper, lookups, store, changes, now, startedAt, entropy, decided } = deps
  const times = () => ({ at: now(), startedAt: startedAt() })
  const moment = (loaded: LoadedTable) => momentAt(loaded, times(), entropy)
  const means = async (loaded: LoadedTable, needsLog: boolean) => ({
    log: needsLog ? await store.log(loaded.table.id, 0) : [],
    moment: moment(loaded),
  })
  const grantIfStillAgreed = async (loaded: LoadedTable) => grantIfAgreed(loaded, await means(loaded, isUndoOpen(loaded)))
  const grantAgreed = async (tableId: string) => {
    const table = await lookups.find(tableId)
    const proposal = table?.status === 'playing' ? table.proposal : null
    if (proposal !== null && isAgreed(proposal)) await keeper.change(tableId, grantIfStillAgreed)
  }
  return {
    times,
    moment,
    means,
    async change(tableId, decide) {
      const result = await changes.run(() => keeper.change(tableId, decide))
      decided(result.ok ? 'accepted' : result.refusal.code)
      return result
    },
    changeSeats: (tableId, decide) =>
      changes.run(async () => {
        const result = await keeper.change(tableId, decide)
        await grantAgreed(tableId).catch((thrown: unknown) => {
          if (!(thrown instanceof NotStored)) throw thrown
        })
        return result
      }),
    grantAgreed: (tableId) => changes.run(() => grantAgreed(tableId)),
  }
}
