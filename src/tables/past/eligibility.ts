/** How far a game was played, which decides whether it counts and is rated. */
import { type Seat, turnsInRound } from '../../engine/game.js'
import { type ActionEntry, type Cause, counting, type LogEntry } from '../model/log.js'
import type { User } from '../model/people.js'
import type { FinishedTable } from '../model/table.js'

/** The part of its usual length that a game must reach before it can be won by resignation. */
const LEAST_PART = 1 / 3

/** What the table did as the player wished, or as nobody could have done otherwise. */
const OWN_CAUSES: ReadonlySet<Cause> = new Set(['player', 'order', 'only-end'])

/** Turns that have ended. A turn that the table broke off has not. */
function turnsPlayed({ game, state }: FinishedTable): number {
  const { number } = game.turn(state)
  return game.toMove(state).kind === 'over' ? number : Math.max(0, number - 1)
}

function turnsARound({ game, state, players }: FinishedTable): number {
  return turnsInRound(game.turn(state), players.length)
}

/** Whether all but one resigned before a third of the game's usual length. */
export function isCutShort(table: FinishedTable): boolean {
  const { game, players, state } = table
  if (game.toMove(state).kind === 'over') return false
  return turnsPlayed(table) < game.usualRounds(players.length) * turnsARound(table) * LEAST_PART
}

/**
 * Whether a user completed a round at a seat by their own decisions: they decided something in it, and the table decided nothing
 * for the seat. `log` is the whole log. If the game ended by its rules, the last round is complete with any number of turns.
 */
export function hasPlayedRound(table: FinishedTable, log: readonly LogEntry[], seat: Seat, user: User): boolean {
  const { game, state } = table
  const length = turnsARound(table)
  const complete = turnsPlayed(table) / length
  const last = game.toMove(state).kind === 'over' ? Math.ceil(complete) : Math.floor(complete)
  const rounds = new Map<number, ActionEntry[]>()
  for (const entry of counting(log)) {
    const round = Math.ceil(entry.turn / length)
    if (entry.kind !== 'action' || entry.seat !== seat || round < 1 || round > last) continue
    rounds.set(round, [...(rounds.get(round) ?? []), entry])
  }
  return [...rounds.values()].some((entries) => areOwn(entries, user))
}

function areOwn(entries: readonly ActionEntry[], { id }: User): boolean {
  const isOwn = ({ userId, cause }: ActionEntry) => userId === id && OWN_CAUSES.has(cause)
  return entries.every(isOwn) && entries.some(({ cause }) => cause === 'player')
}
