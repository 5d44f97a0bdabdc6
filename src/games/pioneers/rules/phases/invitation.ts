/** Phase 3d: one other player may join (R64-R69), then the turn is over. */
import type { Seat } from '../../../../engine/game.js'
import { JOIN_PRICE } from '../../data/prices.js'
import { DECLINE } from '../actions.js'
import { type Draft, enter, giveCash, playerOf } from '../draft.js'
import { groundOf, idOf } from '../ground.js'
import { carries, hasPassenger, leaveCoach, type Passenger, passengersOf } from '../passengers.js'
import { putSettler } from '../settlers.js'
import { finishTurn } from '../turn.js'
import type { Action, CoachId, Player, RefusalCode, Settling, State } from '../types.js'

type InvitationState = Extract<State, { readonly phase: 'invitation' }>

/** Ends the active player's part. Without a settled pioneer there is nothing to join (E41). */
export function endTurn(draft: Draft, settling: Settling | null): State {
  return settling === null ? finishTurn(draft) : inviteAfter(draft, settling, draft.table.turn.seat)
}

/** Joining with any coach that carries a matching pioneer (E40), or declining. */
export function legalAnswers(state: InvitationState): readonly Action[] {
  const joins = passengersOf(playerOf(state, state.asked), state.settling.pioneer)
  return [...joins.map(({ coach }): Action => ({ kind: 'join', coach })), DECLINE]
}

/** Why the asked seat may not join with a coach. */
export function refuseJoin(state: InvitationState, { coach }: Pick<Passenger, 'coach'>): RefusalCode | null {
  return carries(playerOf(state, state.asked), { coach, pioneer: state.settling.pioneer }) ? null : 'no-such-passenger'
}

/** The first player to join ends the round of invitations (R67). */
export function joinIn(draft: Draft, { asked, settling }: InvitationState, coach: CoachId): State {
  join(draft, asked, settling, coach)
  return finishTurn(draft)
}

/** Asks the next player. */
export function decline(draft: Draft, { asked, settling }: InvitationState): State {
  draft.facts.push({ to: 'table', kind: 'declined', seat: asked, by: draft.table.turn.seat })
  return inviteAfter(draft, settling, asked)
}

/** Asks the next player clockwise after `seat` who is able to join (R64, R69, E39). After the last one the turn is over. */
function inviteAfter(draft: Draft, settling: Settling, seat: Seat): State {
  const { table, facts } = draft
  const by = table.turn.seat
  for (let asked = (seat + 1) % table.seats; asked !== by; asked = (asked + 1) % table.seats) {
    if (!canJoin(playerOf(table, asked), settling)) continue
    facts.push({ to: 'table', kind: 'invited', seat: asked, by, pioneer: settling.pioneer })
    return enter(draft, { phase: 'invitation', settling, asked })
  }
  return finishTurn(draft)
}

function canJoin(player: Player, { pioneer }: Settling): boolean {
  return player.cash >= JOIN_PRICE && hasPassenger(player, pioneer)
}

/** Pays first (E4), then settles one pioneer, without the tile's action (R65, R66). */
function join(draft: Draft, seat: Seat, { city, pioneer }: Settling, coach: CoachId): void {
  const { table } = draft
  const by = table.turn.seat
  giveCash(draft, seat, -JOIN_PRICE)
  giveCash(draft, by, JOIN_PRICE)
  putSettler(draft, city, seat)
  const place = idOf(groundOf(table).map, city)
  const joined = { to: 'table', kind: 'joined', seat, by, city: place, pioneer, coach, paid: JOIN_PRICE } as const
  leaveCoach(draft, seat, { coach, pioneer }, joined)
}
