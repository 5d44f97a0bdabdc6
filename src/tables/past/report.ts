/** The rules for what a finished game counts for each player. */
import { roundOf, type Seat } from '../../engine/game.js'
import type { Figures } from '../../games/figures.js'
import { isComputer } from '../model/computer.js'
import type { DecisionTime, GameReport } from '../model/game-report.js'
import type { LoadedTable } from '../model/loaded-table.js'
import { counting, factsOf, isPressOf, type LogEntry } from '../model/log.js'
import type { User } from '../model/people.js'
import type { FinishedTable } from '../model/table.js'
import { decisionTimes } from './decision-times.js'
import { isCutShort, roundsPlayed } from './eligibility.js'

/** A table that is over, with the rules version under which it began. */
export interface Ended {
  readonly table: FinishedTable
  readonly begunUnder: number | null
}

/** The loaded table if it is over, or null. */
export function endedOf({ table, begunUnder }: LoadedTable): Ended | null {
  return table.status === 'over' ? { table, begunUnder } : null
}

/**
 * What a finished game counts for. `log` is the whole log.
 * - A player with a seat at the end is credited with its place, even on autopilot.
 * - A player who resigned is credited with the last place and no points, even if somebody else took over the seat.
 * - A player who was replaced without resigning is not credited.
 * - A player who took over a seat is credited if that was in the first half of the turns. Otherwise the game does not count for
 *   them, even if they resigned.
 * - A computer player is not credited. A game with one counts for no ladder and no record, nor does one whose terms let computer
 *   players take over seats.
 * - A game in which the table made all decisions of a seat is rated for nobody. A game that was cut short counts for nobody.
 * - A player who has not completed a round by their own decisions is not rated, and nobody is rated against them.
 */
export function reportOf({ table, begunUnder }: Ended, log: readonly LogEntry[]): GameReport {
  const { game, players, terms, attendance, leavers, outcome, state } = table
  const turn = game.turn(state)
  const isEarly = (since: number) => since * 2 <= turn.number
  const left = leavers.filter(({ user, seat, resigned }) => resigned && isEarly(resignedSince(log, seat, user)))
  const loaded = players.map((user, seat) => ({ user, seat, resigned: attendance[seat]?.by === 'resigned' }))
  const counted = loaded.filter(({ user, seat }) => isEarly(tookOverAt(log, seat, user).turn))
  const everybody = [...left, ...counted].filter(({ user }) => !isComputer(user))
  const once = everybody.filter(({ user }, index) => everybody.findIndex((other) => other.user.id === user.id) === index)
  const times = isTimed({ table, begunUnder }, log) ? timesIn(table, log) : null
  const last = Math.max(...outcome.places)
  const hasPlayed = roundsPlayed(table, log)
  return {
    endedAt: log.at(-1)?.at ?? table.createdAt,
    rounds: roundOf(turn, players.length),
    seats: players.length,
    byRules: game.toMove(state).kind === 'over',
    cutShort: isCutShort(table),
    againstComputers: [...players, ...leavers.map(({ user }) => user)].some(isComputer),
    withComputerTakeover: terms.computerTakeover !== 'none',
    hasComputer: players.some((_, seat) => attendance[seat]?.by !== 'resigned' && isPlayedByTable(log, seat)),
    credits: once.map(({ user, seat, resigned }) => ({
      user,
      seat,
      resigned,
      place: resigned ? Math.max(last, 2) : (outcome.places[seat] ?? last),
      points: resigned ? 0 : (outcome.points[seat] ?? 0),
      played: hasPlayed(seat, user),
      figures: figuresOf(table, log, user, seat, resigned),
      ...(times?.get(user.id) ?? { decisions: 0, decisionMs: 0 }),
    })),
  }
}

/** Whether a log can be played again, from which the times follow. */
export function isTimed({ table, begunUnder }: Ended, log: readonly LogEntry[]): boolean {
  return begunUnder === table.game.rulesVersion && log[0]?.position === 1
}

/** If a log does not fit its game, the times are missing, but the game can still end. */
function timesIn(table: FinishedTable, log: readonly LogEntry[]): ReadonlyMap<string, DecisionTime> | null {
  try {
    return decisionTimes(table, log)
  } catch {
    return null
  }
}

/** The turn in which a user took over a seat, and the log's position then. 0 for the first player. */
function tookOverAt(log: readonly LogEntry[], seat: Seat, user: User): Pick<LogEntry, 'turn' | 'position'> {
  const takeovers = log.flatMap((entry) => (entry.kind === 'replaced' && entry.seat === seat ? [entry] : []))
  const latest = takeovers.at(-1)
  return latest?.to.id === user.id ? latest : { turn: 0, position: 0 }
}

/**
 * The turn from which a user had a seat that they resigned: the earliest, if they did so more than once. A game may be lost for
 * them before they take over the same seat late.
 */
function resignedSince(log: readonly LogEntry[], seat: Seat, user: User): number {
  const turns = log.flatMap((entry, index) => {
    const isTheirs = entry.kind === 'resigned' && entry.seat === seat && entry.user.id === user.id
    return isTheirs ? [tookOverAt(log.slice(0, index), seat, user).turn] : []
  })
  return turns.length === 0 ? 0 : Math.min(...turns)
}

/** Whether the table made all decisions of a seat that had any. A press that was undone still counts as a player's. */
function isPlayedByTable(log: readonly LogEntry[], seat: Seat): boolean {
  const causes = log.flatMap((entry) => (entry.kind === 'action' && entry.seat === seat ? [entry.cause] : []))
  return causes.length > 0 && causes.every((cause) => cause !== 'player' && cause !== 'order')
}

const NOTHING: Figures = { sources: {}, choices: {}, feats: {} }

/** What happened while the user had the seat counts, whoever acted: a battle may be won in another player's turn. */
function figuresOf({ game, state }: FinishedTable, log: readonly LogEntry[], user: User, seat: Seat, resigned: boolean): Figures {
  const { position: since } = tookOverAt(log, seat, user)
  const entries = counting(log)
  const held = entries.filter(({ position }) => position > since)
  const own = entries.filter((entry) => isPressOf(entry, user.id))
  const figures = game.figures(state, held.flatMap(factsOf), own.flatMap(factsOf))[seat] ?? NOTHING
  return resigned ? { ...NOTHING, choices: figures.choices } : figures
}
