/** The course of a game at a table: the deal, a seat's action, and the draws that follow. Changes are returned, never stored here. */
import type { Seat } from '../engine/game.js'
import type { AnyFact, Game, GameState } from '../games/plug.js'
import { turnAnnouncements } from './announce.js'
import { changeOf, type Held, kept } from './held.js'
import type { LogEntry } from './log.js'
import type { Change, Entropy } from './ports.js'
import type { FinishedTable, Lobby, PlayingTable } from './table.js'
import type { Moved, TableRefusal } from './tables.js'

/** What a decision about a table comes to: the table afterwards with the change to store, or a refusal. */
export type Decision<T> =
  | { readonly ok: true; readonly held: Held; readonly change: Change; readonly value: T }
  | { readonly ok: false; readonly refusal: TableRefusal }

/** The moment of a change and where its draws come from. */
export interface Moment {
  readonly at: Date
  readonly entropy: Entropy
}

/** What a table's game has come to, with the log entries that led there. */
interface Course {
  readonly state: GameState
  readonly draws: number
  readonly entries: readonly LogEntry[]
}

/** No game draws more often in a row; without a limit a faulty one would never return. */
const DRAW_LIMIT = 10_000

/** Deals and begins. */
export function begin(lobby: Lobby, moment: Moment): Decision<PlayingTable> {
  const { game } = lobby
  const dealt = game.setup(lobby.players.length, lobby.options)
  if (dealt === null) return { ok: false, refusal: { code: 'unknown-option' } }
  const course = settle({ state: dealt, draws: 0, entries: [] }, lobby.id, game, 0, moment)
  const table: PlayingTable = { ...kept(lobby), status: 'playing', state: course.state, position: course.entries.length }
  const held: Held = { table, draws: course.draws, begunUnder: game.rulesVersion }
  const change = changeOf(lobby, held, moment.at, { entries: course.entries, announcements: turnAnnouncements(null, table) })
  return { ok: true, held, change, value: table }
}

/** What a press comes to at a table that is playing. */
export interface Press {
  readonly seat: Seat
  readonly userId: string
  readonly action: string
  /** Whether the player saw another position than the table's. */
  readonly stale: boolean
}

/** Lets a seat act, then draws until somebody has to move or the game is over. */
export function play(table: PlayingTable, held: Held, press: Press, moment: Moment): Decision<Moved> {
  const { game } = table
  const { seat, userId, action } = press
  const next = game.toMove(table.state)
  const submitted = game.submit(table.state, seat, action)
  if (submitted.kind === 'unreadable') return { ok: false, refusal: { code: 'unreadable' } }
  if (press.stale && submitted.kind === 'refused') return { ok: false, refusal: { code: 'stale' } }
  if (next.kind === 'seats' && !next.seats.includes(seat))
    return { ok: false, refusal: { code: 'not-your-move', seats: next.seats } }
  if (submitted.kind === 'refused') return { ok: false, refusal: { code: 'rules', refusal: submitted.refusal } }

  const by = { kind: 'action', seat, userId, cause: 'player' } as const
  const turn = game.turn(table.state).number
  const entry: LogEntry = { ...by, position: table.position + 1, at: moment.at, action, facts: submitted.facts, turn }
  const course = settle({ state: submitted.state, draws: held.draws, entries: [entry] }, table.id, game, table.position, moment)
  const after = arrive(table, course)
  const heldAfter: Held = { table: after, draws: course.draws, begunUnder: held.begunUnder }
  const announcements = turnAnnouncements(table, after)
  const change = changeOf(table, heldAfter, moment.at, { entries: course.entries, announcements })
  return { ok: true, held: heldAfter, change, value: { table: after, entries: course.entries } }
}

function arrive(table: PlayingTable, course: Course): PlayingTable | FinishedTable {
  const { state } = course
  const base = { ...kept(table), state, position: table.position + course.entries.length }
  const next = table.game.toMove(state)
  return next.kind === 'over' ? { ...base, status: 'over', outcome: next.outcome } : { ...base, status: 'playing' }
}

/** Draws and logs while chance is to move. `before` is the position that the course began at. */
function settle(begun: Course, tableId: string, game: Game, before: number, moment: Moment): Course {
  let { state, draws } = begun
  const entries = begun.entries.slice()
  for (let drawn = 0; drawn < DRAW_LIMIT; drawn++) {
    const next = game.toMove(state)
    if (next.kind !== 'chance') return { state, draws, entries }
    const action = next.draw(moment.entropy.draw(tableId, draws))
    const turn = game.turn(state).number
    const step = game.replay(state, 'chance', action)
    draws += 1
    state = step.state
    entries.push(drawnEntry(before + entries.length + 1, moment.at, action, step.facts, turn))
  }
  throw new Error(`${game.id} draws without end: this is a bug in its rules`)
}

function drawnEntry(position: number, at: Date, action: string, facts: readonly AnyFact[], turn: number): LogEntry {
  return { kind: 'draw', position, at, action, facts, turn }
}
