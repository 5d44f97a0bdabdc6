/** The result of a decision about a table. Decisions are pure. Other code stores and announces their results. */
import type { Random } from '../../engine/random.js'
import type { Announcement } from '../model/announcement.js'
import { seatedShares } from '../model/fairness.js'
import { stirred } from '../model/idle.js'
import { type LoadedTable, rowOf, seatedAt, stateOf } from '../model/loaded-table.js'
import type { LogEntry } from '../model/log.js'
import type { Change, Entropy } from '../model/ports.js'
import type { TableRefusal } from '../model/refusal.js'
import type { Table } from '../model/table.js'
import { withoutPastPauses } from './proposal-expiry.js'

/** The table afterwards with the change to store (null if nothing changes), or a refusal. */
export type Decision<T> =
  | { readonly ok: true; readonly loaded: LoadedTable; readonly change: Change | null; readonly value: T }
  | { readonly ok: false; readonly refusal: TableRefusal }

/** The time of a change. */
export interface Times {
  readonly at: Date
  /** When the program started. What came due before that cost nobody any time. */
  readonly startedAt: Date
}

/** The time of a change, and the source of its draws. */
export interface Moment extends Times {
  readonly random: (draw: number) => Random
}

/** The moment of a change for a table, whose draws follow from its pledge. */
export function momentAt({ table, pledge }: LoadedTable, times: Times, entropy: Entropy): Moment {
  return { ...times, random: (draw) => entropy.draw(table.id, draw, pledge) }
}

/** What a change leads to. */
export interface Upshot<T> {
  readonly table: Table
  readonly value: T
  /** The number of draws so far. Absent if it did not change. */
  readonly draws?: number
  readonly begunUnder?: number | null
  readonly entries?: readonly LogEntry[]
  readonly announcements?: readonly Announcement[]
  /** Ids of users whom the change reminds. */
  readonly reminded?: readonly string[]
  /** Whether nobody does anything at the table, and its idleness stays as `table` says. By default, whatever is told ends it. */
  readonly isIdle?: boolean
}

export function refuse(refusal: TableRefusal): Decision<never> {
  return { ok: false, refusal }
}

/** A decision that changes nothing. */
export function unchanged<T>(loaded: LoadedTable, value: T): Decision<T> {
  return { ok: true, loaded, change: null, value }
}

/**
 * The decision that turns a table into what `upshot` describes, at the moment `at`. What nobody is told of does not end its
 * idleness: if a table stayed longer for it, everybody could tell that somebody acted in secret.
 */
export function accept<T>(before: LoadedTable, upshot: Upshot<T>, at: Date): Decision<T> {
  const { draws = before.draws, begunUnder = before.begunUnder, entries = [] } = upshot
  const isStirred = upshot.isIdle !== true && (upshot.announcements ?? []).length > 0
  const kept = withoutPastPauses(upshot.table, at)
  const table = isStirred ? stirred(kept, at) : kept
  // A player who leaves the lobby takes their share along. The deal makes the shares final.
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
    // The report needs the whole log, which is read just before the change is stored.
    report: null,
    announcements: toldOf(before.table, table, upshot.announcements ?? []),
    reminded: upshot.reminded ?? [],
  }
  return { ok: true, loaded, change, value: upshot.value }
}

/** The announcements with one more if the turn's message says that the game will end, and nothing else would change that. */
function toldOf(before: Table, after: Table, told: readonly Announcement[]): readonly Announcement[] {
  const isCalledOff = before.status === 'playing' && before.idle.isTold && after.status === 'playing' && !after.idle.isTold
  if (!isCalledOff || told.some(({ kind }) => SHOWS_TURN.has(kind))) return told
  return [{ kind: 'progress', turn: after.game.turn(after.state).number, position: after.position }, ...told]
}

const SHOWS_TURN: ReadonlySet<Announcement['kind']> = new Set(['turn', 'progress', 'turned-back'])

function snapshotOf(before: Table, after: Table): Change['snapshot'] {
  const state = stateOf(after)
  if (state === null || state === stateOf(before)) return null
  return { state: after.game.save(state), rulesVersion: after.game.rulesVersion }
}
