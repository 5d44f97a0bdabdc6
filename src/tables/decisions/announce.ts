/** What a change within a game means for its channel. */
import type { Seat } from '../../engine/game.js'
import type { Game, GameState } from '../../games/game.js'
import type { Announcement } from '../model/announcement.js'
import type { LogEntry } from '../model/log.js'
import type { FinishedTable, PlayingTable, Table } from '../model/table.js'

/** Where a game stood: enough to tell what became of it. */
export interface Stand {
  readonly game: Game
  readonly state: GameState
}

/** What tells a channel the most of how a table now stands, where it is not known what it has missed. */
export function standing(table: Table): Announcement {
  const { status, position } = table
  if (status === 'playing') return { kind: 'turn', turn: table.game.turn(table.state).number, position }
  return status === 'over' ? { kind: 'over', position } : { kind: 'lobby', position }
}

/** The announcements of who plays and who no longer does. */
export function seatAnnouncements(entries: readonly LogEntry[]): readonly Announcement[] {
  return entries.flatMap((entry): readonly Announcement[] => {
    const { kind, position } = entry
    if (kind === 'away' || kind === 'back' || kind === 'resigned') return [{ kind, seat: entry.seat, user: entry.user, position }]
    if (kind === 'replaced') return [{ kind, seat: entry.seat, from: entry.from, to: entry.to, position }]
    return []
  })
}

/** Seats that have to act beside the turn's own; in a round that belongs to all of them all who have to act. */
function askedSeats(stand: Stand | null): readonly Seat[] {
  if (stand === null) return []
  const { game, state } = stand
  const next = game.toMove(state)
  return next.kind === 'seats' ? next.seats.filter((seat) => seat !== game.turn(state).seat) : []
}

/**
 * The announcements of a change, in the order in which the channel should see them: who has answered, then the new turn, the
 * progress within the old one or the end, then who is asked. A seat that stays asked through a change within a turn is not asked again,
 * and whoever is called by the message of a new round is not asked at all.
 * `before` is null for the deal.
 */
export function turnAnnouncements(before: Stand | null, after: PlayingTable | FinishedTable): readonly Announcement[] {
  const { position } = after
  // What is decided before the first turn has the number 0.
  const oldTurn = before === null ? -1 : before.game.turn(before.state).number
  const turn = after.game.turn(after.state).number
  const askedBefore = askedSeats(before)
  const askedNow = askedSeats(after)
  const staysAsked = (seat: Seat) => turn === oldTurn && askedBefore.includes(seat) && askedNow.includes(seat)

  const answered = askedBefore.filter((seat) => !staysAsked(seat))
  const isNewRound = after.game.turn(after.state).seat === null && turn !== oldTurn
  const asked = isNewRound ? [] : askedNow.filter((seat) => !staysAsked(seat))
  return [
    ...answered.map((seat): Announcement => ({ kind: 'answered', seat, turn: oldTurn, position })),
    news(after, oldTurn, turn),
    ...asked.map((seat): Announcement => ({ kind: 'asked', seat, turn, position })),
  ]
}

/**
 * Calls a seat for which something was taken back by consent, where {@link turnAnnouncements} do not: it is to move as it was, in
 * the same turn.
 */
export function grantAnnouncements(before: Stand, after: Stand, seat: Seat, position: number): readonly Announcement[] {
  const { number: turn, seat: own } = after.game.turn(after.state)
  const next = after.game.toMove(after.state)
  const isToMove = next.kind === 'seats' && next.seats.includes(seat)
  const isCalled = turn !== before.game.turn(before.state).number || (seat !== own && !askedSeats(before).includes(seat))
  return isToMove && !isCalled ? [{ kind: 'granted', seat, turn, position }] : []
}

function news(after: PlayingTable | FinishedTable, oldTurn: number, turn: number): Announcement {
  const { position } = after
  if (after.status === 'over') return { kind: 'over', position }
  if (turn < oldTurn) return { kind: 'turned-back', turn, from: oldTurn, position }
  return turn > oldTurn ? { kind: 'turn', turn, position } : { kind: 'progress', turn, position }
}
