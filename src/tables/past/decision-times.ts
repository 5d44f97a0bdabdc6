/** How long players took for their own decisions. */
import type { Seat } from '../../engine/game.js'
import type { Game, GameState } from '../../games/game.js'
import type { DecisionTime } from '../model/game-report.js'
import { type ActionEntry, actorOf, type GameEntry, isContinued, type LogEntry, type UndoEntry, undoneBy } from '../model/log.js'
import type { FinishedTable } from '../model/table.js'

interface DecisionMade {
  readonly entry: ActionEntry
  readonly ms: number
}

/** A game as its log is gone through. */
interface Course {
  readonly game: Game
  /** What was taken back, by which undo. */
  readonly undone: ReadonlyMap<GameEntry, UndoEntry>
  /** The state after the deal and after each entry that counts so far. */
  readonly states: { readonly state: GameState; readonly entry: GameEntry | null }[]
  /** The decisions of players that count so far. */
  readonly made: DecisionMade[]
  /** Where a player last took over or came back, by seat. */
  readonly seatedAt: Map<Seat, number>
  /** How long the table has waited for each seat that it waits for, in milliseconds, up to `at`. */
  waited: ReadonlyMap<Seat, number>
  at: number
}

/**
 * By user id, from the whole log of a game. A decision starts when the table begins to wait for its seat, even right after the
 * player's previous action. A press with several actions is one decision. One that was taken back does not count, but its time
 * does, for the one made instead, without the time in which only others were waited for. Decisions that the table made count for
 * nobody. Throws if the log does not fit the rules.
 */
export function decisionTimes(
  { game, players, options }: Pick<FinishedTable, 'game' | 'players' | 'options'>,
  log: readonly LogEntry[],
): ReadonlyMap<string, DecisionTime> {
  const state = game.setup(players.length, options)
  const course: Course = { game, undone: undoneBy(log), states: [], made: [], seatedAt: new Map(), waited: new Map(), at: 0 }
  if (state !== null) {
    course.states.push({ state, entry: null })
    for (const entry of log) follow(course, entry)
  }
  return byUser(course.made)
}

function follow(course: Course, entry: LogEntry): void {
  const at = entry.at.getTime()
  // Clocks are set back.
  const passed = Math.max(0, at - course.at)
  course.waited = new Map([...course.waited].map(([seat, ms]) => [seat, ms + passed]))
  course.at = at
  if (entry.kind === 'action' || entry.kind === 'draw') play(course, entry)
  if (entry.kind === 'undo') takeBack(course, entry)
  // A player who joins or returns while the seat is waited for starts from zero.
  if (entry.kind === 'replaced' || entry.kind === 'back') {
    course.seatedAt.set(entry.seat, entry.position)
    course.waited = new Map([...course.waited].map(([seat, ms]) => [seat, seat === entry.seat ? 0 : ms]))
  }
}

function play(course: Course, entry: GameEntry): void {
  const { game, states, made, waited } = course
  const before = states.at(-1)
  if (before === undefined) return
  const by = actorOf(entry)
  if (entry.kind === 'action' && entry.cause === 'player' && !isContinued(entry)) {
    made.push({ entry, ms: waited.get(entry.seat) ?? 0 })
  }
  const { state } = game.replay(before.state, by, entry.action)
  states.push({ state, entry })
  waitOn(course, state, (seat) => (seat === by ? 0 : (waited.get(seat) ?? 0)))
}

/** The time of what is taken back is spent again, by whoever spent it. */
function takeBack(course: Course, undo: UndoEntry): void {
  const { game, states, made, waited, seatedAt } = course
  const isLeft = ({ entry }: { readonly entry: GameEntry | null }) => entry !== null && course.undone.get(entry) !== undo
  const later = made.splice(firstAfter(made, undo.to))
  made.push(...later.filter(isLeft))
  const undone = later.filter((decision) => !isLeft(decision))
  for (const after of states.splice(firstAfter(states, undo.to))) {
    const before = states.at(-1)
    if (after.entry === null || before === undefined || !isLeft(after)) continue
    states.push({ ...after, state: game.replay(before.state, actorOf(after.entry), after.entry.action).state })
  }
  const spent = (seat: Seat) =>
    undone
      .filter(({ entry }) => entry.seat === seat && entry.position > (seatedAt.get(seat) ?? 0))
      .reduce((sum, { ms }) => sum + ms, 0)
  const state = states.at(-1)?.state
  if (state !== undefined) waitOn(course, state, (seat) => (waited.get(seat) ?? 0) + spent(seat))
}

/** The index of what comes first after entry `to`. Looked for from the end, since most undos lead back by a step. */
function firstAfter(list: readonly { readonly entry: GameEntry | null }[], to: number): number {
  return list.findLastIndex(({ entry }) => entry === null || entry.position <= to) + 1
}

/** From now on the table waits for the seats that are to move, for which it has waited `ms` so far. */
function waitOn(course: Course, state: GameState, ms: (seat: Seat) => number): void {
  const next = course.game.toMove(state)
  // A draw takes no time, and whoever was waited for may be waited for after it.
  const seats = next.kind === 'chance' ? [...course.waited.keys()] : next.kind === 'seats' ? next.seats : []
  course.waited = new Map(seats.map((seat) => [seat, ms(seat)]))
}

function byUser(made: readonly DecisionMade[]): ReadonlyMap<string, DecisionTime> {
  const times = new Map<string, DecisionTime>()
  for (const {
    entry: { userId },
    ms,
  } of made) {
    const { decisions, decisionMs } = times.get(userId) ?? { decisions: 0, decisionMs: 0 }
    times.set(userId, { decisions: decisions + 1, decisionMs: decisionMs + ms })
  }
  return times
}
