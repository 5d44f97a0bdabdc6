/** Replays logs, to find earlier states. A replay takes draws from the log and never draws. */
import { isDeepStrictEqual } from 'node:util'
import type { GameState, Ruleset } from '../../games/game.js'
import { actorOf, counting, type GameEntry, type LogEntry } from '../model/log.js'
import type { PlayingTable } from '../model/table.js'

/** The state that the game's entries lead to from `state`. Throws if one of them does not fit. */
export function replay(game: Ruleset, state: GameState, entries: readonly GameEntry[]): GameState {
  return entries.reduce((before, entry) => game.replay(before, actorOf(entry), entry.action).state, state)
}

/** Whether two states would be stored identically. */
export function isSameState(game: Ruleset, one: GameState, other: GameState): boolean {
  return isDeepStrictEqual(JSON.parse(game.save(one)), JSON.parse(game.save(other)))
}

/**
 * The state of a table right after entry `to`, from its whole log. Null if the log no longer leads to the table's state. Nothing
 * can be undone then, because the earlier states would be another game's.
 */
export function stateAt(table: PlayingTable, log: readonly LogEntry[], to: number): GameState | null {
  const { game, players, options, state } = table
  const entries = counting(log)
  const dealt = game.setup(players.length, options)
  if (dealt === null) return null
  const reached = replay(
    game,
    dealt,
    entries.filter((entry) => entry.position <= to),
  )
  const last = replay(
    game,
    reached,
    entries.filter((entry) => entry.position > to),
  )
  return isSameState(game, last, state) ? reached : null
}
