/** How a game came to its result, by one replay of its log. */
import type { Actor } from '../../engine/game.js'
import type { Game, GameState } from '../../games/game.js'
import type { PointsByTurn } from '../../games/illustration.js'
import { actorOf, counting, type LogEntry } from '../model/log.js'
import type { FinishedTable } from '../model/table.js'
import { isSameState } from './replay.js'

/** An action of a seat or of chance. */
export type Played = readonly [by: Actor, action: string]

/** The state that `played` leads to from `start`, and everybody's points along the way. Throws if an action does not fit. */
export function playedThrough(
  game: Game,
  start: GameState,
  log: readonly Played[],
): { readonly last: GameState; readonly points: PointsByTurn } {
  const points: (readonly number[])[] = []
  let last = start
  for (const [by, action] of log) {
    const next = game.replay(last, by, action).state
    if (game.turn(next).number > game.turn(last).number) points.push(game.points(next))
    last = next
  }
  return { last, points: [...points, game.points(last)] }
}

/**
 * Everybody's points after each turn of a finished table, from its whole log. Empty if the log no longer leads to the table's
 * state.
 */
export function pointsByTurn(table: FinishedTable, log: readonly LogEntry[]): PointsByTurn {
  try {
    return replayed(table, log)
  } catch {
    // A game that began under other rules may have entries that no longer fit.
    return []
  }
}

function replayed({ game, players, options, state }: FinishedTable, log: readonly LogEntry[]): PointsByTurn {
  const start = game.setup(players.length, options)
  if (start === null) return []
  const played = counting(log).map((entry): Played => [actorOf(entry), entry.action])
  const { last, points } = playedThrough(game, start, played)
  return isSameState(game, last, state) ? points : []
}
