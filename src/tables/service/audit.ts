/** Checks that a stored table matches its log, that is, that replaying the log gives the snapshot. */
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Ruleset } from '../../games/game.js'
import { type GameById, hold, TableUnreadable } from '../model/loaded-table.js'
import { counting, type LogEntry } from '../model/log.js'
import { messageOf } from '../model/message-of.js'
import { NotStored } from '../model/not-stored.js'
import type { Logger, Snapshot, Store, StoredTable } from '../model/ports.js'
import { replay } from '../past/replay.js'

export type Audit =
  | { readonly kind: 'sound' }
  | { readonly kind: 'no-such-table' }
  /** Begun or saved under other rules. Its log may replay differently, so only its snapshot counts. */
  | { readonly kind: 'other-rules' }
  /** The table cannot be used. */
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** The table can be used, but its log does not lead to its snapshot. */
  | { readonly kind: 'differs'; readonly reason: string }

/** Audits one table that is live, set aside or over, at the cost of one replay of its game. */
export async function auditTable(store: Pick<Store, 'load' | 'log'>, gameById: GameById, tableId: string): Promise<Audit> {
  try {
    const stored = await store.load(tableId)
    if (stored === null) return { kind: 'no-such-table' }
    const { game } = hold(liveAgain(stored), gameById).table
    if (stored.snapshot === null) return { kind: 'sound' }
    if (stored.begunUnder !== game.rulesVersion || stored.snapshot.rulesVersion !== game.rulesVersion)
      return { kind: 'other-rules' }
    return compare(stored, stored.snapshot, game, await entriesOf(store, stored))
  } catch (thrown) {
    if (thrown instanceof TableUnreadable) return { kind: 'unreadable', reason: thrown.message }
    throw thrown
  }
}

/** A table that was set aside, with its former status. */
export function liveAgain(stored: StoredTable): StoredTable {
  if (stored.status !== 'quarantined') return stored
  return { ...stored, status: stored.begunUnder === null ? 'lobby' : 'playing' }
}

/** The log up to the position at which the table was read. Later entries do not belong to the snapshot. */
export async function entriesOf(store: Pick<Store, 'log'>, { id, position }: StoredTable): Promise<readonly LogEntry[]> {
  return (await store.log(id, 0)).filter((entry) => entry.position <= position)
}

function compare(stored: StoredTable, snapshot: Snapshot, game: Ruleset, entries: readonly LogEntry[]): Audit {
  const replayed = replayLog(stored, game, entries)
  if (typeof replayed !== 'string') return { kind: 'differs', reason: replayed.problem }
  const equal = isDeepStrictEqual(JSON.parse(replayed), JSON.parse(snapshot.state))
  return equal ? { kind: 'sound' } : { kind: 'differs', reason: 'the replay of the log is not the snapshot' }
}

/** The state that a table's whole log leads to, saved, or why it leads nowhere. */
export function replayLog(
  stored: StoredTable,
  game: Ruleset,
  entries: readonly LogEntry[],
): string | { readonly problem: string } {
  const gap = entries.findIndex((entry, index) => entry.position !== index + 1)
  if (gap >= 0 || entries.length !== stored.position)
    return { problem: `the log has a gap at position ${(gap < 0 ? entries.length : gap) + 1} of ${stored.position}` }
  try {
    const state = game.setup(stored.seats.length, stored.options)
    if (state === null) return { problem: 'the log cannot be replayed: the game does not know its options' }
    return game.save(replay(game, state, counting(entries)))
  } catch (thrown) {
    return { problem: `the log cannot be replayed: ${messageOf(thrown)}` }
  }
}

export interface CheckUpDeps {
  readonly store: Pick<Store, 'load' | 'log' | 'live' | 'quarantined'>
  readonly gameById: GameById
  readonly logger: Logger
  /** Heals a table. With `release` also one that was set aside. */
  readonly heal: (tableId: string, release: boolean) => Promise<void>
  readonly stopped: () => boolean
}

export interface CheckUps {
  /**
   * Audits the tables in the background, once. If that stops because the store is out of reach, the next call begins it again,
   * also one that came before it had stopped.
   */
  begin(): void
}

/** `run` counts work in progress. */
export function createCheckUps(deps: CheckUpDeps, run: (work: () => Promise<void>) => Promise<void>): CheckUps {
  let progress: 'none' | 'begun' | 'asked-again' = 'none'

  function begin(): void {
    if (progress !== 'none') {
      progress = 'asked-again'
      return
    }
    progress = 'begun'
    run(() => checkUp(deps)).catch((thrown: unknown) => {
      deps.logger.error({}, `the audit of the tables stopped: ${messageOf(thrown)}`)
      const isAskedAgain = progress === 'asked-again'
      progress = 'none'
      if (isAskedAgain) begin()
    })
  }

  return { begin }
}

/** Pause between two audits. Each takes about a millisecond. */
const BREAK_MS = 5

/**
 * Audits the live tables one at a time and heals the unsound ones, then re-checks the tables that were set aside. Throws
 * {@link NotStored} while the store is out of reach, and then has not audited all.
 */
async function checkUp({ store, gameById, logger, heal, stopped }: CheckUpDeps): Promise<void> {
  const live = (await store.live()).map((tableId) => ({ tableId, release: false }))
  const aside = (await store.quarantined()).map((tableId) => ({ tableId, release: true }))
  for (const { tableId, release } of [...live, ...aside]) {
    if (stopped()) return
    try {
      const { kind } = await auditTable(store, gameById, tableId)
      if (release || kind === 'unreadable' || kind === 'differs') await heal(tableId, release)
    } catch (thrown) {
      if (thrown instanceof NotStored) throw thrown
      logger.error({ table: tableId, position: null }, `the audit of this table failed: ${messageOf(thrown)}`)
    }
    // Presses come first. An answer takes several turns of the event loop and should not wait for an audit at each.
    await setTimeout(BREAK_MS)
  }
}
