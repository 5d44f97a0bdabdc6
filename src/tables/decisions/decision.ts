/** What a decision about a table comes to. Decisions are pure: what they lead to is stored and told by others. */
import type { Random } from '../../engine/random.js'
import type { Announcement } from '../model/announcement.js'
import { seatedShares } from '../model/fairness.js'
import { type LoadedTable, rowOf, seatedAt, stateOf } from '../model/loaded-table.js'
import type { LogEntry } from '../model/log.js'
import type { Change, Entropy } from '../model/ports.js'
import type { TableRefusal } from '../model/refusal.js'
import type { Table } from '../model/table.js'

/** The table afterwards with the change to store (null: nothing changes), or a refusal. */
export type Decision<T> =
  | { readonly ok: true; readonly loaded: LoadedTable; readonly change: Change | null; readonly value: T }
  | { readonly ok: false; readonly refusal: TableRefusal }

/** The moment of a change at a table and where its draws come from. */
export interface Moment {
  readonly at: Date
  readonly random: (draw: number) => Random
}

/** The moment `at` for a table: its draws follow from what it has pledged. */
export function momentAt({ table, pledge }: LoadedTable, at: Date, entropy: Entropy): Moment {
  return { at, random: (draw) => entropy.draw(table.id, draw, pledge) }
}

/** What a change leads to. */
export interface Upshot<T> {
  readonly table: Table
  readonly value: T
  /** Draws made so far, if there were more. */
  readonly draws?: number
  readonly begunUnder?: number | null
  readonly entries?: readonly LogEntry[]
  readonly announcements?: readonly Announcement[]
  /** Ids of users who are reminded by it. */
  readonly reminded?: readonly string[]
}

export function refuse(refusal: TableRefusal): Decision<never> {
  return { ok: false, refusal }
}

/** The decision that everything stays as it is. */
export function unchanged<T>(loaded: LoadedTable, value: T): Decision<T> {
  return { ok: true, loaded, change: null, value }
}

/** The decision that a table becomes what `upshot` says, at the moment `at`. */
export function accept<T>(before: LoadedTable, upshot: Upshot<T>, at: Date): Decision<T> {
  const { table, draws = before.draws, begunUnder = before.begunUnder, entries = [], announcements = [] } = upshot
  // Who gets up takes their share along; with the deal the shares are settled for good.
  const pledge = table.status === 'lobby' ? seatedShares(before.pledge, table.players) : before.pledge
  const loaded: LoadedTable = { table, revision: before.revision + 1, draws, begunUnder, pledge }
  const { status, position } = before.table
  const isSeatedAnew = table.players !== before.table.players || table.colours !== before.table.colours
  const change: Change = {
    tableId: table.id,
    expected: { status, position, revision: before.revision },
    at,
    row: rowOf(loaded),
    seats: isSeatedAnew ? seatedAt(table) : null,
    shares: status === 'lobby' ? (pledge?.shares ?? null) : null,
    entries,
    snapshot: snapshotOf(before.table, table),
    outcome: table.status === 'over' ? table.outcome : null,
    // It takes the whole log, which is read when the change is about to be stored.
    report: null,
    announcements,
    reminded: upshot.reminded ?? [],
  }
  return { ok: true, loaded, change, value: upshot.value }
}

function snapshotOf(before: Table, after: Table): Change['snapshot'] {
  const state = stateOf(after)
  if (state === null || state === stateOf(before)) return null
  return { state: after.game.save(state), rulesVersion: after.game.rulesVersion }
}
