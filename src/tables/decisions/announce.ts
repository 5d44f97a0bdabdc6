/** What a change within a game means for the table's channel. */
import type { Seat } from '../../engine/game.js'
import type { Game, GameState } from '../../games/game.js'
import type { Announcement } from '../model/announcement.js'
import type { LogEntry } from '../model/log.js'
import type { FinishedTable, PlayingTable, Table } from '../model/table.js'

/** The parts of a game before and after a change that are needed to announce it. */
export interface Stand {
  readonly game: Game
  readonly state: GameState
}

/** The announcement that tells most about the present table, for when it is unknown what the channel has missed. */
export function standing(table: Table): Announcement {
  const { status, position } = table
  if (status === 'playing') return { kind: 'turn', turn: table.game.turn(table.state).number, position }
  return status === 'over' ? { kind: 'over', position } : { kind: 'lobby', position }
}

/** Tells another channel of a game under way: the message of its turn, and what is being asked. */
export function retold(table: PlayingTable): readonly Announcement[] {
  const { proposal, position } = table
  const turn = table.game.turn(table.state).number
  return [
    { kind: 'turned-back', turn, from: turn, position },
    ...askedSeats(table).map((seat): Announcement => ({ kind: 'asked', seat, turn, position })),
    ...(proposal === null ? [] : [{ kind: 'proposal', proposal, position } as const]),
  ]
}

/** The announcements about who plays and who no longer does. */
export function seatAnnouncements(entries: readonly LogEntry[]): readonly Announcement[] {
  return entries.flatMap((entry): readonly Announcement[] => {
    const { kind, position } = entry
    if (kind === 'away' || kind === 'back' || kind === 'resigned') return [{ kind, seat: entry.seat, user: entry.user, position }]
    if (kind === 'replaced') return [{ kind, seat: entry.seat, from: entry.from, to: entry.to, position }]
    return []
  })
}

/** Seats that have to act besides the turn's own seat. In a round shared by all seats, every seat that has to act. */
function askedSeats(stand: Stand | null): readonly Seat[] {
  return stand === null ? [] : moversOf(stand).filter((seat) => seat !== stand.game.turn(stand.state).seat)
}

function moversOf({ game, state }: Stand): readonly Seat[] {
  const next = game.toMove(state)
  return next.kind === 'seats' ? next.seats : []
}

/**
 * The announcements of a change, in the channel's order: who has answered, then the new turn, the progress or the end, then who
 * is asked. A seat that stays asked within a turn is not asked again, unless its time for that has run out, and seats called by
 * the message of a new round are not asked. `before` is null for the deal, and `entries` are what has led from there to `after`.
 */
export function turnAnnouncements(
  before: Stand | null,
  after: PlayingTable | FinishedTable,
  entries: readonly LogEntry[],
): readonly Announcement[] {
  const { position } = after
  // Decisions before the first turn belong to turn 0.
  const oldTurn = before === null ? -1 : before.game.turn(before.state).number
  const turn = after.game.turn(after.state).number
  const askedBefore = askedSeats(before)
  const askedNow = askedSeats(after)
  const staysAsked = (seat: Seat) =>
    turn === oldTurn && askedBefore.includes(seat) && askedNow.includes(seat) && !hasRunOut(entries, seat)

  const answered = askedBefore.filter((seat) => !staysAsked(seat))
  const isNewRound = after.game.turn(after.state).seat === null && turn !== oldTurn
  const asked = isNewRound ? [] : askedNow.filter((seat) => !staysAsked(seat))
  return [
    ...answered.map((seat): Announcement => ({ kind: 'answered', seat, turn: oldTurn, position })),
    news(after, oldTurn, turn),
    ...[...asked, ...resumed(before, after, entries)].map((seat): Announcement => ({ kind: 'asked', seat, turn, position })),
  ]
}

/** Whether the table has decided for a seat whose time had run out. What the seat is asked after that is something else. */
function hasRunOut(entries: readonly LogEntry[], seat: Seat): boolean {
  return entries.some((entry) => entry.kind === 'action' && entry.cause === 'clock' && entry.seat === seat)
}

/**
 * The turn's own seat if the same turn has come back to it, after others had to act or the table has decided for it. The message
 * of the turn called it long ago. Not if it learns that otherwise.
 */
function resumed(before: Stand | null, after: Stand, entries: readonly LogEntry[]): readonly Seat[] {
  const { number, seat } = after.game.turn(after.state)
  if (before === null || seat === null || before.game.turn(before.state).number !== number) return []
  const isNew = moversOf(after).includes(seat) && (!moversOf(before).includes(seat) || hasRunOut(entries, seat))
  return isNew && !entries.some((entry) => isToldOtherwise(entry, seat)) ? [seat] : []
}

/**
 * Whether the player of a seat learns from something else how the game stands after an entry: from the answer to their own press,
 * from the call that tells them of an undo by consent, or from the one that welcomes them.
 */
function isToldOtherwise(entry: LogEntry, seat: Seat): boolean {
  const { kind } = entry
  return (kind === 'undo' || kind === 'back' || kind === 'replaced') && entry.seat === seat
}

/**
 * Calls a seat whose step was taken back by consent. If {@link turnAnnouncements} already call it, nothing is added. Otherwise
 * the seat is to move in the same turn as before and would not be called.
 */
export function grantAnnouncements(before: Stand, after: Stand, seat: Seat, position: number): readonly Announcement[] {
  const { number: turn, seat: own } = after.game.turn(after.state)
  const isToMove = moversOf(after).includes(seat)
  const isCalled = turn !== before.game.turn(before.state).number || (seat !== own && !askedSeats(before).includes(seat))
  return isToMove && !isCalled ? [{ kind: 'granted', seat, turn, position }] : []
}

function news(after: PlayingTable | FinishedTable, oldTurn: number, turn: number): Announcement {
  const { position } = after
  if (after.status === 'over') return { kind: 'over', position }
  if (turn < oldTurn) return { kind: 'turned-back', turn, from: oldTurn, position }
  return turn > oldTurn ? { kind: 'turn', turn, position } : { kind: 'progress', turn, position }
}
