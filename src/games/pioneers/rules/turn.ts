/** From turn to turn and round to round, up to the end (R20-R25, E26, E27). */

import type { Seat } from '../../../engine/game.js'
import { winnersOf } from '../../../engine/ranking.js'
import { type Draft, enter, giveCash, maybeTriggerEnd, playerOf } from './draft.js'
import type { Fact } from './facts.js'
import { goOnBuying } from './phases/purchase.js'
import { better, finalScores } from './scoring.js'
import type { Common, EndReason, Player, State } from './types.js'

const BASIC_INCOME = 3
/** Rounds in a row without a road, coach or tile after which the game ends (E26). */
const IDLE_ROUNDS = 2

/** A player's income in phase 1 (R24). */
export function incomeOf(player: Player): number {
  return BASIC_INCOME + player.bankers
}

/** Whether the last whole round and this one so far brought no road, coach or tile. Then the game ends with this round (E26). */
export function isIdle({ end, idleRounds, roundBusy }: Common): boolean {
  return end === null && !roundBusy && idleRounds === IDLE_ROUNDS - 1
}

/** Phase 1, followed by the purchases. Decides first whether a coach has to be bought (E13). */
export function beginTurn(draft: Draft, seat: Seat, round: number): State {
  const { table, facts } = draft
  const player = playerOf(table, seat)
  const amount = incomeOf(player)
  table.turn = { seat, round, used: [], mustBuyCoach: player.coaches.length === 0 }
  giveCash(draft, seat, amount)
  facts.push({ to: 'table', kind: 'turn', seat, round }, { to: 'table', kind: 'income', seat, amount })
  if (isIdle(table)) facts.push({ to: 'table', kind: 'idle', seat })
  return goOnBuying(draft)
}

/** The next player's turn. After the last turn of a round the end is checked (R23). */
export function finishTurn(draft: Draft): State {
  const { table } = draft
  const { seat, round } = table.turn
  const next = (seat + 1) % table.seats
  maybeTriggerEnd(
    draft,
    table.tiles.every((tile) => tile === null),
    'no-tiles',
  )
  if (next !== table.first) return beginTurn(draft, next, round)
  table.idleRounds = table.roundBusy ? 0 : table.idleRounds + 1
  table.roundBusy = false
  maybeTriggerEnd(draft, table.idleRounds >= IDLE_ROUNDS, 'stalemate')
  return table.end === null ? beginTurn(draft, next, round + 1) : finishGame(draft, table.end)
}

function finishGame(draft: Draft, reason: EndReason): State {
  const { table, facts } = draft
  const scores = finalScores(table)
  const winners = winnersOf(scores, better)
  facts.push(...scores.map((score, seat): Fact => ({ to: 'table', kind: 'scored', seat, ...score })))
  facts.push({ to: 'table', kind: 'over', winners, reason })
  return enter(draft, { phase: 'over', end: reason, scores, winners })
}

/** Turns begun so far, including this one. 0 before the first. */
export function turnNumber({ seats, first, turn }: Common): number {
  return (turn.round - 1) * seats + ((turn.seat - first + seats) % seats) + 1
}
