/** What a finished game counts for whom: the written rules of who is credited with what. */
import { type Seat, turnsInRound } from '../../engine/game.js'
import type { Figures } from '../../games/figures.js'
import type { DecisionTime, GameReport } from '../model/game-report.js'
import type { LoadedTable } from '../model/loaded-table.js'
import { counting, factsOf, type LogEntry } from '../model/log.js'
import type { User } from '../model/people.js'
import type { FinishedTable } from '../model/table.js'
import { decisionTimes } from './decision-times.js'
import { hasPlayedRound, isCutShort } from './played.js'

/** A table that is over, with the rules version under which it began. */
export interface Ended {
  readonly table: FinishedTable
  readonly begunUnder: number | null
}

/** The loaded table if it has ended, or null. */
export function endedOf({ table, begunUnder }: LoadedTable): Ended | null {
  return table.status === 'over' ? { table, begunUnder } : null
}

/**
 * What a finished game counts for. `log` is the whole log.
 * - Whoever holds a seat at the end is credited with its place, also on autopilot.
 * - Whoever resigned is credited with the last place and no points, also if somebody else took over the seat.
 * - Whoever was replaced without resigning is not credited with anything.
 * - Whoever took over a seat is credited if that was in the first half of the turns, else the game does not count for them.
 * - A game with a computer player is rated for nobody, one that was cut short counts for nobody.
 * - Whoever has not completed a round by decisions of their own is not rated, and nobody against them.
 */
export function reportOf({ table, begunUnder }: Ended, log: readonly LogEntry[]): GameReport {
  const { game, players, attendance, leavers, outcome, state } = table
  const turn = game.turn(state)
  const left = leavers.filter(({ resigned }) => resigned)
  const loaded = players.map((user, seat) => ({ user, seat, resigned: attendance[seat]?.by === 'resigned' }))
  const counted = loaded.filter(({ user, seat }) => tookOverAt(log, seat, user) * 2 <= turn.number)
  const everybody = [...left, ...counted]
  const once = everybody.filter(({ user }, index) => everybody.findIndex((other) => other.user.id === user.id) === index)
  const isWhole = begunUnder === game.rulesVersion && log[0]?.position === 1
  const times = isWhole ? timesIn(table, log) : null
  const last = Math.max(...outcome.places)
  return {
    endedAt: log.at(-1)?.at ?? table.createdAt,
    rounds: Math.ceil(turn.number / turnsInRound(turn, players.length)),
    seats: players.length,
    byRules: game.toMove(state).kind === 'over',
    cutShort: isCutShort(table),
    hasComputer: players.some((_, seat) => attendance[seat]?.by !== 'resigned' && isComputer(log, seat)),
    credits: once.map(({ user, seat, resigned }) => ({
      user,
      seat,
      resigned,
      place: resigned ? Math.max(last, 2) : (outcome.places[seat] ?? last),
      points: resigned ? 0 : (outcome.points[seat] ?? 0),
      played: hasPlayedRound(table, log, seat, user),
      figures: figuresOf(table, log, user, seat, resigned),
      ...(times?.get(user.id) ?? { decisions: 0, decisionMs: 0 }),
    })),
  }
}

/** A log that does not fit its game costs the times, and not the end of the game. */
function timesIn(table: FinishedTable, log: readonly LogEntry[]): ReadonlyMap<string, DecisionTime> | null {
  try {
    return decisionTimes(table, log)
  } catch {
    return null
  }
}

/** The turn in which a user took over a seat; 0 for who sat there from the beginning. */
function tookOverAt(log: readonly LogEntry[], seat: Seat, user: User): number {
  const takeovers = log.flatMap((entry) => (entry.kind === 'replaced' && entry.seat === seat ? [entry] : []))
  const latest = takeovers.at(-1)
  return latest?.to.id === user.id ? latest.turn : 0
}

/** Whether nobody ever decided anything for a seat that had something to decide; whoever took their presses back was there. */
function isComputer(log: readonly LogEntry[], seat: Seat): boolean {
  const causes = log.flatMap((entry) => (entry.kind === 'action' && entry.seat === seat ? [entry.cause] : []))
  return causes.length > 0 && causes.every((cause) => cause === 'clock' || cause === 'autopilot')
}

const NOTHING: Figures = { sources: {}, choices: {}, feats: {} }

function figuresOf({ game, state }: FinishedTable, log: readonly LogEntry[], user: User, seat: Seat, resigned: boolean): Figures {
  const own = counting(log).filter((entry) => entry.kind === 'action' && entry.userId === user.id && entry.cause === 'player')
  const figures = game.figures(state, own.flatMap(factsOf))[seat] ?? NOTHING
  return resigned ? { ...NOTHING, choices: figures.choices } : figures
}
