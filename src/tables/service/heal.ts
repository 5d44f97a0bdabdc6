/**
 * Healing: a table whose snapshot does not match its log is rebuilt from the log. A live table that cannot be rebuilt is set
 * aside.
 */
import { standing } from '../decisions/announce.js'
import { accept } from '../decisions/decision.js'
import type { Announcement } from '../model/announcement.js'
import { type GameById, hold, type LoadedTable, stateOf, TableUnreadable } from '../model/loaded-table.js'
import { outcomeOf } from '../model/outcome.js'
import type { Change, Logger, Store, StoredTable } from '../model/ports.js'
import type { Table } from '../model/table.js'
import { auditTable, entriesOf, liveAgain, replayLog } from './audit.js'

export type Healing =
  /** Nothing is wrong, or nothing more can be done. */
  | { readonly kind: 'unchanged' }
  /** Its snapshot was rebuilt from its log. The reason says what was wrong. */
  | { readonly kind: 'rebuilt'; readonly reason: string; readonly change: Change }
  /** It was set aside before, and can be used again. */
  | { readonly kind: 'released'; readonly change: Change }
  /** Set aside, now or before. */
  | { readonly kind: 'quarantined'; readonly reason: string; readonly position: number | null }
  /** A table that is over cannot be read. Nobody waits for it. */
  | { readonly kind: 'unreadable'; readonly reason: string; readonly position: number }

/** What was found and done. */
export type Healed = Exclude<Healing, { readonly kind: 'unchanged' }>

export interface HealDeps {
  readonly store: Pick<Store, 'load' | 'log' | 'append' | 'quarantine' | 'liveIn'>
  readonly gameById: GameById
  readonly now: () => Date
}

/**
 * Audits a table and heals it in one transaction. Must be called in the table's lane. A table that was set aside stays so unless
 * `release`. It is then taken up again if it is sound or can be rebuilt, and no other table is live in its channel.
 */
export async function healTable(deps: HealDeps, tableId: string, release = false): Promise<Healing> {
  const { store, gameById } = deps
  const stored = await loadIfReadable(store, tableId)
  if (stored?.status === 'quarantined') return release ? maybeRelease(deps, stored) : { kind: 'unchanged' }
  const audit = await auditTable(store, gameById, tableId)
  if (audit.kind !== 'unreadable' && audit.kind !== 'differs') return { kind: 'unchanged' }
  const { reason } = audit
  const loaded = stored === null ? null : await rebuilt(deps, stored)
  if (loaded !== null && stored !== null) {
    const change = await restore(deps, stored, loaded)
    return change === null ? { kind: 'unchanged' } : { kind: 'rebuilt', reason, change }
  }
  if (stored?.status === 'over' || stored?.status === 'cancelled') {
    return { kind: 'unreadable', reason, position: stored.position }
  }
  const isNew = await store.quarantine(tableId, reason)
  return isNew ? { kind: 'quarantined', reason, position: stored?.position ?? null } : { kind: 'unchanged' }
}

/** Takes up a table that was set aside, as stored if it is sound, otherwise rebuilt. If it cannot be rebuilt it stays aside. */
async function maybeRelease(deps: HealDeps, stored: StoredTable): Promise<Healing> {
  const { store, gameById } = deps
  const { id, channelId, position } = stored
  const audit = await auditTable(store, gameById, id)
  const isSound = audit.kind === 'sound' || audit.kind === 'other-rules'
  const loaded = isSound ? hold(liveAgain(stored), gameById) : await rebuilt(deps, stored)
  const isFree = (await store.liveIn(channelId)) === null
  const change = loaded === null || !isFree ? null : await restore(deps, stored, loaded)
  if (change !== null) return { kind: 'released', change }
  return { kind: 'quarantined', reason: stored.quarantine ?? '', position }
}

/** Logs what was found about a table, and what was done. */
export function reportingTo(logger: Logger): (table: string, healed: Healed) => void {
  return (table, healed) => {
    const { kind } = healed
    const position = 'change' in healed ? healed.change.expected.position : healed.position
    const about = { table, position, healing: kind }
    if (kind === 'released') logger.warn(about, 'this table was set aside, can be read again and goes on')
    else if (kind === 'rebuilt') logger.warn(about, `this table was rebuilt from its log: ${healed.reason}`)
    else logger.error(about, `this table cannot be played: ${healed.reason}`)
  }
}

async function loadIfReadable(store: Pick<Store, 'load'>, tableId: string): Promise<StoredTable | null> {
  try {
    return await store.load(tableId)
  } catch (thrown) {
    if (thrown instanceof TableUnreadable) return null
    throw thrown
  }
}

/**
 * The table with the state that its log leads to. Null unless it was played entirely under the present rules and its log fits.
 */
async function rebuilt({ store, gameById }: HealDeps, stored: StoredTable): Promise<LoadedTable | null> {
  const game = gameById(stored.gameId)
  const versions = [stored.begunUnder, stored.snapshot?.rulesVersion ?? stored.begunUnder]
  if (game === null || versions.some((version) => version !== game.rulesVersion)) return null
  try {
    const replayed = replayLog(stored, game, await entriesOf(store, stored))
    if (typeof replayed !== 'string') return null
    const snapshot = { state: replayed, rulesVersion: game.rulesVersion }
    const loaded = hold({ ...liveAgain(stored), snapshot }, gameById)
    const { table } = loaded
    return table.status === 'playing' && outcomeOf(game, table) !== null ? null : loaded
  } catch (thrown) {
    if (thrown instanceof TableUnreadable) return null
    throw thrown
  }
}

/** Nobody is called again, because the table is where its players left it. */
function standingOf(table: Table): Announcement {
  const { status, position } = table
  return status === 'playing' ? { kind: 'progress', turn: table.game.turn(table.state).number, position } : standing(table)
}

/** Stores the loaded table and announces it to its channel. Null if somebody else has changed it meanwhile. */
async function restore({ store, now }: HealDeps, stored: StoredTable, loaded: LoadedTable): Promise<Change | null> {
  const { table } = loaded
  const { game, position } = table
  const state = stateOf(table)
  const released: readonly Announcement[] = stored.status === 'quarantined' ? [{ kind: 'released', position }] : []
  const announcements = [...released, standingOf(table)]
  const decision = accept(loaded, { table, announcements, value: null }, now())
  if (!decision.ok || decision.change === null) return null
  const change: Change = {
    ...decision.change,
    expected: { ...decision.change.expected, status: stored.status },
    snapshot: state === null ? null : { state: game.save(state), rulesVersion: game.rulesVersion },
    // A game that is over was counted when it ended.
    outcome: null,
    report: null,
  }
  return (await store.append(change)) === 'stored' ? change : null
}
