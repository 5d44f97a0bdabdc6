/** How long players took for their own decisions. */
import type { Seat } from '../../engine/game.js'
import type { DecisionTime } from '../model/game-report.js'
import { actorOf, counting, isContinued, type LogEntry } from '../model/log.js'
import type { FinishedTable } from '../model/table.js'

/**
 * By user id, from the whole log of a game. A decision starts when the table begins to wait for its seat, even right after the
 * player's previous action. A press with several actions is one decision. Decisions that the table made count for nobody. Throws
 * if the log does not fit the rules.
 */
export function decisionTimes(
  { game, players, options }: Pick<FinishedTable, 'game' | 'players' | 'options'>,
  log: readonly LogEntry[],
): ReadonlyMap<string, DecisionTime> {
  const counted = new Set<LogEntry>(counting(log))
  const times = new Map<string, DecisionTime>()
  let since: ReadonlyMap<Seat, number> = new Map()
  let state = game.setup(players.length, options)
  for (const entry of log) {
    const at = entry.at.getTime()
    // A player who joins or returns while the seat is waited for starts from zero.
    if ((entry.kind === 'replaced' || entry.kind === 'back') && since.has(entry.seat)) since = new Map(since).set(entry.seat, at)
    if (state === null || !counted.has(entry) || (entry.kind !== 'action' && entry.kind !== 'draw')) continue
    if (entry.kind === 'action' && entry.cause === 'player' && !isContinued(entry)) {
      addTo(times, entry.userId, at - (since.get(entry.seat) ?? at))
    }
    const by = actorOf(entry)
    state = game.replay(state, by, entry.action).state
    const next = game.toMove(state)
    const awaited = next.kind === 'seats' ? next.seats : []
    const waits = since
    since = new Map(awaited.map((seat) => [seat, seat === by ? at : (waits.get(seat) ?? at)]))
  }
  return times
}

function addTo(times: Map<string, DecisionTime>, userId: string, ms: number): void {
  const { decisions, decisionMs } = times.get(userId) ?? { decisions: 0, decisionMs: 0 }
  times.set(userId, { decisions: decisions + 1, decisionMs: decisionMs + Math.max(0, ms) })
}
