/** What a recount of the standings needs, whichever the database is. */
import type { Skill } from '../../standings/rating.js'
import { isAnonymous } from '../../tables/model/anonymous.js'
import type { GameReport } from '../../tables/model/game-report.js'
import { type GameById, hold, TableUnreadable } from '../../tables/model/loaded-table.js'
import type { LogEntry } from '../../tables/model/log.js'
import type { StoredTable } from '../../tables/model/ports.js'
import { type Ended, endedOf, isTimed, reportOf } from '../../tables/past/report.js'
import type { Remembered } from './counting.js'

/** Calls `tell` at most once in `ms` milliseconds, and not right away. */
export function every<T>(ms: number, tell: (what: T) => void): (what: T) => void {
  let last = performance.now()
  return (what) => {
    const now = performance.now()
    if (now - last < ms) return
    last = now
    tell(what)
  }
}

/** A finished game. */
export interface Over {
  readonly id: string
  /** Null if it was not recorded. */
  readonly sequence: number | null
  /** When it ended, in milliseconds since 1970. */
  readonly at: number
}

/**
 * Finished games in the order in which they are rated, which is the order of their records. Games from before
 * recording are inserted by when they ended (then by id), before the first recorded game that ended later. `games` are ordered by
 * sequence and then by id.
 */
export function inOrder<Game extends Over>(games: readonly Game[]): readonly Game[] {
  const missing = games.filter(({ sequence }) => sequence === null).sort((one, other) => one.at - other.at)
  const recorded = games.filter(({ sequence }) => sequence !== null)
  const order: Game[] = []
  let next = 0
  for (const each of recorded) {
    for (let game = missing[next]; game !== undefined && game.at < each.at; game = missing[++next]) order.push(game)
    order.push(each)
  }
  return [...order, ...missing.slice(next)]
}

/** A rated credit of a game with an anonymous user. */
interface RatedCredit {
  readonly tableId: string
  readonly userId: string
  readonly mu: number | null
  readonly sigma: number | null
  readonly weight: number | null
}

/**
 * By table, what can no longer be computed because a player was forgotten: anonymous users' skills before the game, and the
 * weight of the game for each player.
 */
export function rememberedIn(credits: readonly RatedCredit[]): ReadonlyMap<string, Remembered> {
  const remembered = new Map<string, { skills: Map<string, Skill>; weights: Map<string, number> }>()
  for (const { tableId, userId, mu, sigma, weight } of credits) {
    const { skills, weights } = remembered.get(tableId) ?? { skills: new Map(), weights: new Map() }
    if (isAnonymous({ id: userId }) && mu !== null && sigma !== null) skills.set(userId, { mu, sigma })
    if (weight !== null) weights.set(userId, weight)
    remembered.set(tableId, { skills, weights })
  }
  return remembered
}

/** A finished table with its log, which is needed to report it. */
export interface Whole {
  readonly ended: Ended
  readonly log: readonly LogEntry[]
}

/** Null if the table is not over, or its log is missing. Throws {@link TableUnreadable} if it cannot be read. */
export function wholeOf(gameById: GameById, stored: StoredTable | null, log: readonly LogEntry[]): Whole | null {
  const ended = stored === null ? null : endedOf(hold(stored, gameById))
  return ended === null || log.length === 0 ? null : { ended, log }
}

/** Whether a recount needs what was stored of a game: if it cannot be read, or its times do not follow from it any more. */
export function needsStored(whole: Whole | null): boolean {
  return whole === null || !isTimed(whole.ended, whole.log)
}

/** What a game counts for in a recount. `stored` is what was stored of it, if that is needed. Null if neither is known. */
export function recounted(whole: Whole | null, stored: GameReport | undefined): GameReport | null {
  if (whole === null) return stored ?? null
  const report = reportOf(whole.ended, whole.log)
  if (stored === undefined) return report
  const credits = report.credits.map((credit) => {
    const known = stored.credits.find(({ user }) => user.id === credit.user.id)
    return known === undefined ? credit : { ...credit, decisions: known.decisions, decisionMs: known.decisionMs }
  })
  return { ...report, credits }
}

/** Null in place of {@link TableUnreadable}. Everything else is thrown on. */
export function nullIfUnreadable(thrown: unknown): null {
  if (thrown instanceof TableUnreadable) return null
  throw thrown
}
