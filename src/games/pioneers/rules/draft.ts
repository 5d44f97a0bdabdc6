/** An action in progress: a private copy of the table for the rules to write to, and the facts so far. */
import type { Seat } from '../../../engine/game.js'
import { at, replaced } from '../../../engine/lists.js'
import type { Fact } from './facts.js'
import type { Common, EndReason, Player, State } from './types.js'

export interface Draft {
  /** Fields may be replaced, but their contents never change, because states handed out earlier share them. */
  readonly table: { -readonly [Key in keyof Common]: Common[Key] }
  /** In the order they happened. */
  readonly facts: Fact[]
}

/** Starts an action. Fields that belong only to the phase are dropped. */
export function draftOf(state: Common): Draft {
  const table = {
    seats: state.seats,
    map: state.map,
    covered: state.covered,
    tiles: state.tiles,
    roads: state.roads,
    settlers: state.settlers,
    stagecoach: state.stagecoach,
    display: state.display,
    stack: state.stack,
    unseen: state.unseen,
    players: state.players,
    nuggetsLeft: state.nuggetsLeft,
    first: state.first,
    turn: state.turn,
    end: state.end,
    idleRounds: state.idleRounds,
    roundBusy: state.roundBusy,
  }
  return { table, facts: [] }
}

/**
 * Ends the writing. The table itself becomes a state when the fields of its new phase are added. (Copying it again would cost
 * more than the rest of an action.)
 */
export function enter<const Phase extends { readonly phase: State['phase'] }>(
  draft: Draft,
  phase: Phase,
): Draft['table'] & Phase {
  return Object.assign(draft.table, phase)
}

/** The player at a seat. Throws if there is none. */
export function playerOf(table: Common, seat: Seat): Player {
  return at(table.players, seat)
}

/** The player whose turn it is. */
export function activePlayer(table: Common): Player {
  return at(table.players, table.turn.seat)
}

/** Replaces the named fields of one player. */
export function changePlayer(draft: Draft, seat: Seat, change: Partial<Player>): void {
  draft.table.players = replaced(draft.table.players, seat, { ...playerOf(draft.table, seat), ...change })
}

/** Gives a player dollars, or takes them if negative. */
export function giveCash(draft: Draft, seat: Seat, dollars: number): void {
  changePlayer(draft, seat, { cash: playerOf(draft.table, seat).cash + dollars })
}

/** The first trigger that holds decides why the game ends. Later ones change nothing (D20, E45). */
export function maybeTriggerEnd(draft: Draft, holds: boolean, reason: EndReason): void {
  if (!holds || draft.table.end !== null) return
  draft.table.end = reason
  draft.facts.push({ to: 'table', kind: 'end-triggered', seat: draft.table.turn.seat, reason })
}
