/** How far a game has been played. */
import { roundOf, turnsInRound } from '../../engine/game.js'
import type { FinishedTable, PlayingTable } from './table.js'

type Played = Pick<FinishedTable | PlayingTable, 'game' | 'state' | 'players'>

/** The part of its usual length from which a game counts, however it ends. */
const LEAST_PART = 1 / 3

/** Rounds that have ended, and the part of the present one that has. A turn that the table broke off has not ended. */
export function roundsEnded({ game, state, players }: Played): number {
  const turn = game.turn(state)
  const isOver = game.toMove(state).kind === 'over'
  const turns = isOver ? turn.number : Math.max(0, turn.number - 1)
  // Whoever is out of the game has no turns, so it may have fewer turns than there are in so many rounds.
  return Math.max(turns / turnsInRound(turn, players.length), roundOf(turn, players.length) - (isOver ? 0 : 1))
}

/** Whether less than a third of the game's usual length has been played. */
export function isYoung(table: Played): boolean {
  return roundsEnded(table) < table.game.usualRounds(table.players.length) * LEAST_PART
}
